import { and, asc, count, eq, like, notInArray, or } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { outgoingMessages } from '../../../tables/messages.ts';

const { messageId, kind, state } = outgoingMessages;

/** What opened something that the restore has ended: sent now it would open nothing. */
const deadKinds = ['verification-code', 'reset-link'];

/** What tells of money and of events: told before the loss, or not known to be. */
const tellsOfMoney = or(eq(kind, 'payment-receipt'), like(kind, 'due-payment-%'), like(kind, 'notice-%'));

/** How many messages of each kind were set aside when the database was restored. */
export async function messagesAside(db: Executor): Promise<{ readonly kind: string; readonly count: number }[]> {
  return db
    .select({ kind, count: count() })
    .from(outgoingMessages)
    .where(eq(state, 'aside'))
    .groupBy(kind)
    .orderBy(asc(kind));
}

/** Lets the messages that were set aside wait again. Answers their numbers. */
export async function takeFromAside(tx: Transaction): Promise<string[]> {
  const found = await tx
    .update(outgoingMessages)
    .set({ state: 'waiting' })
    .where(and(eq(state, 'aside'), notInArray(kind, deadKinds)))
    .returning({ messageId });
  return found.map((one) => one.messageId);
}

/**
 * Drops what was set aside, and what was written while the database was held and tells of payments and events: members
 * may have read it before; not those that are to go. What else was written meanwhile goes out. Answers how many were dropped.
 */
export async function dropRestored(tx: Transaction, now: Date, butNot: readonly string[]): Promise<number> {
  const dropped = await tx
    .update(outgoingMessages)
    .set({ state: 'dropped', reason: 'restored', body: null, settledAt: now })
    .where(and(notInArray(messageId, [...butNot]), or(eq(state, 'aside'), and(eq(state, 'waiting'), tellsOfMoney))))
    .returning({ messageId });
  return dropped.length;
}
