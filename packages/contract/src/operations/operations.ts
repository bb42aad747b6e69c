import type { OperationInput, OperationResponse } from '../operation.ts';
import { accountNamesOperations } from './account/account-names.ts';
import { accountProfileOperations } from './account/account-profile.ts';
import { accountsOperations } from './account/accounts.ts';
import { arrangementsOperations } from './account/arrangements.ts';
import { billExplainedOperations } from './account/bill-explained.ts';
import { billsOperations } from './account/bills.ts';
import { delinquentsOperations } from './account/delinquents.ts';
import { depositsOperations } from './account/deposits.ts';
import { formerAccountsOperations } from './account/former-accounts.ts';
import { historyOperations } from './account/history.ts';
import { levelizedBillingOperations } from './account/levelized-billing.ts';
import { operationRoundupOperations } from './account/operation-roundup.ts';
import { overviewOperations } from './account/overview.ts';
import { prepaidOperations } from './account/prepaid.ts';
import { unclaimedCreditOperations } from './account/unclaimed-credits.ts';
import { noticesOperations } from './communications/notices.ts';
import { notificationOperations } from './communications/notifications.ts';
import { pushOperations } from './communications/push.ts';
import { restorationTextOperations } from './communications/restoration-texts.ts';
import { dataOperations } from './energy/data.ts';
import { directUsageOperations } from './energy/direct-usage.ts';
import { greenButtonOperations } from './energy/green-button.ts';
import { meterPortalOperations } from './energy/meter-portal.ts';
import { meterReadingOperations } from './energy/meter-reading.ts';
import { usageOperations } from './energy/usage.ts';
import { whatIfOperations } from './energy/what-if.ts';
import { accessTokensOperations } from './identity/access-tokens.ts';
import { accountCodeOperations } from './identity/account-code.ts';
import { asMemberOperations } from './identity/as-member.ts';
import { connectedAppsOperations } from './identity/connected-apps.ts';
import { delegatesOperations } from './identity/delegates.ts';
import { grantsOperations } from './identity/grants.ts';
import { handOversOperations } from './identity/hand-overs.ts';
import { languageOperations } from './identity/language.ts';
import { loginChangesOperations } from './identity/login-changes.ts';
import { mfaOperations } from './identity/mfa.ts';
import { myProfileOperations } from './identity/my-profile.ts';
import { myRecordOperations } from './identity/my-record.ts';
import { outsideSignInOperations } from './identity/outside-sign-in.ts';
import { passkeysOperations } from './identity/passkeys.ts';
import { recoveryOperations } from './identity/recovery.ts';
import { registrationOperations } from './identity/registration.ts';
import { sessionsOperations } from './identity/sessions.ts';
import { signInOperations } from './identity/sign-in.ts';
import { hostedPaymentOperations } from './paying/hosted-payment.ts';
import { memberPayOperations } from './paying/member-pay.ts';
import { payMultipleOperations } from './paying/pay-multiple.ts';
import { paymentHelpOperations } from './paying/payment-help.ts';
import { paymentLinkOperations } from './paying/payment-link.ts';
import { paymentProfileOperations } from './paying/payment-profile.ts';
import { quickPayOperations } from './paying/quick-pay.ts';
import { authorizationsOperations } from './planned/authorizations.ts';
import { autoPayOperations } from './planned/auto-pay.ts';
import { draftPaymentsOperations } from './planned/draft-payments.ts';
import { plannedPaymentsOperations } from './planned/planned-payments.ts';
import { scheduledPaymentsOperations } from './planned/scheduled-payments.ts';
import { topUpsOperations } from './planned/top-ups.ts';
import { applicationForServiceOperations } from './service/application-for-service.ts';
import { connectedSystemsOperations } from './service/connected-systems.ts';
import { letterReturnOperations } from './service/letter-return.ts';
import { outageOperations } from './service/outage.ts';
import { outagePublicOperations } from './service/outage-public.ts';
import { reliabilityOperations } from './service/reliability.ts';
import { serviceRequestsOperations } from './service/service-requests.ts';
import { maintenanceOperations } from './website/maintenance.ts';
import { memberInfoDocsOperations } from './website/member-info-docs.ts';

/** Every call the product answers. The API mounts these rows, the browser's types and OpenAPI follow from them. */
export const operations = {
  ...accountCodeOperations,
  ...accountNamesOperations,
  ...accountProfileOperations,
  ...accountsOperations,
  ...asMemberOperations,
  ...authorizationsOperations,
  ...autoPayOperations,
  ...billExplainedOperations,
  ...billsOperations,
  ...connectedSystemsOperations,
  ...applicationForServiceOperations,
  ...arrangementsOperations,
  ...delinquentsOperations,
  ...depositsOperations,
  ...draftPaymentsOperations,
  ...directUsageOperations,
  ...dataOperations,
  ...greenButtonOperations,
  ...formerAccountsOperations,
  ...historyOperations,
  ...hostedPaymentOperations,
  ...languageOperations,
  ...levelizedBillingOperations,
  ...maintenanceOperations,
  ...memberInfoDocsOperations,
  ...letterReturnOperations,
  ...memberPayOperations,
  ...meterPortalOperations,
  ...meterReadingOperations,
  ...mfaOperations,
  ...passkeysOperations,
  ...noticesOperations,
  ...notificationOperations,
  ...pushOperations,
  ...restorationTextOperations,
  ...outageOperations,
  ...outagePublicOperations,
  ...reliabilityOperations,
  ...operationRoundupOperations,
  ...overviewOperations,
  ...prepaidOperations,
  ...myProfileOperations,
  ...myRecordOperations,
  ...payMultipleOperations,
  ...paymentProfileOperations,
  ...plannedPaymentsOperations,
  ...paymentHelpOperations,
  ...paymentLinkOperations,
  ...quickPayOperations,
  ...accessTokensOperations,
  ...connectedAppsOperations,
  ...outsideSignInOperations,
  ...handOversOperations,
  ...delegatesOperations,
  ...grantsOperations,
  ...loginChangesOperations,
  ...recoveryOperations,
  ...registrationOperations,
  ...scheduledPaymentsOperations,
  ...topUpsOperations,
  ...serviceRequestsOperations,
  ...sessionsOperations,
  ...signInOperations,
  ...unclaimedCreditOperations,
  ...usageOperations,
  ...whatIfOperations,
} as const;

export type Operations = typeof operations;
export type OperationName = keyof Operations;
/** Whether a text is the name of an operation. */
export const isOperationName = (text: string): text is OperationName => Object.hasOwn(operations, text);
/** `POST /v3/login`: how a call names its row's address; checked against the row by the compiler. */
export type RouteOf<N extends OperationName> = `${Operations[N]['method']} ${Operations[N]['path']}`;
export type InputOf<N extends OperationName> = OperationInput<Operations[N]>;
/** The kinds of event that an operation may write into the audit; that it names one is checked by the compiler. */
export type AuditKindOf<N extends OperationName> = Operations[N]['audit'][number];
export type ResponseOf<N extends OperationName> = OperationResponse<Operations[N]>;
