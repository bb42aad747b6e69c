import type { FastifyBaseLogger } from 'fastify';
import type { Reads } from '../platform/database/read-replica.ts';
import type { Doors } from '../platform/doors/doors.ts';
import type { Handlers } from '../platform/http/caller.ts';
import type { KeptSettings } from '../platform/run-time-settings/kept-settings.ts';
import { accountCodeHandlers } from './account-code/account-code-handlers.ts';
import { accountProfileHandlers } from './account-profile/account-profile-handlers.ts';
import { accountsHandlers } from './accounts/accounts-handlers.ts';
import { applicationForServiceHandlers } from './application-for-service/application-for-service-handlers.ts';
import { arrangementsHandlers } from './arrangements/arrangements-handlers.ts';
import { authorizationsHandlers } from './authorizations/authorizations-handlers.ts';
import { autoPayHandlers } from './auto-pay/auto-pay-handlers.ts';
import { billsHandlers } from './bills/bills-handlers.ts';
import { delinquentsHandlers } from './delinquents/delinquents-handlers.ts';
import { depositsHandlers } from './deposits/deposits-handlers.ts';
import { draftPaymentsHandlers } from './draft-payments/draft-payments-handlers.ts';
import { greenButtonHandlers } from './green-button/green-button-handlers.ts';
import { historyHandlers } from './history/history-handlers.ts';
import { languageHandlers } from './language/language-handlers.ts';
import { letterReturnHandlers } from './letter-return/letter-return-handlers.ts';
import { levelizedBillingHandlers } from './levelized-billing/levelized-billing-handlers.ts';
import { maintenanceHandlers } from './maintenance/maintenance-handlers.ts';
import { memberInfoDocsHandlers } from './member-info-docs/member-info-docs-handlers.ts';
import type { MemberInfoDocs } from './member-info-docs/public.ts';
import { memberPayHandlers } from './member-pay/member-pay-handlers.ts';
import { meterPortalHandlers } from './meter-portal/meter-portal-handlers.ts';
import { meterReadingHandlers } from './meter-reading/meter-reading-handlers.ts';
import { mfaHandlers } from './mfa/mfa-handlers.ts';
import { myProfileHandlers } from './my-profile/my-profile-handlers.ts';
import { noticesHandlers } from './notices/notices-handlers.ts';
import { contactsHandlers } from './notifications/contacts-handlers.ts';
import { notificationHandlers } from './notifications/notifications-handlers.ts';
import { operationRoundupHandlers } from './operation-roundup/operation-roundup-handlers.ts';
import { outageHandlers } from './outage/outage-handlers.ts';
import { outagePublicHandlers } from './outage/outage-public-handlers.ts';
import type { Storm } from './outage/public.ts';
import { overviewHandlers } from './overview/overview-handlers.ts';
import { payMultipleHandlers } from './pay-multiple/pay-multiple-handlers.ts';
import { paymentProfileHandlers } from './payment-profile/payment-profile-handlers.ts';
import { hostedPaymentHandlers } from './payments/hosted-payment-handlers.ts';
import type { PaymentServices } from './payments/public.ts';
import { quickPayHandlers } from './quick-pay/quick-pay-handlers.ts';
import { recoveryHandlers } from './recovery/recovery-handlers.ts';
import { registrationHandlers } from './registration/registration-handlers.ts';
import { scheduledPaymentsHandlers } from './scheduled-payments/scheduled-payments-handlers.ts';
import { serviceRequestsHandlers } from './service-requests/service-requests-handlers.ts';
import type { IdentityServices } from './sign-in/public.ts';
import { signInHandlers } from './sign-in/sign-in-handlers.ts';
import { unclaimedCreditsHandlers } from './unclaimed-credits/unclaimed-credits-handlers.ts';
import { directUsageHandlers } from './usage/direct-usage-handlers.ts';
import { usageHandlers } from './usage/usage-handlers.ts';

/** A handler for every row of the operations table. */
export function handlersOf(
  services: PaymentServices &
    IdentityServices & {
      storm: Storm;
      doors: Doors;
      runTime: KeptSettings;
      memberInfoDocs: MemberInfoDocs;
      meterPortalSecret: string | undefined;
      smsInboundSecret: string | undefined;
      coopFolder: string;
      isDemo: boolean;
      reads: Reads;
    },
  log: FastifyBaseLogger,
): Handlers {
  const { db, site } = services;
  return {
    ...accountCodeHandlers(services),
    ...accountProfileHandlers(services),
    ...accountsHandlers(db, site),
    ...authorizationsHandlers(services),
    ...autoPayHandlers(services),
    ...billsHandlers(services),
    ...applicationForServiceHandlers(services),
    ...arrangementsHandlers(services),
    ...delinquentsHandlers(services),
    ...depositsHandlers(services),
    ...draftPaymentsHandlers(services),
    ...greenButtonHandlers(services),
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
    ...outageHandlers(services),
    ...outagePublicHandlers(services),
    ...operationRoundupHandlers(services),
    ...overviewHandlers(services),
    ...payMultipleHandlers(services),
    ...paymentProfileHandlers(services),
    ...quickPayHandlers(services),
    ...meterPortalHandlers(services),
    ...meterReadingHandlers(services),
    ...mfaHandlers(services),
    ...myProfileHandlers(services),
    ...recoveryHandlers(services),
    ...registrationHandlers(services),
    ...scheduledPaymentsHandlers(services),
    ...serviceRequestsHandlers(services),
    ...signInHandlers(services),
    ...unclaimedCreditsHandlers(services),
    ...directUsageHandlers(services),
    ...usageHandlers(services),
  };
}
