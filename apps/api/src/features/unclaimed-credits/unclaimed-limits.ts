import type { Executor } from '../../platform/database/database.ts';
import { takeTries } from '../../platform/limits/limits.ts';
import type { Limit } from '../../platform/limits/limits-store.ts';

const hour = 60;
const day = 24 * hour;

/** Searches and turned pages. */
const searchLimits = (address: string): readonly Limit[] => [
  { key: `unclaimed:search:${address}`, tries: 30, minutes: hour },
  { key: 'unclaimed:search:all', tries: 1000, minutes: hour },
];

/** Tens of names that are handed out. */
const shownLimits = (address: string): readonly Limit[] => [
  { key: `unclaimed:shown:${address}`, tries: 10, minutes: day },
  { key: 'unclaimed:shown:all', tries: 60, minutes: hour },
];

const claimLimits = (memberNumber: string, address: string): readonly Limit[] => [
  { key: `unclaimed:claim:${address}`, tries: 10, minutes: hour },
  { key: `unclaimed:claimed:${memberNumber}`, tries: 5, minutes: day },
  { key: 'unclaimed:claim:all', tries: 200, minutes: hour },
];

/** Takes a search, or refuses it for now. */
export async function takeSearch(db: Executor, address: string, now: Date): Promise<void> {
  await takeTries(db, searchLimits(address), now);
}

/** Takes what so many names cost, each ten of them begun, or refuses to show them for now. */
export async function takeShown(db: Executor, address: string, names: number, now: Date): Promise<void> {
  for (let ten = 0; ten < Math.ceil(names / 10); ten += 1) await takeTries(db, shownLimits(address), now);
}

/** Takes a claim, or refuses it for now. */
export async function takeClaim(db: Executor, memberNumber: string, address: string, now: Date): Promise<void> {
  await takeTries(db, claimLimits(memberNumber, address), now);
}
