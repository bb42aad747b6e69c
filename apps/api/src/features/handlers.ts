import type { HomeFigures } from '@rochdale/domain/energy/what-if/home-figures';
import type { FastifyBaseLogger } from 'fastify';
import type { Reads } from '../platform/database/read-replica.ts';
import type { Doors } from '../platform/doors/doors.ts';
import type { Handlers } from '../platform/http/caller.ts';
import type { KeptSettings } from '../platform/run-time-settings/kept-settings.ts';
import { accountNamesHandlers } from './account/account-names/account-names-handlers.ts';
import { accountProfileHandlers } from './account/account-profile/account-profile-handlers.ts';
import { accountsHandlers } from './account/accounts/accounts-handlers.ts';
import { arrangementsHandlers } from './account/arrangements/arrangements-handlers.ts';
import type { BillingLink, FreshBalances } from './account/billing-link/public.ts';
import { billExplainedHandlers } from './account/bills/bill-explained/bill-explained-handlers.ts';
import { billsHandlers } from './account/bills/bills-handlers.ts';
import { delinquentsHandlers } from './account/delinquents/delinquents-handlers.ts';
import { depositsHandlers } from './account/deposits/deposits-handlers.ts';
import { formerAccountsHandlers } from './account/former-accounts/former-accounts-handlers.ts';
import { historyHandlers } from './account/history/history-handlers.ts';
import { levelizedBillingHandlers } from './account/levelized-billing/levelized-billing-handlers.ts';
import { operationRoundupHandlers } from './account/operation-roundup/operation-roundup-handlers.ts';
import { overviewHandlers } from './account/overview/overview-handlers.ts';
import { prepaidHandlers } from './account/prepaid/prepaid-handlers.ts';
import { unclaimedCreditsHandlers } from './account/unclaimed-credits/unclaimed-credits-handlers.ts';
import { noticesHandlers } from './communications/notices/notices-handlers.ts';
import { contactsHandlers } from './communications/notifications/contacts-handlers.ts';
import { notificationHandlers } from './communications/notifications/notifications-handlers.ts';
import type { PushPlaces } from './communications/push/public.ts';
import { pushHandlers } from './communications/push/push-handlers.ts';
import { restorationTextHandlers } from './communications/restoration-texts/restoration-texts-handlers.ts';
import { dataHandlers } from './energy/espi/data-handlers.ts';
import { greenButtonHandlers } from './energy/green-button/green-button-handlers.ts';
import { meterPortalHandlers } from './energy/meter-portal/meter-portal-handlers.ts';
import { meterReadingHandlers } from './energy/meter-reading/meter-reading-handlers.ts';
import type { Schedules } from './energy/rates/public.ts';
import { directUsageHandlers } from './energy/usage/direct-usage-handlers.ts';
import { usageHandlers } from './energy/usage/usage-handlers.ts';
import { whatIfHandlers } from './energy/what-if/what-if-handlers.ts';
import { accessTokensHandlers } from './identity/access-tokens/access-tokens-handlers.ts';
import { accountCodeHandlers } from './identity/account-code/account-code-handlers.ts';
import { connectedAppsHandlers } from './identity/connected-apps/connected-apps-handlers.ts';
import { delegatesHandlers } from './identity/delegates/delegates-handlers.ts';
import { grantsHandlers } from './identity/grants/grants-handlers.ts';
import { handOversHandlers } from './identity/hand-overs/hand-overs-handlers.ts';
import { languageHandlers } from './identity/language/language-handlers.ts';
import { loginChangesHandlers } from './identity/login-changes/login-changes-handlers.ts';
import { mfaHandlers } from './identity/mfa/mfa-handlers.ts';
import { myProfileHandlers } from './identity/my-profile/my-profile-handlers.ts';
import { myRecordHandlers } from './identity/my-record/my-record-handlers.ts';
import { outsideTieHandlers } from './identity/outside-sign-in/outside-tie-handlers.ts';
import { memberPasskeysHandlers } from './identity/passkeys/member-passkeys-handlers.ts';
import { recoveryHandlers } from './identity/recovery/recovery-handlers.ts';
import { registrationHandlers } from './identity/registration/registration-handlers.ts';
import { sessionsHandlers } from './identity/sessions/sessions-handlers.ts';
import { handOverEntryHandlers } from './identity/sign-in/entering/hand-over-entry-handlers.ts';
import { outsideEntryHandlers } from './identity/sign-in/entering/outside-entry-handlers.ts';
import { passkeySignInHandlers } from './identity/sign-in/passkey-sign-in-handlers.ts';
import type { IdentityServices } from './identity/sign-in/public.ts';
import { safeRecoveryHandlers } from './identity/sign-in/safe-recovery-handlers.ts';
import { signInHandlers } from './identity/sign-in/sign-in-handlers.ts';
import { asMemberViewHandlers } from './office/as-member/public.ts';
import { connectedSystemsHandlers } from './office/connected/keys/connected-systems-handlers.ts';
import { memberPayHandlers } from './paying/member-pay/member-pay-handlers.ts';
import { payMultipleHandlers } from './paying/pay-multiple/pay-multiple-handlers.ts';
import { paymentHelpHandlers } from './paying/payment-help/payment-help-handlers.ts';
import { paymentLinkHandlers } from './paying/payment-link/payment-link-handlers.ts';
import { paymentProfileHandlers } from './paying/payment-profile/payment-profile-handlers.ts';
import { hostedPaymentHandlers } from './paying/payments/hosted-payment-handlers.ts';
import type { PaymentServices } from './paying/payments/public.ts';
import { quickPayHandlers } from './paying/quick-pay/quick-pay-handlers.ts';
import { authorizationsHandlers } from './planned/authorizations/authorizations-handlers.ts';
import { autoPayHandlers } from './planned/auto-pay/auto-pay-handlers.ts';
import { draftPaymentsHandlers } from './planned/draft-payments/draft-payments-handlers.ts';
import { plannedPaymentsHandlers } from './planned/planned-payments/planned-payments-handlers.ts';
import { scheduledPaymentsHandlers } from './planned/scheduled-payments/scheduled-payments-handlers.ts';
import { topUpsHandlers } from './planned/top-ups/top-ups-handlers.ts';
import { applicationForServiceHandlers } from './service/application-for-service/application-for-service-handlers.ts';
import { letterReturnHandlers } from './service/letter-return/letter-return-handlers.ts';
import { outageHandlers } from './service/outage/outage-handlers.ts';
import { outagePublicHandlers } from './service/outage/outage-public-handlers.ts';
import type { OutageFallback, Territory } from './service/outage/public.ts';
import { reliabilityHandlers } from './service/reliability/reliability-handlers.ts';
import { serviceRequestsHandlers } from './service/service-requests/service-requests-handlers.ts';
import { maintenanceHandlers } from './website/maintenance/maintenance-handlers.ts';
import { memberInfoDocsHandlers } from './website/member-info-docs/member-info-docs-handlers.ts';
import type { MemberInfoDocs } from './website/member-info-docs/public.ts';

/** A handler for every row of the operations table. */
export function handlersOf(
  services: PaymentServices &
    IdentityServices & {
      outageFallback: OutageFallback;
      doors: Doors;
      freshBalances: FreshBalances;
      runTime: KeptSettings;
      memberInfoDocs: () => MemberInfoDocs;
      schedules: Schedules;
      territory: Territory;
      billingLink: BillingLink;
      homeFigures: HomeFigures | undefined;
      meterPortalSecret: string | undefined;
      smsInboundSecret: string | undefined;
      coopFolder: string;
      isDemo: boolean;
      pushPlaces: PushPlaces;
      reads: Reads;
    },
  log: FastifyBaseLogger,
): Handlers {
  return {
    ...accountCodeHandlers(services),
    ...accountProfileHandlers(services),
    ...accountNamesHandlers(services),
    ...accountsHandlers(services),
    ...asMemberViewHandlers(services),
    ...authorizationsHandlers(services),
    ...autoPayHandlers(services),
    ...billExplainedHandlers(services),
    ...billsHandlers(services),
    ...applicationForServiceHandlers(services),
    ...arrangementsHandlers(services),
    ...delinquentsHandlers(services),
    ...connectedSystemsHandlers(services),
    ...depositsHandlers(services),
    ...draftPaymentsHandlers(services),
    ...greenButtonHandlers(services),
    ...formerAccountsHandlers(services),
    ...historyHandlers(services),
    ...hostedPaymentHandlers(services, log),
    ...languageHandlers(services),
    ...levelizedBillingHandlers(services),
    ...maintenanceHandlers(services),
    ...memberInfoDocsHandlers(services),
    ...letterReturnHandlers(services),
    ...memberPayHandlers(services),
    ...noticesHandlers(services),
    ...contactsHandlers(services),
    ...notificationHandlers(services),
    ...pushHandlers(services),
    ...restorationTextHandlers(services),
    ...outageHandlers(services),
    ...outagePublicHandlers(services),
    ...reliabilityHandlers(services),
    ...operationRoundupHandlers(services),
    ...overviewHandlers(services),
    ...payMultipleHandlers(services),
    ...paymentProfileHandlers(services),
    ...plannedPaymentsHandlers(services),
    ...prepaidHandlers(services),
    ...topUpsHandlers(services),
    ...paymentHelpHandlers(services),
    ...paymentLinkHandlers(services),
    ...quickPayHandlers(services),
    ...meterPortalHandlers(services),
    ...meterReadingHandlers(services),
    ...mfaHandlers(services),
    ...memberPasskeysHandlers(services),
    ...safeRecoveryHandlers(services),
    ...passkeySignInHandlers(services),
    ...myProfileHandlers(services),
    ...myRecordHandlers(services),
    ...accessTokensHandlers(services),
    ...sessionsHandlers(services),
    ...outsideTieHandlers(services),
    ...outsideEntryHandlers(services),
    ...handOversHandlers(services),
    ...handOverEntryHandlers(services),
    ...dataHandlers(services),
    ...connectedAppsHandlers(services),
    ...delegatesHandlers(services),
    ...grantsHandlers(services),
    ...loginChangesHandlers(services),
    ...recoveryHandlers(services),
    ...registrationHandlers(services),
    ...scheduledPaymentsHandlers(services),
    ...serviceRequestsHandlers(services),
    ...signInHandlers(services),
    ...unclaimedCreditsHandlers(services),
    ...directUsageHandlers(services),
    ...usageHandlers(services),
    ...whatIfHandlers(services),
  };
}
