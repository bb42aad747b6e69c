import { count, eq, gte, lt, sql, sum } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import type { RefusedCalls } from '../../../platform/http/refused/refused-calls.ts';
import type { RefusedKind } from '../../../platform/http/refused/refused-kinds.ts';
import { refusedCalls } from '../../../tables/security.ts';

/** Rows that an hour may have; beyond them a kind is counted without network and operation. */
const perHour = 1_000;

/** Adds what was refused to its hour. */
export async function addRefused(tx: Transaction, refused: readonly RefusedCalls[], now: Date): Promise<void> {
  const hour = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000);
  const [kept] = await tx.select({ rows: count() }).from(refusedCalls).where(eq(refusedCalls.hour, hour));
  const isFull = (kept?.rows ?? 0) + refused.length > perHour;
  for (const { kind, network, operation, calls } of refused) {
    const where = isFull ? { network: '', operation: '' } : { network, operation };
    await tx
      .insert(refusedCalls)
      .values({ hour, kind, ...where, calls, lastAt: now })
      .onConflictDoUpdate({
        target: [refusedCalls.hour, refusedCalls.kind, refusedCalls.network, refusedCalls.operation],
        set: { calls: sql`${refusedCalls.calls} + ${calls}`, lastAt: now },
      });
  }
}

/** How many calls of each kind were refused since an instant. */
export async function refusedSince(db: Executor, from: Date): Promise<{ kind: RefusedKind; calls: number }[]> {
  const found = await db
    .select({ kind: refusedCalls.kind, calls: sum(refusedCalls.calls).mapWith(Number) })
    .from(refusedCalls)
    .where(gte(refusedCalls.lastAt, from))
    .groupBy(refusedCalls.kind)
    .orderBy(refusedCalls.kind);
  return found;
}

export async function forgetRefusedBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(refusedCalls).where(lt(refusedCalls.hour, before));
}
