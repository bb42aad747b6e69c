import type { LocalTime } from '@rochdale/domain/dates';
import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { notificationThresholds } from '../../../tables/notifications.ts';
import { outageLocations, outages } from '../../../tables/outage.ts';

/** Those of some locations at which an outage is active. */
export async function locationsWithOutage(
  db: Executor,
  locationIds: readonly string[],
  now: LocalTime,
): Promise<ReadonlySet<string>> {
  if (locationIds.length === 0) return new Set();
  const found = await db
    .selectDistinct({ locationId: outageLocations.locationId })
    .from(outageLocations)
    .innerJoin(outages, eq(outages.outageNumber, outageLocations.outageNumber))
    .where(
      and(
        inArray(outageLocations.locationId, [...locationIds]),
        isNull(outages.restoredAt),
        eq(outages.isCancelled, false),
        lte(outages.startedAt, now),
      ),
    );
  return new Set(found.map(({ locationId }) => locationId));
}

/** The lines in cents below which a member wants to be told that prepaid accounts run low; those that were drawn. */
export async function lowLinesOf(
  db: Executor,
  memberNumber: string,
  accountNumbers: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (accountNumbers.length === 0) return new Map();
  const found = await db
    .select({ accountNumber: notificationThresholds.accountNumber, value: notificationThresholds.value })
    .from(notificationThresholds)
    .where(
      and(
        inArray(notificationThresholds.accountNumber, [...accountNumbers]),
        eq(notificationThresholds.topic, 'lowPrepaidBalance'),
        eq(notificationThresholds.memberNumber, memberNumber),
      ),
    );
  return new Map(found.map(({ accountNumber, value }) => [accountNumber, value]));
}
