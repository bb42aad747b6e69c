import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { csvLineOfTexts } from '@rochdale/domain/csv-text';
import writeExcelFile from 'write-excel-file/node';
import type { OurRow } from './our-rows.ts';

/** How another system writes a value of ours; undefined where there is no row of ours. */
export type Habit = (text: string | undefined) => string;
/** A column of theirs: its name, the column of ours, and how it is written. */
export type TheirColumn = readonly [name: string, ours: string, habit?: Habit];

/** A file as another system exports it. */
export interface TheirFile {
  readonly file: string;
  readonly as: 'csv' | 'bar' | 'fixed' | 'excel';
  readonly columns: readonly TheirColumn[];
  readonly rows: readonly OurRow[];
}

/** Writes a file as the other system would: CSV in Windows-1252, bars in UTF-8, fixed widths without a header, or Excel. */
export async function writeTheirFile(folder: string, { file, as, columns, rows }: TheirFile): Promise<void> {
  const path = join(folder, file);
  const header = columns.map(([name]) => name);
  const table = rows.map((row) => columns.map(([, ours, habit = plain]) => habit(row[ours])));
  if (as === 'excel') {
    const cells = [header, ...table].map((texts) => texts.map((value) => ({ value })));
    await writeExcelFile(cells, { sheet: 'Export' }).toFile(path);
  } else if (as === 'csv') await writeFile(path, [header, ...table].map(csvLineOfTexts).join(''), 'latin1');
  else if (as === 'bar') await writeFile(path, [header, ...table].map((texts) => `${texts.join('|')}\n`).join(''));
  else await writeFile(path, table.map((texts) => `${fixedLine(texts)}\n`).join(''));
}

const plain: Habit = (text = '') => text;

/** How wide each column of a file of fixed widths is. */
const fixedWidth = 20;

const fixedLine = (texts: readonly string[]): string => texts.map((text) => text.padEnd(fixedWidth)).join('');
