import type { LocalTime } from '@rochdale/domain/dates';
import type { CrewState } from '@rochdale/domain/office/outages/crew-state';
import type { ToldEstimate } from '@rochdale/domain/service/outage/timeline';
import { and, desc, eq, gte, inArray, isNotNull, isNull, lte, type Placeholder, sql } from 'drizzle-orm';
import { builtOnce } from '../../../platform/database/built-once.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { outageEstimates, outageLocations, outages } from '../../../tables/outage.ts';

/** An outage at a location. Times are on the co-op's clock. */
export interface LocatedOutage {
  readonly locationId: string;
  readonly outageNumber: string;
  readonly cause: string | null;
  readonly description: string;
  readonly causeEs: string | null;
  readonly descriptionEs: string | null;
  readonly startedAt: LocalTime;
  readonly estimatedTimeOfRestoration: LocalTime | null;
  readonly restoredAt: LocalTime | null;
  readonly crewAssignedAt: LocalTime | null;
  readonly crewState: CrewState;
}

/** An outage with the estimates that were told of it, oldest first. */
export interface FollowedOutage extends LocatedOutage {
  readonly estimates: readonly ToldEstimate[];
}

const located = {
  locationId: outageLocations.locationId,
  outageNumber: outages.outageNumber,
  cause: outages.cause,
  description: outages.description,
  causeEs: outages.causeEs,
  descriptionEs: outages.descriptionEs,
  startedAt: outages.startedAt,
  estimatedTimeOfRestoration: outages.estimatedTimeOfRestoration,
  restoredAt: outages.restoredAt,
  crewAssignedAt: outages.crewAssignedAt,
  crewState: outages.crewState,
};

/** Most estimates of an outage that are read. */
const maxEstimates = 12;
const followed = {
  ...located,
  estimates: sql<ToldEstimate[]>`(select coalesce(json_agg(json_build_object('toldAt', told_at, 'estimate', estimate)
    order by place), '[]') from (select * from outage_estimates where outage_estimates.outage_number = outages.outage_number
    order by place desc limit ${sql.raw(String(maxEstimates))}) newest)`,
};

const isActive = (now: LocalTime | Placeholder) =>
  and(isNull(outages.restoredAt), eq(outages.isCancelled, false), lte(outages.startedAt, now));
const hasEnded = and(isNotNull(outages.restoredAt), eq(outages.isCancelled, false));

/** Where a location has several, the power is back when the last of them ends: that one counts. */
const lastToEnd = [sql`${outages.estimatedTimeOfRestoration} desc nulls first`, desc(outages.outageNumber)] as const;

const activeAt = builtOnce(['locationId', 'now'], (db, { locationId, now }) =>
  db
    .select(followed)
    .from(outageLocations)
    .innerJoin(outages, eq(outages.outageNumber, outageLocations.outageNumber))
    .where(and(eq(outageLocations.locationId, locationId), isActive(now)))
    .orderBy(...lastToEnd)
    .limit(1),
);

/** The outage that is active at a location; undefined when none is. */
export async function activeOutageAt(
  db: Executor,
  locationId: string,
  now: LocalTime,
): Promise<FollowedOutage | undefined> {
  const [found] = await activeAt(db, { locationId, now });
  return found;
}

const endedSince = builtOnce(['locationId', 'since'], (db, { locationId, since }) =>
  db
    .select(followed)
    .from(outageLocations)
    .innerJoin(outages, eq(outages.outageNumber, outageLocations.outageNumber))
    .where(and(eq(outageLocations.locationId, locationId), hasEnded, gte(outages.restoredAt, since)))
    .orderBy(desc(outages.restoredAt), desc(outages.outageNumber))
    .limit(1),
);

/** The last outage of a location that has ended since then. */
export async function endedOutageAt(
  db: Executor,
  locationId: string,
  since: LocalTime,
): Promise<FollowedOutage | undefined> {
  const [found] = await endedSince(db, { locationId, since });
  return found;
}

/** Every outage that is active now, by location; of a location with several the one that counts. */
export async function activeOutages(db: Executor, now: LocalTime): Promise<Map<string, FollowedOutage>> {
  const found = await db
    .select(located)
    .from(outages)
    .innerJoin(outageLocations, eq(outages.outageNumber, outageLocations.outageNumber))
    .where(isActive(now))
    .orderBy(...lastToEnd);
  const told = await db
    .select({
      outageNumber: outageEstimates.outageNumber,
      toldAt: outageEstimates.toldAt,
      estimate: outageEstimates.estimate,
    })
    .from(outageEstimates)
    .innerJoin(outages, eq(outages.outageNumber, outageEstimates.outageNumber))
    .where(isActive(now))
    .orderBy(outageEstimates.outageNumber, outageEstimates.place);
  const estimates = new Map<string, ToldEstimate[]>();
  for (const { outageNumber, ...one } of told)
    estimates.set(outageNumber, [...(estimates.get(outageNumber) ?? []), one].slice(-maxEstimates));
  return new Map(
    found
      .toReversed()
      .map((outage) => [outage.locationId, { ...outage, estimates: estimates.get(outage.outageNumber) ?? [] }]),
  );
}

const placesOf = sql`select count(*) || ':' || coalesce(sum(hashtextextended(${outageLocations.locationId}, 0)), 0)
  from ${outageLocations} where ${outageLocations.outageNumber} = ${outages.outageNumber}`;

const versionAt = builtOnce(['now'], (db, { now }) =>
  db
    .select({
      version: sql<
        string | null
      >`md5(string_agg(${outages}::text || (${placesOf}), '|' order by ${outages.outageNumber}))`,
    })
    .from(outages)
    .where(isActive(now)),
);

/**
 * What tells whether anything of the active outages or their places has changed, whoever wrote it: a sum over all of them,
 * which costs far less than bringing them here.
 */
export async function activeOutagesVersion(db: Executor, now: LocalTime): Promise<string> {
  const [found] = await versionAt(db, { now });
  return found?.version ?? '';
}

export interface OutageHistory {
  readonly totalRecords: number;
  readonly outages: readonly (LocatedOutage & { readonly restoredAt: LocalTime })[];
}

/** A page of the outages of a location that have ended, newest first. */
export async function endedOutagesAt(
  db: Executor,
  locationId: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<OutageHistory> {
  const where = and(eq(outageLocations.locationId, locationId), hasEnded);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(outageLocations)
    .innerJoin(outages, eq(outages.outageNumber, outageLocations.outageNumber))
    .where(where);
  const found = await db
    .select(located)
    .from(outageLocations)
    .innerJoin(outages, eq(outages.outageNumber, outageLocations.outageNumber))
    .where(where)
    .orderBy(desc(outages.startedAt), desc(outages.outageNumber))
    .limit(page.limit)
    .offset(page.offset);
  return { totalRecords: counted?.total ?? 0, outages: found.map(ended) };
}

/** The newest outages that have ended at each of several locations, at most so many at each. */
export async function endedOutagesAtAll(
  db: Executor,
  locationIds: readonly string[],
  most: number,
): Promise<Map<string, OutageHistory>> {
  const place = sql<number>`(row_number() over (partition by ${outageLocations.locationId} order by ${outages.startedAt} desc, ${outages.outageNumber} desc))::int`;
  const ranked = db
    .select({
      ...located,
      place: place.as('place'),
      total: sql<number>`(count(*) over (partition by ${outageLocations.locationId}))::int`.as('total'),
    })
    .from(outageLocations)
    .innerJoin(outages, eq(outages.outageNumber, outageLocations.outageNumber))
    .where(and(inArray(outageLocations.locationId, [...locationIds]), hasEnded))
    .as('ranked');
  const found = await db.select().from(ranked).where(lte(ranked.place, most)).orderBy(ranked.locationId, ranked.place);
  const byLocation = new Map<string, OutageHistory>();
  for (const { place: _, total, ...outage } of found)
    byLocation.set(outage.locationId, {
      totalRecords: total,
      outages: [...(byLocation.get(outage.locationId)?.outages ?? []), ended(outage)],
    });
  return byLocation;
}

const ended = (outage: LocatedOutage) => ({ ...outage, restoredAt: outage.restoredAt ?? outage.startedAt });
