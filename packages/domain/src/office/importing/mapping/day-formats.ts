import { addDays, isLocalDay, isLocalTime, localTimeAt } from '../../../dates.ts';
import { type Habits, Refusal, type Step } from './step.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Years of two digits from this one on are of the last century, unless a mapping says otherwise. */
const usualCentury = 70;

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
const known = Object.keys(groups)
  .join(', ')
  .replace(/, (?=\w+$)/, ' and ');
const letterGroups = /YYYY|YY|MMM|MM|M|DDD|DD|D|HH|H|mm|ss|AM|[\s\S]/g;

/** Whether a format names a whole day: year, month and day, or year and day of the year. */
const isDayFormat = (format: string): boolean =>
  /YY/.test(format) && (/DDD/.test(format) || (/M/.test(format.replaceAll('AM', '')) && /D/.test(format)));

/** Whether a format names a day and a time of it, to the minute. */
const isTimeFormat = (format: string): boolean => isDayFormat(format) && /H/.test(format) && /mm/.test(format);

const isMonthFormat = (format: string): boolean => /YY/.test(format) && /M/.test(format) && !/[DHms]/.test(format);

/** Behind a format: that the times are written in UTC. */
const utc = / UTC$/;

/**
 * Reads days written in a format, such as `MM/DD/YYYY`, `D-MMM-YY`, `YYYYMMDD` or `YYYYDDD`; what follows a day, a time,
 * is left (moving-in-4). Undefined for what is no format of a day.
 */
export function dayStep(format: string, habits: Habits): Step | Refusal | undefined {
  if (utc.test(format)) return dayFromUtc(format, habits);
  if (!isDayFormat(format)) return undefined;
  return readingStep(format, 'day', '(?:[T ].*)?', (parts) => {
    const day = dayOf(parts, habits);
    return day !== undefined && isLocalDay(day) ? day : undefined;
  });
}

function dayFromUtc(format: string, habits: Habits): Step | Refusal | undefined {
  const time = timeStep(format, habits);
  if (time === undefined) return new Refusal('needs a time of the day to know the day from UTC');
  if (time instanceof Refusal) return time;
  return (text) => {
    const local = time(text);
    return local instanceof Refusal ? local : local.slice(0, 10);
  };
}

/** Reads times written in a format, such as `MM/DD/YYYY H:mm AM`, to the minute; with `UTC` behind it as the co-op's clock shows them (moving-in-47). */
export function timeStep(format: string, habits: Habits): Step | Refusal | undefined {
  const { timeZone } = habits;
  const bare = format.replace(utc, '');
  const isUtc = bare !== format;
  if (!isTimeFormat(bare)) return undefined;
  if (isUtc && timeZone === undefined)
    return new Refusal('needs the co-op’s time zone: timeZone: America/Chicago beside files');
  return readingStep(
    bare,
    'time',
    isUtc ? ' ?(?:UTC|Z)?' : '',
    (parts) => {
      const time = `${dayOf(parts, habits)}T${hourOf(parts)}:${parts.mm}`;
      if (!isLocalTime(time)) return undefined;
      if (!isUtc || timeZone === undefined) return time;
      const shown = localTimeAt(new Date(`${time}:00Z`), timeZone);
      return `${shown.day}T${shown.time}`;
    },
    format,
  );
}

/** Reads months written in a format, such as `MMYY` of a card. */
export function monthStep(format: string, habits: Habits): Step | Refusal | undefined {
  if (!isMonthFormat(format)) return undefined;
  return readingStep(format, 'month', '', (parts) => {
    const day = dayOf({ ...parts, DD: '01' }, habits);
    return day !== undefined && isLocalDay(day) ? day.slice(0, 7) : undefined;
  });
}

type Parts = Readonly<Record<string, string | undefined>>;

/** A step that takes a text apart by a format; a letter that stands for nothing, or a second time, is refused. */
function readingStep(
  format: string,
  what: string,
  rest: string,
  read: (parts: Parts) => string | undefined,
  shown = format,
): Step | Refusal {
  const seen = new Set<string>();
  const source: string[] = [];
  for (const part of format.match(letterGroups) ?? []) {
    const group = seen.has(part) ? undefined : groups[part];
    seen.add(part);
    if (group === undefined && /[a-z]/i.test(part) && part !== 'T')
      return new Refusal(`has ${part}, which stands for nothing there: ${known} do`);
    source.push(group ?? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  }
  const pattern = new RegExp(`^${source.join('')}${rest}$`);
  return (text) => {
    const parts = pattern.exec(text)?.groups;
    return (parts && read(parts)) ?? new Refusal(`is not a ${what} like ${shown}`);
  };
}

function dayOf(parts: Parts, { century = usualCentury }: Habits): string | undefined {
  const { YYYY, YY = '', MMM, MM, M = '', DDD, DD, D = '' } = parts;
  const year = YYYY ?? `${Number(YY) < century ? 20 : 19}${YY}`;
  if (DDD !== undefined) return dayOfYear(year, Number(DDD));
  const month = MMM === undefined ? (MM ?? M) : String(months.indexOf(MMM.toLowerCase()) + 1);
  return `${year}-${month.padStart(2, '0')}-${(DD ?? D).padStart(2, '0')}`;
}

/** The day with a number in its year, 1 to 365 or 366; undefined where the year has no such day. */
function dayOfYear(year: string, count: number): string | undefined {
  const day = addDays(`${year}-01-01`, count - 1);
  return day.startsWith(year) ? day : undefined;
}

function hourOf({ HH, H = '', AM }: Parts): string {
  const hour = HH ?? H;
  if (AM === undefined) return hour.padStart(2, '0');
  if (Number(hour) < 1 || Number(hour) > 12) return '';
  return String((Number(hour) % 12) + (AM.toLowerCase() === 'p' ? 12 : 0)).padStart(2, '0');
}
