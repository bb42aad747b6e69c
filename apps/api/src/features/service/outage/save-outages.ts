import type { LocalTime } from '@rochdale/domain/dates';
import type { Database } from '../../../platform/database/database.ts';
import { hasPlaces, type OutageRecord, type RecordProblem, recordProblems } from './outage-record.ts';
import { findOutage, locationsOf, putOutage, putPlaces } from './outages-writing-store.ts';

/** A record with where it was told: a line of a file, or none. */
export interface ToldOutage {
  readonly line: number;
  readonly record: OutageRecord;
}
export type SaveProblem = RecordProblem & { readonly line: number };
export type SaveReport =
  | { readonly saved: number; readonly places: number; readonly problems: readonly [] }
  | { readonly saved: 0; readonly places: 0; readonly problems: readonly SaveProblem[] };

class Refused extends Error {}

/** Writes outages by their numbers, all of them or, where anything is wrong, none. */
export async function saveOutages(db: Database, told: readonly ToldOutage[], now: LocalTime): Promise<SaveReport> {
  const problems: SaveProblem[] = [];
  let places = 0;
  try {
    await db.transaction(async (tx) => {
      // It may be run again.
      problems.length = 0;
      places = 0;
      const lines = new Map<string, number>();
      for (const { line, record } of told) {
        const { outageNumber } = record;
        const report = (found: RecordProblem): unknown => problems.push({ ...found, line });
        const earlier = lines.get(outageNumber);
        if (earlier !== undefined) report({ column: 'outageNumber', reason: `duplicates line ${earlier}` });
        lines.set(outageNumber, line);
        const wrong = recordProblems(record, now);
        for (const one of wrong) report(one);
        if (wrong.length > 0) continue;
        const keepsPlaces = !hasPlaces(record.places);
        if (keepsPlaces && (await findOutage(tx, outageNumber)) === undefined)
          report({ column: 'locations', reason: 'names no place that lost its power' });
        const { locationIds, unknown } = await locationsOf(tx, record.places);
        for (const [column, name] of unknown) report({ column, reason: `${name} matches no service location` });
        await putOutage(tx, record, now);
        if (!keepsPlaces) await putPlaces(tx, outageNumber, locationIds);
        places += locationIds.length;
      }
      if (problems.length > 0) throw new Refused();
    });
  } catch (error) {
    if (error instanceof Refused) return { saved: 0, places: 0, problems };
    throw error;
  }
  return { saved: told.length, places, problems: [] };
}
