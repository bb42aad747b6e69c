import { errorMessages } from '@rochdale/domain/messages/en/errors';
import { menuMessages } from '@rochdale/domain/messages/en/menu';
import { screenMessages } from '@rochdale/domain/messages/en/screens';
import { shellMessages } from '@rochdale/domain/messages/en/shell';
import { uiMessages } from '@rochdale/domain/messages/en/ui';
import { fillText, type Texts, type Translate } from '@rochdale/domain/messages/text';
import type { Violation } from '@rochdale/domain/violation';

/** The texts that a screen, or a part that loads later, brings with it; those of the shell are always there. */
const parts = {
  'all-accounts': async () => (await import('@rochdale/domain/messages/en/all-accounts')).allAccountsMessages,
  'auto-pay': async () => (await import('@rochdale/domain/messages/en/auto-pay')).autoPayMessages,
  bills: async () => (await import('@rochdale/domain/messages/en/bills')).billMessages,
  'account-profile': async () => (await import('@rochdale/domain/messages/en/account-profile')).accountProfileMessages,
  'application-for-service': async () =>
    (await import('@rochdale/domain/messages/en/application-for-service')).applicationForServiceMessages,
  arrangements: async () => (await import('@rochdale/domain/messages/en/arrangements')).arrangementMessages,
  delinquents: async () => (await import('@rochdale/domain/messages/en/delinquents')).delinquentMessages,
  deposits: async () => (await import('@rochdale/domain/messages/en/deposits')).depositMessages,
  'draft-payments': async () => (await import('@rochdale/domain/messages/en/draft-payments')).draftPaymentMessages,
  history: async () => (await import('@rochdale/domain/messages/en/history')).historyMessages,
  home: async () => (await import('@rochdale/domain/messages/en/home')).homeMessages,
  'hand-overs': async () => (await import('@rochdale/domain/messages/en/hand-overs')).handOverMessages,
  'levelized-billing': async () =>
    (await import('@rochdale/domain/messages/en/levelized-billing')).levelizedBillingMessages,
  maintenance: async () => (await import('@rochdale/domain/messages/en/maintenance')).maintenanceMessages,
  'member-info-docs': async () => (await import('@rochdale/domain/messages/en/member-info-docs')).memberInfoDocMessages,
  'letter-return': async () => (await import('@rochdale/domain/messages/en/letter-return')).letterReturnMessages,
  'meter-reading': async () => (await import('@rochdale/domain/messages/en/meter-reading')).meterReadingMessages,
  mfa: async () => (await import('@rochdale/domain/messages/en/mfa')).mfaMessages,
  'menu-panel': async () => (await import('@rochdale/domain/messages/en/menu-panel')).menuPanelMessages,
  'my-profile': async () => (await import('@rochdale/domain/messages/en/my-profile')).myProfileMessages,
  'outage-page': async () => (await import('@rochdale/domain/messages/en/outage-page')).outagePageMessages,
  'outage-rules': async () => (await import('@rochdale/domain/messages/en/outage-rules')).outageRuleMessages,
  'operation-roundup': async () =>
    (await import('@rochdale/domain/messages/en/operation-roundup')).operationRoundupMessages,
  overview: async () => (await import('@rochdale/domain/messages/en/overview')).overviewMessages,
  'pay-multiple': async () => (await import('@rochdale/domain/messages/en/pay-multiple')).payMultipleMessages,
  'payment-profile': async () => (await import('@rochdale/domain/messages/en/payment-profile')).paymentProfileMessages,
  'payment-results': async () => (await import('@rochdale/domain/messages/en/payment-results')).paymentResultMessages,
  payments: async () => (await import('@rochdale/domain/messages/en/payments')).paymentMessages,
  'quick-pay': async () => (await import('@rochdale/domain/messages/en/quick-pay')).quickPayMessages,
  recovery: async () => (await import('@rochdale/domain/messages/en/recovery')).recoveryMessages,
  registration: async () => (await import('@rochdale/domain/messages/en/registration')).registrationMessages,
  'scheduled-payments': async () =>
    (await import('@rochdale/domain/messages/en/scheduled-payments')).scheduledPaymentMessages,
  'second-step': async () => (await import('@rochdale/domain/messages/en/second-step')).secondStepMessages,
  'service-requests': async () =>
    (await import('@rochdale/domain/messages/en/service-requests')).serviceRequestMessages,
  session: async () => (await import('@rochdale/domain/messages/en/session')).sessionMessages,
  'sign-in': async () => (await import('@rochdale/domain/messages/en/sign-in')).signInMessages,
  'unclaimed-credits': async () =>
    (await import('@rochdale/domain/messages/en/unclaimed-credits')).unclaimedCreditMessages,
  usage: async () => (await import('@rochdale/domain/messages/en/usage')).usageMessages,
  'usage-rules': async () => (await import('@rochdale/domain/messages/en/usage-rules')).usageRuleMessages,
} satisfies Record<string, () => Promise<Texts>>;
export type TextPart = keyof typeof parts;

const loaded: Texts = { ...errorMessages, ...menuMessages, ...screenMessages, ...shellMessages, ...uiMessages };

/** Loads code together with the texts that it says. */
export async function withTexts<T>(needed: readonly TextPart[], load: () => Promise<T>): Promise<T> {
  const [module, ...texts] = await Promise.all([load(), ...needed.map((part) => parts[part]())]);
  for (const some of texts) Object.assign(loaded, some);
  return module;
}

/** The text of a message, with its parameters. A text that was not loaded shows its code, so that a test finds it. */
export const translate: Translate = (code, ...params) => fillText(loaded[code] ?? code, params[0] ?? {});

/** A rule's violation as the member reads it. */
export function violationText(found: Violation): string {
  return fillText(loaded[found.code] ?? found.code, found.params);
}

/** The text function of the member's language. */
export function useText(): Translate {
  return translate;
}
