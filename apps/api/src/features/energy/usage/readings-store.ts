import type { LocalDay } from '@rochdale/domain/dates';
import { isServed, type ServingSpan } from '@rochdale/domain/energy/meters/serving-span';
import { readingStatuses } from '@rochdale/domain/energy/usage/reading';
import type { MeterDayUse, MeterReadings } from '@rochdale/domain/energy/what-if/account-readings';
import { and, asc, between, inArray } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { usageDays, usageIntervals } from '../../../tables/usage.ts';

interface Span {
  readonly fromDate: LocalDay;
  readonly toDate: LocalDay;
}

/** The place of `Estimate` among `readingStatuses`. */
const isEstimate = (quality: number): boolean => readingStatuses[quality] === 'Estimate';

/** The intervals of meters while they serve an account, in whole thousandths as they lie in the table. */
export async function findReadings(
  db: Executor,
  serving: readonly ServingSpan[],
  { fromDate, toDate }: Span,
): Promise<MeterReadings[]> {
  if (serving.length === 0) return [];
  const numbers = serving.map(({ meterNumber }) => meterNumber);
  const { meterNumber, day } = usageIntervals;
  const rows = await db
    .select()
    .from(usageIntervals)
    .where(and(inArray(meterNumber, numbers), between(day, fromDate, toDate)))
    .orderBy(asc(meterNumber), asc(day));
  return rows
    .filter((row) => isServed(row, serving))
    .map((row) => ({
      meterNumber: row.meterNumber,
      day: row.day,
      minutes: row.intervalMinutes,
      values: row.values,
      estimated: row.qualities?.filter(isEstimate).length ?? 0,
    }));
}

/** The days of meters while they serve an account, in whole thousandths. */
export async function findReadDays(
  db: Executor,
  serving: readonly ServingSpan[],
  { fromDate, toDate }: Span,
): Promise<MeterDayUse[]> {
  if (serving.length === 0) return [];
  const numbers = serving.map(({ meterNumber }) => meterNumber);
  const rows = await db
    .select()
    .from(usageDays)
    .where(and(inArray(usageDays.meterNumber, numbers), between(usageDays.day, fromDate, toDate)))
    .orderBy(asc(usageDays.meterNumber), asc(usageDays.day));
  return rows
    .filter((row) => isServed(row, serving))
    .map(({ meterNumber, day, usage, demand }) => ({ meterNumber, day, usage, demand }));
}
