import type { AnnouncementTopic, RecipientState } from '@rochdale/domain/communications/announcements/announcement';
import type { NotificationChannel } from '@rochdale/domain/communications/notifications/topics';
import { and, asc, desc, eq, gt, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { announcementRecipients, announcements } from '../../../tables/announcements.ts';
import { outgoingMessages } from '../../../tables/messages.ts';
import type { Reached } from './reach-store.ts';

export type RecipientRow = typeof announcementRecipients.$inferSelect;

/** Why a recipient who waited was not told. */
export const dropped = { over: 'over', stopped: 'announcement stopped', told: 'told by a notice' } as const;

/** Writes where an announcement goes: an address once, with every account that leads to it. */
export async function addRecipients(tx: Executor, announcementId: string, found: readonly Reached[]): Promise<void> {
  const byAddress = new Map<string, { one: Reached; accountNumbers: string[] }>();
  for (const one of found) {
    const key = `${one.channel} ${one.address}`;
    const known = byAddress.get(key) ?? { one, accountNumbers: [] };
    byAddress.set(key, { one, accountNumbers: [...known.accountNumbers, one.accountNumber] });
  }
  if (byAddress.size === 0) return;
  await tx
    .insert(announcementRecipients)
    .values(
      [...byAddress.values()].map(({ one: { channel, address, memberNumber }, accountNumbers }) => ({
        announcementId,
        channel,
        address,
        memberNumber,
        accountNumbers,
      })),
    )
    .onConflictDoUpdate({
      target: [announcementRecipients.announcementId, announcementRecipients.channel, announcementRecipients.address],
      set: { accountNumbers: sql`${announcementRecipients.accountNumbers} || excluded.account_numbers` },
    });
}

/** The next who wait, without some ways, held until the transaction ends. */
export const nextWaiting = (
  tx: Executor,
  announcementId: string,
  without: readonly NotificationChannel[],
  most: number,
): Promise<RecipientRow[]> =>
  tx
    .select()
    .from(announcementRecipients)
    .where(
      and(
        eq(announcementRecipients.announcementId, announcementId),
        eq(announcementRecipients.state, 'waiting'),
        without.length === 0 ? undefined : notInArray(announcementRecipients.channel, [...without]),
      ),
    )
    .orderBy(asc(announcementRecipients.messageId))
    .limit(most)
    .for('update');

/** Their messages were written. */
export async function noteWritten(tx: Executor, messageIds: readonly string[], writtenAt: Date): Promise<void> {
  if (messageIds.length === 0) return;
  await tx
    .update(announcementRecipients)
    .set({ state: 'written', writtenAt })
    .where(inArray(announcementRecipients.messageId, [...messageIds]));
}

/** They are not told, and why. */
export async function noteDropped(tx: Executor, messageIds: readonly string[], reason: string): Promise<void> {
  if (messageIds.length === 0) return;
  await tx
    .update(announcementRecipients)
    .set({ state: 'dropped', reason })
    .where(
      and(inArray(announcementRecipients.messageId, [...messageIds]), eq(announcementRecipients.state, 'waiting')),
    );
}

/** Takes over what became of the messages of all announcements. Answers of how many. */
export async function settleWritten(tx: Executor): Promise<number> {
  const settled = await tx.execute(sql`
    update announcement_recipients set state = message.state, reason = message.reason
    from outgoing_messages message
    where announcement_recipients.state = 'written' and message.message_id = announcement_recipients.message_id
      and message.state in ('sent', 'kept', 'refused', 'dropped')`);
  return settled.rowCount ?? 0;
}

/** How many messages of all announcements were written since a moment. */
export async function writtenSince(tx: Executor, since: Date): Promise<number> {
  const { writtenAt } = announcementRecipients;
  const [found] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(announcementRecipients)
    .where(gt(writtenAt, since));
  return found?.count ?? 0;
}

/** How many messages of all announcements may go now and are not handed over yet, by way; those that are held wait for their hour. */
export async function notHandedOver(
  tx: Executor,
  now: Date,
): Promise<readonly { readonly channel: NotificationChannel; readonly count: number }[]> {
  const { channel, state, messageId } = announcementRecipients;
  const { notBefore } = outgoingMessages;
  return tx
    .select({ channel, count: sql<number>`count(*)::int` })
    .from(announcementRecipients)
    .innerJoin(outgoingMessages, eq(outgoingMessages.messageId, messageId))
    .where(and(eq(state, 'written'), or(isNull(notBefore), lte(notBefore, now))))
    .groupBy(channel);
}

/** Who it is that a message tells, and of which announcement; undefined where it tells none. */
export async function recipientOfMessage(db: Executor, messageId: string): Promise<RecipientRow | undefined> {
  const [found] = await db.select().from(announcementRecipients).where(eq(announcementRecipients.messageId, messageId));
  return found;
}

/** Those whom a stop kept from being told wait again, once it goes on, for a message of another number. */
export async function reviveStopped(tx: Executor, announcementId: string): Promise<void> {
  await tx
    .update(announcementRecipients)
    .set({ state: 'waiting', reason: null, writtenAt: null, messageId: sql`gen_random_uuid()` })
    .where(
      and(
        eq(announcementRecipients.announcementId, announcementId),
        eq(announcementRecipients.state, 'dropped'),
        eq(announcementRecipients.reason, dropped.stopped),
      ),
    );
}

/** How many recipients of an announcement stand how, by way. */
export async function countRecipients(
  db: Executor,
  announcementId: string,
): Promise<
  readonly { readonly channel: NotificationChannel; readonly state: RecipientState; readonly count: number }[]
> {
  const { channel, state } = announcementRecipients;
  return db
    .select({ channel, state, count: sql<number>`count(*)::int` })
    .from(announcementRecipients)
    .where(eq(announcementRecipients.announcementId, announcementId))
    .groupBy(channel, state);
}

/** What was announced last by text to a phone, and when; undefined when nothing was. */
export async function lastAnnouncedTo(
  db: Executor,
  phone: string,
): Promise<{ readonly topic: AnnouncementTopic; readonly at: Date } | undefined> {
  const { address, channel, announcementId } = announcementRecipients;
  const at = sql<Date>`coalesce(${outgoingMessages.settledAt}, ${announcementRecipients.writtenAt})`.mapWith(
    outgoingMessages.settledAt,
  );
  const [found] = await db
    .select({ topic: announcements.topic, at })
    .from(announcementRecipients)
    .innerJoin(announcements, eq(announcements.announcementId, announcementId))
    .innerJoin(outgoingMessages, eq(outgoingMessages.messageId, announcementRecipients.messageId))
    .where(and(eq(address, phone), eq(channel, 'text'), inArray(outgoingMessages.state, ['sent', 'kept'])))
    .orderBy(desc(at))
    .limit(1);
  return found;
}
