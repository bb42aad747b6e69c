import { firstTopicsOf } from '@rochdale/domain/communications/notifications/account-topics';
import { choosableChannels } from '@rochdale/domain/communications/notifications/contacts';
import {
  type FirstTopic,
  firstChannel,
  firstTopics,
} from '@rochdale/domain/communications/notifications/first-notices';
import { gates } from '@rochdale/domain/gates/gates';
import { addressOf } from '@rochdale/domain/website/screens/address';
import type { Transaction } from '../../../platform/database/database.ts';
import { type MessageServices, tellMember } from '../messages/public.ts';
import { choicesOf, membersAccounts, writeChoices } from './choices-store.ts';
import { contactRowsOf, ensureLoginContact } from './contacts-store.ts';
import { contactOf } from './present-contacts.ts';

/**
 * Chooses, within the transaction of a first sign-in, what a member is told from then on by e-mail (communications-38),
 * and writes to the member which notices that are and how they end. Answers whether it chose any: not where the co-op
 * sends none, nor where the member has chosen already.
 */
export async function chooseFirstNotices(
  services: MessageServices,
  tx: Transaction,
  { memberNumber, email }: { readonly memberNumber: string; readonly email: string },
): Promise<boolean> {
  const { clock, site } = services;
  if (!gates.notifications({ site: site(), signedIn: true }).open) return false;
  const before = await choicesOf(tx, memberNumber);
  if (before.some(({ chosenBy }) => chosenBy === 'member')) return false;
  const now = clock.now();
  await ensureLoginContact(tx, memberNumber, email, now);
  const contacts = (await contactRowsOf(tx, memberNumber)).map(contactOf);
  if (!choosableChannels(contacts).includes(firstChannel)) return false;
  const accounts = (await membersAccounts(tx, memberNumber)).map(({ accountNumber, ...account }) => ({
    accountNumber,
    topics: firstTopicsOf(site(), account),
  }));
  const chosen = firstTopics.filter((topic) => accounts.some(({ topics }) => topics.includes(topic)));
  for (const topic of chosen) {
    const having = accounts.filter(({ topics }) => topics.includes(topic));
    const accountNumbers = having.map(({ accountNumber }) => accountNumber);
    await writeChoices(tx, memberNumber, { topic, channels: [firstChannel], accountNumbers, chosenBy: 'portal' }, now);
  }
  if (chosen.length === 0) return false;
  await tellFirstNotices(services, tx, memberNumber, chosen);
  return true;
}

/** Nobody finds out by the first bill alone: which notices are on, and the way to end them. */
async function tellFirstNotices(
  services: MessageServices,
  tx: Transaction,
  memberNumber: string,
  chosen: readonly FirstTopic[],
): Promise<void> {
  await tellMember(services, tx, memberNumber, 'first-notices', (text) => ({
    subject: text('mail.firstNotices.subject'),
    paragraphs: [
      text('mail.firstNotices', { notices: chosen.map((topic) => text(`notifications.${topic}`)).join(', ') }),
      text('mail.firstNotices.end'),
    ],
    action: { label: text('screen.notifications'), to: addressOf('manage-notifications') },
  }));
}
