import type { LocalDay } from '@rochdale/domain/dates';
import { isServed, type ServingSpan } from '@rochdale/domain/energy/meters/serving-span';
import { type ReadingStatus, readingStatuses } from '@rochdale/domain/energy/usage/reading';
import type { WeatherDay } from '@rochdale/domain/energy/usage/summary';
import type { DaySpan } from '@rochdale/domain/energy/usage/timeframes';
import { and, asc, between, desc, eq, inArray, sql } from 'drizzle-orm';
import { builtOnce } from '../../../platform/database/built-once.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts, meters } from '../../../tables/accounts.ts';
import { usageDays, usageIntervals, weatherDays } from '../../../tables/usage.ts';

/** A day of a meter, in its unit. */
export interface MeterDay {
  readonly meterNumber: string;
  readonly date: LocalDay;
  readonly usageValue: number;
  readonly demand: number | null;
  readonly endReading: number | null;
  readonly status: ReadingStatus;
}

/** A day's intervals of a meter, in its unit; a gap is null. */
export interface MeterIntervals {
  readonly meterNumber: string;
  readonly date: LocalDay;
  readonly intervalMinutes: number;
  readonly values: readonly (number | null)[];
  readonly statuses: readonly ReadingStatus[];
}

const daysOf = builtOnce(['meterNumbers', 'fromDate', 'toDate'], (db, { meterNumbers, fromDate, toDate }) =>
  db
    .select()
    .from(usageDays)
    .where(and(sql`${usageDays.meterNumber} = any(${meterNumbers})`, between(usageDays.day, fromDate, toDate)))
    .orderBy(asc(usageDays.meterNumber), asc(usageDays.day)),
);
const weatherOf = builtOnce(['zip', 'fromDate', 'toDate'], (db, { zip, fromDate, toDate }) =>
  db
    .select()
    .from(weatherDays)
    .where(and(eq(weatherDays.zip, zip), between(weatherDays.day, fromDate, toDate)))
    .orderBy(asc(weatherDays.day)),
);

/** A meter of one of the member's accounts. */
export async function memberHasMeter(db: Executor, memberNumber: string, meterNumber: string): Promise<boolean> {
  const found = await db
    .select({ meterNumber: meters.meterNumber })
    .from(meters)
    .innerJoin(accounts, eq(accounts.accountNumber, meters.accountNumber))
    .where(and(eq(meters.meterNumber, meterNumber), eq(accounts.memberNumber, memberNumber)))
    .limit(1);
  return found.length > 0;
}

/** The days of these meters in a span, oldest first. */
export async function findUsageDays(db: Executor, serving: readonly ServingSpan[], span: DaySpan): Promise<MeterDay[]> {
  if (serving.length === 0) return [];
  const found = await daysOf(db, { meterNumbers: numbersOf(serving), ...span });
  return found
    .filter((row) => isServed(row, serving))
    .map((row) => ({
      meterNumber: row.meterNumber,
      date: row.day,
      usageValue: row.usage / 1000,
      demand: row.demand === null ? null : row.demand / 1000,
      endReading: row.endReading === null ? null : row.endReading / 1000,
      status: statusOf(row.status),
    }));
}

/** Whether any day of these meters was ever read while they served the account. */
export async function hasUsageDays(db: Executor, serving: readonly ServingSpan[]): Promise<boolean> {
  for (const { meterNumber, firstDay, lastDay } of serving) {
    const found = await db
      .select({ day: usageDays.day })
      .from(usageDays)
      .where(
        and(
          eq(usageDays.meterNumber, meterNumber),
          between(usageDays.day, firstDay ?? '0001-01-01', lastDay ?? '9999-12-31'),
        ),
      )
      .limit(1);
    if (found.length > 0) return true;
  }
  return false;
}

/** The intervals of these meters in a span, oldest first. */
export async function findIntervals(
  db: Executor,
  serving: readonly ServingSpan[],
  span: DaySpan,
): Promise<MeterIntervals[]> {
  if (serving.length === 0) return [];
  const { meterNumber, day } = usageIntervals;
  const found = await db
    .select()
    .from(usageIntervals)
    .where(and(inArray(meterNumber, numbersOf(serving)), between(day, span.fromDate, span.toDate)))
    .orderBy(asc(meterNumber), asc(day));
  return found
    .filter((row) => isServed(row, serving))
    .map((row) => ({
      meterNumber: row.meterNumber,
      date: row.day,
      intervalMinutes: row.intervalMinutes,
      values: row.values.map(inUnits),
      statuses: row.values.map((_, index) => statusOf(row.qualities?.[index] ?? 0)),
    }));
}

/** The length in which a meter measured last; null where it measures none. */
export async function measuredMinutes(db: Executor, meterNumber: string): Promise<number | null> {
  const [newest] = await db
    .select({ minutes: usageIntervals.intervalMinutes })
    .from(usageIntervals)
    .where(eq(usageIntervals.meterNumber, meterNumber))
    .orderBy(desc(usageIntervals.day))
    .limit(1);
  return newest?.minutes ?? null;
}

/** The weather of a ZIP code in a span, oldest first. */
export async function findWeather(db: Executor, zip: string, span: DaySpan): Promise<WeatherDay[]> {
  const found = await weatherOf(db, { zip: zip.slice(0, 5), ...span });
  return found.map(({ day, lowTemperature, highTemperature }) => ({
    date: day,
    lowTemp: lowTemperature / 10,
    highTemp: highTemperature / 10,
  }));
}

const numbersOf = (serving: readonly ServingSpan[]): string[] => serving.map(({ meterNumber }) => meterNumber);

const inUnits = (thousandths: number | null): number | null => (thousandths === null ? null : thousandths / 1000);

const statusOf = (place: number): ReadingStatus => readingStatuses[place] ?? 'Actual';
