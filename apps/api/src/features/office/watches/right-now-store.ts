import type { LocalTime } from '@rochdale/domain/dates';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';

interface PowerNow {
  readonly off: number;
  readonly of: number;
  readonly outages: number;
  /** Places without power that must not stay dark. */
  readonly mustStayOn: number;
}

/** How many places have no power, of all, by how many outages, and how many of them must not stay dark. */
export async function powerNow(db: Executor, now: LocalTime): Promise<PowerNow> {
  const { rows } = await db.execute<{ [Name in keyof PowerNow]: number }>(sql`
    with active as (select outage_number from outages
      where restored_at is null and not is_cancelled and started_at <= ${now}),
    dark as (select distinct location_id from outage_locations join active using (outage_number))
    select (select count(*) from dark)::int as off,
      (select count(*) from service_locations)::int as of, (select count(*) from active)::int as outages,
      (select count(*) from dark join service_locations using (location_id) where must_stay_on is not null
        and (must_stay_on_until is null or must_stay_on_until >= ${now.slice(0, 10)}))::int as "mustStayOn"`);
  return rows[0] ?? { off: 0, of: 0, outages: 0, mustStayOn: 0 };
}

/** What was posted since an instant, without what was sent back. */
export async function paidSince(db: Executor, since: Date): Promise<{ cents: number; payments: number }> {
  const { rows } = await db.execute<{ cents: string; payments: number }>(sql`
    select coalesce(sum(amount_cents), 0)::text as cents, count(distinct trans_no)::int as payments from ledger
    where posted_at >= ${since.toISOString()}::timestamptz and amount_cents > 0`);
  return { cents: Number(rows[0]?.cents ?? 0), payments: rows[0]?.payments ?? 0 };
}

/** How many members used the portal since an instant. */
export async function membersSince(db: Executor, since: Date): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(distinct member_number)::int as count from tokens
    where purpose = 'access' and last_used_at > ${since.toISOString()}::timestamptz`);
  return rows[0]?.count ?? 0;
}

/** Outage reports since an instant, and when the first of them came. */
export async function reportsSince(db: Executor, since: Date): Promise<{ count: number; since: string | null }> {
  const { rows } = await db.execute<{ count: number; first: string | null }>(sql`
    select count(*)::int as count, min(reported_at) as first from outage_reports
    where reported_at >= ${since.toISOString()}::timestamptz`);
  const first = rows[0]?.first ?? null;
  return { count: rows[0]?.count ?? 0, since: first === null ? null : new Date(first).toISOString() };
}
