// Written by `npm run texts` from the files of texts that there are.

import { accountProfileTexts } from '../account/account-profile/account-profile.en.ts';
import { allAccountsTexts } from '../account/accounts/all-accounts.en.ts';
import { switcherTexts } from '../account/accounts/switcher.en.ts';
import { arrangementTexts } from '../account/arrangements/arrangements.en.ts';
import { billExplainedTexts } from '../account/bill-explained/bill-explained.en.ts';
import { billTexts } from '../account/bills/bills.en.ts';
import { delinquentTexts } from '../account/delinquents/delinquents.en.ts';
import { depositTexts } from '../account/deposits/deposits.en.ts';
import { historyTexts } from '../account/history/history.en.ts';
import { levelizedBillingTexts } from '../account/levelized-billing/levelized-billing.en.ts';
import { operationRoundupTexts } from '../account/operation-roundup/operation-roundup.en.ts';
import { overviewTexts } from '../account/overview/overview.en.ts';
import { prepaidTexts } from '../account/prepaid/prepaid.en.ts';
import { unclaimedCreditTexts } from '../account/unclaimed-credits/unclaimed-credits.en.ts';
import { mailTexts } from '../communications/messages/mail.en.ts';
import { noticeTexts } from '../communications/notices/notices.en.ts';
import { notificationTexts } from '../communications/notifications/notifications.en.ts';
import { pushTexts } from '../communications/push/push.en.ts';
import { restorationTextTexts } from '../communications/restoration-texts/restoration-texts.en.ts';
import { greenButtonTexts } from '../energy/green-button/green-button.en.ts';
import { meterReadingTexts } from '../energy/meter-reading/meter-reading.en.ts';
import { usageTexts } from '../energy/usage/usage.en.ts';
import { usageRuleTexts } from '../energy/usage/usage-rules.en.ts';
import { whatIfTexts } from '../energy/what-if/what-if.en.ts';
import { accessTokenTexts } from '../identity/access-tokens/access-tokens.en.ts';
import { accountCodeTexts } from '../identity/account-code/account-code.en.ts';
import { connectedAppsTexts } from '../identity/connected-apps/connected-apps.en.ts';
import { delegateMailTexts } from '../identity/delegates/delegate-mail.en.ts';
import { delegateTexts } from '../identity/delegates/delegates.en.ts';
import { lastSeenTexts } from '../identity/last-seen/last-seen.en.ts';
import { stopChangeTexts } from '../identity/login-changes/stop-change.en.ts';
import { mfaTexts } from '../identity/mfa/mfa.en.ts';
import { secondStepTexts } from '../identity/mfa/second-step.en.ts';
import { myProfileTexts } from '../identity/my-profile/my-profile.en.ts';
import { myRecordTexts } from '../identity/my-record/my-record.en.ts';
import { passkeyRuleTexts } from '../identity/passkeys/passkey-rules.en.ts';
import { passkeysTexts } from '../identity/passkeys/passkeys.en.ts';
import { recoveryTexts } from '../identity/recovery/recovery.en.ts';
import { registrationTexts } from '../identity/registration/registration.en.ts';
import { sessionTexts } from '../identity/sign-in/session.en.ts';
import { signInTexts } from '../identity/sign-in/sign-in.en.ts';
import { waysInTexts } from '../identity/sign-in/ways-in.en.ts';
import { announcingTexts } from '../office/announcing/announcing.en.ts';
import { asMemberTexts } from '../office/as-member/as-member.en.ts';
import { officeWordsTexts } from '../office/audit/office-words.en.ts';
import { bankFilesTexts } from '../office/bank-files/bank-files.en.ts';
import { chargesTexts } from '../office/charges/charges.en.ts';
import { connectedTexts } from '../office/connected/connected.en.ts';
import { thirdPartyTexts } from '../office/connected/third-parties.en.ts';
import { disputesTexts } from '../office/disputes/disputes.en.ts';
import { explainingTexts } from '../office/explaining/explaining.en.ts';
import { officeFrameTexts } from '../office/frame/office-frame.en.ts';
import { dataTexts } from '../office/importing/data.en.ts';
import { rehearsingTexts } from '../office/importing/rehearsing/rehearsing.en.ts';
import { loginsTexts } from '../office/logins/logins.en.ts';
import { memberMarksTexts } from '../office/member-marks/member-marks.en.ts';
import { findingTexts } from '../office/members/finding/finding.en.ts';
import { membersTexts } from '../office/members/members.en.ts';
import { officeMessagesTexts } from '../office/messages/messages.en.ts';
import { nightsTexts } from '../office/nights/nights.en.ts';
import { openingTexts } from '../office/opening/opening.en.ts';
import { boardTexts } from '../office/outages/board.en.ts';
import { callerOutagesTexts } from '../office/outages/caller-outages.en.ts';
import { deskMapTexts } from '../office/outages/desk-map.en.ts';
import { outageDeskTexts } from '../office/outages/outage-desk.en.ts';
import { outagesTexts } from '../office/outages/outages.en.ts';
import { portalWordsTexts } from '../office/outages/portal-words.en.ts';
import { paymentLinksTexts } from '../office/payments/links/payment-links.en.ts';
import { officePaymentsTexts } from '../office/payments/office-payments.en.ts';
import { pledgesTexts } from '../office/payments/pledges/pledges.en.ts';
import { rateDifferencesTexts } from '../office/payments/rate-differences/rate-differences.en.ts';
import { queuesTexts } from '../office/queues/queues.en.ts';
import { officeRefundsTexts } from '../office/refunds/office-refunds.en.ts';
import { settlementsTexts } from '../office/settlements/settlements.en.ts';
import { staffTexts } from '../office/staff/staff.en.ts';
import { staffPagesTexts } from '../office/staff/staff-pages.en.ts';
import { systemTexts } from '../office/system/system.en.ts';
import { todayTexts } from '../office/watches/today.en.ts';
import { watchTexts } from '../office/watches/watches.en.ts';
import { paperTexts } from '../paper/paper.en.ts';
import { payMultipleTexts } from '../paying/pay-multiple/pay-multiple.en.ts';
import { paymentHelpTexts } from '../paying/payment-help/payment-help.en.ts';
import { paymentHelpMailTexts } from '../paying/payment-help/payment-help-mail.en.ts';
import { paymentLinkTexts } from '../paying/payment-link/payment-link.en.ts';
import { paymentProfileTexts } from '../paying/payment-profile/payment-profile.en.ts';
import { paymentResultTexts } from '../paying/payment-results/payment-results.en.ts';
import { paymentTexts } from '../paying/payments/payments.en.ts';
import { quickPayTexts } from '../paying/quick-pay/quick-pay.en.ts';
import { refundTexts } from '../paying/refunds/refunds.en.ts';
import { achTexts } from '../planned/ach/ach.en.ts';
import { autoPayTexts } from '../planned/auto-pay/auto-pay.en.ts';
import { draftPaymentTexts } from '../planned/draft-payments/draft-payments.en.ts';
import { duePaymentTexts } from '../planned/due-payments/due-payments.en.ts';
import { plannedPaymentTexts } from '../planned/planned-payments/planned-payments.en.ts';
import { scheduledPaymentTexts } from '../planned/scheduled-payments/scheduled-payments.en.ts';
import { applicationForServiceTexts } from '../service/application-for-service/application-for-service.en.ts';
import { letterReturnTexts } from '../service/letter-return/letter-return.en.ts';
import { outagePageTexts } from '../service/outage/outage-page.en.ts';
import { outageRuleTexts } from '../service/outage/outage-rules.en.ts';
import { outageMapTexts } from '../service/outage-map/outage-map.en.ts';
import { reliabilityTexts } from '../service/reliability/reliability.en.ts';
import { serviceRequestTexts } from '../service/service-requests/service-requests.en.ts';
import { webChatTexts } from '../service/web-chat/web-chat.en.ts';
import { documentTexts } from '../website/frame/document.en.ts';
import { frameTexts } from '../website/frame/frame.en.ts';
import { offlineTexts } from '../website/frame/offline.en.ts';
import { shellTexts } from '../website/frame/shell.en.ts';
import { homeTexts } from '../website/home/home.en.ts';
import { hostingTexts } from '../website/hosting/hosting.en.ts';
import { maintenanceTexts } from '../website/maintenance/maintenance.en.ts';
import { memberInfoDocTexts } from '../website/member-info-docs/member-info-docs.en.ts';
import { menuTexts } from '../website/menus/menu.en.ts';
import { menuPanelTexts } from '../website/menus/menu-panel.en.ts';
import { screenTexts } from '../website/screens/screens.en.ts';
import { siteWordTexts } from '../website/site/site-words.en.ts';
import { studioTexts } from '../website/studio/studio.en.ts';
import { errorTexts } from './errors.en.ts';
import { refusalTexts } from './refusals.en.ts';
import { uiTexts } from './ui.en.ts';

/** The English catalogue: the texts of every capability. */
export const en = {
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
} as const;
