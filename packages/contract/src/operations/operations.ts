import type { OperationInput, OperationResponse } from '../operation.ts';
import { accountCodeOperations } from './account-code.ts';
import { accountProfileOperations } from './account-profile.ts';
import { accountsOperations } from './accounts.ts';
import { applicationForServiceOperations } from './application-for-service.ts';
import { arrangementsOperations } from './arrangements.ts';
import { authorizationsOperations } from './authorizations.ts';
import { autoPayOperations } from './auto-pay.ts';
import { billsOperations } from './bills.ts';
import { delinquentsOperations } from './delinquents.ts';
import { depositsOperations } from './deposits.ts';
import { directUsageOperations } from './direct-usage.ts';
import { draftPaymentsOperations } from './draft-payments.ts';
import { greenButtonOperations } from './green-button.ts';
import { historyOperations } from './history.ts';
import { hostedPaymentOperations } from './hosted-payment.ts';
import { languageOperations } from './language.ts';
import { letterReturnOperations } from './letter-return.ts';
import { levelizedBillingOperations } from './levelized-billing.ts';
import { maintenanceOperations } from './maintenance.ts';
import { memberInfoDocsOperations } from './member-info-docs.ts';
import { memberPayOperations } from './member-pay.ts';
import { meterPortalOperations } from './meter-portal.ts';
import { meterReadingOperations } from './meter-reading.ts';
import { mfaOperations } from './mfa.ts';
import { myProfileOperations } from './my-profile.ts';
import { noticesOperations } from './notices.ts';
import { notificationOperations } from './notifications.ts';
import { operationRoundupOperations } from './operation-roundup.ts';
import { outageOperations } from './outage.ts';
import { outagePublicOperations } from './outage-public.ts';
import { overviewOperations } from './overview.ts';
import { payMultipleOperations } from './pay-multiple.ts';
import { paymentProfileOperations } from './payment-profile.ts';
import { quickPayOperations } from './quick-pay.ts';
import { recoveryOperations } from './recovery.ts';
import { registrationOperations } from './registration.ts';
import { scheduledPaymentsOperations } from './scheduled-payments.ts';
import { serviceRequestsOperations } from './service-requests.ts';
import { signInOperations } from './sign-in.ts';
import { unclaimedCreditOperations } from './unclaimed-credits.ts';
import { usageOperations } from './usage.ts';

/** Every call the product answers. The API mounts these rows, the browser's types and OpenAPI follow from them. */
export const operations = {
  ...accountCodeOperations,
  ...accountProfileOperations,
  ...accountsOperations,
  ...authorizationsOperations,
  ...autoPayOperations,
  ...billsOperations,
  ...applicationForServiceOperations,
  ...arrangementsOperations,
  ...delinquentsOperations,
  ...depositsOperations,
  ...draftPaymentsOperations,
  ...directUsageOperations,
  ...greenButtonOperations,
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
  ...noticesOperations,
  ...notificationOperations,
  ...outageOperations,
  ...outagePublicOperations,
  ...operationRoundupOperations,
  ...overviewOperations,
  ...myProfileOperations,
  ...payMultipleOperations,
  ...paymentProfileOperations,
  ...quickPayOperations,
  ...recoveryOperations,
  ...registrationOperations,
  ...scheduledPaymentsOperations,
  ...serviceRequestsOperations,
  ...signInOperations,
  ...unclaimedCreditOperations,
  ...usageOperations,
} as const;

export type Operations = typeof operations;
export type OperationName = keyof Operations;
/** Whether a text is the name of an operation. */
export const isOperationName = (text: string): text is OperationName => Object.hasOwn(operations, text);
/** `POST /v3/login`: how a call names its row's address; checked against the row by the compiler. */
export type RouteOf<N extends OperationName> = `${Operations[N]['method']} ${Operations[N]['path']}`;
export type InputOf<N extends OperationName> = OperationInput<Operations[N]>;
export type ResponseOf<N extends OperationName> = OperationResponse<Operations[N]>;
