import type { Language } from '../text.ts';
import { accountCodeMessages } from './account-code.ts';
import { accountProfileMessages } from './account-profile.ts';
import { achMessages } from './ach.ts';
import { allAccountsMessages } from './all-accounts.ts';
import { applicationForServiceMessages } from './application-for-service.ts';
import { arrangementMessages } from './arrangements.ts';
import { autoPayMessages } from './auto-pay.ts';
import { billMessages } from './bills.ts';
import { delinquentMessages } from './delinquents.ts';
import { depositMessages } from './deposits.ts';
import { documentMessages } from './document.ts';
import { draftPaymentMessages } from './draft-payments.ts';
import { duePaymentMessages } from './due-payments.ts';
import { errorMessages } from './errors.ts';
import { frameMessages } from './frame.ts';
import { greenButtonMessages } from './green-button.ts';
import { handOverMessages } from './hand-overs.ts';
import { historyMessages } from './history.ts';
import { homeMessages } from './home.ts';
import { letterReturnMessages } from './letter-return.ts';
import { levelizedBillingMessages } from './levelized-billing.ts';
import { mailMessages } from './mail.ts';
import { maintenanceMessages } from './maintenance.ts';
import { memberInfoDocMessages } from './member-info-docs.ts';
import { menuMessages } from './menu.ts';
import { menuPanelMessages } from './menu-panel.ts';
import { meterReadingMessages } from './meter-reading.ts';
import { mfaMessages } from './mfa.ts';
import { myProfileMessages } from './my-profile.ts';
import { noticeMessages } from './notices.ts';
import { notificationMessages } from './notifications.ts';
import { offlineMessages } from './offline.ts';
import { operationRoundupMessages } from './operation-roundup.ts';
import { outagePageMessages } from './outage-page.ts';
import { outageRuleMessages } from './outage-rules.ts';
import { overviewMessages } from './overview.ts';
import { paperMessages } from './paper.ts';
import { payMultipleMessages } from './pay-multiple.ts';
import { paymentProfileMessages } from './payment-profile.ts';
import { paymentResultMessages } from './payment-results.ts';
import { paymentMessages } from './payments.ts';
import { quickPayMessages } from './quick-pay.ts';
import { recoveryMessages } from './recovery.ts';
import { refusalMessages } from './refusals.ts';
import { registrationMessages } from './registration.ts';
import { scheduledPaymentMessages } from './scheduled-payments.ts';
import { screenMessages } from './screens.ts';
import { secondStepMessages } from './second-step.ts';
import { serviceRequestMessages } from './service-requests.ts';
import { sessionMessages } from './session.ts';
import { shellMessages } from './shell.ts';
import { signInMessages } from './sign-in.ts';
import { siteWordMessages } from './site-words.ts';
import { switcherMessages } from './switcher.ts';
import { uiMessages } from './ui.ts';
import { unclaimedCreditMessages } from './unclaimed-credits.ts';
import { usageMessages } from './usage.ts';
import { usageRuleMessages } from './usage-rules.ts';
import { webChatMessages } from './web-chat.ts';

/** The Spanish catalogue: one file per capability, merged. */
export const es = {
  ...achMessages,
  ...allAccountsMessages,
  ...autoPayMessages,
  ...billMessages,
  ...accountCodeMessages,
  ...accountProfileMessages,
  ...applicationForServiceMessages,
  ...arrangementMessages,
  ...delinquentMessages,
  ...depositMessages,
  ...documentMessages,
  ...draftPaymentMessages,
  ...duePaymentMessages,
  ...errorMessages,
  ...greenButtonMessages,
  ...handOverMessages,
  ...historyMessages,
  ...homeMessages,
  ...levelizedBillingMessages,
  ...letterReturnMessages,
  ...mailMessages,
  ...maintenanceMessages,
  ...memberInfoDocMessages,
  ...frameMessages,
  ...menuMessages,
  ...meterReadingMessages,
  ...mfaMessages,
  ...menuPanelMessages,
  ...myProfileMessages,
  ...notificationMessages,
  ...outageRuleMessages,
  ...noticeMessages,
  ...offlineMessages,
  ...webChatMessages,
  ...operationRoundupMessages,
  ...outagePageMessages,
  ...overviewMessages,
  ...paperMessages,
  ...payMultipleMessages,
  ...paymentMessages,
  ...paymentProfileMessages,
  ...paymentResultMessages,
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
} satisfies Language;
