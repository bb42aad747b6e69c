import { urgencyWords } from '@rochdale/domain/office/outages/urgency';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../../platform/database/database.ts';

/** Reports wait for so many days: an older one is of another storm. */
const waitingDays = 3;

/**
 * Has the database look each report up by its place. Of tables that a storm has filled within a minute it knows nothing
 * yet, and an update would join them whole: nine seconds for a feeder.
 */
const oneByOne = sql`offset 0`;

/** Nobody has settled it, and no outage is known that it foretold or belongs to. */
const isWaiting = (now: Date, reading = sql.empty()): SQL => sql`r.settled is null
  and r.reported_at > ${now.toISOString()}::timestamptz - make_interval(days => ${waitingDays})
  and not exists (select 1 from outage_locations l join outages o using (outage_number)
    where l.location_id = r.location_id and not o.is_cancelled
      and (o.restored_at is null or o.restored_at >= r.reported_at_local)
      and o.started_at <= to_char(r.reported_at_local::timestamp + interval '1 day', 'YYYY-MM-DD"T"HH24:MI') ${reading})`;

/** A place of a group, with the newest of its reports. */
export interface ReportedPlace extends Record<string, unknown> {
  readonly feeder: string | null;
  readonly substation: string | null;
  readonly reportNumber: number;
  readonly reportedAt: string;
  readonly memberNumber: string | null;
  readonly name: string;
  readonly address: string | null;
  readonly town: string | null;
  readonly reason: string;
  readonly remarks: string;
  readonly callBack: string | null;
  readonly mustStayOn: string | null;
  readonly others: number;
  readonly groupReports: number;
  readonly groupPlaces: number;
  readonly groupLifeSupport: number;
  readonly groupUpTo: number;
  readonly groupSince: string;
}

/** Places that wait, group by group: the group with most pressing places first, then that of most reports. Some of each group. */
export async function listWaiting(
  db: Executor,
  {
    now,
    day,
    perGroup,
    most,
  }: { readonly now: Date; readonly day: string; readonly perGroup: number; readonly most: number },
): Promise<ReportedPlace[]> {
  const { rows } = await db.execute<ReportedPlace>(sql`
    with waiting as materialized (
      select r.*, s.feeder, s.substation, s.address, s.town,
        case when s.must_stay_on_until is null or s.must_stay_on_until >= ${day} then s.must_stay_on end as must_stay_on
      from outage_reports r left join service_locations s using (location_id) where ${isWaiting(now)}),
    placed as (
      select *, row_number() over (partition by location_id order by report_number desc) as of_place,
        (count(*) over (partition by location_id) - 1)::int as others,
        case when must_stay_on is null then 2 when must_stay_on ~* ${urgencyWords['life-support']} then 0 else 1 end as rank
      from waiting),
    grouped as (
      select *, count(*) filter (where rank = 0) over of_group as group_life,
        count(*) over of_group as group_places, sum(others + 1) over of_group as group_reports,
        max(report_number) over of_group as group_up_to,
        row_number() over (partition by feeder order by rank, report_number desc) as of_group
      from placed where of_place = 1 window of_group as (partition by feeder)),
    since as (select feeder, min(reported_at) as first, max(report_number) as up_to from waiting group by feeder)
    select g.feeder, g.substation, g.report_number as "reportNumber", to_json(g.reported_at) #>> '{}' as "reportedAt",
      a.member_number as "memberNumber", coalesce(nullif(trim(concat_ws(' ', m.first_name, m.last_name)), ''), '') as name,
      coalesce(g.address, a.service_street) as address, coalesce(g.town, a.service_city) as town,
      g.outage_reason as reason, g.remarks, case when g.call_back then g.callback_number end as "callBack",
      g.must_stay_on as "mustStayOn", g.others, g.group_reports::int as "groupReports",
      g.group_places::int as "groupPlaces", g.group_life::int as "groupLifeSupport", since.up_to as "groupUpTo",
      to_json(since.first) #>> '{}' as "groupSince"
    from grouped g join since on since.feeder is not distinct from g.feeder
      left join accounts a using (account_number) left join members m using (member_number)
    where g.of_group <= ${perGroup}
    order by g.group_life > 0 desc, g.feeder is null, g.group_reports desc, g.feeder, g.rank, g.report_number desc
    limit ${most}`);
  return rows;
}

/** How many reports wait, and how many were settled since a moment. */
export async function countReports(db: Executor, now: Date, since: Date) {
  const { rows } = await db.execute<{ waiting: number; settled: number }>(sql`
    select (select count(*) from outage_reports r where ${isWaiting(now)})::int as waiting,
      (select count(*) from outage_reports where settled_at >= ${since.toISOString()}::timestamptz)::int as settled`);
  return rows[0] ?? { waiting: 0, settled: 0 };
}

/** Which reports somebody settles: named ones, or those of a group that they have seen. */
export type ChosenReports =
  | { readonly reportNumbers: readonly number[] }
  | { readonly feeder: string | null; readonly upTo: number };

const isChosen = (chosen: ChosenReports): SQL =>
  'reportNumbers' in chosen
    ? sql`r.report_number = any(${sql.param([...chosen.reportNumbers])}::int[])`
    : sql`r.report_number <= ${chosen.upTo} and (select s.feeder from service_locations s
        where s.location_id = r.location_id) is not distinct from ${chosen.feeder}::text`;

/** Settles what still waits of some reports. Answers the places of those. */
export async function settleWaiting(
  tx: Transaction,
  chosen: ChosenReports,
  left: { readonly outageNumber: string | null; readonly at: Date; readonly by: string },
): Promise<string[]> {
  const { outageNumber, at, by } = left;
  const { rows } = await tx.execute<{ locationId: string }>(sql`
    update outage_reports r set settled = ${outageNumber === null ? 'no-outage' : 'assigned'},
      outage_number = ${outageNumber}::text, settled_at = ${at.toISOString()}::timestamptz, settled_by = ${by}
    where ${isChosen(chosen)} and ${isWaiting(at, oneByOne)} returning location_id as "locationId"`);
  return rows.map(({ locationId }) => locationId);
}

/** Reports that somebody said at one moment are of no outage. */
export interface SetAside extends Record<string, unknown> {
  readonly at: string;
  readonly by: string;
  readonly reports: number;
  readonly places: number;
  readonly feeders: string[];
}

/** How long such reports may be brought back: older ones are not listed. */
const setAsideHours = 24;
const mostSetAside = 20;

/** What was said to be of no outage in the last day, the newest first. */
export async function listSetAside(db: Executor, now: Date): Promise<SetAside[]> {
  const { rows } = await db.execute<SetAside>(sql`
    select to_json(settled_at) #>> '{}' as at, settled_by as by, count(*)::int as reports,
      count(distinct location_id)::int as places,
      coalesce((array_agg(distinct feeder order by feeder) filter (where feeder is not null))[1:3], '{}') as feeders
    from outage_reports left join service_locations using (location_id)
    where settled = 'no-outage' and settled_at > ${now.toISOString()}::timestamptz - make_interval(hours => ${setAsideHours})
    group by settled_at, settled_by order by settled_at desc limit ${mostSetAside}`);
  return rows;
}

/** Lets reports wait again that somebody said at one moment are of no outage. Answers how many. */
export async function bringBack(tx: Transaction, { at, by }: { readonly at: string; readonly by: string }) {
  const { rowCount } = await tx.execute(sql`
    update outage_reports set settled = null, settled_at = null, settled_by = null
    where settled = 'no-outage' and settled_at = ${at}::timestamptz and settled_by = ${by}`);
  return rowCount ?? 0;
}

/** Who settled one of some reports last; undefined: nobody. */
export async function lastSettled(tx: Transaction, chosen: ChosenReports) {
  const chosenOnes =
    'reportNumbers' in chosen
      ? isChosen(chosen)
      : sql`r.report_number <= ${chosen.upTo} and s.feeder is not distinct from ${chosen.feeder}::text`;
  const { rows } = await tx.execute<{ by: string; at: string }>(sql`
    select r.settled_by as by, to_json(r.settled_at) #>> '{}' as at from outage_reports r
      left join service_locations s using (location_id)
    where ${chosenOnes} and r.settled_by is not null order by r.settled_at desc limit 1`);
  return rows[0];
}
