import { intervalLengths } from '@rochdale/domain/energy/usage/intervals';
import { readingStatuses } from '@rochdale/domain/energy/usage/reading';
import { usageDays, usageIntervals, usageSettings, weatherDays } from '../../../../tables/usage.ts';
import { writeUsageDays, writeUsageIntervals } from '../../../energy/usage/public.ts';
import * as field from '../csv-fields.ts';
import { accountNumber, type Entity } from './entity.ts';
import * as measured from './measured-fields.ts';

type Values = Parameters<NonNullable<Entity['problemOf']>>[0];

/** The hours that a day has: clocks go forward and back by one. */
const dayHours = [23, 24, 25];

/** What meters measured, the weather, and what is said about an account's usage. */
export const usageEntities: readonly Entity[] = [
  {
    file: 'usage-settings.csv',
    table: usageSettings,
    key: ['accountNumber'],
    onlyRead: true,
    references: { accountNumber: 'accounts.csv' },
    columns: {
      accountNumber,
      viewUsageHistory: field.flag(true),
      showUsageSuspendedMsg: field.flag(false),
      fixedChargePerDay: field.optionalNumber,
      energyCharge: field.optionalNumber,
      rateSchedule: field.optionalWord(40),
      rateOptions: field.optionalWord(200),
    },
    mayLack: ['rateSchedule', 'rateOptions'],
  },
  {
    file: 'usage-days.csv',
    table: usageDays,
    key: ['meterNumber', 'day'],
    onlyRead: true,
    repeats: true,
    monthOf: 'day',
    references: {},
    columns: {
      meterNumber: field.text(30),
      day: field.day,
      usage: measured.thousandths,
      demand: measured.optionalThousandths,
      endReading: measured.optionalReading,
      status: measured.placeOf(...readingStatuses),
    },
    write: (db, rows) =>
      writeUsageDays(
        db,
        rows.map(([meterNumber, day, usage, demand, endReading, status]) => ({
          meterNumber: String(meterNumber),
          day: String(day),
          usage: Number(usage),
          demand: numberOrNull(demand),
          endReading: numberOrNull(endReading),
          status: Number(status),
        })),
      ),
  },
  {
    file: 'usage-intervals.csv',
    table: usageIntervals,
    key: ['meterNumber', 'day'],
    onlyRead: true,
    repeats: true,
    monthOf: 'day',
    references: {},
    columns: {
      meterNumber: field.text(30),
      day: field.day,
      intervalMinutes: measured.oneOfNumbers(...intervalLengths),
      values: measured.quantities,
      qualities: measured.letters('AEK'),
    },
    problemOf: intervalProblem,
    write: (db, rows) =>
      writeUsageIntervals(
        db,
        rows.map(([meterNumber, day, intervalMinutes, values, qualities]) => ({
          meterNumber: String(meterNumber),
          day: String(day),
          intervalMinutes: Number(intervalMinutes),
          values: listOf(values) ?? [],
          qualities: listOf(qualities),
        })),
      ),
  },
  {
    file: 'weather-days.csv',
    table: weatherDays,
    key: ['zip', 'day'],
    onlyRead: true,
    references: {},
    columns: {
      zip: field.matching(/^\d{5}$/, 'must be 5 digits'),
      day: field.day,
      lowTemperature: measured.temperature,
      highTemperature: measured.temperature,
    },
  },
];

/** A day has as many values as intervals, and a letter for each or none. */
function intervalProblem([, , intervalMinutes, values, qualities]: Values): ReturnType<
  NonNullable<Entity['problemOf']>
> {
  const count = listOf(values)?.length ?? 0;
  const counts = dayHours.map((hours) => (hours * 60) / Number(intervalMinutes));
  if (!counts.includes(count))
    return { column: 'values', reason: `has ${count} values where a day has ${counts.join(', ')}` };
  const letters = listOf(qualities)?.length ?? count;
  return letters === count ? undefined : { column: 'qualities', reason: `has ${letters} letters for ${count} values` };
}

const numberOrNull = (value: field.FieldValue | undefined): number | null => (typeof value === 'number' ? value : null);

const listOf = (value: field.FieldValue | undefined): readonly (number | null)[] | null =>
  Array.isArray(value) ? value : null;
