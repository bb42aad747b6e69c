import { errorMessages } from '@rochdale/domain/messages/en/errors';
import { screenMessages } from '@rochdale/domain/messages/en/screens';
import { shellMessages } from '@rochdale/domain/messages/en/shell';
import { uiMessages } from '@rochdale/domain/messages/en/ui';
import { type Formats, formatsOf } from '@rochdale/domain/messages/formats';
import type { TextLanguage } from '@rochdale/domain/messages/languages';
import { fillText, type MessageCode, messageText, type Texts, type Translate } from '@rochdale/domain/messages/text';
import type { Violation } from '@rochdale/domain/violation';

/** All texts of a file. */
export async function textsOf(file: Promise<Readonly<Record<string, Texts>>>): Promise<Texts> {
  return Object.assign({}, ...Object.values(await file));
}

/** The texts that a screen, or a part that loads later, brings with it; those of the shell are always there. */
const parts = {
  'all-accounts': () => textsOf(import('@rochdale/domain/messages/en/all-accounts')),
  'auto-pay': () => textsOf(import('@rochdale/domain/messages/en/auto-pay')),
  bills: () => textsOf(import('@rochdale/domain/messages/en/bills')),
  'account-profile': () => textsOf(import('@rochdale/domain/messages/en/account-profile')),
  'application-for-service': () => textsOf(import('@rochdale/domain/messages/en/application-for-service')),
  arrangements: () => textsOf(import('@rochdale/domain/messages/en/arrangements')),
  delinquents: () => textsOf(import('@rochdale/domain/messages/en/delinquents')),
  deposits: () => textsOf(import('@rochdale/domain/messages/en/deposits')),
  'account-code': () => textsOf(import('@rochdale/domain/messages/en/account-code')),
  'draft-payments': () => textsOf(import('@rochdale/domain/messages/en/draft-payments')),
  frame: () => textsOf(import('@rochdale/domain/messages/en/frame')),
  history: () => textsOf(import('@rochdale/domain/messages/en/history')),
  home: () => textsOf(import('@rochdale/domain/messages/en/home')),
  'hand-overs': () => textsOf(import('@rochdale/domain/messages/en/hand-overs')),
  'levelized-billing': () => textsOf(import('@rochdale/domain/messages/en/levelized-billing')),
  maintenance: () => textsOf(import('@rochdale/domain/messages/en/maintenance')),
  'member-info-docs': () => textsOf(import('@rochdale/domain/messages/en/member-info-docs')),
  'letter-return': () => textsOf(import('@rochdale/domain/messages/en/letter-return')),
  'meter-reading': () => textsOf(import('@rochdale/domain/messages/en/meter-reading')),
  mfa: () => textsOf(import('@rochdale/domain/messages/en/mfa')),
  menu: () => textsOf(import('@rochdale/domain/messages/en/menu')),
  'menu-panel': () => textsOf(import('@rochdale/domain/messages/en/menu-panel')),
  'my-profile': () => textsOf(import('@rochdale/domain/messages/en/my-profile')),
  notifications: () => textsOf(import('@rochdale/domain/messages/en/notifications')),
  'outage-page': () => textsOf(import('@rochdale/domain/messages/en/outage-page')),
  'outage-rules': () => textsOf(import('@rochdale/domain/messages/en/outage-rules')),
  'operation-roundup': () => textsOf(import('@rochdale/domain/messages/en/operation-roundup')),
  overview: () => textsOf(import('@rochdale/domain/messages/en/overview')),
  'pay-multiple': () => textsOf(import('@rochdale/domain/messages/en/pay-multiple')),
  'payment-profile': () => textsOf(import('@rochdale/domain/messages/en/payment-profile')),
  'payment-results': () => textsOf(import('@rochdale/domain/messages/en/payment-results')),
  payments: () => textsOf(import('@rochdale/domain/messages/en/payments')),
  'quick-pay': () => textsOf(import('@rochdale/domain/messages/en/quick-pay')),
  recovery: () => textsOf(import('@rochdale/domain/messages/en/recovery')),
  registration: () => textsOf(import('@rochdale/domain/messages/en/registration')),
  'scheduled-payments': () => textsOf(import('@rochdale/domain/messages/en/scheduled-payments')),
  'second-step': () => textsOf(import('@rochdale/domain/messages/en/second-step')),
  'service-requests': () => textsOf(import('@rochdale/domain/messages/en/service-requests')),
  session: () => textsOf(import('@rochdale/domain/messages/en/session')),
  'sign-in': () => textsOf(import('@rochdale/domain/messages/en/sign-in')),
  switcher: () => textsOf(import('@rochdale/domain/messages/en/switcher')),
  'unclaimed-credits': () => textsOf(import('@rochdale/domain/messages/en/unclaimed-credits')),
  usage: () => textsOf(import('@rochdale/domain/messages/en/usage')),
  'usage-rules': () => textsOf(import('@rochdale/domain/messages/en/usage-rules')),
  'web-chat': () => textsOf(import('@rochdale/domain/messages/en/web-chat')),
} satisfies Record<string, () => Promise<Texts>>;
export type TextPart = keyof typeof parts;

/** What the frame says that stands around most pages. */
export const frameTexts: readonly TextPart[] = ['menu', 'frame'];

type Parts = Readonly<Record<TextPart, () => Promise<Texts>>>;

/** A language as far as it has come: its texts, and where more of them come from. */
interface OpenLanguage {
  readonly texts: Texts;
  readonly parts: Parts;
}

const english: OpenLanguage = {
  texts: { ...errorMessages, ...screenMessages, ...shellMessages, ...uiMessages },
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
