import { addDays, type LocalDay } from '@rochdale/domain/dates';
import type { CsvValue } from '../csv-writer.ts';

/** Letters about capital credits that named members have at home; Inez Calloway's came back on paper. */
const namedLetters = [
  { memberNumber: '200017', letterId: 'K7Q2M9XF4T' },
  { memberNumber: '200025', letterId: 'W3H8RD5N6C' },
  { memberNumber: '200033', letterId: 'P9T4VJ7Y2G', isReturned: true },
  { memberNumber: '200041', letterId: 'B6X5LC8Q3M' },
  { memberNumber: '200058', letterId: 'D4N7KF2W9R' },
];

export function letterRows(asOf: LocalDay): Record<string, CsvValue>[] {
  return namedLetters.map(({ memberNumber, letterId, isReturned = false }) => ({
    memberNumber,
    letterId,
    returnedOn: isReturned ? addDays(asOf, -12) : null,
  }));
}
