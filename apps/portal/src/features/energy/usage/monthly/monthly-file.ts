import type { ExportCell } from '@rochdale/domain/account/history/csv';
import type { Translate } from '@rochdale/domain/texts/text';
import { monthLabel } from './monthly-chart.tsx';
import type { Period } from './periods.ts';

/** How the columns of the file are written. */
export const monthlyFormats: readonly (string | undefined)[] = [undefined, '#,##0.###', '#,##0.00', '0.0'];

/** `Usage-monthly-104471882.xlsx` (energy-76). */
export const monthlyFileName = (accountNumber: string): string => `Usage-monthly-${accountNumber}.xlsx`;

/** The bills or months that are shown, with what was measured and billed (energy-76). */
export function monthlyFileRows(
  periods: readonly Period[],
  unit: string,
  text: Translate,
): readonly (readonly ExportCell[])[] {
  const isBills = periods[0]?.billDate !== undefined;
  return [
    [
      text(isBills ? 'usage.monthly.billDate' : 'usage.monthly.monthName'),
      text('usage.value', { what: text('usage.graph.usage'), unit }),
      text(isBills ? 'usage.monthly.billed' : 'usage.cost'),
      text('usage.monthly.temperature'),
    ],
    ...periods.map(({ billDate, month, quantity, dollars, averageTemperature }) => [
      billDate === undefined ? monthLabel(month, 'long') : { day: billDate },
      quantity,
      dollars,
      averageTemperature,
    ]),
  ];
}
