import type { LocalTime } from '@rochdale/domain/dates';
import type { CrewState } from '@rochdale/domain/office/outages/crew-state';
import { urgencyWords } from '@rochdale/domain/office/outages/urgency';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';

/** An outage with whom it takes the power from. */
export interface CountedOutage {
  readonly outageNumber: string;
  readonly version: number;
  readonly description: string;
  readonly descriptionEs: string | null;
  readonly cause: string | null;
  readonly causeEs: string | null;
  readonly startedAt: LocalTime;
  readonly estimatedTimeOfRestoration: LocalTime | null;
  readonly restoredAt: LocalTime | null;
  readonly isCancelled: boolean;
  readonly crew: string | null;
  readonly crewState: CrewState;
  readonly feeders: string[];
  readonly places: number;
  readonly members: number;
  readonly lifeSupport: number;
  readonly mustStayOn: number;
  readonly reports: number;
}

/** Outages that a list shows, at most. */
const mostListed = 200;

/** What all active outages take the power from together, each place once, and how many places there are. */
export interface OutageTotals {
  readonly off: number;
  readonly served: number;
  readonly members: number;
  readonly lifeSupport: number;
  readonly mustStayOn: number;
}

interface OutageList extends Record<string, unknown> {
  readonly outages: CountedOutage[];
  readonly totals: OutageTotals;
}

/**
 * The outages that have not ended, or have since then, with the totals of the active ones; a planned one is listed
 * before it begins. One statement, since either reads every dark place, and in a storm these are many.
 */
export async function listCounted(db: Executor, since: LocalTime, now: LocalTime): Promise<OutageList> {
  const { rows } = await db.execute<OutageList>(sql`
    with ${countedTables(sql`(not is_cancelled and restored_at is null) or restored_at >= ${since}`, now)},
    listed as (select * from counted order by "restoredAt" desc nulls first, "startedAt" desc limit ${mostListed}),
    off as (
      select count(*) as places, count(*) filter (where is_life_support) as life_support, count(must_stay_on) as must_stay_on
      from (select distinct location_id, is_life_support, must_stay_on from dark where is_active) each)
    select
      (select coalesce(json_agg(listed order by "lifeSupport" > 0 desc, places desc, "outageNumber"), '[]') from listed)
        as outages,
      json_build_object('off', places, 'served', (select count(*) from service_locations),
        'members', (select count(*) from (select distinct member_number from held where is_active) each),
        'lifeSupport', life_support, 'mustStayOn', must_stay_on) as totals
    from off`);
  const [list] = rows;
  if (!list) throw new Error('An aggregate answers one row.');
  return list;
}

/** One outage, counted; undefined when there is none. */
export async function findCounted(db: Executor, outageNumber: string, now: LocalTime) {
  const { rows } = await db.execute<{ [K in keyof CountedOutage]: CountedOutage[K] }>(
    sql`with ${countedTables(sql`outage_number = ${outageNumber}`, now)} select * from counted`,
  );
  return rows[0];
}

/** The tables of a statement on outages: the places of each, who is there, and each outage counted. */
const countedTables = (which: SQL, now: LocalTime): SQL => sql`
    among as materialized (
      select *, not is_cancelled and restored_at is null and started_at <= ${now} as is_active
      from outages where ${which}),
    dark as materialized (
      select outage_number, is_active, location_id, feeder, must_stay_on,
        coalesce(must_stay_on ~* ${urgencyWords['life-support']}, false) as is_life_support
      from among join outage_locations using (outage_number) left join (
        select location_id, feeder, case when must_stay_on_until is null or must_stay_on_until >= ${now.slice(0, 10)}
          then must_stay_on end as must_stay_on from service_locations) place using (location_id)),
    held as materialized (
      select distinct outage_number, is_active, member_number from dark join accounts using (location_id)),
    by_feeder as (
      select outage_number, feeder, count(*)::int as places, count(must_stay_on)::int as must_stay_on,
        (count(*) filter (where is_life_support))::int as life_support
      from dark group by outage_number, feeder),
    placed as (
      select outage_number, sum(places)::int as places, sum(must_stay_on)::int as must_stay_on,
        sum(life_support)::int as life_support,
        coalesce((array_agg(feeder order by places desc, feeder) filter (where feeder is not null))[1:3], '{}') as feeders
      from by_feeder group by outage_number),
    peopled as (select outage_number, count(*)::int as members from held group by outage_number),
    reported as (
      select outage_number, count(*)::int as reports from outage_reports
      where outage_number in (select outage_number from among) group by outage_number),
    counted as (
      select outage_number as "outageNumber", version, description, description_es as "descriptionEs", cause,
        cause_es as "causeEs", started_at as "startedAt", estimated_time_of_restoration as "estimatedTimeOfRestoration",
        restored_at as "restoredAt", is_cancelled as "isCancelled", crew, crew_state as "crewState",
        coalesce(feeders, '{}') as feeders, coalesce(places, 0) as places, coalesce(members, 0) as members,
        coalesce(life_support, 0) as "lifeSupport", coalesce(must_stay_on, 0) as "mustStayOn",
        coalesce(reports, 0) as reports
      from among left join placed using (outage_number) left join peopled using (outage_number)
        left join reported using (outage_number))`;

/** A part of the lines, with how many places an outage takes the power from on it. */
export interface OutagePart extends Record<string, unknown> {
  readonly feeder: string | null;
  readonly off: number;
  readonly of: number;
}

/** The places of an outage by feeder, that of most first. */
export async function partsOf(db: Executor, outageNumber: string): Promise<OutagePart[]> {
  const { rows } = await db.execute<OutagePart>(sql`
    select feeder, count(*)::int as off, case when feeder is null then count(*)::int else
      (select count(*)::int from service_locations every where every.feeder = here.feeder) end as of
    from outage_locations left join service_locations here using (location_id)
    where outage_number = ${outageNumber} group by feeder order by off desc, feeder`);
  return rows;
}

export interface Feeder extends Record<string, unknown> {
  readonly substation: string | null;
  readonly feeder: string;
  readonly places: number;
}

/** Every feeder, with how many places are on it. */
export async function listFeeders(db: Executor): Promise<Feeder[]> {
  const { rows } = await db.execute<Feeder>(sql`
    select min(substation) as substation, feeder, count(*)::int as places from service_locations
    where feeder is not null group by feeder order by feeder limit 2000`);
  return rows;
}

/** The number of an outage that begins now: one after the highest of ours. Whoever asks at once waits. */
export async function nextOutageNumber(tx: Executor): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(${numberLock})`);
  const { rows } = await tx.execute<{ next: number }>(sql`
    select coalesce(max(substring(outage_number from '^N-([0-9]{1,8})$')::int), 0) + 1 as next from outages`);
  return `N-${rows[0]?.next ?? 1}`;
}

/** Any constant. */
const numberLock = 7_263_414;

/** The outage that a form began; undefined: it has not. */
export async function findBegunAs(db: Executor, beginId: string) {
  const { rows } = await db.execute<{ outageNumber: string; version: number }>(
    sql`select outage_number as "outageNumber", version from outages where begun_as = ${beginId}`,
  );
  return rows[0];
}
