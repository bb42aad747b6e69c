import { type LocalTime, latestShown } from '@rochdale/domain/dates';
import type { Database, Transaction } from '../../../../platform/database/database.ts';
import { hasPlaces, type OutageRecord, onTurnedClock, type RecordProblem, recordProblems } from '../outage-record.ts';
import { holdOutage, locationsOf, placesOf, putOutage, putPlaces } from '../outages-writing-store.ts';
import { keepOutageChange } from './keep-outage-change.ts';
import type { WrittenBy } from './outage-changes-store.ts';

/** A record with where it was told: a line of a file, or none. */
export interface ToldOutage {
  readonly line: number;
  readonly record: OutageRecord;
}
export type SaveProblem = RecordProblem & { readonly line: number };
export type SaveReport =
  | { readonly saved: number; readonly places: number; readonly problems: readonly [] }
  | { readonly saved: 0; readonly places: 0; readonly problems: readonly SaveProblem[] };

/** Outages were told of which one at least is wrong: none is written. */
export class OutagesRefused extends Error {
  readonly problems: readonly SaveProblem[];

  constructor(problems: readonly SaveProblem[]) {
    super('The outages are wrong.');
    this.problems = problems;
  }
}

/** Who tells outages, and when: by the clock, and on the co-op's. */
export interface TellingNow extends WrittenBy {
  readonly now: LocalTime;
  readonly timeZone: string;
}

/** Writes outages by their numbers, all of them or, where anything is wrong, none. */
export async function saveOutages(db: Database, told: readonly ToldOutage[], by: TellingNow): Promise<SaveReport> {
  try {
    const { places } = await db.transaction((tx) => putOutages(tx, told, by));
    return { saved: told.length, places, problems: [] };
  } catch (error) {
    if (error instanceof OutagesRefused) return { saved: 0, places: 0, problems: error.problems };
    throw error;
  }
}

/** The same within a transaction that is under way. Throws `OutagesRefused`, and then nothing of it may stay. */
export async function putOutages(
  tx: Transaction,
  told: readonly ToldOutage[],
  by: TellingNow,
): Promise<{ readonly places: number }> {
  const problems: SaveProblem[] = [];
  let places = 0;
  const lines = new Map<string, number>();
  for (const { line, record } of told) {
    const { outageNumber } = record;
    const report = (found: RecordProblem): unknown => problems.push({ ...found, line });
    const earlier = lines.get(outageNumber);
    if (earlier !== undefined) report({ column: 'outageNumber', reason: `duplicates line ${earlier}` });
    lines.set(outageNumber, line);
    const saved = await saveOutage(tx, record, by);
    for (const one of saved.problems) report(one);
    places += saved.places;
  }
  if (problems.length > 0) throw new OutagesRefused(problems);
  return { places };
}

/** Writes one outage, and keeps what changed of it. Where anything is wrong, the transaction must not be kept. */
async function saveOutage(
  tx: Transaction,
  told: OutageRecord,
  by: TellingNow,
): Promise<{ readonly problems: readonly RecordProblem[]; readonly places: number; readonly version: number }> {
  const { outageNumber } = told;
  const record = onTurnedClock(told, by.timeZone);
  const wrong = recordProblems(record, latestShown(by.at, by.timeZone));
  if (wrong.length > 0) return { problems: wrong, places: 0, version: 0 };
  const standing = await holdOutage(tx, outageNumber);
  const earlier = standing ? await placesOf(tx, outageNumber) : [];
  const before = standing && { ...standing, places: earlier.length };
  const keepsPlaces = !hasPlaces(record.places);
  const { locationIds, unknown } = await locationsOf(tx, record.places);
  const problems = unknown.map(([column, name]) => ({ column, reason: `${name} matches no service location` }));
  if (keepsPlaces && !before) problems.push({ column: 'locations', reason: 'names no place that lost its power' });
  const kept = await putOutage(tx, record, by.now);
  if (!keepsPlaces) await putPlaces(tx, outageNumber, locationIds);
  const after = { ...kept, places: keepsPlaces ? earlier.length : locationIds.length };
  const isMoved = !keepsPlaces && earlier.join() !== locationIds.join();
  const version = await keepOutageChange(tx, outageNumber, { before, after, isMoved }, by);
  return { problems, places: locationIds.length, version };
}
