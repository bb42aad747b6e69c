import { addDays, type LocalDay } from '@rochdale/domain/dates';
import type { CsvValue } from '../csv-writer.ts';

/** What was asked for, how many days ago, and how far it is; newest first. */
type Asked = readonly [description: string, daysAgo: number, reviewed: string | null];

/** Requests of the demo's accounts: more than a page of them, one that was declined. */
const named: Readonly<Record<string, readonly Asked[]>> = {
  '104471882': [
    ['Tree trimming near lines', 9, 'In review'],
    ['Yard light repair', 52, 'Reviewed'],
    ['Meter test', 171, 'Reviewed'],
    ['Disconnect and reconnect for panel work', 248, 'Reviewed'],
    ['Surge protector at the meter', 316, 'Reviewed'],
    ['Yard light repair', 402, 'Declined'],
    ['Tree trimming near lines', 590, 'Reviewed'],
    ['Meter test', 811, 'Reviewed'],
  ],
  '104471890': [['Leak check', 34, 'Reviewed']],
};

/** Service orders of an account; one account in seven has an old one, where nothing else is said. */
export function serviceOrderRows(accountNumber: string, asOf: LocalDay): Record<string, CsvValue>[] {
  const usual: readonly Asked[] = Number(accountNumber) % 7 === 0 ? [['Yard light repair', 120, 'Reviewed']] : [];
  return (named[accountNumber] ?? usual).map(([description, daysAgo, reviewed], place, all) => ({
    accountNumber,
    soNumber: `SO-${Number(accountNumber.slice(-6)) * 10 + all.length - place}`,
    description,
    creation: addDays(asOf, -daysAgo),
    reviewed,
  }));
}
