import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { storedPayments } from '../../../tables/payment-profile.ts';

/** Whether anybody still has what the token stands for: stored, in a draft, or in a payment for a later day. */
const isStillUsed = sql<boolean>`(exists (select 1 from stored_payments as kept
    where kept.token = ${storedPayments.token} and kept.removed_at is null)
  or exists (select 1 from drafts where drafts.token = ${storedPayments.token})
  or exists (select 1 from scheduled_payments as later where later.token = ${storedPayments.token}
    and later.deleted_at is null and not exists (select 1 from due_payments
      where due_payments.plan_kind = 'scheduled-payment' and due_payments.plan_key = later.trans_no
      and due_payments.state in ('paid', 'failed', 'skipped', 'returned', 'cancelled'))))`;

const isWaiting = and(isNotNull(storedPayments.removedAt), isNull(storedPayments.forgottenAt));

/** Tokens of removed ways of paying that nothing uses and that the payment company still keeps, the oldest first. */
export async function tokensToForget(db: Executor, limit: number): Promise<string[]> {
  const found = await db
    .select({ token: storedPayments.token })
    .from(storedPayments)
    .where(and(isWaiting, isNotNull(storedPayments.token), sql`not ${isStillUsed}`))
    .orderBy(asc(storedPayments.removedAt))
    .limit(limit);
  return [...new Set(found.flatMap(({ token }) => (token === null ? [] : [token])))];
}

/** Says that the payment company has forgotten a token. */
export async function noteForgotten(db: Executor, token: string, now: Date): Promise<void> {
  await db
    .update(storedPayments)
    .set({ forgottenAt: now })
    .where(and(isWaiting, eq(storedPayments.token, token)));
}
