import { formatDay } from '@rochdale/domain/dates';
import type { Translate } from '@rochdale/domain/messages/text';
import { formatMoney } from '@rochdale/domain/money';
import type { RoundUpEnrolment } from '@rochdale/domain/operation-roundup/round-up';
import type { Transaction } from '../../platform/database/database.ts';
import { type MessageServices, tellMember } from '../messages/public.ts';

/** Tells by e-mail what has changed, within the caller's transaction; a member without an address has the portal alone. */
export async function tellRoundUp(
  services: MessageServices,
  tx: Transaction,
  memberNumber: string,
  changed: readonly RoundUpEnrolment[],
): Promise<void> {
  if (changed.length === 0) return;
  await tellMember(services, tx, memberNumber, 'operation-roundup-changed', (text) => ({
    subject: text('mail.roundUp.changed.subject'),
    paragraphs: [...changed.map((enrolment) => lineOf(enrolment, text)), text('mail.ifNotYou')],
  }));
}

function lineOf(enrolment: RoundUpEnrolment, text: Translate): string {
  const { accountNumber: number, isRoundup, amount, expiration } = enrolment;
  if (!isRoundup) return text('mail.roundUp.left', { number });
  const gift = amount ? text('mail.roundUp.joined.plus', { amount: formatMoney(amount) }) : '';
  const end = expiration === null ? '' : text('mail.roundUp.joined.until', { day: formatDay(expiration) });
  return text('mail.roundUp.joined', { number, more: `${gift}${end}` });
}
