import type { LocalDay } from '@rochdale/domain/dates';
import {
  type EffectiveRate,
  effectiveRate,
  type PricedBill,
} from '@rochdale/domain/energy/usage/picture/effective-rate';
import type { Cents } from '@rochdale/domain/money';
import { agreesWithBills, type OwnSchedule, priceOfUse, simpleRateOf } from '@rochdale/domain/rates/known-rate';
import type { Schedules } from '../rates/public.ts';
import type { RateHours } from './rate-hours.ts';
import type { UsageSettings } from './usage-account-store.ts';

/** By what an account's use is told in dollars. */
export interface AccountRate {
  /** What a day and a unit come to; undefined where that is not known truthfully (energy-68). */
  readonly rate: EffectiveRate | undefined;
  /** Whether a schedule counts, held against the bills. */
  readonly agrees: boolean;
  /** What a use of some days comes to by the schedule; undefined where there is none, or it needs more than is known. */
  readonly priceOf: ((from: LocalDay, to: LocalDay, use: number) => Cents | undefined) | undefined;
}

/** What is needed to know an account's rate beside what was imported of it. */
export interface RateServices {
  readonly schedules: Schedules;
  readonly timeZone: string;
  readonly today: LocalDay;
}

/** The schedule that an account names; undefined where the folder has none of its code. */
export function ownSchedule(
  { schedule }: Pick<UsageSettings, 'schedule'>,
  { schedules, timeZone }: Pick<RateServices, 'schedules' | 'timeZone'>,
): OwnSchedule | undefined {
  const versions = schedule && schedules.get(schedule.code);
  return versions && { versions, options: schedule.options, timeZone };
}

/** As many of the newest bills a rate is read off, or held against. */
export const billsForRate = 12;

/**
 * The rate of an account: by the schedule that it names, where its bills agree with that, or else by the two prices that
 * were imported, or what its bills tell (rates-11).
 *
 * @param bills newest first
 * @param hours what was read by the hour, where the schedule needs that
 */
export function accountRate(
  settings: Pick<UsageSettings, 'rate' | 'schedule'>,
  bills: readonly PricedBill[],
  services: RateServices,
  hours?: RateHours,
): AccountRate {
  const own = ownSchedule(settings, services);
  if (!own || !agreesWithBills(own, bills, hours?.readIn))
    return { rate: effectiveRate(settings.rate, bills), priceOf: undefined, agrees: false };
  const simple = simpleRateOf(own, services.today);
  return {
    // It stands as it is: each bill was held against its own version, and what older ones cost is not today's price.
    rate: effectiveRate(simple, simple ? [] : bills),
    priceOf: (from, to, use) => priceOfUse(own, from, to, use) ?? hours?.priceOf(from, to, use),
    agrees: true,
  };
}
