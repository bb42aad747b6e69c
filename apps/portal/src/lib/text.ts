import { errorMessages } from '@rochdale/domain/messages/en/errors';
import { menuMessages } from '@rochdale/domain/messages/en/menu';
import { screenMessages } from '@rochdale/domain/messages/en/screens';
import { shellMessages } from '@rochdale/domain/messages/en/shell';
import { uiMessages } from '@rochdale/domain/messages/en/ui';
import { type Formats, formatsOf } from '@rochdale/domain/messages/formats';
import type { TextLanguage } from '@rochdale/domain/messages/languages';
import { fillText, type MessageCode, messageText, type Texts, type Translate } from '@rochdale/domain/messages/text';
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
  notifications: async () => (await import('@rochdale/domain/messages/en/notifications')).notificationMessages,
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
  'web-chat': async () => (await import('@rochdale/domain/messages/en/web-chat')).webChatMessages,
} satisfies Record<string, () => Promise<Texts>>;
export type TextPart = keyof typeof parts;

type Parts = Readonly<Record<TextPart, () => Promise<Texts>>>;

/** A language as far as it has come: its texts, and where more of them come from. */
interface OpenLanguage {
  readonly texts: Texts;
  readonly parts: Parts;
}

const english: OpenLanguage = {
  texts: { ...errorMessages, ...menuMessages, ...screenMessages, ...shellMessages, ...uiMessages },
  parts,
};
let spanish: OpenLanguage | undefined;
let disguise: ((text: string) => string) | undefined;

let language: TextLanguage = 'en';
let spoken = english;

/** The language that the page is written in. */
export const pageLanguage = (): TextLanguage => language;

/** How it writes months, weekdays and times. */
export const pageFormats = (): Formats => formatsOf(language);

/** Fetches what a language needs before its first text. */
export async function fetchLanguage(wanted: TextLanguage): Promise<void> {
  if (wanted === 'es' && spanish === undefined) {
    const { shell, parts } = await import('./text-es.ts');
    spanish ??= { texts: { ...shell }, parts };
  }
  if (wanted === 'en-XA') ({ disguised: disguise } = await import('@rochdale/domain/messages/pseudo'));
}

/** From now on texts are in a language that was fetched. The server says so right before it renders a page at one go. */
export function speak(wanted: TextLanguage): void {
  language = wanted;
  spoken = wanted === 'es' ? (spanish ?? english) : english;
}

/** Loads code together with the texts that it says. The server has pages of several languages under way at a time. */
export async function withTexts<T>(needed: readonly TextPart[], load: () => Promise<T>): Promise<T> {
  const isServer = typeof window === 'undefined';
  const wanted = isServer ? [english, ...(spanish ? [spanish] : [])] : [spoken];
  const loads = wanted.flatMap(({ texts, parts }) =>
    needed.map(async (part) => {
      Object.assign(texts, await parts[part]());
    }),
  );
  const [module] = await Promise.all([load(), ...loads]);
  return module;
}

/** A text as it stands in the page's language. One that was not loaded shows its code, so that a test finds it. */
function templateOf(code: MessageCode): string {
  const template = spoken.texts[code] ?? code;
  return language === 'en-XA' && disguise ? disguise(template) : template;
}

/** The text of a message, with its parameters. */
export const translate: Translate = (code, ...params) => fillText(templateOf(code), params[0] ?? {});

/** A rule's violation as the member reads it. */
export function violationText(found: Violation): string {
  return messageText(found, templateOf, pageFormats());
}

/** The text function of the page's language. */
export function useText(): Translate {
  return translate;
}
