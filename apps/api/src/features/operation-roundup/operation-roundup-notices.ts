import { formatDay } from '@rochdale/domain/dates';
import { english } from '@rochdale/domain/messages/english';
import { formatMoney } from '@rochdale/domain/money';
import type { RoundUpEnrolment } from '@rochdale/domain/operation-roundup/round-up';
import type { Transaction } from '../../platform/database/database.ts';
import { emailOf } from '../due-payments/public.ts';
import { type MessageServices, sendMessage } from '../messages/public.ts';

/** Tells by e-mail what has changed, within the caller's transaction; a member without an address has the portal alone. */
export async function tellRoundUp(
  services: MessageServices,
  tx: Transaction,
  memberNumber: string,
  changed: readonly RoundUpEnrolment[],
): Promise<void> {
  const recipient = changed.length === 0 ? undefined : await emailOf(tx, memberNumber);
  if (recipient === undefined) return;
  await sendMessage(
    services,
    tx,
    { channel: 'email', recipient, kind: 'operation-roundup-changed' },
    {
      subject: english('mail.roundUp.changed.subject'),
      paragraphs: [...changed.map(lineOf), english('mail.ifNotYou')],
    },
  );
}

function lineOf({ accountNumber: number, isRoundup, amount, expiration }: RoundUpEnrolment): string {
  if (!isRoundup) return english('mail.roundUp.left', { number });
  const gift = amount ? english('mail.roundUp.joined.plus', { amount: formatMoney(amount) }) : '';
  const end = expiration === null ? '' : english('mail.roundUp.joined.until', { day: formatDay(expiration) });
  return english('mail.roundUp.joined', { number, more: `${gift}${end}` });
}
