import type { Cents } from '../../money.ts';
import { furthestDays, type Lasting, lastingOf, type UseRate } from './prepaid-outlook.ts';

/** Amounts that many members top up by; those below what must be paid are not offered. */
const usualTopUps: readonly Cents[] = [2000, 4000, 10_000];

/** The sums of which a prepaid account is offered (account-130): what must be paid, and usual ones above it, three in all. */
export function offeredTopUps(least: Cents): readonly Cents[] {
  const above = usualTopUps.filter((amount) => amount > least);
  return least > 0 ? [least, ...above].slice(0, 3) : above;
}

/**
 * How many days more an amount lasts (account-130): with it, less without it. Never negative; what owes pays that first.
 */
export function daysMore(rate: UseRate, credit: Cents, amount: Cents): Lasting {
  const before = lastingOf(rate, credit);
  const after = lastingOf(rate, credit + amount);
  const more = (days: 'fewest' | 'about' | 'most'): number =>
    after[days] === furthestDays ? furthestDays : after[days] - before[days];
  return { fewest: more('fewest'), about: more('about'), most: more('most') };
}
