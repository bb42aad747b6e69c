import type { LocalDay } from '@rochdale/domain/dates';
import { type Cents, formatMoney } from '@rochdale/domain/money';
import { sentenceOf } from '@rochdale/domain/texts/catalogues';
import type { Formats } from '@rochdale/domain/texts/formats';
import type { TextLanguage } from '@rochdale/domain/texts/languages';
import type { PlainTextCode, Translate } from '@rochdale/domain/texts/text';
import type { Violation } from '@rochdale/domain/violation';
import { addressOf } from '@rochdale/domain/website/screens/address';
import type { Transaction } from '../../../platform/database/database.ts';
import { type MessageContent, type MessageServices, tellMember } from '../../communications/messages/public.ts';
import { planNames } from '../authorizations/public.ts';
import type { DuePayment } from './due-payments-store.ts';
import { scheduledAccountsOf } from './scheduled-plans-store.ts';

/** What becomes of a plan whose payment came back. */
export type AfterReturn =
  | { readonly kind: 'again'; readonly next: LocalDay }
  | { readonly kind: 'ended' | 'held' | 'stays' };

/** What a member is told of a payment that was to happen without them. */
export type DuePaymentMessage =
  | { readonly kind: 'overCeiling'; readonly amount: Cents; readonly ceiling: Cents }
  | { readonly kind: 'declined'; readonly next: LocalDay; readonly charged: Cents | undefined }
  /** `charged`: another amount was approved, and is given back. */
  | { readonly kind: 'failed'; readonly charged?: Cents | undefined }
  | { readonly kind: 'refused'; readonly found: Violation }
  | {
      readonly kind: 'fault' | 'late' | 'billing' | 'nothing' | 'reduced' | 'methodRefused' | 'noAnswer';
    }
  /** `none`: what it was to be charged to is closed or removed. */
  | { readonly kind: 'restricted'; readonly way: 'card' | 'bank' | 'none' }
  /** It waits, since its member must have known of the amount for longer; taken on the next day. */
  | { readonly kind: 'announced'; readonly amount: Cents; readonly next: LocalDay }
  | { readonly kind: 'returned'; readonly reason: PlainTextCode; readonly after: AfterReturn };

/** One payment of a plan. */
const paymentNames = {
  'auto-pay': 'mail.plan.autoPay',
  draft: 'mail.plan.draft',
  'scheduled-payment': 'mail.plan.scheduled',
  'top-up': 'mail.plan.topUp',
} as const;

type Told = Pick<DuePayment, 'planKind' | 'planKey' | 'dueDay' | 'memberNumber' | 'amount'>;

/** Writes the e-mail, with the accounts it is about (account-94), within the caller's transaction; a member without an address is told by the portal alone. Answers its number. */
export async function tellOfDuePayment(
  services: MessageServices,
  tx: Transaction,
  due: Told,
  message: DuePaymentMessage,
): Promise<string | undefined> {
  if (due.planKind === 'top-up' && !toldOfTopUps.has(message.kind)) return undefined;
  const kind = `due-payment-${message.kind}`;
  const to = addressOf('accountoverview', due.planKind === 'scheduled-payment' ? {} : { accountno: due.planKey });
  const numbers = due.planKind === 'scheduled-payment' ? await scheduledAccountsOf(tx, due.planKey) : [due.planKey];
  return tellMember(services, tx, due.memberNumber, kind, (text, formats, language, named) => {
    const said = contentOf(due, message, text, formats, language);
    const accounts = numbers.map(named).join(', ');
    const which =
      numbers.length === 1 ? text('mail.due.account', { accounts }) : text('mail.due.accounts', { accounts });
    const content = numbers.length === 0 ? said : { ...said, paragraphs: [...said.paragraphs, which] };
    return asksToPay.has(message.kind) ? { ...content, action: { label: text('mail.due.payNow'), to } } : content;
  });
}

/** Of top-ups nothing else is told here: what fails ends them, and that is told with its reason. */
const toldOfTopUps: ReadonlySet<DuePaymentMessage['kind']> = new Set(['overCeiling', 'returned'] as const);

const restrictions = {
  card: 'mail.due.restricted.card',
  bank: 'mail.due.restricted.bank',
  none: 'mail.due.restricted.none',
} as const;

/** After these something is left to pay. */
const asksToPay: ReadonlySet<DuePaymentMessage['kind']> = new Set([
  ...(['announced', 'overCeiling', 'declined', 'failed', 'refused', 'restricted', 'fault'] as const),
  ...(['methodRefused', 'noAnswer', 'late', 'returned'] as const),
]);

function contentOf(
  due: Told,
  message: DuePaymentMessage,
  text: Translate,
  formats: Formats,
  language: TextLanguage,
): MessageContent {
  const plan = text(paymentNames[due.planKind]);
  const what = { plan, day: formats.letterDay(due.dueDay), amount: formatMoney(due.amount) };
  const mail = (subject: PlainTextCode, ...paragraphs: string[]) => ({ subject: text(subject), paragraphs });
  const otherwise = (charged: Cents) => text('mail.due.otherwise', { ...what, charged: formatMoney(charged) });
  switch (message.kind) {
    case 'overCeiling': {
      const amounts = { amount: formatMoney(message.amount), ceiling: formatMoney(message.ceiling) };
      if (due.planKind === 'top-up') {
        const subject = text('mail.topUp.ceiling.subject', { number: due.planKey });
        return { subject, paragraphs: [text('mail.topUp.ceiling', { number: due.planKey, ...amounts })] };
      }
      return mail('mail.due.overCeiling.subject', text('mail.due.overCeiling', { ...what, ...amounts }));
    }
    case 'declined': {
      const next = formats.letterDay(message.next);
      return mail(
        'mail.due.declined.subject',
        ...(message.charged === undefined
          ? [text('mail.due.declined', { ...what, next })]
          : [otherwise(message.charged), text('mail.due.again', { next })]),
      );
    }
    case 'announced': {
      const taken = { amount: formatMoney(message.amount), next: formats.letterDay(message.next) };
      return mail(
        'mail.due.announced.subject',
        text('mail.due.announced', { ...what, ...taken }),
        text('mail.due.announced.why'),
      );
    }
    case 'refused': {
      const reason = sentenceOf(message.found, language);
      return mail('mail.due.restricted.subject', text('mail.due.refused', { ...what, reason }));
    }
    case 'failed':
      return mail(
        'mail.due.failed.subject',
        ...(message.charged === undefined
          ? [text('mail.due.failed', what)]
          : [otherwise(message.charged), text('mail.due.noMore')]),
      );
    case 'restricted':
      return mail('mail.due.restricted.subject', text(restrictions[message.way], what));
    case 'fault':
      return mail('mail.due.fault.subject', text('mail.due.fault', what));
    case 'methodRefused':
      return mail('mail.due.restricted.subject', text('mail.due.methodRefused', what));
    case 'noAnswer':
      return mail('mail.due.restricted.subject', text('mail.due.noAnswer', what));
    case 'late':
      return mail('mail.due.late.subject', text('mail.due.late', what));
    case 'billing':
      return mail('mail.due.late.subject', text('mail.due.billing', what));
    case 'nothing':
      return mail('mail.due.late.subject', text('mail.due.nothing', what));
    case 'reduced':
      return mail('mail.due.reduced.subject', text('mail.due.reduced', what));
    case 'returned':
      return mail(
        'mail.due.returned.subject',
        text('mail.due.returned', { ...what, reason: text(message.reason) }),
        ...followsOf(message, text(planNames[due.planKind]), text, formats),
      );
  }
}

function followsOf(
  { after, reason }: Extract<DuePaymentMessage, { kind: 'returned' }>,
  plan: string,
  text: Translate,
  formats: Formats,
): string[] {
  switch (after.kind) {
    case 'again':
      return [text('mail.due.returned.again', { next: formats.letterDay(after.next) })];
    case 'ended':
      return [text(reason === 'ach.said.notAuthorized' ? 'mail.due.ended.notAuthorized' : 'mail.due.ended', { plan })];
    case 'held':
      return [text('mail.due.held')];
    case 'stays':
      return [];
  }
}
