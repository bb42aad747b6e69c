import { addDays, type LocalDay } from '@rochdale/domain/dates';
import { ownMeters } from '@rochdale/domain/energy/meters/commodity';
import { isServed } from '@rochdale/domain/energy/meters/serving-span';
import { accountIntervals } from '@rochdale/domain/energy/what-if/account-readings';
import { dayCost, hasDayCosts } from '@rochdale/domain/rates/day-cost';
import { type Clock, todayAt } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Schedules } from '../rates/public.ts';
import { type ServingMeter, servingMetersOf } from '../usage/public.ts';
import {
  type AccountReadings,
  type AccountToPrice,
  accountsToPrice,
  type PricedDay,
  readingsToPrice,
  writePricedDays,
} from './priced-days-store.ts';

/** Days that are priced again each night: what came late, or was corrected. */
const daysAgain = 7;
/** So far back days that were never priced are made up for. */
const daysBack = 62;
const accountsAtOnce = 500;

export interface PricedNight {
  readonly accounts: number;
  readonly days: number;
}

interface PriceServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly schedules: Schedules;
  readonly timeZone: string;
}

/**
 * Prices the days of accounts on schedules with hours, each by its account's own (rates-15). Some accounts at a time, each lot
 * written at once: killed between two of them nothing is half written, and the next run makes up for what is lacking. Doing it
 * twice writes the same.
 */
export async function priceDays({ db, clock, schedules, timeZone }: PriceServices): Promise<PricedNight> {
  const today = todayAt(clock, timeZone);
  const span = { from: addDays(today, -daysBack), to: addDays(today, -1), again: addDays(today, -daysAgain) };
  const codes = [...schedules].flatMap(([code, versions]) =>
    hasDayCosts(versions, span.to) || hasDayCosts(versions, span.from) ? [code] : [],
  );
  if (codes.length === 0) return { accounts: 0, days: 0 };
  let after = '';
  let count = 0;
  let days = 0;
  for (;;) {
    const accounts = await accountsToPrice(db, codes, after, accountsAtOnce);
    const last = accounts.at(-1);
    if (!last) return { accounts: count, days };
    after = last.accountNumber;
    count += accounts.length;
    const [meters, readings] = await Promise.all([
      servingMetersOf(
        db,
        accounts.map(({ accountNumber }) => accountNumber),
      ),
      readingsToPrice(db, accounts, span),
    ]);
    const priced = pricedOf({ accounts, meters, readings, pricedAt: clock.now() }, { schedules, timeZone });
    await writePricedDays(db, priced);
    days += priced.length;
  }
}

interface LotOfDays {
  readonly accounts: readonly AccountToPrice[];
  readonly meters: ReadonlyMap<string, readonly ServingMeter[]>;
  readonly readings: readonly AccountReadings[];
  readonly pricedAt: Date;
}

function pricedOf(
  { accounts, meters, readings, pricedAt }: LotOfDays,
  { schedules, timeZone }: Pick<PriceServices, 'schedules' | 'timeZone'>,
): PricedDay[] {
  const readingsOf = byAccount(readings);
  return accounts.flatMap(({ accountNumber, accountType, schedule, options }) => {
    const own = { versions: schedules.get(schedule) ?? [], options, timeZone };
    const serving = ownMeters(meters.get(accountNumber) ?? [], accountType);
    const served = (readingsOf.get(accountNumber) ?? []).filter((row) => isServed(row, serving));
    // A day of which something is lacking is written down too, or every night would try it anew.
    const costs = new Map<LocalDay, number | null>(served.map(({ day }) => [day, null]));
    const intervals = accountIntervals(served, serving);
    for (const read of intervals?.days ?? []) costs.set(read.day, dayCost(own, read, intervals?.minutes ?? 60) ?? null);
    return [...costs].map(([day, cost]) => ({ accountNumber, day, schedule, cost, pricedAt }));
  });
}

function byAccount<T extends { readonly accountNumber: string }>(rows: readonly T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const row of rows) {
    const known = found.get(row.accountNumber);
    if (known) known.push(row);
    else found.set(row.accountNumber, [row]);
  }
  return found;
}
