// Written by `npm run texts` from the files of texts that there are.

import { accountProfileMessages } from '../account/account-profile/account-profile.es.ts';
import { allAccountsMessages } from '../account/accounts/all-accounts.es.ts';
import { switcherMessages } from '../account/accounts/switcher.es.ts';
import { arrangementMessages } from '../account/arrangements/arrangements.es.ts';
import { billMessages } from '../account/bills/bills.es.ts';
import { delinquentMessages } from '../account/delinquents/delinquents.es.ts';
import { depositMessages } from '../account/deposits/deposits.es.ts';
import { historyMessages } from '../account/history/history.es.ts';
import { levelizedBillingMessages } from '../account/levelized-billing/levelized-billing.es.ts';
import { operationRoundupMessages } from '../account/operation-roundup/operation-roundup.es.ts';
import { overviewMessages } from '../account/overview/overview.es.ts';
import { unclaimedCreditMessages } from '../account/unclaimed-credits/unclaimed-credits.es.ts';
import { mailMessages } from '../communications/messages/mail.es.ts';
import { noticeMessages } from '../communications/notices/notices.es.ts';
import { notificationMessages } from '../communications/notifications/notifications.es.ts';
import { greenButtonMessages } from '../energy/green-button/green-button.es.ts';
import { meterReadingMessages } from '../energy/meter-reading/meter-reading.es.ts';
import { usageMessages } from '../energy/usage/usage.es.ts';
import { usageRuleMessages } from '../energy/usage/usage-rules.es.ts';
import { accountCodeMessages } from '../identity/account-code/account-code.es.ts';
import { handOverMessages } from '../identity/hand-overs/hand-overs.es.ts';
import { mfaMessages } from '../identity/mfa/mfa.es.ts';
import { secondStepMessages } from '../identity/mfa/second-step.es.ts';
import { myProfileMessages } from '../identity/my-profile/my-profile.es.ts';
import { recoveryMessages } from '../identity/recovery/recovery.es.ts';
import { registrationMessages } from '../identity/registration/registration.es.ts';
import { sessionMessages } from '../identity/sign-in/session.es.ts';
import { signInMessages } from '../identity/sign-in/sign-in.es.ts';
import { paperMessages } from '../paper/paper.es.ts';
import { payMultipleMessages } from '../paying/pay-multiple/pay-multiple.es.ts';
import { paymentProfileMessages } from '../paying/payment-profile/payment-profile.es.ts';
import { paymentResultMessages } from '../paying/payment-results/payment-results.es.ts';
import { paymentMessages } from '../paying/payments/payments.es.ts';
import { quickPayMessages } from '../paying/quick-pay/quick-pay.es.ts';
import { achMessages } from '../planned/ach/ach.es.ts';
import { autoPayMessages } from '../planned/auto-pay/auto-pay.es.ts';
import { draftPaymentMessages } from '../planned/draft-payments/draft-payments.es.ts';
import { duePaymentMessages } from '../planned/due-payments/due-payments.es.ts';
import { scheduledPaymentMessages } from '../planned/scheduled-payments/scheduled-payments.es.ts';
import { applicationForServiceMessages } from '../service/application-for-service/application-for-service.es.ts';
import { letterReturnMessages } from '../service/letter-return/letter-return.es.ts';
import { outagePageMessages } from '../service/outage/outage-page.es.ts';
import { outageRuleMessages } from '../service/outage/outage-rules.es.ts';
import { serviceRequestMessages } from '../service/service-requests/service-requests.es.ts';
import { webChatMessages } from '../service/web-chat/web-chat.es.ts';
import { documentMessages } from '../website/frame/document.es.ts';
import { frameMessages } from '../website/frame/frame.es.ts';
import { offlineMessages } from '../website/frame/offline.es.ts';
import { shellMessages } from '../website/frame/shell.es.ts';
import { homeMessages } from '../website/home/home.es.ts';
import { maintenanceMessages } from '../website/maintenance/maintenance.es.ts';
import { memberInfoDocMessages } from '../website/member-info-docs/member-info-docs.es.ts';
import { menuMessages } from '../website/menus/menu.es.ts';
import { menuPanelMessages } from '../website/menus/menu-panel.es.ts';
import { screenMessages } from '../website/screens/screens.es.ts';
import { siteWordMessages } from '../website/site/site-words.es.ts';
import { errorMessages } from './errors.es.ts';
import { refusalMessages } from './refusals.es.ts';
import type { Language } from './text.ts';
import { uiMessages } from './ui.es.ts';

/** The Spanish catalogue: the texts of every capability. */
export const es = {
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
} satisfies Language;
