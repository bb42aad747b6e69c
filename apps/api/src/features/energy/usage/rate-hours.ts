import { addDays, daysBetween, type LocalDay } from '@rochdale/domain/dates';
import type { ServingSpan } from '@rochdale/domain/energy/meters/serving-span';
import { periodLength } from '@rochdale/domain/energy/usage/expected-bill';
import { accountDays, accountIntervals } from '@rochdale/domain/energy/what-if/account-readings';
import { addMonths } from '@rochdale/domain/months';
import { earlierDemands } from '@rochdale/domain/rates/earlier-demands';
import { type OwnSchedule, priceOfUsage, priceOfUse } from '@rochdale/domain/rates/known-rate';
import { projectedUsage } from '@rochdale/domain/rates/projected-usage';
import type { Usage } from '@rochdale/domain/rates/usage';
import type { Executor } from '../../../platform/database/database.ts';
import { findReadDays, findReadings } from './readings-store.ts';
import type { UsageBill } from './usage-account-store.ts';

/** What an account's hours say where the sum of its use says no price (rates-16). */
export interface RateHours {
  /** What was read in the days of a bill; undefined where more than a tenth of it is lacking. */
  readonly readIn: (from: LocalDay, to: LocalDay) => Usage | undefined;
  /** What a use of a period that still runs comes to. */
  readonly priceOf: (from: LocalDay, to: LocalDay, use: number) => number | undefined;
}

/** As many bills are held against their hours: a year of them would be read for every look at the page. */
const billsHeld = 3;
const mostMissing = 0.1;
const ratchetMonths = 14;

/** Reads the hours of an account whose schedule needs them; undefined where it does not, or there are none. */
export async function rateHours(
  db: Executor,
  own: OwnSchedule | undefined,
  { bills, serving, today }: { bills: readonly UsageBill[]; serving: readonly ServingSpan[]; today: LocalDay },
): Promise<RateHours | undefined> {
  if (!own || priceOfUse(own, addDays(today, -29), today, 0) !== undefined) return undefined;
  const held = bills.slice(0, billsHeld).at(-1);
  const fromDate = held ? addDays(held.billDate, -periodLength(held)) : addDays(today, -60);
  const [readings, days] = await Promise.all([
    findReadings(db, serving, { fromDate, toDate: today }),
    findReadDays(db, serving, { fromDate: addMonths(today, -ratchetMonths), toDate: today }),
  ]);
  const intervals = accountIntervals(readings, serving);
  if (!intervals) return undefined;
  const demands = (from: LocalDay) => ({ earlierDemands: earlierDemands(accountDays(days, serving), from) });
  const { minutes } = intervals;
  return {
    readIn: (from, to) => {
      const within = intervals.days.filter(({ day }) => day >= from && day <= to);
      const isEnough = within.length >= (daysBetween(from, to) + 1) * (1 - mostMissing);
      return isEnough ? { kind: 'intervals', minutes, days: within, ...demands(from) } : undefined;
    },
    priceOf: (from, to, use) => {
      const thousandths = Math.round(use * 1000);
      const usage = projectedUsage(intervals, { from, to, timeZone: own.timeZone, use: thousandths });
      return usage && priceOfUsage(own, from, to, { ...usage, ...demands(from) });
    },
  };
}
