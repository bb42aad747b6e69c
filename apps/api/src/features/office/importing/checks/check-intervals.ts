import type { LocalDay } from '@rochdale/domain/dates';
import { dayMinutes } from '@rochdale/domain/energy/usage/day-lengths';
import type { DecodedRow } from '../reading/decode-rows.ts';
import { problemAt, type Report } from './check-references.ts';
import type { CheckedFile } from './checked-file.ts';

/**
 * Refuses rows of usage-intervals.csv that have not as many values as their day has intervals (energy-100): behind the
 * change of the clocks each would stand an hour off.
 */
export function intervalChecks(file: CheckedFile, report: Report, timeZone: string) {
  const places = Object.keys(file.entity.columns);
  const cellOf = ({ values }: DecodedRow, column: string) => values[places.indexOf(column)];
  const lengths = new Map<LocalDay, number>();
  const minutesOf = (day: LocalDay): number => {
    const known = lengths.get(day) ?? dayMinutes(day, timeZone);
    lengths.set(day, known);
    return known;
  };
  return async (batch: readonly DecodedRow[]): Promise<void> => {
    for (const row of batch) {
      const [day, values] = [String(cellOf(row, 'day')), cellOf(row, 'values')];
      const count = Array.isArray(values) ? values.length : 0;
      const minutes = minutesOf(day);
      const wanted = minutes / Number(cellOf(row, 'intervalMinutes'));
      if (count === wanted) continue;
      const reason = `has ${count} values where ${day}, which has ${minutes / 60} hours, has ${wanted}`;
      report(problemAt(file, row.line, 'values', reason), false);
    }
  };
}
