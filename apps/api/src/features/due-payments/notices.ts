import { formatDay, type LocalDay } from '@rochdale/domain/dates';
import type { Translate } from '@rochdale/domain/messages/text';
import { type Cents, formatMoney } from '@rochdale/domain/money';
import type { Transaction } from '../../platform/database/database.ts';
import { type MessageContent, type MessageServices, tellMember } from '../messages/public.ts';
import type { DuePayment } from './due-payments-store.ts';

/** What a member is told of a payment that was to happen without them. */
export type DueNotice =
  | { readonly kind: 'overCeiling'; readonly amount: Cents; readonly ceiling: Cents }
  | { readonly kind: 'declined'; readonly next: LocalDay }
  | { readonly kind: 'failed' }
  | { readonly kind: 'restricted' }
  | { readonly kind: 'returned'; readonly reason: string; readonly isEnded: boolean };

const plans = {
  'auto-pay': 'mail.plan.autoPay',
  draft: 'mail.plan.draft',
  'scheduled-payment': 'mail.plan.scheduled',
} as const;

/** Writes the e-mail within the caller's transaction; a member without an address is told by the portal alone. */
export async function tellOfDuePayment(
  services: MessageServices,
  tx: Transaction,
  due: Pick<DuePayment, 'planKind' | 'dueDay' | 'memberNumber' | 'amount'>,
  notice: DueNotice,
): Promise<void> {
  const kind = `due-payment-${notice.kind}`;
  await tellMember(services, tx, due.memberNumber, kind, (text) => contentOf(due, notice, text));
}

function contentOf(
  due: Pick<DuePayment, 'planKind' | 'dueDay' | 'amount'>,
  notice: DueNotice,
  text: Translate,
): MessageContent {
  const what = { plan: text(plans[due.planKind]), day: formatDay(due.dueDay), amount: formatMoney(due.amount) };
  const pay = text('mail.due.pay');
  switch (notice.kind) {
    case 'overCeiling': {
      const amounts = { amount: formatMoney(notice.amount), ceiling: formatMoney(notice.ceiling) };
      return {
        subject: text('mail.due.overCeiling.subject'),
        paragraphs: [text('mail.due.overCeiling', { ...what, ...amounts }), pay],
      };
    }
    case 'declined':
      return {
        subject: text('mail.due.declined.subject'),
        paragraphs: [text('mail.due.declined', { ...what, next: formatDay(notice.next) })],
      };
    case 'failed':
      return { subject: text('mail.due.failed.subject'), paragraphs: [text('mail.due.failed', what), pay] };
    case 'restricted':
      return {
        subject: text('mail.due.restricted.subject'),
        paragraphs: [text('mail.due.restricted', what), pay],
      };
    case 'returned':
      return {
        subject: text('mail.due.returned.subject'),
        paragraphs: [
          text('mail.due.returned', { ...what, reason: notice.reason }),
          ...(notice.isEnded ? [text('mail.due.ended', what)] : []),
          pay,
        ],
      };
  }
}
