import type { LocalTime } from '@rochdale/domain/dates';
import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { accounts } from '../../../tables/accounts.ts';
import { outageEstimates, outageLocations, outages, serviceLocations } from '../../../tables/outage.ts';
import type { OutageRecord, PlaceKind, Places } from './outage-record.ts';

export type KeptOutage = typeof outages.$inferSelect;

/** Rows that are written or asked for at once. */
const batchSize = 5_000;

/** An outage by its number; undefined when there is none. */
export async function findOutage(db: Executor, outageNumber: string): Promise<KeptOutage | undefined> {
  const [found] = await db.select().from(outages).where(eq(outages.outageNumber, outageNumber));
  return found;
}

/** The same, for nobody else to change until the transaction ends. */
export async function holdOutage(tx: Transaction, outageNumber: string): Promise<KeptOutage | undefined> {
  const [found] = await tx.select().from(outages).where(eq(outages.outageNumber, outageNumber)).for('update');
  return found;
}

/** Writes an outage by its number, and keeps that its estimate is another one now. Answers it as it is then. */
export async function putOutage(tx: Transaction, record: OutageRecord, now: LocalTime): Promise<KeptOutage> {
  const { places: _, outageNumber, ...said } = record;
  const { description, descriptionEs, cause, causeEs, startedAt, restoredAt, crewAssignedAt, isCancelled } = said;
  const { estimatedTimeOfRestoration, crew, crewState, begunAs } = said;
  const set = {
    ...{ description, descriptionEs, cause, causeEs, startedAt, estimatedTimeOfRestoration, restoredAt },
    ...{ crewAssignedAt, isCancelled },
    ...(crew !== undefined && { crew }),
    ...(crewState !== undefined && { crewState }),
    ...(begunAs !== undefined && { begunAs }),
  };
  const [kept] = await tx
    .insert(outages)
    .values({ outageNumber, ...set })
    .onConflictDoUpdate({ target: outages.outageNumber, set })
    .returning();
  if (!kept) throw new Error('An outage that was just written is gone.');
  // The outage's row is locked by now: who tells another estimate at once comes after this one.
  const [last] = await tx
    .select()
    .from(outageEstimates)
    .where(eq(outageEstimates.outageNumber, outageNumber))
    .orderBy(desc(outageEstimates.place))
    .limit(1);
  if ((last?.estimate ?? null) === estimatedTimeOfRestoration) return kept;
  const told = { outageNumber, place: (last?.place ?? 0) + 1, toldAt: now, estimate: estimatedTimeOfRestoration };
  await tx.insert(outageEstimates).values(told);
  return kept;
}

/** How many places an outage takes the power from. */
export async function countPlaces(db: Executor, outageNumber: string): Promise<number> {
  const [found] = await db
    .select({ places: sql<number>`count(*)::int` })
    .from(outageLocations)
    .where(eq(outageLocations.outageNumber, outageNumber));
  return found?.places ?? 0;
}

/** An outage reaches these places too. */
export async function addPlaces(tx: Transaction, outageNumber: string, locationIds: readonly string[]): Promise<void> {
  for (let from = 0; from < locationIds.length; from += batchSize) {
    const rows = locationIds.slice(from, from + batchSize).map((locationId) => ({ locationId, outageNumber }));
    await tx.insert(outageLocations).values(rows).onConflictDoNothing();
  }
}

/** An outage reaches no place on these feeders any more. */
export async function removeFeeders(tx: Transaction, outageNumber: string, feeders: readonly string[]): Promise<void> {
  if (feeders.length === 0) return;
  const onThem = tx
    .select({ locationId: serviceLocations.locationId })
    .from(serviceLocations)
    .where(inArray(serviceLocations.feeder, [...feeders]));
  await tx
    .delete(outageLocations)
    .where(and(eq(outageLocations.outageNumber, outageNumber), inArray(outageLocations.locationId, onThem)));
}

/** Where an outage takes the power from, in their order. */
export async function placesOf(db: Executor, outageNumber: string): Promise<string[]> {
  const found = await db
    .select({ locationId: outageLocations.locationId })
    .from(outageLocations)
    .where(eq(outageLocations.outageNumber, outageNumber));
  return found.map(({ locationId }) => locationId).sort();
}

/** Says which places an outage takes the power from, instead of those before. */
export async function putPlaces(tx: Transaction, outageNumber: string, locationIds: readonly string[]): Promise<void> {
  await tx.delete(outageLocations).where(eq(outageLocations.outageNumber, outageNumber));
  for (let from = 0; from < locationIds.length; from += batchSize) {
    const rows = locationIds.slice(from, from + batchSize).map((locationId) => ({ locationId, outageNumber }));
    await tx.insert(outageLocations).values(rows);
  }
}

/** Locations by what was told of them, and what was told that leads to none. */
export async function locationsOf(
  db: Executor,
  places: Places,
): Promise<{ readonly locationIds: readonly string[]; readonly unknown: readonly (readonly [PlaceKind, string])[] }> {
  const locationIds = new Set<string>();
  const unknown: (readonly [PlaceKind, string])[] = [];
  for (const kind of ['locations', 'accounts', 'substations', 'feeders', 'mapLocations'] as const) {
    const asked = [...new Set(places[kind])];
    const found = new Set<string>();
    for (let from = 0; from < asked.length; from += batchSize)
      for (const { told, locationId } of await readers[kind](db, asked.slice(from, from + batchSize))) {
        found.add(told ?? '');
        if (locationId !== null) locationIds.add(locationId);
      }
    for (const one of asked) if (!found.has(one)) unknown.push([kind, one]);
  }
  return { locationIds: [...locationIds].sort(), unknown };
}

type Reader = (
  db: Executor,
  asked: string[],
) => Promise<{ readonly told: string | null; readonly locationId: string | null }[]>;

const located = (column: typeof serviceLocations.substation | typeof serviceLocations.locationId): Reader => {
  return (db, asked) =>
    db
      .select({ told: sql<string>`${column}`, locationId: serviceLocations.locationId })
      .from(serviceLocations)
      .where(inArray(column, asked));
};

const readers: Readonly<Record<PlaceKind, Reader>> = {
  locations: async (db, asked) => [
    ...(await located(serviceLocations.locationId)(db, asked)),
    ...(await db
      .select({ told: accounts.locationId, locationId: accounts.locationId })
      .from(accounts)
      .where(inArray(accounts.locationId, asked))),
  ],
  accounts: (db, asked) =>
    db
      .select({ told: accounts.accountNumber, locationId: accounts.locationId })
      .from(accounts)
      .where(and(inArray(accounts.accountNumber, asked), sql`${accounts.locationId} is not null`)),
  substations: located(serviceLocations.substation),
  feeders: (db, asked) =>
    db
      .select({ told: serviceLocations.feeder, locationId: serviceLocations.locationId })
      .from(serviceLocations)
      .where(inArray(serviceLocations.feeder, asked)),
  mapLocations: (db, asked) =>
    db
      .select({ told: serviceLocations.mapLocation, locationId: serviceLocations.locationId })
      .from(serviceLocations)
      .where(inArray(serviceLocations.mapLocation, asked)),
};

/** What of some kind must not stay dark in an outage, and at how many places. */
export interface DarkPlaces {
  readonly what: string;
  readonly places: number;
}

/** An outage with how many places it has, and what of them must not stay dark. */
export interface ListedOutage extends KeptOutage {
  readonly places: number;
  readonly mustStayOn: readonly DarkPlaces[];
}

/** Outages with how many places they have: those that have not ended, or the newest of all (account-113). */
export async function listOutages(
  db: Executor,
  { all, now }: { readonly all: boolean; readonly now: LocalTime },
): Promise<ListedOutage[]> {
  const current = and(isNull(outages.restoredAt), eq(outages.isCancelled, false), lte(outages.startedAt, now));
  const places = sql<number>`(select count(*)::int from outage_locations
    where outage_locations.outage_number = outages.outage_number)`;
  const mustStayOn = sql<DarkPlaces[]>`(select coalesce(json_agg(dark order by dark.places desc, dark.what), '[]')
    from (select must_stay_on as what, count(*)::int as places from outage_locations join service_locations using (location_id)
      where outage_locations.outage_number = outages.outage_number and must_stay_on is not null
        and (must_stay_on_until is null or must_stay_on_until >= ${now.slice(0, 10)})
      group by must_stay_on) dark)`;
  const found = await db
    .select({ outage: outages, places, mustStayOn })
    .from(outages)
    .where(all ? undefined : current)
    .orderBy(desc(outages.startedAt), asc(outages.outageNumber))
    .limit(200);
  return found.map(({ outage, ...counts }) => ({ ...outage, ...counts }));
}
