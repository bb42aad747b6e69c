import { formatDay, type LocalDay } from '@rochdale/domain/dates';
import { english } from '@rochdale/domain/messages/english';
import type { Transaction } from '../../platform/database/database.ts';
import { emailOf } from '../due-payments/public.ts';
import { type MessageServices, sendMessage } from '../messages/public.ts';

/** E-mails that drafts were set up, within the transaction that does it; a member without an address gets none. */
export async function tellSetUp(
  services: MessageServices,
  tx: Transaction,
  memberNumber: string,
  drafts: readonly { readonly accountNumber: string; readonly startDate: LocalDay }[],
  lastFour: string,
): Promise<void> {
  const recipient = await emailOf(tx, memberNumber);
  if (recipient === undefined) return;
  await sendMessage(
    services,
    tx,
    { channel: 'email', recipient, kind: 'draft-set-up' },
    {
      subject: english('mail.draftSetUp.subject'),
      paragraphs: [
        english('mail.draftSetUp', { lastFour }),
        ...drafts.map(({ accountNumber, startDate }) =>
          english('mail.draftSetUp.account', { account: accountNumber, start: formatDay(startDate) }),
        ),
        english('mail.ifNotYou'),
      ],
    },
  );
}

/** E-mails that drafts were removed. */
export async function tellRemoved(
  services: MessageServices,
  tx: Transaction,
  memberNumber: string,
  accountNumbers: readonly string[],
): Promise<void> {
  const recipient = await emailOf(tx, memberNumber);
  if (recipient === undefined) return;
  await sendMessage(
    services,
    tx,
    { channel: 'email', recipient, kind: 'draft-removed' },
    {
      subject: english('mail.draftRemoved.subject'),
      paragraphs: [
        ...accountNumbers.map((account) => english('mail.draftRemoved', { account })),
        english('mail.ifNotYou'),
      ],
    },
  );
}
