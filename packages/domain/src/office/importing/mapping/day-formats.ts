import { addDays, isLocalDay, isLocalTime } from '../../../dates.ts';
import { Refusal, type Step } from './step.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Years of two digits up to this one are of the century that began in 2000. */
const lastShortYear = 69;

/** What a letter group of a format stands for, as a pattern. */
const groups: Readonly<Record<string, string>> = {
  YYYY: '(?<YYYY>\\d{4})',
  YY: '(?<YY>\\d{2})',
  MMM: '(?<MMM>[A-Za-z]{3})[A-Za-z]*\\.?',
  MM: '(?<MM>\\d{2})',
  M: '(?<M>\\d{1,2})',
  DDD: '(?<DDD>\\d{3})',
  DD: '(?<DD>\\d{2})',
  D: '(?<D>\\d{1,2})',
  HH: '(?<HH>\\d{2})',
  H: '(?<H>\\d{1,2})',
  mm: '(?<mm>\\d{2})',
  ss: '\\d{2}(?:\\.\\d+)?',
  AM: '(?<AM>[AaPp])\\.?[Mm]?\\.?',
};
const letterGroups = /YYYY|YY|MMM|MM|M|DDD|DD|D|HH|H|mm|ss|AM|[\s\S]/g;

/** Whether a format names a whole day: year, month and day, or year and day of the year. */
export const isDayFormat = (format: string): boolean =>
  /YY/.test(format) && (/DDD/.test(format) || (/M/.test(format.replaceAll('AM', '')) && /D/.test(format)));

/** Whether a format names a day and a time of it, to the minute. */
export const isTimeFormat = (format: string): boolean => isDayFormat(format) && /H/.test(format) && /mm/.test(format);

/** Reads days written in a format, such as `MM/DD/YYYY`, `D-MMM-YY`, `YYYYMMDD` or `YYYYDDD`; what follows a day, a time, is left (moving-in-4). */
export function dayStep(format: string): Step {
  const parts = partsOf(format, '(?:[T ].*)?');
  return (text) => {
    const day = dayOf(parts(text));
    return day !== undefined && isLocalDay(day) ? day : new Refusal(`is not a day like ${format}`);
  };
}

/** Reads times written in a format, such as `MM/DD/YYYY H:mm AM`, to the minute. */
export function timeStep(format: string): Step {
  const parts = partsOf(format, '');
  return (text) => {
    const found = parts(text);
    const time = `${dayOf(found)}T${hourOf(found)}:${found?.mm}`;
    return isLocalTime(time) ? time : new Refusal(`is not a time like ${format}`);
  };
}

type Parts = Readonly<Record<string, string | undefined>> | undefined;

function partsOf(format: string, rest: string): (text: string) => Parts {
  const seen = new Set<string>();
  const source = (format.match(letterGroups) ?? []).map((part) => {
    const group = seen.has(part) ? undefined : groups[part];
    seen.add(part);
    return group ?? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  const pattern = new RegExp(`^${source.join('')}${rest}$`);
  return (text) => pattern.exec(text)?.groups;
}

function dayOf(parts: Parts): string | undefined {
  if (!parts) return undefined;
  const { YYYY, YY = '', MMM, MM, M = '', DDD, DD, D = '' } = parts;
  const year = YYYY ?? `${Number(YY) <= lastShortYear ? 20 : 19}${YY}`;
  if (DDD !== undefined) return dayOfYear(year, Number(DDD));
  const month = MMM === undefined ? (MM ?? M) : String(months.indexOf(MMM.toLowerCase()) + 1);
  return `${year}-${month.padStart(2, '0')}-${(DD ?? D).padStart(2, '0')}`;
}

/** The day with a number in its year, 1 to 365 or 366; undefined where the year has no such day. */
function dayOfYear(year: string, count: number): string | undefined {
  const day = addDays(`${year}-01-01`, count - 1);
  return day.startsWith(year) ? day : undefined;
}

function hourOf(parts: Parts): string {
  const { HH, H = '', AM } = parts ?? {};
  const hour = HH ?? H;
  if (AM === undefined) return hour.padStart(2, '0');
  if (Number(hour) < 1 || Number(hour) > 12) return '';
  return String((Number(hour) % 12) + (AM.toLowerCase() === 'p' ? 12 : 0)).padStart(2, '0');
}
