import type { RoundUpEnrolment } from '@rochdale/domain/account/operation-roundup/round-up';
import { formatMoney } from '@rochdale/domain/money';
import type { Formats } from '@rochdale/domain/texts/formats';
import type { PlainTextCode, Translate } from '@rochdale/domain/texts/text';
import type { Transaction } from '../../../platform/database/database.ts';
import { type MessageServices, tellMember } from '../../communications/messages/public.ts';
import type { NamedNumber } from '../account-names/public.ts';

/** Tells by e-mail what has changed, within the caller's transaction; a member without an address has the portal alone. */
export async function tellRoundUp(
  services: MessageServices,
  tx: Transaction,
  memberNumber: string,
  changed: readonly RoundUpEnrolment[],
): Promise<void> {
  if (changed.length === 0) return;
  await tellMember(services, tx, memberNumber, 'operation-roundup-changed', (text, formats, _language, named) => ({
    subject: text(subjectOf(changed)),
    paragraphs: [...changed.flatMap((enrolment) => linesOf(enrolment, text, formats, named)), text('mail.ifNotYou')],
  }));
}

function subjectOf(changed: readonly RoundUpEnrolment[]): PlainTextCode {
  if (changed.every(({ isRoundup }) => isRoundup)) return 'mail.roundUp.joined.subject';
  return changed.some(({ isRoundup }) => isRoundup) ? 'mail.roundUp.changed.subject' : 'mail.roundUp.left.subject';
}

function linesOf(enrolment: RoundUpEnrolment, text: Translate, formats: Formats, named: NamedNumber): string[] {
  const { accountNumber, isRoundup, amount, expiration } = enrolment;
  const number = named(accountNumber);
  if (!isRoundup) return [text('mail.roundUp.left', { number })];
  return [
    text('mail.roundUp.joined', { number }),
    ...(amount ? [text('mail.roundUp.joined.plus', { number, amount: formatMoney(amount) })] : []),
    ...(expiration === null ? [] : [text('mail.roundUp.joined.until', { number, day: formats.letterDay(expiration) })]),
  ];
}
