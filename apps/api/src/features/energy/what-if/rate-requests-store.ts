import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { queueItems } from '../../../tables/queue-items.ts';
import { rateRequests } from '../../../tables/rate-requests.ts';

export type RateRequest = typeof rateRequests.$inferSelect;
type NewRequest = Omit<RateRequest, 'exportNumber' | 'answer' | 'answeredAt'>;

const ofHolder = (accountNumber: string, memberNumber: string) =>
  and(eq(rateRequests.accountNumber, accountNumber), eq(rateRequests.memberNumber, memberNumber));

/** What a member has asked for last for an account, with what the office said; a former holder's is not theirs. */
export async function lastRequest(db: Executor, accountNumber: string, memberNumber: string) {
  const [found] = await db
    .select({ request: rateRequests, template: queueItems.template, words: queueItems.words })
    .from(rateRequests)
    .leftJoin(
      queueItems,
      and(eq(queueItems.kind, 'rate-change'), eq(queueItems.itemId, sql`${rateRequests.requestId}::text`)),
    )
    .where(ofHolder(accountNumber, memberNumber))
    .orderBy(desc(rateRequests.submittedAt), desc(rateRequests.requestId))
    .limit(1);
  return found;
}

/** Keeps a request, or answers the one that waits: there is one at a time. */
export async function addRequest(tx: Transaction, request: NewRequest): Promise<RateRequest> {
  const [added] = await tx.insert(rateRequests).values(request).onConflictDoNothing().returning();
  if (added) return added;
  const [open] = await tx
    .select()
    .from(rateRequests)
    .where(and(ofHolder(request.accountNumber, request.memberNumber), isNull(rateRequests.answer)));
  // Answered between the two: then there is room.
  return open ?? addRequest(tx, request);
}

/** Whether a member has another request open since one was refused. */
export async function hasOpenRequest(db: Executor, accountNumber: string, memberNumber: string): Promise<boolean> {
  const found = await db
    .select({ requestId: rateRequests.requestId })
    .from(rateRequests)
    .where(and(ofHolder(accountNumber, memberNumber), isNull(rateRequests.answer)))
    .limit(1);
  return found.length > 0;
}
