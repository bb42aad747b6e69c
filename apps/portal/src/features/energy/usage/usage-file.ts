import type { ExportCell } from '@rochdale/domain/account/history/csv';
import type { Translate } from '@rochdale/domain/texts/text';
import type { UsageRow } from './usage-calls.ts';
import { statusText } from './usage-texts.ts';

/** Readings and usage as they were measured, temperatures as they are told. */
export const usageFormats: readonly (string | undefined)[] = [
  undefined,
  undefined,
  '#,##0.###',
  undefined,
  '0',
  '0',
  '#,##0.00',
];

/** `Usage-104471882.xlsx` (energy-30). */
export const usageFileName = (accountNumber: string): string => `Usage-${accountNumber}.xlsx`;

/** The rows of the Excel file with its heads (energy-30). */
export function usageFileRows(rows: readonly UsageRow[], text: Translate): readonly (readonly ExportCell[])[] {
  const heads = [
    text('usage.readingDate'),
    text('usage.meter'),
    text('usage.reading'),
    text('usage.type'),
    text('usage.lowTemperature'),
    text('usage.highTemperature'),
    text('usage.graph.usage'),
  ];
  return [
    heads,
    ...rows.map((row) => [
      { day: row.date },
      row.meterId,
      row.endReading,
      statusText(row.status, text),
      row.lowTemperature,
      row.highTemperature,
      row.usageValue,
    ]),
  ];
}
