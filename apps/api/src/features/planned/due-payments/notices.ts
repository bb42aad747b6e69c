import type { LocalDay } from '@rochdale/domain/dates';
import { sentenceOf } from '@rochdale/domain/messages/catalogues';
import type { Formats } from '@rochdale/domain/messages/formats';
import type { TextLanguage } from '@rochdale/domain/messages/languages';
import type { PlainMessageCode, Translate } from '@rochdale/domain/messages/text';
import { type Cents, formatMoney } from '@rochdale/domain/money';
import type { Violation } from '@rochdale/domain/violation';
import { addressOf } from '@rochdale/domain/website/screens/address';
import type { Transaction } from '../../../platform/database/database.ts';
import { type MessageContent, type MessageServices, tellMember } from '../../communications/messages/public.ts';
import { planNames } from '../authorizations/public.ts';
import type { DuePayment } from './due-payments-store.ts';

/** What becomes of a plan whose payment came back. */
export type AfterReturn =
  | { readonly kind: 'again'; readonly next: LocalDay }
  | { readonly kind: 'ended' | 'held' | 'stays' };

/** What a member is told of a payment that was to happen without them. */
export type DueNotice =
  | { readonly kind: 'overCeiling'; readonly amount: Cents; readonly ceiling: Cents }
  | { readonly kind: 'declined'; readonly next: LocalDay; readonly charged: Cents | undefined }
  /** `charged`: another amount was approved, and is given back. */
  | { readonly kind: 'failed'; readonly charged?: Cents | undefined }
  | { readonly kind: 'refused'; readonly found: Violation }
  | {
      readonly kind: 'fault' | 'late' | 'billing' | 'nothing' | 'reduced' | 'methodRefused' | 'noAnswer';
    }
  | { readonly kind: 'restricted'; readonly way: 'card' | 'bank' }
  | { readonly kind: 'returned'; readonly reason: PlainMessageCode; readonly after: AfterReturn };

/** One payment of a plan. */
const paymentNames = {
  'auto-pay': 'mail.plan.autoPay',
  draft: 'mail.plan.draft',
  'scheduled-payment': 'mail.plan.scheduled',
} as const;

type Told = Pick<DuePayment, 'planKind' | 'planKey' | 'dueDay' | 'memberNumber' | 'amount'>;

/** Writes the e-mail within the caller's transaction; a member without an address is told by the portal alone. */
export async function tellOfDuePayment(
  services: MessageServices,
  tx: Transaction,
  due: Told,
  notice: DueNotice,
): Promise<void> {
  const kind = `due-payment-${notice.kind}`;
  const to = addressOf('accountoverview', due.planKind === 'scheduled-payment' ? {} : { accountno: due.planKey });
  await tellMember(services, tx, due.memberNumber, kind, (text, formats, language) => {
    const content = contentOf(due, notice, text, formats, language);
    return asksToPay.has(notice.kind) ? { ...content, action: { label: text('mail.due.payNow'), to } } : content;
  });
}

const restrictions = { card: 'mail.due.restricted.card', bank: 'mail.due.restricted.bank' } as const;

/** After these something is left to pay. */
const asksToPay: ReadonlySet<DueNotice['kind']> = new Set([
  ...(['overCeiling', 'declined', 'failed', 'refused', 'restricted', 'fault'] as const),
  ...(['methodRefused', 'noAnswer', 'late', 'returned'] as const),
]);

function contentOf(
  due: Told,
  notice: DueNotice,
  text: Translate,
  formats: Formats,
  language: TextLanguage,
): MessageContent {
  const plan = text(paymentNames[due.planKind]);
  const what = { plan, day: formats.letterDay(due.dueDay), amount: formatMoney(due.amount) };
  const mail = (subject: PlainMessageCode, ...paragraphs: string[]) => ({ subject: text(subject), paragraphs });
  const otherwise = (charged: Cents) => text('mail.due.otherwise', { ...what, charged: formatMoney(charged) });
  switch (notice.kind) {
    case 'overCeiling': {
      const amounts = { amount: formatMoney(notice.amount), ceiling: formatMoney(notice.ceiling) };
      return mail('mail.due.overCeiling.subject', text('mail.due.overCeiling', { ...what, ...amounts }));
    }
    case 'declined': {
      const next = formats.letterDay(notice.next);
      return mail(
        'mail.due.declined.subject',
        ...(notice.charged === undefined
          ? [text('mail.due.declined', { ...what, next })]
          : [otherwise(notice.charged), text('mail.due.again', { next })]),
      );
    }
    case 'refused': {
      const reason = sentenceOf(notice.found, language);
      return mail('mail.due.restricted.subject', text('mail.due.refused', { ...what, reason }));
    }
    case 'failed':
      return mail(
        'mail.due.failed.subject',
        ...(notice.charged === undefined
          ? [text('mail.due.failed', what)]
          : [otherwise(notice.charged), text('mail.due.noMore')]),
      );
    case 'restricted':
      return mail('mail.due.restricted.subject', text(restrictions[notice.way], what));
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
        text('mail.due.returned', { ...what, reason: text(notice.reason) }),
        ...followsOf(notice, text(planNames[due.planKind]), text, formats),
      );
  }
}

function followsOf(
  { after, reason }: Extract<DueNotice, { kind: 'returned' }>,
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
