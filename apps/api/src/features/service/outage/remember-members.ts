import type { Database } from '../../../platform/database/database.ts';
import { outageAccountsOf, phonesOf } from './outage-accounts-store.ts';
import { type RememberedMember, rememberedHistory } from './outage-memory.ts';
import { reportsOf } from './outage-reports-store.ts';
import { endedOutagesAtAll } from './outages-store.ts';
import { reportsSince } from './shown-reports.ts';

/** Most reports that are read for a batch of members. */
const maxReports = 2_000;

/** Reads what is remembered of members: their accounts and phones, the history of their places, their reports. */
export async function readMembers(
  db: Database,
  memberNumbers: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, RememberedMember>> {
  if (memberNumbers.length === 0) return new Map();
  const accounts = await outageAccountsOf(db, memberNumbers);
  const locations = accounts.flatMap(({ locationId }) => (locationId === null ? [] : [locationId]));
  const numbers = accounts.map(({ accountNumber }) => accountNumber);
  const [phones, history, reports] = await Promise.all([
    phonesOf(db, memberNumbers),
    endedOutagesAtAll(db, locations, rememberedHistory),
    reportsOf(db, numbers, reportsSince(now), maxReports),
  ]);
  const accountsOf = grouped(accounts, ({ memberNumber }) => memberNumber);
  const reportsOfAccount = grouped(reports, ({ accountNumber }) => accountNumber);
  return new Map(
    memberNumbers.map((memberNumber) => {
      const own = accountsOf.get(memberNumber) ?? [];
      const places = own.flatMap(({ locationId }) => {
        const found = locationId === null ? undefined : history.get(locationId);
        return found && locationId !== null ? [[locationId, found] as const] : [];
      });
      const member: RememberedMember = {
        takenAt: now,
        accounts: own,
        phones: phones.get(memberNumber) ?? [],
        history: new Map(places),
        reports: own.flatMap(({ accountNumber }) => reportsOfAccount.get(accountNumber) ?? []),
      };
      return [memberNumber, member];
    }),
  );
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}
