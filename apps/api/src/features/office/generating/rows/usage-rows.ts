import { addDays, type LocalDay } from '@rochdale/domain/dates';
import { dayMinutes } from '@rochdale/domain/energy/usage/day-lengths';
import { isWeekend } from '@rochdale/domain/energy/usage/reading';
import type { WeatherDay } from '@rochdale/domain/energy/usage/summary';
import { degreesOf } from '@rochdale/domain/energy/usage/weather';
import type { AccountFacts } from '../account-facts.ts';
import type { CsvValue } from '../csv-writer.ts';
import type { DemoUsage } from '../demo-usage.ts';
import { type Random, seededRandom } from '../random.ts';

type Row = Record<string, CsvValue>;

/** What the rows are made of. */
export interface UsageSource {
  readonly accountNumber: string;
  readonly meterNumber: string;
  readonly facts: AccountFacts;
  readonly usage: DemoUsage;
  readonly bills: readonly Row[];
  /** What the meter showed on the day of the newest bill, where readings are kept; else any number. */
  readonly newestReading: number | undefined;
  /** Of which schedule the account is, where it names one. */
  readonly rateSchedule: string;
  readonly weather: readonly WeatherDay[];
  readonly asOf: LocalDay;
  readonly timeZone: string;
}

/** Days before the books on which each kind of day is shown. */
const shownDays = { high: 6, estimate: 10, gap: 24, keyed: 33 } as const;
const intervalDaysBack = 60;
/** Quarters of an hour in which the meter was not heard, five days back. */
const unheard = { back: 5, from: 50, to: 56 } as const;
/** How a day's use spreads over its hours: little at night, much in the evening. */
const hourWeights = [5, 4, 4, 4, 4, 5, 8, 11, 10, 8, 7, 7, 8, 7, 7, 8, 10, 14, 16, 16, 14, 12, 9, 6] as const;

/** A year of days of a meter, sixty days or all of quarter hours where it measures them, and what is said of the account. */
export function usageRows(source: UsageSource): { settings: Row; days: Row[]; intervals: Row[] } {
  const { accountNumber, usage, rateSchedule } = source;
  const settings = {
    accountNumber,
    viewUsageHistory: usage.none === undefined,
    showUsageSuspendedMsg: usage.suspended !== undefined,
    ...usage.rate,
    ...(usage.namesSchedule && { rateSchedule }),
  };
  if (usage.none) return { settings, days: [], intervals: [] };
  const random = seededRandom(Number(accountNumber));
  const used = usedByDay(source, random);
  const days = dayRows(source, used, random);
  const measured = usage.intervals ? used.filter(({ date }) => isMeasured(date, source)) : [];
  const intervals = measured.map((day) => intervalRow(source, day, random));
  // By numbers of their own, so that the other days stay what they are.
  const before = usage.intervalsOfYear ? used.filter((day) => !measured.includes(day)) : [];
  const own = seededRandom(Number(accountNumber) + 1);
  return { settings, days, intervals: [...before.map((day) => intervalRow(source, day, own)), ...intervals] };
}

interface UsedDay {
  readonly date: LocalDay;
  readonly thousandths: number;
}

interface Span {
  readonly from: LocalDay;
  /** The first day after it. */
  readonly to: LocalDay;
  readonly quantity: number;
  readonly days: number;
}

const spanOf = (bill: Row): Span => ({
  from: String(bill.statementStartDate),
  to: bill.daysBilled === 1 ? addDays(String(bill.billDate), 1) : String(bill.billDate),
  quantity: Number(bill.usageQuantity),
  days: Number(bill.daysBilled),
});

/** What each day used: by weather and weekday, so that the days of a bill add up to what it says. */
function usedByDay({ facts, bills, weather, asOf }: UsageSource, random: Random): UsedDay[] {
  const isWater = facts.accountType === 'Water';
  const gap = addDays(asOf, -shownDays.gap);
  const raw = weather.map((day) => {
    const { heating, cooling } = degreesOf(day);
    const weekend = isWeekend(day.date) ? 1.12 : 1;
    const use = isWater ? 120 + cooling * 4 : 11 + heating * 0.75 + cooling * 1.1;
    const varied = (use * weekend * random.int(88, 112)) / 100;
    // Nothing went through the meter on the day that is missing, or a bill would have more than its days.
    return { date: day.date, use: day.date === gap ? 0 : varied };
  });
  const used = new Map<LocalDay, number>();
  let factor = 1;
  const spans = bills.map(spanOf);
  const within = ({ from, to }: Span) => raw.filter(({ date }) => date >= from && date < to);
  for (const span of spans) {
    const days = within(span);
    const sum = days.reduce((all, { use }) => all + use, 0);
    const quantity = Math.round((span.quantity * 1000 * days.length) / span.days);
    let soFar = 0;
    let left = quantity;
    for (const { date, use } of days) {
      soFar += use;
      const value = sum > 0 ? left - Math.round(quantity * (1 - soFar / sum)) : 0;
      used.set(date, value);
      left -= value;
    }
    if (sum > 0) factor = quantity / sum / 1000;
  }
  return raw.map(({ date, use }) => {
    const high = date === addDays(asOf, -shownDays.high) ? 2.6 : 1;
    return { date, thousandths: used.get(date) ?? Math.round(use * factor * high * 1000) };
  });
}

function dayRows(source: UsageSource, used: readonly UsedDay[], random: Random): Row[] {
  const { meterNumber, facts, asOf, bills, newestReading } = source;
  const drawn = random.int(20_000, 60_000);
  const billDate = String(bills.at(-1)?.billDate);
  const untilBill = used.reduce((sum, { date, thousandths }) => (date < billDate ? sum + thousandths : sum), 0);
  let reading = newestReading === undefined ? drawn * 1000 : newestReading * 1000 - untilBill;
  const statuses: Record<LocalDay, string> = {
    [addDays(asOf, -shownDays.estimate)]: 'Estimate',
    [addDays(asOf, -shownDays.keyed)]: 'Keyed',
  };
  return used.flatMap(({ date, thousandths }) => {
    reading += thousandths;
    const demand = (thousandths / 24) * (random.int(22, 34) / 10);
    if (date === addDays(asOf, -shownDays.gap)) return [];
    return {
      meterNumber,
      day: date,
      usage: decimal(thousandths),
      ...(facts.accountType !== 'Water' && { demand: decimal(Math.round(demand)) }),
      endReading: decimal(reading),
      status: statuses[date] ?? 'Actual',
    };
  });
}

/** The last sixty days, and the days on which the clocks changed. */
function isMeasured(date: LocalDay, { asOf, timeZone }: UsageSource): boolean {
  return date >= addDays(asOf, -intervalDaysBack) || dayMinutes(date, timeZone) !== 1440;
}

/** Quarter hours that add up to the day. */
function intervalRow({ meterNumber, timeZone, asOf }: UsageSource, day: UsedDay, random: Random): Row {
  const count = dayMinutes(day.date, timeZone) / 15;
  const isHigh = day.date === addDays(asOf, -shownDays.high);
  const weights = Array.from({ length: count }, (_, index) => {
    const hour = Math.floor((index * 24) / count);
    return (hourWeights[hour] ?? 1) * (isHigh && isEvening(hour) ? 5 : 1) * random.int(70, 130);
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let soFar = 0;
  let weightSoFar = 0;
  const values = weights.map((weight) => {
    weightSoFar += weight;
    const value = Math.round((day.thousandths * weightSoFar) / all) - soFar;
    soFar += value;
    return value;
  });
  const isUnheard = (index: number) =>
    day.date === addDays(asOf, -unheard.back) && index >= unheard.from && index < unheard.to;
  return {
    meterNumber,
    day: day.date,
    intervalMinutes: 15,
    values: values.map((value, index) => (isUnheard(index) ? '' : decimal(value))).join(' '),
    ...(day.date === addDays(asOf, -shownDays.estimate) && { qualities: 'E'.repeat(count) }),
  };
}

/** In which most of the high day was used. */
const isEvening = (hour: number): boolean => hour >= 18 && hour < 22;

const decimal = (thousandths: number): string => String(thousandths / 1000);
