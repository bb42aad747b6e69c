import { type LocalTime, zoneTime } from './local-time.ts';

/** What a feed says of its local time (ESPI LocalTimeParameters). Seconds; the rules are packed into 32 bits. */
export interface LocalTimeParameters {
  readonly tzOffset: number;
  readonly dstOffset: number;
  readonly dstStartRule: number;
  readonly dstEndRule: number;
}

/** The rule that says there is no daylight saving. */
export const noRule = 0xffffffff;

/** The clock that the parameters describe. Daylight time begins by standard time and ends by daylight time. */
export function parameterTime(parameters: LocalTimeParameters): LocalTime {
  const { tzOffset, dstOffset, dstStartRule, dstEndRule } = parameters;
  const years = new Map<number, readonly [start: number, end: number] | undefined>();
  const of = (year: number) => {
    const start = ruleInYear(dstStartRule, year);
    const end = ruleInYear(dstEndRule, year);
    return start === undefined || end === undefined || dstOffset === 0
      ? undefined
      : ([start - tzOffset, end - tzOffset - dstOffset] as const);
  };
  return {
    offsetAt(instant) {
      const year = new Date((instant + tzOffset) * 1000).getUTCFullYear();
      if (!years.has(year)) years.set(year, of(year));
      const saving = years.get(year);
      if (!saving) return tzOffset;
      const [start, end] = saving;
      const isSaving = start < end ? instant >= start && instant < end : instant >= start || instant < end;
      return isSaving ? tzOffset + dstOffset : tzOffset;
    },
  };
}

/** When a rule strikes in a year, as local time counted like UTC; undefined when the rule names no day. */
function ruleInYear(rule: number, year: number): number | undefined {
  const month = (rule >>> 28) & 15;
  const operator = (rule >>> 25) & 7;
  const dayOfMonth = (rule >>> 20) & 31;
  const weekday = (rule >>> 17) & 7;
  const time = ((rule >>> 12) & 31) * 3600 + (rule & 4095);
  if (rule >>> 0 === noRule || month < 1 || month > 12) return undefined;
  const date = dateOf(year, month, operator, dayOfMonth, weekday);
  return date === undefined ? undefined : Date.UTC(year, month - 1, date) / 1000 + time;
}

function dateOf(
  year: number,
  month: number,
  operator: number,
  dayOfMonth: number,
  weekday: number,
): number | undefined {
  if (operator === 0) return dayOfMonth || undefined;
  if (weekday === 0) return undefined;
  /** The first such weekday on or after a date. */
  const from = (date: number) => date + ((weekday - new Date(Date.UTC(year, month - 1, date)).getUTCDay() + 7) % 7);
  if (operator === 1) return dayOfMonth ? from(dayOfMonth) : undefined;
  if (operator === 7) return from(daysIn(year, month) - 6);
  return from(1) + (operator - 2) * 7;
}

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Finding the rules means asking for the time of some thousand days. */
const known = new Map<string, LocalTimeParameters>();

/** A zone's local time as a feed says it, by the rules that hold in the year. */
export function parametersOf(timeZone: string, year: number): LocalTimeParameters {
  const key = `${timeZone} ${year}`;
  const found = known.get(key) ?? parametersFrom(timeZone, year);
  known.set(key, found);
  return found;
}

function parametersFrom(timeZone: string, year: number): LocalTimeParameters {
  const time = zoneTime(timeZone);
  const years = [year, year + 1, year + 2, year + 3, year + 4, year + 5].map((one) => changesIn(one, time));
  const all = years.flat();
  const [start, end] = [ruleOf(all.filter(({ by }) => by > 0)), ruleOf(all.filter(({ by }) => by < 0))];
  const winter = Math.min(time.offsetAt(Date.UTC(year, 0, 1) / 1000), time.offsetAt(Date.UTC(year, 6, 1) / 1000));
  if (start === undefined || end === undefined || years.some((changes) => changes.length !== 2))
    return { tzOffset: winter, dstOffset: 0, dstStartRule: noRule, dstEndRule: noRule };
  return {
    tzOffset: winter,
    dstOffset: Math.abs(all[0]?.by ?? 0),
    dstStartRule: start,
    dstEndRule: end,
  };
}

/** A change of the clock: the local time that it strikes at, counted like UTC, and by how much. */
interface Change {
  readonly local: Date;
  readonly by: number;
}

function changesIn(year: number, time: LocalTime): Change[] {
  const found: Change[] = [];
  const end = Date.UTC(year + 1, 0, 1) / 1000;
  for (let from = Date.UTC(year, 0, 1) / 1000; from < end; from += 86_400) {
    const before = time.offsetAt(from);
    const by = time.offsetAt(from + 86_400) - before;
    if (by === 0) continue;
    let [low, high] = [from, from + 86_400];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (time.offsetAt(middle) === before) low = middle;
      else high = middle;
    }
    found.push({ local: new Date((high + before) * 1000), by });
  }
  return found;
}

/** The rule that all changes follow: the same weekday of the month, counted from its begin or its end. */
function ruleOf(changes: readonly Change[]): number | undefined {
  const [first] = changes;
  if (!first) return undefined;
  const { local } = first;
  const month = local.getUTCMonth() + 1;
  const seconds = local.getUTCMinutes() * 60 + local.getUTCSeconds();
  const weekday = local.getUTCDay() || 7;
  const packed = (operator: number) =>
    ((month << 28) | (operator << 25) | (weekday << 17) | (local.getUTCHours() << 12) | seconds) >>> 0;
  return [Math.ceil(local.getUTCDate() / 7) + 1, 7]
    .map(packed)
    .find((rule) =>
      changes.every((change) => ruleInYear(rule, change.local.getUTCFullYear()) === change.local.getTime() / 1000),
    );
}
