import { choosableChannels } from '@rochdale/domain/communications/notifications/contacts';
import {
  announcedDaysBefore,
  type DraftNotice,
  draftNoticeOf,
} from '@rochdale/domain/communications/notifications/draft-notice';
import { tidyEmail } from '@rochdale/domain/identity/registration/contact';
import type { Translate } from '@rochdale/domain/texts/text';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { findLoginOfMember, holdLoginOfMember } from '../../identity/sign-in/public.ts';
import type { MessageServices } from '../messages/public.ts';
import { choicesOf, membersAccounts, writeChoices, writeThreshold } from './choices-store.ts';
import { contactRowsOf, ensureLoginContact, findAddress } from './contacts-store.ts';
import { contactOf } from './present-contacts.ts';

const topic = 'draftComing';

/** What a plan that is set up now from a bank account brings along, for each account of a member. */
export async function draftNoticesOf(
  site: Site,
  db: Executor,
  memberNumber: string,
): Promise<ReadonlyMap<string, DraftNotice>> {
  const accounts = await membersAccounts(db, memberNumber);
  const chosen = new Set(
    (await choicesOf(db, memberNumber)).flatMap((choice) => (choice.topic === topic ? [choice.accountNumber] : [])),
  );
  const hasEmail = await hasEmailContact(db, memberNumber);
  return new Map(
    accounts.map((account) => [
      account.accountNumber,
      draftNoticeOf(site, account, { hasChoice: chosen.has(account.accountNumber), hasEmail }),
    ]),
  );
}

/** Whether e-mail can be chosen: by a contact, or by the login, which is one from the beginning until it is removed. */
async function hasEmailContact(db: Executor, memberNumber: string): Promise<boolean> {
  const contacts = (await contactRowsOf(db, memberNumber)).map(contactOf);
  if (choosableChannels(contacts).includes('email')) return true;
  const login = await findLoginOfMember(db, memberNumber);
  return login !== undefined && (await findAddress(db, memberNumber, 'email', tidyEmail(login.email))) === undefined;
}

/**
 * Chooses, within the transaction that sets up plans from a bank account, that their member is e-mailed ten days before
 * each payment; a choice of that notice which the member has made stays. Answers the accounts for which it was chosen.
 */
export async function chooseDraftNotice(
  { clock, site }: Pick<MessageServices, 'clock' | 'site'>,
  tx: Transaction,
  memberNumber: string,
  accountNumbers: readonly string[],
): Promise<string[]> {
  const login = await holdLoginOfMember(tx, memberNumber);
  const notices = await draftNoticesOf(site(), tx, memberNumber);
  const chosen = accountNumbers.filter((accountNumber) => notices.get(accountNumber) === 'byEmail');
  if (chosen.length === 0) return [];
  const now = clock.now();
  if (login) await ensureLoginContact(tx, memberNumber, login.email, now);
  await writeChoices(tx, memberNumber, { topic, channels: ['email'], accountNumbers: chosen, chosenBy: 'portal' }, now);
  await writeThreshold(tx, memberNumber, { topic, value: announcedDaysBefore, accountNumbers: chosen });
  return chosen;
}

/** What a confirmation says of the accounts for which it was chosen; nothing when there are none. */
export const announcedText = (accountNumbers: readonly string[], text: Translate): string[] =>
  accountNumbers.length === 0 ? [] : [text('mail.draftNotice', { accounts: accountNumbers.join(', ') })];
