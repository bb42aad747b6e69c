import { addDays, daysBetween, type LocalDay, localTimeAt } from '../../dates.ts';

/** Whatever was begun before midnight has ended by then. */
const settlesMs = 3_600_000;

/** The newest of the co-op's days whose postings are all in the ledger: it was over an hour ago. */
export const lastClosedDay = (now: Date, timeZone: string): LocalDay =>
  addDays(localTimeAt(new Date(now.getTime() - settlesMs), timeZone).day, -1);

/** The days of a span that are not among the known ones, the newest first, at most so many. */
export function missingDays(from: LocalDay, to: LocalDay, known: ReadonlySet<LocalDay>, most: number): LocalDay[] {
  const missing: LocalDay[] = [];
  for (let back = 0; back <= daysBetween(from, to) && missing.length < most; back += 1) {
    const day = addDays(to, -back);
    if (!known.has(day)) missing.push(day);
  }
  return missing;
}
