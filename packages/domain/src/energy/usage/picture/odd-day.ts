import { addDays, daysBetween, type LocalDay } from '../../../dates.ts';
import { isWeekend } from '../reading.ts';
import { degreesOf } from '../weather.ts';

/** A day of the picture, as it is judged. */
export interface JudgedDay {
  readonly date: LocalDay;
  readonly usageValue: number | null;
  readonly status: string;
}

/** A day unlike the others, and what a usual day of its kind used. */
export interface OddDay {
  readonly date: LocalDay;
  readonly usageValue: number;
  readonly usual: number;
}

/** An odd day is so many times a usual one, and so many kWh above it (energy-71). */
export const oddTimes = 1.75;
export const oddAbove = 8;
/** Usual is what the days of its kind within so many days had, from so many of them. */
const nearDays = 28;
const fewestAlike = 3;

/**
 * The one day of a picture that is unlike the others of its kind, weekday or weekend (energy-71): the furthest above
 * what is usual. Only a day that was read can be: an estimate is nobody's use, a keyed reading and the day after a gap
 * may hold the use of others. Where power was sent back, clouds make such days, and none is named.
 */
export function oddDay(days: readonly JudgedDay[]): OddDay | undefined {
  if (days.some(({ usageValue }) => (usageValue ?? 0) < 0)) return undefined;
  const read = days.filter(isRead);
  const dates = new Set(days.flatMap(({ date, usageValue }) => (usageValue === null ? [] : [date])));
  const first = [...dates].sort()[0];
  const found = read.flatMap((day) => {
    const usual = usualOf(day, read);
    const isWhole = day.date === first || dates.has(addDays(day.date, -1));
    const isOdd =
      usual !== undefined && isWhole && day.usageValue >= usual * oddTimes && day.usageValue - usual >= oddAbove;
    return isOdd ? [{ date: day.date, usageValue: day.usageValue, usual }] : [];
  });
  return found.reduce<OddDay | undefined>(
    (most, day) => (most && most.usageValue - most.usual >= day.usageValue - day.usual ? most : day),
    undefined,
  );
}

type Read = JudgedDay & { readonly usageValue: number };

const isRead = (day: JudgedDay): day is Read => day.usageValue !== null && day.status === 'Actual';

/** The middle of the days of the same kind that are near, the day itself left out. */
function usualOf(day: Read, read: readonly Read[]): number | undefined {
  const alike = read
    .filter(
      ({ date }) =>
        date !== day.date &&
        isWeekend(date) === isWeekend(day.date) &&
        Math.abs(daysBetween(date, day.date)) <= nearDays,
    )
    .map(({ usageValue }) => usageValue);
  return alike.length < fewestAlike ? undefined : middleOf(alike);
}

function middleOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}

/** What harmless reasons are asked about: by the day's weather, where it is known (energy-71). */
export function oddReason(
  day: { readonly lowTemperature: number | null; readonly highTemperature: number | null } | undefined,
): 'cold' | 'warm' | 'mild' {
  const { lowTemperature: lowTemp, highTemperature: highTemp } = day ?? {};
  if (typeof lowTemp !== 'number' || typeof highTemp !== 'number') return 'mild';
  const { heating, cooling } = degreesOf({ lowTemp, highTemp });
  if (heating >= notable) return 'cold';
  return cooling >= notable ? 'warm' : 'mild';
}

/** Degrees from the balance point at which homes are heated or cooled. */
const notable = 5;

/** Fewer days have no usual range. */
const fewestForRange = 8;

/** Between what the middle half of the days used (energy-71); undefined of few days, or where power was sent back. */
export function usualRange(days: readonly JudgedDay[]): { readonly from: number; readonly to: number } | undefined {
  const sorted = days.flatMap(({ usageValue }) => usageValue ?? []).sort((one, other) => one - other);
  if (sorted.length < fewestForRange || (sorted[0] ?? 0) < 0) return undefined;
  const at = (part: number): number => sorted[Math.round((sorted.length - 1) * part)] ?? 0;
  return { from: at(0.25), to: at(0.75) };
}
