// Written by `npm run texts` from the files of texts that there are.

import { accountProfileTexts } from '../account/account-profile/account-profile.es.ts';
import { allAccountsTexts } from '../account/accounts/all-accounts.es.ts';
import { switcherTexts } from '../account/accounts/switcher.es.ts';
import { arrangementTexts } from '../account/arrangements/arrangements.es.ts';
import { billExplainedTexts } from '../account/bill-explained/bill-explained.es.ts';
import { billTexts } from '../account/bills/bills.es.ts';
import { delinquentTexts } from '../account/delinquents/delinquents.es.ts';
import { depositTexts } from '../account/deposits/deposits.es.ts';
import { historyTexts } from '../account/history/history.es.ts';
import { levelizedBillingTexts } from '../account/levelized-billing/levelized-billing.es.ts';
import { operationRoundupTexts } from '../account/operation-roundup/operation-roundup.es.ts';
import { overviewTexts } from '../account/overview/overview.es.ts';
import { prepaidTexts } from '../account/prepaid/prepaid.es.ts';
import { unclaimedCreditTexts } from '../account/unclaimed-credits/unclaimed-credits.es.ts';
import { mailTexts } from '../communications/messages/mail.es.ts';
import { noticeTexts } from '../communications/notices/notices.es.ts';
import { notificationTexts } from '../communications/notifications/notifications.es.ts';
import { pushTexts } from '../communications/push/push.es.ts';
import { restorationTextTexts } from '../communications/restoration-texts/restoration-texts.es.ts';
import { greenButtonTexts } from '../energy/green-button/green-button.es.ts';
import { meterReadingTexts } from '../energy/meter-reading/meter-reading.es.ts';
import { usageTexts } from '../energy/usage/usage.es.ts';
import { usageRuleTexts } from '../energy/usage/usage-rules.es.ts';
import { whatIfTexts } from '../energy/what-if/what-if.es.ts';
import { accessTokenTexts } from '../identity/access-tokens/access-tokens.es.ts';
import { accountCodeTexts } from '../identity/account-code/account-code.es.ts';
import { connectedAppsTexts } from '../identity/connected-apps/connected-apps.es.ts';
import { delegateMailTexts } from '../identity/delegates/delegate-mail.es.ts';
import { delegateTexts } from '../identity/delegates/delegates.es.ts';
import { lastSeenTexts } from '../identity/last-seen/last-seen.es.ts';
import { stopChangeTexts } from '../identity/login-changes/stop-change.es.ts';
import { mfaTexts } from '../identity/mfa/mfa.es.ts';
import { secondStepTexts } from '../identity/mfa/second-step.es.ts';
import { myProfileTexts } from '../identity/my-profile/my-profile.es.ts';
import { myRecordTexts } from '../identity/my-record/my-record.es.ts';
import { passkeyRuleTexts } from '../identity/passkeys/passkey-rules.es.ts';
import { passkeysTexts } from '../identity/passkeys/passkeys.es.ts';
import { recoveryTexts } from '../identity/recovery/recovery.es.ts';
import { registrationTexts } from '../identity/registration/registration.es.ts';
import { sessionTexts } from '../identity/sign-in/session.es.ts';
import { signInTexts } from '../identity/sign-in/sign-in.es.ts';
import { waysInTexts } from '../identity/sign-in/ways-in.es.ts';
import { announcingTexts } from '../office/announcing/announcing.es.ts';
import { asMemberTexts } from '../office/as-member/as-member.es.ts';
import { officeWordsTexts } from '../office/audit/office-words.es.ts';
import { bankFilesTexts } from '../office/bank-files/bank-files.es.ts';
import { chargesTexts } from '../office/charges/charges.es.ts';
import { connectedTexts } from '../office/connected/connected.es.ts';
import { thirdPartyTexts } from '../office/connected/third-parties.es.ts';
import { disputesTexts } from '../office/disputes/disputes.es.ts';
import { explainingTexts } from '../office/explaining/explaining.es.ts';
import { officeFrameTexts } from '../office/frame/office-frame.es.ts';
import { dataTexts } from '../office/importing/data.es.ts';
import { rehearsingTexts } from '../office/importing/rehearsing/rehearsing.es.ts';
import { loginsTexts } from '../office/logins/logins.es.ts';
import { memberMarksTexts } from '../office/member-marks/member-marks.es.ts';
import { findingTexts } from '../office/members/finding/finding.es.ts';
import { membersTexts } from '../office/members/members.es.ts';
import { officeMessagesTexts } from '../office/messages/messages.es.ts';
import { nightsTexts } from '../office/nights/nights.es.ts';
import { openingTexts } from '../office/opening/opening.es.ts';
import { boardTexts } from '../office/outages/board.es.ts';
import { callerOutagesTexts } from '../office/outages/caller-outages.es.ts';
import { deskMapTexts } from '../office/outages/desk-map.es.ts';
import { outageDeskTexts } from '../office/outages/outage-desk.es.ts';
import { outagesTexts } from '../office/outages/outages.es.ts';
import { portalWordsTexts } from '../office/outages/portal-words.es.ts';
import { paymentLinksTexts } from '../office/payments/links/payment-links.es.ts';
import { officePaymentsTexts } from '../office/payments/office-payments.es.ts';
import { pledgesTexts } from '../office/payments/pledges/pledges.es.ts';
import { rateDifferencesTexts } from '../office/payments/rate-differences/rate-differences.es.ts';
import { queuesTexts } from '../office/queues/queues.es.ts';
import { officeRefundsTexts } from '../office/refunds/office-refunds.es.ts';
import { settlementsTexts } from '../office/settlements/settlements.es.ts';
import { staffTexts } from '../office/staff/staff.es.ts';
import { staffPagesTexts } from '../office/staff/staff-pages.es.ts';
import { systemTexts } from '../office/system/system.es.ts';
import { todayTexts } from '../office/watches/today.es.ts';
import { watchTexts } from '../office/watches/watches.es.ts';
import { paperTexts } from '../paper/paper.es.ts';
import { payMultipleTexts } from '../paying/pay-multiple/pay-multiple.es.ts';
import { paymentHelpTexts } from '../paying/payment-help/payment-help.es.ts';
import { paymentHelpMailTexts } from '../paying/payment-help/payment-help-mail.es.ts';
import { paymentLinkTexts } from '../paying/payment-link/payment-link.es.ts';
import { paymentProfileTexts } from '../paying/payment-profile/payment-profile.es.ts';
import { paymentResultTexts } from '../paying/payment-results/payment-results.es.ts';
import { paymentTexts } from '../paying/payments/payments.es.ts';
import { quickPayTexts } from '../paying/quick-pay/quick-pay.es.ts';
import { refundTexts } from '../paying/refunds/refunds.es.ts';
import { achTexts } from '../planned/ach/ach.es.ts';
import { autoPayTexts } from '../planned/auto-pay/auto-pay.es.ts';
import { draftPaymentTexts } from '../planned/draft-payments/draft-payments.es.ts';
import { duePaymentTexts } from '../planned/due-payments/due-payments.es.ts';
import { plannedPaymentTexts } from '../planned/planned-payments/planned-payments.es.ts';
import { scheduledPaymentTexts } from '../planned/scheduled-payments/scheduled-payments.es.ts';
import { applicationForServiceTexts } from '../service/application-for-service/application-for-service.es.ts';
import { letterReturnTexts } from '../service/letter-return/letter-return.es.ts';
import { outagePageTexts } from '../service/outage/outage-page.es.ts';
import { outageRuleTexts } from '../service/outage/outage-rules.es.ts';
import { outageMapTexts } from '../service/outage-map/outage-map.es.ts';
import { reliabilityTexts } from '../service/reliability/reliability.es.ts';
import { serviceRequestTexts } from '../service/service-requests/service-requests.es.ts';
import { webChatTexts } from '../service/web-chat/web-chat.es.ts';
import { documentTexts } from '../website/frame/document.es.ts';
import { frameTexts } from '../website/frame/frame.es.ts';
import { offlineTexts } from '../website/frame/offline.es.ts';
import { shellTexts } from '../website/frame/shell.es.ts';
import { homeTexts } from '../website/home/home.es.ts';
import { hostingTexts } from '../website/hosting/hosting.es.ts';
import { maintenanceTexts } from '../website/maintenance/maintenance.es.ts';
import { memberInfoDocTexts } from '../website/member-info-docs/member-info-docs.es.ts';
import { menuTexts } from '../website/menus/menu.es.ts';
import { menuPanelTexts } from '../website/menus/menu-panel.es.ts';
import { screenTexts } from '../website/screens/screens.es.ts';
import { siteWordTexts } from '../website/site/site-words.es.ts';
import { studioTexts } from '../website/studio/studio.es.ts';
import { errorTexts } from './errors.es.ts';
import { refusalTexts } from './refusals.es.ts';
import type { Language } from './text.ts';
import { uiTexts } from './ui.es.ts';

/** The Spanish catalogue: the texts of every capability. */
export const es = {
  ...accessTokenTexts,
  ...accountCodeTexts,
  ...accountProfileTexts,
  ...achTexts,
  ...allAccountsTexts,
  ...announcingTexts,
  ...applicationForServiceTexts,
  ...arrangementTexts,
  ...asMemberTexts,
  ...autoPayTexts,
  ...bankFilesTexts,
  ...billExplainedTexts,
  ...billTexts,
  ...boardTexts,
  ...callerOutagesTexts,
  ...chargesTexts,
  ...connectedTexts,
  ...connectedAppsTexts,
  ...dataTexts,
  ...delegateMailTexts,
  ...delegateTexts,
  ...delinquentTexts,
  ...depositTexts,
  ...deskMapTexts,
  ...disputesTexts,
  ...documentTexts,
  ...draftPaymentTexts,
  ...duePaymentTexts,
  ...errorTexts,
  ...explainingTexts,
  ...findingTexts,
  ...frameTexts,
  ...greenButtonTexts,
  ...historyTexts,
  ...homeTexts,
  ...hostingTexts,
  ...lastSeenTexts,
  ...letterReturnTexts,
  ...levelizedBillingTexts,
  ...loginsTexts,
  ...mailTexts,
  ...maintenanceTexts,
  ...memberInfoDocTexts,
  ...memberMarksTexts,
  ...membersTexts,
  ...menuTexts,
  ...menuPanelTexts,
  ...officeMessagesTexts,
  ...meterReadingTexts,
  ...mfaTexts,
  ...myProfileTexts,
  ...myRecordTexts,
  ...nightsTexts,
  ...noticeTexts,
  ...notificationTexts,
  ...officeFrameTexts,
  ...officePaymentsTexts,
  ...officeRefundsTexts,
  ...officeWordsTexts,
  ...offlineTexts,
  ...openingTexts,
  ...operationRoundupTexts,
  ...outageDeskTexts,
  ...outageMapTexts,
  ...outagePageTexts,
  ...outageRuleTexts,
  ...outagesTexts,
  ...overviewTexts,
  ...paperTexts,
  ...passkeyRuleTexts,
  ...passkeysTexts,
  ...payMultipleTexts,
  ...paymentHelpTexts,
  ...paymentHelpMailTexts,
  ...paymentLinkTexts,
  ...paymentLinksTexts,
  ...paymentProfileTexts,
  ...paymentResultTexts,
  ...paymentTexts,
  ...plannedPaymentTexts,
  ...pledgesTexts,
  ...portalWordsTexts,
  ...prepaidTexts,
  ...pushTexts,
  ...queuesTexts,
  ...quickPayTexts,
  ...rateDifferencesTexts,
  ...recoveryTexts,
  ...refundTexts,
  ...refusalTexts,
  ...registrationTexts,
  ...rehearsingTexts,
  ...reliabilityTexts,
  ...restorationTextTexts,
  ...scheduledPaymentTexts,
  ...screenTexts,
  ...secondStepTexts,
  ...serviceRequestTexts,
  ...sessionTexts,
  ...settlementsTexts,
  ...shellTexts,
  ...signInTexts,
  ...siteWordTexts,
  ...staffTexts,
  ...staffPagesTexts,
  ...stopChangeTexts,
  ...studioTexts,
  ...switcherTexts,
  ...systemTexts,
  ...thirdPartyTexts,
  ...todayTexts,
  ...uiTexts,
  ...unclaimedCreditTexts,
  ...usageTexts,
  ...usageRuleTexts,
  ...watchTexts,
  ...waysInTexts,
  ...webChatTexts,
  ...whatIfTexts,
} satisfies Language;
