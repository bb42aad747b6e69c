import { bigint, boolean, date, integer, numeric, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';
import { accounts } from './accounts.ts';

/**
 * Usage by meter and day, in thousandths of the meter's unit. A day that was not read has no row. Partitioned by month
 * of `day`, and its key carries the other columns, so that the days of a meter lie side by side there though they came night
 * by night (the migrations say so); what has no partition yet lies in the default one.
 */
export const usageDays = pgTable(
  'usage_days',
  {
    meterNumber: text('meter_number').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    usage: integer('usage_thousandths').notNull(),
    /** Highest demand of the day, in thousandths of a kW. */
    demand: integer('demand_thousandths'),
    endReading: bigint('end_reading_thousandths', { mode: 'number' }),
    /** Place in `readingStatuses`. */
    status: smallint('status').notNull().default(0),
    /** What was sent back, where the meter counts that apart. */
    received: integer('received_thousandths'),
    /** When what is said of the day last changed; null: before that was kept. */
    changedAt: instant('changed_at'),
  },
  (table) => [primaryKey({ columns: [table.meterNumber, table.day] })],
);

/**
 * Usage by intervals: a row a meter and day, its values in the order of the day, in thousandths of the unit; a gap is
 * null. Partitioned like the days.
 */
export const usageIntervals = pgTable(
  'usage_intervals',
  {
    meterNumber: text('meter_number').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    intervalMinutes: smallint('interval_minutes').notNull(),
    values: integer('values_thousandths').array().notNull(),
    /** A place in `readingStatuses` for each value; null where all were read. */
    qualities: smallint('qualities').array(),
    /** What was sent back in each interval, where the meter counts that apart. */
    received: integer('received_thousandths').array(),
    changedAt: instant('changed_at'),
  },
  (table) => [primaryKey({ columns: [table.meterNumber, table.day] })],
);

/** Outdoor temperatures in tenths of a °F. */
export const weatherDays = pgTable(
  'weather_days',
  {
    zip: text('zip').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    lowTemperature: smallint('low_tenths').notNull(),
    highTemperature: smallint('high_tenths').notNull(),
  },
  (table) => [primaryKey({ columns: [table.zip, table.day] })],
);

/** What the billing system says of an account's usage: what may be seen of it, and what it costs, in dollars. */
export const usageSettings = pgTable('usage_settings', {
  accountNumber: text('account_number')
    .primaryKey()
    .references(() => accounts.accountNumber),
  viewUsageHistory: boolean('view_usage_history').notNull().default(true),
  showUsageSuspendedMsg: boolean('is_usage_suspended').notNull().default(false),
  fixedChargePerDay: numeric('fixed_charge_per_day', { precision: 12, scale: 6 }),
  energyCharge: numeric('energy_charge', { precision: 12, scale: 6 }),
  /** The code of a schedule in the co-op's folder, and the options of it that the account has, with spaces between. */
  rateSchedule: text('rate_schedule'),
  rateOptions: text('rate_options'),
});
