import { asc, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { paymentDays } from '../../../tables/due-payments.ts';

/** Notes that a day's payments are begun. */
export async function notePaymentDay(db: Executor, day: string, now: Date): Promise<void> {
  await db.insert(paymentDays).values({ day, begunAt: now }).onConflictDoNothing();
}

/** The days on which payments were begun, from a day on, in order; and the first of all. */
export async function paymentDaysFrom(
  db: Executor,
  from: string,
): Promise<{ readonly first: string | undefined; readonly days: readonly string[] }> {
  const found = await db
    .select({ day: paymentDays.day })
    .from(paymentDays)
    .where(sql`${paymentDays.day} >= ${from} or ${paymentDays.day} = (select min(day) from payment_days)`)
    .orderBy(asc(paymentDays.day));
  const days = found.map(({ day }) => day);
  return { first: days[0], days: days.filter((day) => day >= from) };
}
