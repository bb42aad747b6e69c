import { formatMoney } from '@rochdale/domain/money';
import type { Formats } from '@rochdale/domain/texts/formats';
import type { PlainTextCode, Translate } from '@rochdale/domain/texts/text';
import type { Transaction } from '../../../platform/database/database.ts';
import { type MessageServices, tellMember } from '../../communications/messages/public.ts';
import type { NamedNumber } from '../account-names/public.ts';
import type { LevelizedHold } from './levelized-billing-store.ts';

type Change = Pick<LevelizedHold, 'accountNumber' | 'action' | 'estimatedBill' | 'settlementMonth'>;

/** Tells by e-mail what has changed, within the caller's transaction; a member without an address has the portal alone. */
export async function tellAverageBilling(
  services: MessageServices,
  tx: Transaction,
  memberNumber: string,
  changes: readonly Change[],
): Promise<void> {
  await tellMember(services, tx, memberNumber, 'average-billing-changed', (text, formats, _language, named) => ({
    subject: text(subjectOf(changes)),
    paragraphs: [...changes.map((change) => lineOf(change, text, formats, named)), text('mail.ifNotYou')],
  }));
}

function subjectOf(changes: readonly Change[]): PlainTextCode {
  if (changes.every(({ action }) => action === 'Edit')) return 'mail.averageBilling.removed.subject';
  return changes.some(({ action }) => action === 'Edit')
    ? 'mail.averageBilling.changed.subject'
    : 'mail.averageBilling.signedUp.subject';
}

function lineOf(change: Change, text: Translate, formats: Formats, named: NamedNumber): string {
  const { accountNumber, action, estimatedBill, settlementMonth } = change;
  const number = named(accountNumber);
  if (action === 'Edit') return text('mail.averageBilling.removed', { number });
  const month = formats.monthName(settlementMonth);
  return text('mail.averageBilling.signedUp', { number, month, amount: formatMoney(estimatedBill ?? 0) });
}
