import type { LocalTime } from '@rochdale/domain/dates';
import { and, countDistinct, desc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';
import { accounts } from '../../../../tables/accounts.ts';
import { outageLocations, outages } from '../../../../tables/outage.ts';

/** Whom an outage takes the power from. */
export interface OutageReach {
  readonly members: number;
  /** The towns, that of most members first. */
  readonly towns: readonly string[];
}

/** What is counted of the active outages together. */
export interface CountedOutages {
  readonly byOutage: ReadonlyMap<string, OutageReach>;
  /** Members who have a place of service. */
  readonly membersServed: number;
}

/** Counts the members of each outage that is active, by town. A storm's places are joined: only where something changed. */
export async function countOutages(db: Executor, now: LocalTime): Promise<CountedOutages> {
  const members = countDistinct(accounts.memberNumber);
  const found = await db
    .select({ outageNumber: outages.outageNumber, town: accounts.serviceCity, members })
    .from(outages)
    .innerJoin(outageLocations, eq(outageLocations.outageNumber, outages.outageNumber))
    .innerJoin(accounts, eq(accounts.locationId, outageLocations.locationId))
    .where(and(isNull(outages.restoredAt), eq(outages.isCancelled, false), lte(outages.startedAt, now)))
    .groupBy(outages.outageNumber, accounts.serviceCity)
    .orderBy(desc(members), accounts.serviceCity);
  const byOutage = new Map<string, OutageReach>();
  for (const one of found) {
    const before = byOutage.get(one.outageNumber) ?? { members: 0, towns: [] };
    byOutage.set(one.outageNumber, {
      members: before.members + one.members,
      towns: [...before.towns, one.town],
    });
  }
  const [served] = await db.select({ members }).from(accounts).where(isNotNull(accounts.locationId));
  return { byOutage, membersServed: served?.members ?? 0 };
}
