import type { Executor } from '../../../platform/database/database.ts';
import type { Door, Doors, Visitor } from '../../../platform/doors/doors.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import type { Limit } from '../../../platform/limits/limits-store.ts';

const hour = 60;
const day = 24 * hour;

/** Searches and turned pages. */
const searchLimits = (address: string): readonly Limit[] => [
  { key: `unclaimed:search:${address}`, tries: 30, minutes: hour },
];

/** Tens of names and claims, of all networks together: a network that had twenty of them proves work for more. */
const door: Door = { name: 'unclaimed-credits', ofAll: 60, ofOne: 20 };

/** Tens of names that are handed out. */
const shownLimits = (address: string): readonly Limit[] => [
  { key: `unclaimed:shown:${address}`, tries: 10, minutes: day },
];

const claimLimits = (memberNumber: string, address: string): readonly Limit[] => [
  { key: `unclaimed:claim:${address}`, tries: 10, minutes: hour },
  { key: `unclaimed:claimed:${memberNumber}`, tries: 5, minutes: day },
];

/** What searches and claims are limited with. */
export interface Asking extends Visitor {
  readonly db: Executor;
  readonly doors: Doors;
  readonly now: Date;
}

/** Takes a search, or refuses it for now. */
export async function takeSearch({ db, doors, now, ...visitor }: Asking): Promise<void> {
  await doors.pass(door, visitor, 'search', now);
  await takeTries(db, searchLimits(visitor.address), now);
}

/** Takes what so many names cost, each ten of them begun, or refuses to show any for now: then none of them counts. */
export async function takeShown({ db, doors, now, ...visitor }: Asking, names: number): Promise<void> {
  const tens = Math.ceil(names / 10);
  const taken: { giveBack(): Promise<void> }[] = [];
  try {
    while (taken.length < tens) taken.push(await takeTries(db, shownLimits(visitor.address), now));
  } catch (refused) {
    for (const ten of taken) await ten.giveBack();
    throw refused;
  }
  for (const _ of taken) await doors.wrong(door, visitor, now);
}

/** Takes a claim, or refuses it for now. */
export async function takeClaim({ db, doors, now, ...visitor }: Asking, memberNumber: string): Promise<void> {
  await doors.pass(door, visitor, 'claim', now);
  await takeTries(db, claimLimits(memberNumber, visitor.address), now);
  await doors.wrong(door, visitor, now);
}
