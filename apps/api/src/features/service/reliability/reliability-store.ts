import type { LocalDay, LocalTime } from '@rochdale/domain/dates';
import { and, countDistinct, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts } from '../../../tables/accounts.ts';
import { outageLocations, outages } from '../../../tables/outage.ts';

/** An outage that has ended, with how many places it took the power from. */
export interface EndedOutage {
  readonly startedAt: LocalTime;
  readonly restoredAt: LocalTime;
  readonly cause: string | null;
  readonly places: number;
}

const served = (db: Executor) =>
  db
    .selectDistinct({ locationId: accounts.locationId })
    .from(accounts)
    .where(isNotNull(accounts.locationId))
    .as('served');

/** The outages that began in a period and have ended, by the places with service; of one place where one is named. */
export async function endedBetween(
  db: Executor,
  { from, until, locationId }: { readonly from: LocalDay; readonly until: LocalDay; readonly locationId?: string },
): Promise<EndedOutage[]> {
  const places = served(db);
  return db
    .select({
      startedAt: outages.startedAt,
      restoredAt: sql<string>`${outages.restoredAt}`,
      cause: outages.cause,
      places: sql<number>`count(*)::int`,
    })
    .from(outages)
    .innerJoin(outageLocations, eq(outageLocations.outageNumber, outages.outageNumber))
    .innerJoin(places, eq(places.locationId, outageLocations.locationId))
    .where(
      and(
        isNotNull(outages.restoredAt),
        eq(outages.isCancelled, false),
        gte(outages.startedAt, from),
        lt(outages.startedAt, until),
        ...(locationId === undefined ? [] : [eq(outageLocations.locationId, locationId)]),
      ),
    )
    .groupBy(outages.outageNumber);
}

/** How many places have service. */
export async function placesServed(db: Executor): Promise<number> {
  const [found] = await db.select({ places: countDistinct(accounts.locationId) }).from(accounts);
  return found?.places ?? 0;
}
