import { tagsOf, type Workbook } from './workbook.ts';

/** Formats of Excel's own that show a day or a time. */
const builtIn = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58 && id !== 49);

/** Of each cell style whether it shows a day, and whether days are counted from 1904. */
export async function cellFormats(workbook: Workbook): Promise<{ isDay: readonly boolean[]; from1904: boolean }> {
  const own = new Map<number, boolean>();
  const isDay: boolean[] = [];
  let isIn = false;
  for await (const { name, of } of tagsOf(workbook, 'xl/styles.xml')) {
    if (name === 'numFmt') own.set(Number(of('numFmtId')), showsDay(of('formatCode')));
    if (name === 'cellXfs' || name === 'cellStyles') isIn = name === 'cellXfs';
    const id = Number(of('numFmtId'));
    if (name === 'xf' && isIn) isDay.push(own.get(id) ?? builtIn(id));
  }
  let from1904 = false;
  for await (const { name, of } of tagsOf(workbook, 'xl/workbook.xml'))
    if (name === 'workbookPr') from1904 = /^(1|true)$/.test(of('date1904'));
  return { isDay, from1904 };
}

const showsDay = (code: string): boolean =>
  /[dmyh]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '').replace(/general/i, ''));

/** What a number of days is as text: `2026-11-20`, or with its time `2026-11-20 18:30`. */
export function dayText(days: number, from1904: boolean): string {
  // Excel takes 1900 for a leap year: its days from March 1900 on are one too high.
  const epoch = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const at = new Date(epoch + Math.round(days * 1440) * 60_000);
  if (Number.isNaN(at.getTime())) return String(days);
  const [day = '', time = ''] = at.toISOString().split('T');
  return Number.isInteger(days) ? day : `${day} ${time.slice(0, 5)}`;
}
