import { addDays, type LocalDay } from '../dates.ts';
import type { PricedBill, SimpleRate } from '../energy/usage/picture/effective-rate.ts';
import type { Cents } from '../money.ts';
import { priceBill } from './price-bill.ts';
import type { Schedule } from './schedule.ts';
import type { Usage } from './usage.ts';

/** The schedule that an account names, with its options. */
export interface OwnSchedule {
  readonly versions: readonly Schedule[];
  readonly options: readonly string[];
  readonly timeZone: string;
}

/** A use of days, both within, by the account's schedule; undefined where the sum of it alone says no price. */
export function priceOfUse(own: OwnSchedule, from: LocalDay, to: LocalDay, use: number): Cents | undefined {
  const usage = { kind: 'register', delivered: Math.round(use * 1000) } as const;
  const priced = priceBill(own.versions, usage, { ...own, from, to });
  return priced.kind === 'priced' ? priced.total : undefined;
}

/** A bill's days by the account's schedule, by what was read in them. */
export function priceOfUsage(own: OwnSchedule, from: LocalDay, to: LocalDay, usage: Usage): Cents | undefined {
  const priced = priceBill(own.versions, usage, { ...own, from, to });
  return priced.kind === 'priced' ? priced.total : undefined;
}

const monthDays = 30;
/** Uses of a month at which a schedule of one price has to lie on a line, to two cents for what is rounded. */
const tried = [250, 500, 1000, 2000];
const furthest = 4000;
const roundedOff = 2;

/** What a day and a unit come to with taxes, where the schedule has one price for each on a day; undefined where it has steps. */
export function simpleRateOf(own: OwnSchedule, day: LocalDay): SimpleRate | undefined {
  const price = (use: number) => priceOfUse(own, addDays(day, 1 - monthDays), day, use);
  const [least, most] = [price(0), price(furthest)];
  if (least === undefined || most === undefined) return undefined;
  const perUnit = (most - least) / furthest;
  const isLine = tried.every((use) => Math.abs((price(use) ?? Infinity) - least - perUnit * use) <= roundedOff);
  return isLine ? { fixedChargePerDay: least / 100 / monthDays, energyCharge: perUnit / 100 } : undefined;
}

/** How far the bill in the middle may lie from what the schedule makes of it. */
const tolerance = 0.03;

/**
 * Whether an account's bills are what its schedule makes of them (rates-11). Without a bill to hold it against it counts;
 * power that was sent back is in no sum of use.
 *
 * @param bills newest first
 * @param readIn what was read in the days of a bill, where its sum alone says no price
 */
export function agreesWithBills(
  own: OwnSchedule,
  bills: readonly PricedBill[],
  readIn: (from: LocalDay, to: LocalDay) => Usage | undefined = () => undefined,
): boolean {
  if (bills.some(({ quantity }) => quantity < 0)) return false;
  const times = bills
    .flatMap(({ billDate, cost, quantity, daysBilled }) => {
      if (daysBilled === null || cost <= 0) return [];
      const [from, to] = [addDays(billDate, -daysBilled), addDays(billDate, -1)];
      const read = readIn(from, to);
      const priced = priceOfUse(own, from, to, quantity) ?? (read && priceOfUsage(own, from, to, read));
      return priced === undefined ? [] : [priced / cost];
    })
    .sort((one, other) => one - other);
  const middle = times[Math.floor(times.length / 2)] ?? 1;
  return Math.abs(middle - 1) <= tolerance;
}
