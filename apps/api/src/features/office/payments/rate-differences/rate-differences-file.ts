import { csvLine } from '@rochdale/domain/csv-text';
import type { Database } from '../../../../platform/database/database.ts';
import { type ComparedBill, compareBills, type SentFilter } from '../../../energy/rates/public.ts';
import { dollarsText } from '../../exporting/public.ts';

const header = [
  'account',
  'member',
  'bill_date',
  'bill',
  'schedule',
  'line',
  'billed',
  'by_schedule',
  'difference',
  'not_priced',
];

/** What differs, line by line, and bills that cannot be priced, as lines of a CSV file, as they are compared (office-183). */
export async function* rateDifferencesFile(
  db: Database,
  filter: SentFilter,
  rates: Parameters<typeof compareBills>[2],
): AsyncIterable<string> {
  yield csvLine(header);
  for await (const bills of compareBills(db, filter, rates)) yield bills.flatMap(linesOf).join('');
}

function linesOf({ bill, comparison }: ComparedBill): string[] {
  const { accountNumber, memberNumber, billDate, billNumber, rateSchedule } = bill;
  const ofBill = [accountNumber, memberNumber, billDate, billNumber, rateSchedule];
  if (comparison.kind === 'agrees') return [];
  if (comparison.kind === 'unpriced') return [csvLine([...ofBill, '', '', '', '', comparison.reason])];
  return comparison.differences.map(({ name, billed, priced }) =>
    csvLine([...ofBill, name ?? 'total', dollarsText(billed), dollarsText(priced), dollarsText(priced - billed), '']),
  );
}
