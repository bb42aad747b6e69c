import type { LocalDay } from '@rochdale/domain/dates';
import { formatMoney } from '@rochdale/domain/money';
import { addressOf } from '@rochdale/domain/website/screens/address';
import type { Transaction } from '../../../platform/database/database.ts';
import { type MessageServices, tellMember } from '../../communications/messages/public.ts';
import { announcedText } from '../../communications/notifications/public.ts';
import { onItsWayOf } from '../../paying/owed/public.ts';
import { authorizedText, type Consent } from '../authorizations/public.ts';

/**
 * E-mails that drafts were set up, of which the payments are told before (`announced`), and what the member agreed to,
 * within the transaction that
 * does it; a member without an address gets none.
 */
export async function tellSetUp(
  services: MessageServices,
  tx: Transaction,
  memberNumber: string,
  drafts: readonly { readonly accountNumber: string; readonly startDate: LocalDay }[],
  told: { readonly lastFour: string; readonly announced: readonly string[]; readonly consent: Consent },
): Promise<void> {
  await tellMember(services, tx, memberNumber, 'draft-set-up', (text, formats, _language, named) => ({
    subject: text('mail.draftSetUp.subject'),
    paragraphs: [
      text('mail.draftSetUp', { lastFour: told.lastFour }),
      ...drafts.map(({ accountNumber, startDate }) =>
        text('mail.draftSetUp.account', { account: named(accountNumber), start: formats.letterDay(startDate) }),
      ),
      ...announcedText(told.announced.map(named), text),
      ...authorizedText(services, told.consent, text, formats),
      text('mail.ifNotYou'),
    ],
  }));
}

/** E-mails that drafts were removed, and what of them is with the bank already. */
export async function tellRemoved(
  services: MessageServices,
  tx: Transaction,
  memberNumber: string,
  accountNumbers: readonly string[],
): Promise<void> {
  const onItsWay = await onItsWayOf(tx, accountNumbers, services.clock.now());
  const withBank = accountNumbers.flatMap((account) =>
    (onItsWay.get(account) ?? []).flatMap(({ kind, amount, day }) =>
      kind === 'bank-file' && day !== null ? [{ account, amount: formatMoney(amount), day }] : [],
    ),
  );
  await tellMember(services, tx, memberNumber, 'draft-removed', (text, formats, _language, named) => ({
    subject: text('mail.draftRemoved.subject'),
    paragraphs: [
      ...accountNumbers.map((account) => text('mail.draftRemoved', { account: named(account) })),
      ...withBank.map((debit) =>
        text('mail.draftRemoved.onItsWay', {
          account: named(debit.account),
          amount: debit.amount,
          day: formats.letterDay(debit.day),
        }),
      ),
      text('mail.ifNotYou'),
    ],
  }));
}

/** E-mails that a draft can't be taken from the bank account on file. */
export async function tellFault(
  services: MessageServices,
  tx: Transaction,
  memberNumber: string,
  account: string,
): Promise<void> {
  await tellMember(services, tx, memberNumber, 'draft-fault', (text, _formats, _language, named) => ({
    subject: text('mail.draftFault.subject'),
    paragraphs: [text('mail.draftFault', { account: named(account) })],
    action: { label: text('mail.due.payNow'), to: addressOf('accountoverview', { accountno: account }) },
  }));
}

/** E-mails that the bank gave the bank account of a draft other numbers. */
export async function tellBankChange(
  services: MessageServices,
  tx: Transaction,
  memberNumber: string,
  account: string,
  lastFour: string,
): Promise<void> {
  await tellMember(services, tx, memberNumber, 'draft-bank-changed', (text, _formats, _language, named) => ({
    subject: text('mail.draftBankChanged.subject'),
    paragraphs: [text('mail.draftBankChanged', { account: named(account), lastFour }), text('mail.ifNotYou')],
  }));
}
