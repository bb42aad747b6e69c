import { asc, eq, inArray } from 'drizzle-orm';
import { builtOnce } from '../../../platform/database/built-once.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts, memberPhones } from '../../../tables/accounts.ts';
import { serviceLocations } from '../../../tables/outage.ts';

/** What the outage screens need to know of an account. */
export interface OutageAccount {
  readonly accountNumber: string;
  readonly memberNumber: string;
  readonly locationId: string | null;
  readonly accountType: string;
  readonly derivedStatus: string;
  readonly closedOn: string | null;
  readonly reopenedOn: string | null;
  readonly serviceStreet: string;
  readonly serviceCity: string;
  readonly serviceState: string;
  readonly serviceZip: string;
  /** Degrees; null: nobody says. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const columns = {
  accountNumber: accounts.accountNumber,
  memberNumber: accounts.memberNumber,
  locationId: accounts.locationId,
  accountType: accounts.accountType,
  derivedStatus: accounts.derivedStatus,
  closedOn: accounts.closedOn,
  reopenedOn: accounts.reopenedOn,
  serviceStreet: accounts.serviceStreet,
  serviceCity: accounts.serviceCity,
  serviceState: accounts.serviceState,
  serviceZip: accounts.serviceZip,
  latitude: serviceLocations.latitude,
  longitude: serviceLocations.longitude,
};

const byNumber = builtOnce(['accountNumber'], (db, { accountNumber }) =>
  db
    .select(columns)
    .from(accounts)
    .leftJoin(serviceLocations, eq(serviceLocations.locationId, accounts.locationId))
    .where(eq(accounts.accountNumber, accountNumber)),
);

/** One account; undefined when there is none. */
export async function outageAccount(db: Executor, accountNumber: string): Promise<OutageAccount | undefined> {
  const [found] = await byNumber(db, { accountNumber });
  return found;
}

/** All accounts of several members. */
export async function outageAccountsOf(db: Executor, memberNumbers: readonly string[]): Promise<OutageAccount[]> {
  return db
    .select(columns)
    .from(accounts)
    .leftJoin(serviceLocations, eq(serviceLocations.locationId, accounts.locationId))
    .where(inArray(accounts.memberNumber, [...memberNumbers]));
}

/** The phones of several members, ten digits each, the cell phones first. */
export async function phonesOf(db: Executor, memberNumbers: readonly string[]): Promise<Map<string, string[]>> {
  const found = await db
    .select()
    .from(memberPhones)
    .where(inArray(memberPhones.memberNumber, [...memberNumbers]))
    .orderBy(asc(memberPhones.phoneType), asc(memberPhones.phone));
  const byMember = new Map<string, string[]>();
  for (const { memberNumber, phone } of found)
    byMember.set(memberNumber, [...(byMember.get(memberNumber) ?? []), phone]);
  return byMember;
}

type ServicePlace = typeof serviceLocations.$inferSelect;

/** What is known of some places of service, with what must not stay dark there: for the office alone (account-111). */
export async function servicePlacesOf(db: Executor, locationIds: readonly string[]): Promise<ServicePlace[]> {
  if (locationIds.length === 0) return [];
  return db
    .select()
    .from(serviceLocations)
    .where(inArray(serviceLocations.locationId, [...new Set(locationIds)]))
    .orderBy(asc(serviceLocations.locationId));
}
