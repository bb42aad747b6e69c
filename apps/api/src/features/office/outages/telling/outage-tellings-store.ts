import { desc, eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../../platform/database/database.ts';
import { outageTellings } from '../../../../tables/outage.ts';
import { toldByNotice } from '../../../communications/announcements/public.ts';

export type OutageTelling = typeof outageTellings.$inferSelect;

/** What is news of an outage now. */
export interface OutageNews {
  /** How many estimates were told of it, and how often it was opened again. */
  readonly news: number;
  /** When it was opened again last; null: it was not. */
  readonly reopenedAt: Date | null;
}

export async function newsOf(db: Executor, outageNumber: string): Promise<OutageNews> {
  const { rows } = await db.execute<{ news: number; reopenedAt: string | null }>(sql`
    select ((select count(*) from outage_estimates where outage_number = ${outageNumber}) + count(*))::int as news,
      max(changed_at) as "reopenedAt"
    from outage_changes where outage_number = ${outageNumber} and act = 'reopened'`);
  const [{ news = 0, reopenedAt = null } = {}] = rows;
  return { news, reopenedAt: reopenedAt === null ? null : new Date(reopenedAt) };
}

/** The accounts that an outage affects, by whether they know its newest news. */
export interface AffectedAccounts {
  readonly untold: readonly string[];
  readonly known: number;
}

/**
 * Who is to be told. An account knows the news where an announcement of it is on its way or was handed over, or where a
 * notice told the outage after its newest estimate (office-167).
 */
export async function affectedAccounts(db: Executor, outageNumber: string, news: number): Promise<AffectedAccounts> {
  const { rows } = await db.execute<{ accountNumber: string; isKnown: boolean }>(sql`
    with tellings as (
      select announcement_id, announcements.state from outage_tellings join announcements using (announcement_id)
      where outage_tellings.outage_number = ${outageNumber} and news >= ${news}),
    known as (
      select account_number from tellings join announcement_accounts using (announcement_id) where state <> 'over'
      union select unnest(account_numbers) from tellings
        join announcement_recipients r using (announcement_id) where tellings.state = 'over' and r.state in ('written', 'sent', 'kept')
      union select account_number from ${toldByNotice(outageNumber)} told)
    select a.account_number as "accountNumber", known.account_number is not null as "isKnown"
    from (select account_number from outage_locations join accounts using (location_id)
        where outage_number = ${outageNumber}
      union select s.account_number from outage_locations join account_services s using (location_id)
        where outage_number = ${outageNumber}) a left join known using (account_number)
    order by 1`);
  return {
    untold: rows.flatMap(({ accountNumber, isKnown }) => (isKnown ? [] : [accountNumber])),
    known: rows.filter(({ isKnown }) => isKnown).length,
  };
}

/** What was told of an outage, the newest first. */
export async function tellingsOf(db: Executor, outageNumber: string): Promise<OutageTelling[]> {
  return db
    .select()
    .from(outageTellings)
    .where(eq(outageTellings.outageNumber, outageNumber))
    .orderBy(desc(outageTellings.toldAt))
    .limit(20);
}

export async function addTelling(tx: Transaction, telling: OutageTelling): Promise<void> {
  await tx.insert(outageTellings).values(telling);
}
