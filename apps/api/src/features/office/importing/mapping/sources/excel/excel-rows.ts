import type { CsvRow } from '../../../reading/csv-row.ts';
import { UnreadableFile } from '../../../reading/unreadable-file.ts';
import { cellFormats, dayText } from './cell-formats.ts';
import { sharedTexts } from './cell-texts.ts';
import { partOf, sheetPart, type Workbook, withWorkbook } from './workbook.ts';
import { xmlTags } from './xml-tags.ts';

/** Most columns of a sheet: Excel's own bound. */
const maxColumns = 16_384;

/** Streams the rows of a sheet of an Excel workbook: days as `2026-11-20`, numbers as they are without their format. */
export const excelRows = (path: string, sheet: string | undefined): AsyncGenerator<CsvRow> =>
  withWorkbook(path, (workbook) => rowsIn(workbook, sheet));

async function* rowsIn(workbook: Workbook, sheet: string | undefined): AsyncGenerator<CsvRow> {
  const textOf = await cellTexts(workbook);
  // Opened last: a part that fails before anybody reads it would end the process.
  const part = await partOf(workbook, await sheetPart(workbook, sheet), 'sheet');
  if (!part) throw new UnreadableFile(1, 'lacks the sheet that it names');
  let line = 0;
  let fields: string[] = [];
  let cell = { kind: '', style: 0, column: 0, text: '' };
  for await (const event of xmlTags(part)) {
    if (event.kind === 'open') {
      if (event.name === 'row') {
        line = Number(event.of('r')) || line + 1;
        fields = [];
      }
      if (event.name === 'c') {
        const column = columnOf(event.of('r')) ?? fields.length;
        if (column >= maxColumns) throw new UnreadableFile(line, 'has more columns than Excel knows');
        cell = { kind: event.of('t'), style: Number(event.of('s')), column, text: '' };
      }
    } else if (event.name === 'v' || event.name === 't') cell.text += event.text;
    else if (event.name === 'c') {
      while (fields.length < cell.column) fields.push('');
      fields[cell.column] = textOf(cell);
    } else if (event.name === 'row' && fields.some((field) => field.trim() !== '')) yield { line, fields };
  }
}

type Cell = { readonly kind: string; readonly style: number; readonly text: string };

async function cellTexts(workbook: Workbook): Promise<(cell: Cell) => string> {
  const { isDay, from1904 } = await cellFormats(workbook);
  const shared = await sharedTexts(workbook);
  return ({ kind, style, text }) => {
    if (kind === 's') return shared[Number(text)] ?? '';
    const number = Number(text);
    if ((kind !== '' && kind !== 'n') || text.trim() === '' || Number.isNaN(number)) return text;
    // Excel keeps 15 digits; what stands behind them is how a processor writes fractions.
    return isDay[style] ? dayText(number, from1904) : String(Number(number.toPrecision(15)));
  };
}

/** The place of a cell by its letters: `A1` is 0, `AB7` is 27. */
function columnOf(reference: string): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference)?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
