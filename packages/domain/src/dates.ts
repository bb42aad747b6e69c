/** A calendar day in the co-op's time zone, written `YYYY-MM-DD`. Never a JavaScript Date. */
export type LocalDay = string;

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the text is a day that exists in the calendar (no 02/30). */
export function isLocalDay(text: string): text is LocalDay {
  return dayPattern.test(text) && new Date(`${text}T00:00:00Z`).getUTCDate() === Number(text.slice(8));
}

/** Writes a day as `MM/dd/yyyy`. Takes a day or a timestamp that begins with one. */
export function formatDay(day: LocalDay): string {
  const [year, month, date] = day.slice(0, 10).split('-');
  return `${month}/${date}/${year}`;
}

/** Writes a day that is near as `MM/dd`. */
export const formatNearDay = (day: LocalDay): string => formatDay(day).slice(0, 5);

/** A time on the co-op's clock, `2026-11-20T18:30`. */
export type LocalTime = string;

/** Whether the text is a day that exists with a time of it, to the minute. */
export const isLocalTime = (text: string): text is LocalTime =>
  /T([01]\d|2[0-3]):[0-5]\d$/.test(text) && isLocalDay(text.slice(0, -6));

/** Writes a time as `MM/dd/yyyy HH:mm` (general-7). */
export const formatLocalTime = (time: LocalTime): string => `${formatDay(time)} ${time.slice(11, 16)}`;

/** Adds days (negative goes back). */
export function addDays(day: LocalDay, days: number): LocalDay {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Whole days from one day to another; negative when the other is earlier. */
export function daysBetween(from: LocalDay, to: LocalDay): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** 0 is Sunday. */
export const weekdayOf = (day: LocalDay): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** How many days the month of a day has. */
export function monthLength(day: LocalDay): number {
  return new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What reads a time zone's clock. Making one costs thirty times what using it does. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, made);
  return made;
}

const quarterHour = 900_000;
/** So many quarter hours of a zone are kept, each at its place until another one takes it. */
const places = 64;
const keptOffsets = new Map<string, { readonly quarter: number; readonly offset: number }[]>();

/** Milliseconds by which a time zone's clock is ahead of UTC. Clocks change at quarter hours: those asked for last are kept. */
export function clockOffset(instant: number, timeZone: string): number {
  const quarter = Math.floor(instant / quarterHour);
  const kept = keptOffsets.get(timeZone) ?? [];
  keptOffsets.set(timeZone, kept);
  const place = Math.abs(quarter % places);
  const found = kept[place];
  if (found?.quarter === quarter) return found.offset;
  const began = quarter * quarterHour;
  const parts = clockOf(timeZone).formatToParts(began);
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  const offset = shown - began;
  kept[place] = { quarter, offset };
  return offset;
}

/** The co-op's calendar day and wall time at an instant: `{ day: 'YYYY-MM-DD', time: 'HH:mm' }`. */
export function localTimeAt(instant: Date, timeZone: string): { day: LocalDay; time: string } {
  const shown = new Date(instant.getTime() + clockOffset(instant.getTime(), timeZone)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** The instant at which the co-op's clock shows a time; of one that a change of clocks leaves out, an hour later. */
export function instantAt(day: LocalDay, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const shownAt = (instant: number): number => {
    const shown = localTimeAt(new Date(instant), timeZone);
    return Date.parse(`${shown.day}T${shown.time}:00Z`);
  };
  const first = wanted - (shownAt(wanted) - wanted);
  const second = first - (shownAt(first) - wanted);
  return new Date(shownAt(second) === wanted ? second : first);
}

const hour = 4 * quarterHour;

/**
 * The latest time that a zone's clock has shown until an instant, to the minute: its own, and while it shows an hour for the
 * second time the end of that hour. What began at a time by the clock has begun once that is not after this.
 */
export function latestShown(instant: Date, timeZone: string): LocalTime {
  const at = instant.getTime();
  const offset = clockOffset(at, timeZone);
  const shown = (moment: number): LocalTime => new Date(moment).toISOString().slice(0, 16);
  if (clockOffset(at - hour, timeZone) <= offset) return shown(at + offset);
  let changed = Math.floor(at / quarterHour) * quarterHour;
  while (clockOffset(changed - 1, timeZone) === offset) changed -= quarterHour;
  const before = changed - 1 + clockOffset(changed - 1, timeZone);
  return shown(Math.max(at + offset, before));
}

/**
 * A time that is told to have come after another, as it is kept: where the clock went back between them and shows it before
 * the other, it is the latest that the clock had shown. What can't have come after stays as it is.
 */
export function onClockAfter(earlier: LocalTime, time: LocalTime, timeZone: string): LocalTime {
  if (time >= earlier || !isLocalTime(time)) return time;
  const first = instantAt(time.slice(0, 10), time.slice(11), timeZone).getTime();
  const latest = latestShown(new Date(first + hour), timeZone);
  const again = localTimeAt(new Date(first + hour), timeZone);
  return `${again.day}T${again.time}` === time && latest >= earlier ? latest : time;
}
