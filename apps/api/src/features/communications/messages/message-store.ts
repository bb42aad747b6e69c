import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { outgoingMessages } from '../../../tables/messages.ts';

export type OutgoingMessage = typeof outgoingMessages.$inferSelect;

/** Writes many messages at once. */
export async function addMessages(
  db: Executor,
  messages: readonly (typeof outgoingMessages.$inferInsert)[],
): Promise<void> {
  if (messages.length > 0) await db.insert(outgoingMessages).values([...messages]);
}

export async function findMessage(db: Executor, messageId: string): Promise<OutgoingMessage | undefined> {
  const [found] = await db.select().from(outgoingMessages).where(eq(outgoingMessages.messageId, messageId));
  return found;
}

/** The message that was sent first, of one that was sent again, and again. */
export async function firstOf(db: Executor, messageId: string): Promise<string> {
  const againOf = (await findMessage(db, messageId))?.againOf ?? null;
  return againOf === null ? messageId : firstOf(db, againOf);
}

/** Whether a message was written before. */
export const isWritten = async (db: Executor, messageId: string): Promise<boolean> =>
  (await findMessage(db, messageId)) !== undefined;

/** The message was handed over: its body goes. */
export async function markSent(db: Executor, messageId: string, now: Date): Promise<void> {
  await db
    .update(outgoingMessages)
    .set({ state: 'sent', body: null, settledAt: now })
    .where(eq(outgoingMessages.messageId, messageId));
}

/** Nobody is there to hand it to: it stays for the outbox page. */
export async function markKept(db: Executor, messageId: string, now: Date): Promise<void> {
  await db
    .update(outgoingMessages)
    .set({ state: 'kept', settledAt: now })
    .where(eq(outgoingMessages.messageId, messageId));
}

/** It will never be handed over: its body goes. */
export async function markEnded(
  db: Executor,
  messageId: string,
  state: 'refused' | 'dropped',
  reason: string,
  now: Date,
): Promise<void> {
  await db
    .update(outgoingMessages)
    .set({ state, reason, body: null, settledAt: now })
    .where(eq(outgoingMessages.messageId, messageId));
}

/** Nobody took it in all its tries. Its words stay, so that it can be sent again. */
export async function markGivenUp(db: Executor, messageId: string, lastSaid: string, now: Date): Promise<void> {
  await db
    .update(outgoingMessages)
    .set({ state: 'refused', reason: `given up: ${lastSaid}`, settledAt: now })
    .where(and(eq(outgoingMessages.messageId, messageId), eq(outgoingMessages.state, 'waiting')));
}

/** What has waited since before, and no job brings any more, is given up. */
export async function giveUpLost(db: Executor, before: Date, now: Date): Promise<void> {
  const { state, createdAt, messageId } = outgoingMessages;
  await db
    .update(outgoingMessages)
    .set({ state: 'refused', reason: 'given up', settledAt: now })
    .where(
      and(
        eq(state, 'waiting'),
        lt(createdAt, before),
        sql`not exists (select from pgboss.job where job.name = 'messages.deliver' and job.state < 'completed'
          and job.data->>'messageId' = ${messageId}::text)`,
      ),
    );
}

/** It waits until then. */
export async function markHeld(db: Executor, messageId: string, notBefore: Date): Promise<void> {
  await db.update(outgoingMessages).set({ notBefore }).where(eq(outgoingMessages.messageId, messageId));
}

/** The newest messages first. */
export async function newestMessages(db: Executor, most: number): Promise<OutgoingMessage[]> {
  return db.select().from(outgoingMessages).orderBy(desc(outgoingMessages.createdAt)).limit(most);
}
