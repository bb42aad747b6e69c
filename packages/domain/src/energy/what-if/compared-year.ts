import { addDays, type LocalDay } from '../../dates.ts';
import type { Cents } from '../../money.ts';
import { priceBill } from '../../rates/price-bill.ts';
import type { Lack, Usage } from '../../rates/usage.ts';
import { addedUsage } from './added-usage.ts';
import type { Additions, HomeFigures } from './home-figures.ts';
import type { MonthCost } from './most-changed.ts';
import type { OfferedSchedule } from './offered-schedules.ts';

/** A month of the year that is compared: the days of a bill, or a calendar month; both days are within. */
export interface YearMonth {
  readonly from: LocalDay;
  readonly to: LocalDay;
  readonly usage: Usage;
}

/** A schedule with what the year would have cost by it; `lack`: what is not known, so that nobody can say (rates-8). */
export type ComparedSchedule = { readonly offer: OfferedSchedule } & (
  | { readonly kind: 'priced'; readonly total: Cents; readonly months: readonly MonthCost[] }
  | { readonly kind: 'unpriced'; readonly lack: Lack }
);

export interface ComparedWith {
  readonly timeZone: string;
  readonly figures?: HomeFigures | undefined;
  readonly additions?: Additions | undefined;
}

/** What each schedule makes of the same months, the lowest first, those that cannot be priced last (energy-82). */
export function comparedYear(
  offers: readonly OfferedSchedule[],
  months: readonly YearMonth[],
  { timeZone, figures, additions = {} }: ComparedWith,
): ComparedSchedule[] {
  const added = months.map((month) => ({
    ...month,
    usage: addedUsage(month.usage, additions, figures, daysOf(month)),
  }));
  return offers
    .map((offer) => pricedYear(offer, added, timeZone, additions))
    .sort((one, other) => rankOf(one) - rankOf(other) || Number(other.offer.isPresent) - Number(one.offer.isPresent));
}

const rankOf = (one: ComparedSchedule): number => (one.kind === 'priced' ? one.total : Infinity);

function daysOf({ from, to }: Pick<YearMonth, 'from' | 'to'>): LocalDay[] {
  const days: LocalDay[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** One schedule's year. What a bill carries goes to the next; the demands of months before are those of the year itself. */
function pricedYear(
  offer: OfferedSchedule,
  months: readonly YearMonth[],
  timeZone: string,
  additions: Additions,
): ComparedSchedule {
  const costs: MonthCost[] = [];
  let carried = 0;
  for (const { from, to, usage } of months) {
    // Only hours tell what of the sun's power was used at once.
    const isBlind = additions.solar !== undefined && usage.kind !== 'intervals';
    if (isBlind && offer.today.netMetering?.netting !== 'bill') return { offer, kind: 'unpriced', lack: 'intervals' };
    const bill = { from, to, timeZone, options: offer.options };
    const priced = priceBill(offer.versions, { ...usage, carried }, bill);
    if (priced.kind === 'unpriced') return { offer, kind: 'unpriced', lack: priced.lack };
    costs.push({ from, to, cost: priced.total });
    carried = Math.round(priced.carried * 1000);
  }
  return { offer, kind: 'priced', total: costs.reduce((sum, { cost }) => sum + cost, 0), months: costs };
}
