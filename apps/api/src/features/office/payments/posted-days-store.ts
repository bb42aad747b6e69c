import { addDays, instantAt, type LocalDay } from '@rochdale/domain/dates';
import { and, desc, eq, gte, lt, lte, min, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts } from '../../../tables/accounts.ts';
import { ledger, requisitions } from '../../../tables/payments.ts';
import { type PostedSum, postedDays } from '../../../tables/posted-days.ts';
import { tenderSql } from './payments-store.ts';

/** The co-op's days from one to another, both included. */
export interface Days {
  readonly from: LocalDay;
  readonly to: LocalDay;
}

/** What a day's postings come to by one way of paying. */
export interface PostedOnDay extends PostedSum {
  readonly day: LocalDay;
}

/**
 * Adds up what the ledger has of each day, the newest first; days without a row are left out. Counts are of payments, not
 * of accounts.
 */
export async function addUpDays(db: Executor, { from, to }: Days, timeZone: string): Promise<PostedOnDay[]> {
  const { amount, postedAt } = ledger;
  const day = sql<LocalDay>`to_char(${postedAt} at time zone ${timeZone}, 'YYYY-MM-DD')`;
  const isPrepaid = sql<boolean>`coalesce(${accounts.isPrepaidAccount}, false)`;
  const number = sql<string>`regexp_replace(${ledger.transNo}, '-(R[0-9]{0,4}|W)$', '')`;
  return db
    .select({
      day,
      tender: tenderSql,
      isPrepaid,
      cents: sql<number>`coalesce(sum(${amount}) filter (where ${amount} > 0), 0)`.mapWith(Number),
      count: sql<number>`count(distinct ${ledger.transNo}) filter (where ${amount} > 0)`.mapWith(Number),
      backCents: sql<number>`coalesce(sum(${amount}) filter (where ${amount} < 0), 0)`.mapWith(Number),
      backCount: sql<number>`count(distinct ${ledger.transNo}) filter (where ${amount} < 0)`.mapWith(Number),
    })
    .from(ledger)
    .leftJoin(requisitions, eq(requisitions.transNo, number))
    .leftJoin(accounts, eq(accounts.accountNumber, ledger.accountNumber))
    .where(
      and(
        gte(postedAt, instantAt(from, '00:00', timeZone)),
        lt(postedAt, instantAt(addDays(to, 1), '00:00', timeZone)),
      ),
    )
    .groupBy(sql`1`, sql`2`, sql`3`)
    .orderBy(sql`1 desc`);
}

/** Days that were added up once they were over, the newest first. */
export async function keptDays(db: Executor, { from, to }: Days, timeZone: string) {
  return db
    .select({ day: postedDays.day, sums: postedDays.sums })
    .from(postedDays)
    .where(and(eq(postedDays.timeZone, timeZone), gte(postedDays.day, from), lte(postedDays.day, to)))
    .orderBy(desc(postedDays.day));
}

/** Keeps what days that are over come to, those without a row too; what is kept already stays. */
export async function keepDays(
  db: Executor,
  days: readonly { readonly day: LocalDay; readonly sums: readonly PostedSum[] }[],
  timeZone: string,
): Promise<void> {
  if (days.length === 0) return;
  await db
    .insert(postedDays)
    .values(days.map((one) => ({ ...one, timeZone })))
    .onConflictDoNothing();
}

/** When the ledger began. */
export async function firstPosting(db: Executor): Promise<Date | undefined> {
  const [first] = await db.select({ at: min(ledger.postedAt) }).from(ledger);
  return first?.at ?? undefined;
}
