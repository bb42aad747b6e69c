import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';
import { accounts, meters } from '../../../../tables/accounts.ts';
import { linkedOutages } from '../../../../tables/billing-link.ts';
import { outages, serviceLocations } from '../../../../tables/outage.ts';

const batchSize = 5_000;

/** The outages that the outage system told of and that have not ended here. */
export async function openLinkedOutages(db: Executor): Promise<string[]> {
  const found = await db
    .select({ outageNumber: linkedOutages.outageNumber })
    .from(linkedOutages)
    .innerJoin(outages, eq(outages.outageNumber, linkedOutages.outageNumber))
    .where(and(isNull(outages.restoredAt), eq(outages.isCancelled, false)));
  return found.map(({ outageNumber }) => outageNumber);
}

/** What was told of an outage last; undefined: nothing. */
export async function lastTold(db: Executor, outageNumber: string) {
  const [found] = await db.select().from(linkedOutages).where(eq(linkedOutages.outageNumber, outageNumber));
  return found;
}

/** Keeps what was told of an outage. */
export async function keepTold(db: Executor, told: typeof linkedOutages.$inferInsert): Promise<void> {
  const { outageNumber, ...set } = told;
  await db
    .insert(linkedOutages)
    .values(told)
    .onConflictDoUpdate({ target: linkedOutages.outageNumber, set: { ...set, outageNumber } });
}

/** Of places and meters those places that are known here: an outage system knows of others' too. */
export async function knownPlaces(
  db: Executor,
  told: { readonly locations: readonly string[]; readonly meters: readonly string[] },
): Promise<string[]> {
  const known = new Set<string>();
  for (const asked of batches(told.locations)) {
    const places = { told: serviceLocations.locationId };
    const ofAccounts = { told: accounts.locationId };
    for (const { told: one } of [
      ...(await db.select(places).from(serviceLocations).where(inArray(serviceLocations.locationId, asked))),
      ...(await db.select(ofAccounts).from(accounts).where(inArray(accounts.locationId, asked))),
    ])
      if (one !== null) known.add(one);
  }
  for (const asked of batches(told.meters)) {
    const found = await db
      .select({ locationId: accounts.locationId })
      .from(meters)
      .innerJoin(accounts, eq(accounts.accountNumber, meters.accountNumber))
      .where(inArray(meters.meterNumber, asked));
    for (const { locationId } of found) if (locationId !== null) known.add(locationId);
  }
  return [...known].sort();
}

const batches = (all: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(all.length / batchSize) }, (_one, place) =>
    all.slice(place * batchSize, (place + 1) * batchSize),
  );
