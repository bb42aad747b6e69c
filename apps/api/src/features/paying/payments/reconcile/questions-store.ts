import { and, asc, eq, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';
import { requisitions } from '../../../../tables/payments.ts';
import type { Requisition } from '../requisition/requisition-store.ts';
import { strayCharge } from './gateway-results-store.ts';

/** Somebody who goes to the payment page is there within minutes. */
const openingMinutes = 2;

/**
 * Requisitions about which the payment company is to be asked now, those first that may be paid at this moment, and last
 * those whose page nobody seems to have opened. With `evenEarly` also those that are asked about later and have no
 * answer yet.
 */
export async function listToAsk(
  db: Executor,
  now: Date,
  limit: number,
  { evenEarly = false } = {},
): Promise<Requisition[]> {
  const { state, askAt, createdAt } = requisitions;
  const latestOpening = new Date(now.getTime() - openingMinutes * 60_000).toISOString();
  const rank = sql`case when ${state} in ('approved', 'presented', 'declined') then 0
    when ${state} <> 'initiated' then 1 when ${createdAt} > ${latestOpening}::timestamptz then 0 else 2 end`;
  const hasNoAnswer = sql`${state} in ('initiated', 'presented', 'approved')`;
  return db
    .select()
    .from(requisitions)
    .where(evenEarly ? or(lte(askAt, now), hasNoAnswer) : lte(askAt, now))
    .orderBy(asc(rank), asc(askAt))
    .limit(limit);
}

/** Selects a row where the payment company is to be asked by then, or a charge of so many days before may have to go back. */
export const toReconcile = (now: SQLWrapper, days: number): SQL =>
  sql`select 1 from ${requisitions} where ${requisitions.askAt} <= ${now} union all ${strayCharge(now, days)}`;

/** Whether the payment company is to be asked about any requisition now. */
export async function isAnyToAsk(db: Executor, now: Date): Promise<boolean> {
  const found = await db.select({ one: sql`1` }).from(requisitions).where(lte(requisitions.askAt, now)).limit(1);
  return found.length > 0;
}

/** Says when the payment company is asked again about a requisition, unless its state has changed meanwhile. */
export async function askAgain(
  db: Executor,
  { transNo, state }: Pick<Requisition, 'transNo' | 'state'>,
  askAt: Date | null,
): Promise<void> {
  await db
    .update(requisitions)
    .set({ askAt })
    .where(and(eq(requisitions.transNo, transNo), eq(requisitions.state, state)));
}
