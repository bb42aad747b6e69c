import { formatDay, type LocalDay } from '@rochdale/domain/dates';
import type { Transaction } from '../../platform/database/database.ts';
import { type MessageServices, tellMember } from '../messages/public.ts';

/** E-mails that drafts were set up, within the transaction that does it; a member without an address gets none. */
export async function tellSetUp(
  services: MessageServices,
  tx: Transaction,
  memberNumber: string,
  drafts: readonly { readonly accountNumber: string; readonly startDate: LocalDay }[],
  lastFour: string,
): Promise<void> {
  await tellMember(services, tx, memberNumber, 'draft-set-up', (text) => ({
    subject: text('mail.draftSetUp.subject'),
    paragraphs: [
      text('mail.draftSetUp', { lastFour }),
      ...drafts.map(({ accountNumber, startDate }) =>
        text('mail.draftSetUp.account', { account: accountNumber, start: formatDay(startDate) }),
      ),
      text('mail.ifNotYou'),
    ],
  }));
}

/** E-mails that drafts were removed. */
export async function tellRemoved(
  services: MessageServices,
  tx: Transaction,
  memberNumber: string,
  accountNumbers: readonly string[],
): Promise<void> {
  await tellMember(services, tx, memberNumber, 'draft-removed', (text) => ({
    subject: text('mail.draftRemoved.subject'),
    paragraphs: [...accountNumbers.map((account) => text('mail.draftRemoved', { account })), text('mail.ifNotYou')],
  }));
}
