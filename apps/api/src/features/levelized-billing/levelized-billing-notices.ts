import { monthName } from '@rochdale/domain/levelized-billing/estimate';
import { english } from '@rochdale/domain/messages/english';
import { formatMoney } from '@rochdale/domain/money';
import type { Transaction } from '../../platform/database/database.ts';
import { emailOf } from '../due-payments/public.ts';
import { type MessageServices, sendMessage } from '../messages/public.ts';
import type { LevelizedHold } from './levelized-billing-store.ts';

type Change = Pick<LevelizedHold, 'accountNumber' | 'action' | 'estimatedBill' | 'settlementMonth'>;

/** Tells by e-mail what has changed, within the caller's transaction; a member without an address has the portal alone. */
export async function tellAverageBilling(
  services: MessageServices,
  tx: Transaction,
  memberNumber: string,
  changes: readonly Change[],
): Promise<void> {
  const recipient = await emailOf(tx, memberNumber);
  if (recipient === undefined) return;
  await sendMessage(
    services,
    tx,
    { channel: 'email', recipient, kind: 'average-billing-changed' },
    {
      subject: english('mail.averageBilling.changed.subject'),
      paragraphs: [...changes.map(lineOf), english('mail.ifNotYou')],
    },
  );
}

function lineOf({ accountNumber: number, action, estimatedBill, settlementMonth }: Change): string {
  if (action === 'Edit') return english('mail.averageBilling.removed', { number });
  const month = monthName(settlementMonth);
  return english('mail.averageBilling.signedUp', { number, month, amount: formatMoney(estimatedBill ?? 0) });
}
