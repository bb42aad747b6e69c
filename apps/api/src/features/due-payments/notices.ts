import { formatDay, type LocalDay } from '@rochdale/domain/dates';
import { english } from '@rochdale/domain/messages/english';
import { type Cents, formatMoney } from '@rochdale/domain/money';
import type { Transaction } from '../../platform/database/database.ts';
import { type MessageContent, type MessageServices, sendMessage } from '../messages/public.ts';
import type { DuePayment } from './due-payments-store.ts';
import { emailOf } from './recipients-store.ts';

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
export async function tellMember(
  services: MessageServices,
  tx: Transaction,
  due: Pick<DuePayment, 'planKind' | 'dueDay' | 'memberNumber' | 'amount'>,
  notice: DueNotice,
): Promise<void> {
  const recipient = await emailOf(tx, due.memberNumber);
  if (recipient === undefined) return;
  const kind = `due-payment-${notice.kind}`;
  await sendMessage(services, tx, { channel: 'email', recipient, kind }, contentOf(due, notice));
}

function contentOf(due: Pick<DuePayment, 'planKind' | 'dueDay' | 'amount'>, notice: DueNotice): MessageContent {
  const what = { plan: english(plans[due.planKind]), day: formatDay(due.dueDay), amount: formatMoney(due.amount) };
  const pay = english('mail.due.pay');
  switch (notice.kind) {
    case 'overCeiling': {
      const amounts = { amount: formatMoney(notice.amount), ceiling: formatMoney(notice.ceiling) };
      return {
        subject: english('mail.due.overCeiling.subject'),
        paragraphs: [english('mail.due.overCeiling', { ...what, ...amounts }), pay],
      };
    }
    case 'declined':
      return {
        subject: english('mail.due.declined.subject'),
        paragraphs: [english('mail.due.declined', { ...what, next: formatDay(notice.next) })],
      };
    case 'failed':
      return { subject: english('mail.due.failed.subject'), paragraphs: [english('mail.due.failed', what), pay] };
    case 'restricted':
      return {
        subject: english('mail.due.restricted.subject'),
        paragraphs: [english('mail.due.restricted', what), pay],
      };
    case 'returned':
      return {
        subject: english('mail.due.returned.subject'),
        paragraphs: [
          english('mail.due.returned', { ...what, reason: notice.reason }),
          ...(notice.isEnded ? [english('mail.due.ended', what)] : []),
          pay,
        ],
      };
  }
}
