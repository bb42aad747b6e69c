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

/** Those that have not ended, or have since then; a planned one is among them before it begins. */
export const listCounted = (db: Executor, since: LocalTime, now: LocalTime): Promise<CountedOutage[]> =>
  counted(db, sql`(not is_cancelled and restored_at is null) or restored_at >= ${since}`, now);

/** One outage, counted; undefined when there is none. */
export async function findCounted(db: Executor, outageNumber: string, now: LocalTime) {
  const [found] = await counted(db, sql`outage_number = ${outageNumber}`, now);
  return found;
}

async function counted(db: Executor, which: SQL, now: LocalTime): Promise<CountedOutage[]> {
  const day = now.slice(0, 10);
  const { rows } = await db.execute<{ [K in keyof CountedOutage]: CountedOutage[K] }>(sql`
    with shown as materialized (
      select * from outages where ${which} order by restored_at desc nulls first, started_at desc limit ${mostListed}),
    dark as materialized (
      select outage_number, location_id, feeder,
        case when must_stay_on_until is null or must_stay_on_until >= ${day} then must_stay_on end as must_stay_on
      from shown join outage_locations using (outage_number) left join service_locations using (location_id)),
    by_feeder as (
      select outage_number, feeder, count(*)::int as places, count(must_stay_on)::int as must_stay_on,
        (count(*) filter (where must_stay_on ~* ${urgencyWords['life-support']}))::int as life_support
      from dark group by outage_number, feeder),
    placed as (
      select outage_number, sum(places)::int as places, sum(must_stay_on)::int as must_stay_on,
        sum(life_support)::int as life_support,
        coalesce((array_agg(feeder order by places desc, feeder) filter (where feeder is not null))[1:3], '{}') as feeders
      from by_feeder group by outage_number),
    peopled as (
      select outage_number, count(*)::int as members
      from (select distinct outage_number, member_number from dark join accounts using (location_id)) each
      group by outage_number),
    reported as (
      select outage_number, count(*)::int as reports from outage_reports
      where outage_number in (select outage_number from shown) group by outage_number)
    select outage_number as "outageNumber", version, description, description_es as "descriptionEs", cause,
      cause_es as "causeEs", started_at as "startedAt", estimated_time_of_restoration as "estimatedTimeOfRestoration",
      restored_at as "restoredAt", is_cancelled as "isCancelled", crew, crew_state as "crewState",
      coalesce(feeders, '{}') as feeders, coalesce(places, 0) as places, coalesce(members, 0) as members,
      coalesce(life_support, 0) as "lifeSupport", coalesce(must_stay_on, 0) as "mustStayOn",
      coalesce(reports, 0) as reports
    from shown left join placed using (outage_number) left join peopled using (outage_number)
      left join reported using (outage_number)
    order by coalesce(life_support, 0) > 0 desc, coalesce(places, 0) desc, outage_number`);
  return rows;
}

/** What all active outages take the power from together, each place once, and how many places there are. */
export async function countOff(db: Executor, now: LocalTime) {
  const { rows } = await db.execute<{
    off: number;
    served: number;
    members: number;
    lifeSupport: number;
    mustStayOn: number;
  }>(sql`
    with dark as materialized (
      select distinct location_id from outages join outage_locations using (outage_number)
      where not is_cancelled and restored_at is null and started_at <= ${now}),
    named as (
      select must_stay_on from dark join service_locations using (location_id)
      where must_stay_on is not null and (must_stay_on_until is null or must_stay_on_until >= ${now.slice(0, 10)}))
    select (select count(*) from dark)::int as off, (select count(*) from service_locations)::int as served,
      (select count(*) from (select distinct member_number from dark join accounts using (location_id)) each)::int as members,
      (select count(*) from named where must_stay_on ~* ${urgencyWords['life-support']})::int as "lifeSupport",
      (select count(*) from named)::int as "mustStayOn"`);
  return rows[0] ?? { off: 0, served: 0, members: 0, lifeSupport: 0, mustStayOn: 0 };
}

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
