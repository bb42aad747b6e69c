import { addDays, daysBetween, type LocalDay } from '../../dates.ts';
import type { Cents } from '../../money.ts';

/** What a prepaid account was charged for one day or for some days on end, of which `day` is the last. */
export interface ChargedDays {
  readonly day: LocalDay;
  readonly total: Cents;
  readonly days: number;
}

/** Weeks of days that tell the rate of use. */
const lookBackDays = 28;
/** So many days are one stretch of use: it holds each day of the week once. */
export const stretchDays = 7;
/** A charge older than this says nothing of today's use. */
const stalestDays = 4;
/** Further ahead than this is not told: four weeks of days know nothing of another season. */
export const furthestDays = 90;

/** From when on charges are to be known. */
export const chargesSince = (today: LocalDay): LocalDay => addDays(today, -(lookBackDays + stalestDays));

/** How many days some money lasts: at the usual day, after the costliest week, after the cheapest; 90 means 90 or more. */
export interface Lasting {
  readonly fewest: number;
  readonly about: number;
  readonly most: number;
}

/** What may be said of how long money lasts. The ratios are cents over days: they are never rounded before they divide. */
export interface UseRate {
  /** The last day that was charged. */
  readonly chargedUntil: LocalDay;
  readonly usual: Ratio;
  readonly costly: Ratio;
  readonly cheap: Ratio;
}

interface Ratio {
  readonly cents: Cents;
  readonly days: number;
}

/**
 * The present rate of use of a prepaid account (account-128), of the four weeks before its last charged day: the mean day,
 * and the means of the costliest and the cheapest seven days on end. Undefined where it cannot be told: fewer than seven
 * days are charged, the last of them is more than four days back, or nothing was used.
 */
export function useRate(charges: readonly ChargedDays[], today: LocalDay): UseRate | undefined {
  const chargedUntil = charges.map(({ day }) => day).reduce<LocalDay>((last, day) => (day > last ? day : last), '');
  if (chargedUntil === '' || chargedUntil > today || daysBetween(chargedUntil, today) > stalestDays) return undefined;
  const costs = costsByDay(charges, chargedUntil);
  if (costs.length < stretchDays) return undefined;
  const usual = { cents: sumOf(costs), days: costs.length };
  if (usual.cents <= 0) return undefined;
  const stretches = costs
    .slice(stretchDays - 1)
    .map((_, end) => ({ cents: sumOf(costs.slice(end, end + stretchDays)), days: stretchDays }));
  return {
    chargedUntil,
    usual,
    costly: stretches.reduce((most, one) => (isAbove(one, most) ? one : most), usual),
    cheap: stretches.reduce((least, one) => (isAbove(least, one) ? one : least), usual),
  };
}

/** The usual day in whole cents. */
export const usualDay = ({ usual }: UseRate): Cents => Math.round(usual.cents / usual.days);

/** How many whole days of use some money pays for, from the day after the last charged one. */
export function lastingOf(rate: UseRate, credit: Cents): Lasting {
  const daysAt = ({ cents, days }: Ratio): number =>
    credit <= 0 ? 0 : cents <= 0 ? furthestDays : Math.min(furthestDays, Math.floor((credit * days) / cents));
  return { fewest: daysAt(rate.costly), about: daysAt(rate.usual), most: daysAt(rate.cheap) };
}

/** Days left from today on, and the days on which nothing is left: the point at which the co-op may disconnect. */
export interface PrepaidOutlook extends Lasting {
  readonly endsOn: LocalDay;
  readonly endsEarliest: LocalDay;
  readonly endsLatest: LocalDay;
}

/**
 * How long a prepaid account's money lasts (account-129). It is used from the day after the last charged one: days that
 * are not charged yet are taken off at the same rate. The first day that the money no longer pays for is the one on which
 * nothing is left; today where that has come already.
 */
export function prepaidOutlook(rate: UseRate, credit: Cents, today: LocalDay): PrepaidOutlook {
  const used = daysBetween(rate.chargedUntil, today) - 1;
  const lasting = lastingOf(rate, credit);
  const leftOf = (days: number): number => (credit <= 0 ? 0 : days === furthestDays ? days : Math.max(0, days - used));
  const [fewest, about, most] = [leftOf(lasting.fewest), leftOf(lasting.about), leftOf(lasting.most)];
  return {
    ...{ fewest, about, most },
    endsOn: addDays(today, about),
    endsEarliest: addDays(today, fewest),
    endsLatest: addDays(today, most),
  };
}

/** What each charged day of the last weeks cost, oldest first; a charge for some days is shared between them. */
function costsByDay(charges: readonly ChargedDays[], until: LocalDay): Cents[] {
  const costs = new Map<LocalDay, Cents>();
  for (const { day, total, days } of charges) {
    for (let back = 0; back < days; back += 1) {
      const on = addDays(day, -back);
      const share = Math.floor((total * (back + 1)) / days) - Math.floor((total * back) / days);
      if (daysBetween(on, until) < lookBackDays) costs.set(on, (costs.get(on) ?? 0) + share);
    }
  }
  return [...costs].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, cents]) => cents);
}

const sumOf = (costs: readonly Cents[]): Cents => costs.reduce((sum, cost) => sum + cost, 0);
const isAbove = (one: Ratio, other: Ratio): boolean => one.cents * other.days > other.cents * one.days;
