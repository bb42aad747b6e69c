import { asc, inArray } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { serviceLocations } from '../../../tables/outage.ts';

export type ServicePlace = typeof serviceLocations.$inferSelect;

/** What is known of some places of service, with what must not stay dark there: for the office alone (account-202). */
export async function servicePlacesOf(db: Executor, locationIds: readonly string[]): Promise<ServicePlace[]> {
  if (locationIds.length === 0) return [];
  return db
    .select()
    .from(serviceLocations)
    .where(inArray(serviceLocations.locationId, [...new Set(locationIds)]))
    .orderBy(asc(serviceLocations.locationId));
}
