import { topicsOf } from '@rochdale/domain/communications/notifications/account-topics';
import { choosableChannels } from '@rochdale/domain/communications/notifications/contacts';
import {
  isThreshold,
  isThresholdTopic,
  keptThreshold,
  notThreshold,
} from '@rochdale/domain/communications/notifications/thresholds';
import type { NotificationChannel, NotificationTopic } from '@rochdale/domain/communications/notifications/topics';
import { usageUnit } from '@rochdale/domain/energy/usage/units';
import type { Note } from '../../../platform/http/caller.ts';
import { fieldRefusal, refusal } from '../../../platform/http/refusal.ts';
import { holdLoginOfMember, type IdentityServices, takeFirstNotices } from '../../identity/sign-in/public.ts';
import { type MembersAccount, membersAccounts, writeChoices, writeThreshold } from './choices-store.ts';
import { type ContactRow, clearStops, contactRowsOf } from './contacts-store.ts';
import { offeredChannels } from './offered-channels.ts';
import { contactOf, contactsOn } from './present-contacts.ts';

interface Save {
  readonly memberNumber: string;
  readonly accountNumber: string;
  readonly topics: readonly {
    readonly topic: NotificationTopic;
    readonly channels: readonly NotificationChannel[];
    readonly threshold: number | null;
  }[];
  readonly appliesToAll: boolean;
  readonly note: Note<'notices-chosen'>;
}

/**
 * Writes what a member chose for an account, or for all of them as far as they have the topics, and answers for how
 * many. A line of use holds for accounts of the same unit. Choosing texts of a topic anew ends the STOP of one's phones.
 */
export async function saveChoices(services: IdentityServices, save: Save): Promise<number> {
  const { db, clock, site } = services;
  const { memberNumber, accountNumber, appliesToAll, note } = save;
  return db.transaction(async (tx) => {
    await holdLoginOfMember(tx, memberNumber);
    // Who has chosen is not chosen for.
    await takeFirstNotices(tx, memberNumber);
    const all = await membersAccounts(tx, memberNumber);
    const own = all.find((one) => one.accountNumber === accountNumber);
    if (!own) throw refusal(404, 'error.notFound');
    const rows = await contactRowsOf(tx, memberNumber);
    const choosable = choosableChannels(rows.map(contactOf));
    const offered = offeredChannels(services).filter((channel) => choosable.includes(channel));
    const possible = topicsOf(site(), own);
    const targets = (appliesToAll ? all : [own]).map((account) => ({ account, topics: topicsOf(site(), account) }));
    const having = (topic: NotificationTopic): MembersAccount[] =>
      targets.filter(({ topics }) => topics.includes(topic)).map(({ account }) => account);
    let isChanged = false;
    for (const { topic, channels, threshold } of save.topics) {
      if (!possible.includes(topic)) throw refusal(400, 'error.invalid');
      if (channels.some((channel) => !offered.includes(channel))) throw refusal(400, 'notifications.noContact');
      const accountNumbers = having(topic).map((account) => account.accountNumber);
      const chosen = { topic, channels, accountNumbers, chosenBy: 'member' } as const;
      const { fresh, hasEnded } = await writeChoices(tx, memberNumber, chosen, clock.now());
      isChanged ||= hasEnded || fresh.length > 0;
      const isTextedAnew = fresh.some((choice) => choice.channel === 'text' && choice.accountNumber === accountNumber);
      if (isTextedAnew) await clearStops(tx, phonesIn(rows), [topic]);
      if (!isThresholdTopic(topic)) continue;
      const value = threshold === null ? null : keptThreshold(topic, threshold);
      if (value !== null && !isThreshold(topic, value)) throw fieldRefusal(notThreshold(topic), `line-${topic}`);
      const measured = having(topic).filter(
        ({ accountType }) => topic !== 'highUsage' || usageUnit(accountType) === usageUnit(own.accountType),
      );
      const line = { topic, value, accountNumbers: measured.map((account) => account.accountNumber) };
      isChanged = (await writeThreshold(tx, memberNumber, line)) || isChanged;
    }
    if (isChanged) await note(tx, { kind: 'notices-chosen' });
    return targets.length;
  });
}

/** A phone that was not verified is another's until it is. */
const phonesIn = (rows: readonly ContactRow[]): string[] => contactsOn(rows, 'text').map(({ address }) => address);
