import type { LocalDay, LocalTime } from '@rochdale/domain/dates';
import { urgencyWords } from '@rochdale/domain/office/outages/urgency';
import type { AffectedPlace } from '@rochdale/domain/service/outage-map/outage-map';
import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';
import { accounts } from '../../../../tables/accounts.ts';
import { outageLocations, outageReports, outages, serviceLocations } from '../../../../tables/outage.ts';

/** Outages that a map draws, at most. */
const mostDrawn = 200;
/** Places that must not stay dark on a map, at most: the most pressing. */
const mostMustStayOn = 500;

/** A place of an outage, as a map draws it by. */
export interface DrawnPlace extends AffectedPlace {
  readonly outageNumber: string;
}

const isActive = (now: LocalTime) =>
  and(isNull(outages.restoredAt), eq(outages.isCancelled, false), lte(outages.startedAt, now));

/** The members' places of the outages that have begun, the latest of these where there are too many. */
export async function drawnPlaces(db: Executor, now: LocalTime): Promise<DrawnPlace[]> {
  const drawn = db
    .select({ outageNumber: outages.outageNumber })
    .from(outages)
    .where(isActive(now))
    .orderBy(sql`${outages.startedAt} desc`)
    .limit(mostDrawn);
  return db
    .select({
      outageNumber: outageLocations.outageNumber,
      memberNumber: accounts.memberNumber,
      town: sql<string>`coalesce(${serviceLocations.town}, '')`,
      county: sql<string>`coalesce(${serviceLocations.county}, '')`,
      substation: sql<string>`coalesce(${serviceLocations.substation}, '')`,
      latitude: serviceLocations.latitude,
      longitude: serviceLocations.longitude,
    })
    .from(outageLocations)
    .innerJoin(accounts, eq(accounts.locationId, outageLocations.locationId))
    .innerJoin(serviceLocations, eq(serviceLocations.locationId, outageLocations.locationId))
    .where(inArray(outageLocations.outageNumber, drawn));
}

/** Where reports came from. Degrees; what is not known is left out. */
export async function placesOfReports(
  db: Executor,
  reportNumbers: readonly number[],
): Promise<ReadonlyMap<number, readonly [number, number]>> {
  if (reportNumbers.length === 0) return new Map();
  const found = await db
    .select({
      reportNumber: outageReports.reportNumber,
      latitude: serviceLocations.latitude,
      longitude: serviceLocations.longitude,
    })
    .from(outageReports)
    .innerJoin(serviceLocations, eq(serviceLocations.locationId, outageReports.locationId))
    .where(inArray(outageReports.reportNumber, [...reportNumbers]));
  return new Map(
    found.flatMap(({ reportNumber, latitude, longitude }) =>
      latitude === null || longitude === null ? [] : [[reportNumber, [longitude, latitude] as const]],
    ),
  );
}

/** A place without power that must not stay dark. */
export interface PressingPlace extends Record<string, unknown> {
  readonly outageNumber: string;
  /** Of all whose account is at the place. */
  readonly memberNumbers: string[];
  readonly words: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** What must not stay dark and is, where a life hangs on it first. */
export async function pressingPlaces(db: Executor, now: LocalTime, today: LocalDay): Promise<PressingPlace[]> {
  const { rows } = await db.execute<PressingPlace>(sql`
    select min(o.outage_number) as "outageNumber", s.must_stay_on as words, s.latitude, s.longitude,
      coalesce(array_agg(distinct a.member_number) filter (where a.member_number is not null), '{}') as "memberNumbers"
    from outages o join outage_locations using (outage_number) join service_locations s using (location_id)
      left join accounts a using (location_id)
    where o.restored_at is null and not o.is_cancelled and o.started_at <= ${now} and s.must_stay_on is not null
      and (s.must_stay_on_until is null or s.must_stay_on_until >= ${today})
      and s.latitude is not null and s.longitude is not null
    group by s.location_id
    order by case when s.must_stay_on ~* ${urgencyWords['life-support']} then 0
      when s.must_stay_on ~* ${urgencyWords.people} then 1 else 2 end, s.location_id
    limit ${mostMustStayOn}`);
  return rows;
}
