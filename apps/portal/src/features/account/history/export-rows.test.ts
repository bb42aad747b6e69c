import { csvText } from '@rochdale/domain/account/history/csv';
import { english } from '@rochdale/domain/texts/english';
import { describe, expect, it } from 'vitest';
import { excelFile } from '../../../lib/device/excel-file.ts';
import { exportFileName, exportRows } from './export-rows.ts';
import type { ShownHistory } from './use-history.ts';

const bill = {
  kind: 'bill' as const,
  billDate: '2026-11-03',
  dueDate: '2026-11-24',
  statementStartDate: '2026-10-04',
  billType: '=HYPERLINK("x")',
  billViewUrl: 'q7Zk1w',
  billViewUrlFileBytes: null,
  billedAmount: 96.6,
  endingBalance: 188.6,
  prepaidDailyTotal: null,
  prepaidUsageDollars: null,
  prepaidCharges: null,
  prepaidTaxes: null,
};
const shown: ShownHistory = {
  tab: 'all',
  range: { from: '2026-10-01', to: '2026-11-20' },
  totalRecords: 2,
  openingBalance: 12.5,
  bills: [],
  entries: [
    { kind: 'payment', paymentDate: '2026-11-10', paymentAmount: 92, paymentMethod: null, balanceAfter: 96.6 },
    bill,
  ],
};

describe('an exported history', () => {
  it('has its rows as they are shown, and the opening balance at the end', () => {
    expect(csvText(exportRows(shown, english))).toBe(
      [
        '\uFEFFDate,Entry,Type,Due date,Amount,Balance',
        '11/10/2026,Payment received,"Paid online, not posted yet",,-92,96.6',
        '11/03/2026,Bill,"\'=HYPERLINK(""x"")",11/24/2026,96.6,188.6',
        '10/01/2026,Opening balance,,,,12.5',
        '',
      ].join('\r\n'),
    );
  });

  it('has the parts of a prepaid account’s days', () => {
    const day = { ...bill, prepaidDailyTotal: 3, prepaidUsageDollars: 2, prepaidCharges: 0.9, prepaidTaxes: 0.1 };
    const [heads, row] = exportRows({ ...shown, entries: [day], openingBalance: null }, english);
    expect(heads?.slice(4, 7)).toEqual(['Usage', 'Charges', 'Taxes']);
    expect([row?.[1], ...(row?.slice(4) ?? [])]).toEqual(['Daily total', 2, 0.9, 0.1, 3, 188.6]);
  });

  it('is named after what it holds, the account and its days', () => {
    expect(exportFileName(shown, '104471882', 'xlsx')).toBe('history-104471882-2026-10-01-to-2026-11-20.xlsx');
    expect(exportFileName({ ...shown, tab: 'plan' }, '1', 'csv')).toMatch(/^budget-average-1-/);
  });

  it('is a file that Excel knows', async () => {
    const blob = await excelFile(exportRows(shown, english));
    expect(blob.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(blob.size).toBeGreaterThan(1000);
  });
});
