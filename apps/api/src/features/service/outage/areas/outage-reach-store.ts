import type { LocalTime } from '@rochdale/domain/dates';
import type { AffectedPlace } from '@rochdale/domain/service/outage-map/outage-map';
import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';
import { accounts } from '../../../../tables/accounts.ts';
import { outageLocations, outages, serviceLocations } from '../../../../tables/outage.ts';

/** A place as the map reads it: a town that the billing system does not name for it is its address’s. */
const placeColumns = {
  memberNumber: accounts.memberNumber,
  town: sql<string>`coalesce(${serviceLocations.town}, ${accounts.serviceCity})`,
  county: sql<string>`coalesce(${serviceLocations.county}, '')`,
  substation: sql<string>`coalesce(${serviceLocations.substation}, '')`,
  latitude: serviceLocations.latitude,
  longitude: serviceLocations.longitude,
};

/** A member's place that is without power. */
export interface DarkPlace extends AffectedPlace {
  readonly locationId: string;
}

/** The members' places of all outages that are active. A storm's places are joined: only where something changed. */
export async function darkPlaces(db: Executor, now: LocalTime): Promise<DarkPlace[]> {
  return db
    .selectDistinct({ ...placeColumns, locationId: outageLocations.locationId })
    .from(outages)
    .innerJoin(outageLocations, eq(outageLocations.outageNumber, outages.outageNumber))
    .innerJoin(accounts, eq(accounts.locationId, outageLocations.locationId))
    .leftJoin(serviceLocations, eq(serviceLocations.locationId, outageLocations.locationId))
    .where(and(isNull(outages.restoredAt), eq(outages.isCancelled, false), lte(outages.startedAt, now)));
}

/** The places of all members, with or without power. */
export async function servedPlaces(db: Executor): Promise<AffectedPlace[]> {
  return db
    .select(placeColumns)
    .from(accounts)
    .leftJoin(serviceLocations, eq(serviceLocations.locationId, accounts.locationId))
    .where(isNotNull(accounts.locationId));
}
