// Written by `npm run texts` from the files of texts that there are.

import { accountProfileMessages } from '../account/account-profile/account-profile.en.ts';
import { allAccountsMessages } from '../account/accounts/all-accounts.en.ts';
import { switcherMessages } from '../account/accounts/switcher.en.ts';
import { arrangementMessages } from '../account/arrangements/arrangements.en.ts';
import { billMessages } from '../account/bills/bills.en.ts';
import { delinquentMessages } from '../account/delinquents/delinquents.en.ts';
import { depositMessages } from '../account/deposits/deposits.en.ts';
import { historyMessages } from '../account/history/history.en.ts';
import { levelizedBillingMessages } from '../account/levelized-billing/levelized-billing.en.ts';
import { operationRoundupMessages } from '../account/operation-roundup/operation-roundup.en.ts';
import { overviewMessages } from '../account/overview/overview.en.ts';
import { unclaimedCreditMessages } from '../account/unclaimed-credits/unclaimed-credits.en.ts';
import { mailMessages } from '../communications/messages/mail.en.ts';
import { noticeMessages } from '../communications/notices/notices.en.ts';
import { notificationMessages } from '../communications/notifications/notifications.en.ts';
import { greenButtonMessages } from '../energy/green-button/green-button.en.ts';
import { meterReadingMessages } from '../energy/meter-reading/meter-reading.en.ts';
import { usageMessages } from '../energy/usage/usage.en.ts';
import { usageRuleMessages } from '../energy/usage/usage-rules.en.ts';
import { accountCodeMessages } from '../identity/account-code/account-code.en.ts';
import { handOverMessages } from '../identity/hand-overs/hand-overs.en.ts';
import { mfaMessages } from '../identity/mfa/mfa.en.ts';
import { secondStepMessages } from '../identity/mfa/second-step.en.ts';
import { myProfileMessages } from '../identity/my-profile/my-profile.en.ts';
import { recoveryMessages } from '../identity/recovery/recovery.en.ts';
import { registrationMessages } from '../identity/registration/registration.en.ts';
import { sessionMessages } from '../identity/sign-in/session.en.ts';
import { signInMessages } from '../identity/sign-in/sign-in.en.ts';
import { paperMessages } from '../paper/paper.en.ts';
import { payMultipleMessages } from '../paying/pay-multiple/pay-multiple.en.ts';
import { paymentProfileMessages } from '../paying/payment-profile/payment-profile.en.ts';
import { paymentResultMessages } from '../paying/payment-results/payment-results.en.ts';
import { paymentMessages } from '../paying/payments/payments.en.ts';
import { quickPayMessages } from '../paying/quick-pay/quick-pay.en.ts';
import { achMessages } from '../planned/ach/ach.en.ts';
import { autoPayMessages } from '../planned/auto-pay/auto-pay.en.ts';
import { draftPaymentMessages } from '../planned/draft-payments/draft-payments.en.ts';
import { duePaymentMessages } from '../planned/due-payments/due-payments.en.ts';
import { scheduledPaymentMessages } from '../planned/scheduled-payments/scheduled-payments.en.ts';
import { applicationForServiceMessages } from '../service/application-for-service/application-for-service.en.ts';
import { letterReturnMessages } from '../service/letter-return/letter-return.en.ts';
import { outagePageMessages } from '../service/outage/outage-page.en.ts';
import { outageRuleMessages } from '../service/outage/outage-rules.en.ts';
import { serviceRequestMessages } from '../service/service-requests/service-requests.en.ts';
import { webChatMessages } from '../service/web-chat/web-chat.en.ts';
import { documentMessages } from '../website/frame/document.en.ts';
import { frameMessages } from '../website/frame/frame.en.ts';
import { offlineMessages } from '../website/frame/offline.en.ts';
import { shellMessages } from '../website/frame/shell.en.ts';
import { homeMessages } from '../website/home/home.en.ts';
import { maintenanceMessages } from '../website/maintenance/maintenance.en.ts';
import { memberInfoDocMessages } from '../website/member-info-docs/member-info-docs.en.ts';
import { menuMessages } from '../website/menus/menu.en.ts';
import { menuPanelMessages } from '../website/menus/menu-panel.en.ts';
import { screenMessages } from '../website/screens/screens.en.ts';
import { siteWordMessages } from '../website/site/site-words.en.ts';
import { errorMessages } from './errors.en.ts';
import { refusalMessages } from './refusals.en.ts';
import { uiMessages } from './ui.en.ts';

/** The English catalogue: the texts of every capability. */
export const en = {
  ...accountCodeMessages,
  ...accountProfileMessages,
  ...achMessages,
  ...allAccountsMessages,
  ...applicationForServiceMessages,
  ...arrangementMessages,
  ...autoPayMessages,
  ...billMessages,
  ...delinquentMessages,
  ...depositMessages,
  ...documentMessages,
  ...draftPaymentMessages,
  ...duePaymentMessages,
  ...errorMessages,
  ...frameMessages,
  ...greenButtonMessages,
  ...handOverMessages,
  ...historyMessages,
  ...homeMessages,
  ...letterReturnMessages,
  ...levelizedBillingMessages,
  ...mailMessages,
  ...maintenanceMessages,
  ...memberInfoDocMessages,
  ...menuMessages,
  ...menuPanelMessages,
  ...meterReadingMessages,
  ...mfaMessages,
  ...myProfileMessages,
  ...noticeMessages,
  ...notificationMessages,
  ...offlineMessages,
  ...operationRoundupMessages,
  ...outagePageMessages,
  ...outageRuleMessages,
  ...overviewMessages,
  ...paperMessages,
  ...payMultipleMessages,
  ...paymentProfileMessages,
  ...paymentResultMessages,
  ...paymentMessages,
  ...quickPayMessages,
  ...recoveryMessages,
  ...refusalMessages,
  ...registrationMessages,
  ...scheduledPaymentMessages,
  ...screenMessages,
  ...secondStepMessages,
  ...serviceRequestMessages,
  ...sessionMessages,
  ...shellMessages,
  ...signInMessages,
  ...siteWordMessages,
  ...switcherMessages,
  ...uiMessages,
  ...unclaimedCreditMessages,
  ...usageMessages,
  ...usageRuleMessages,
  ...webChatMessages,
} as const;
