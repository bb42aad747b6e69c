import type { LocalDay } from '../dates.ts';
import { addMonths } from '../months.ts';
import type { DayUse, Thousandths } from './usage.ts';

const ratchetMonths = 11;
/** A month of which fewer days say their demand may have had its peak on one of the others. */
const fewestDays = 25;

/**
 * The highest demand of each of the eleven months before a bill, for ratchets; undefined where one of them is not known, since a
 * ratchet without it may be too low (rates-8).
 */
export function earlierDemands(
  days: readonly DayUse[],
  from: LocalDay,
): { readonly month: string; readonly demand: Thousandths }[] | undefined {
  const months = Array.from({ length: ratchetMonths }, (_, index) =>
    addMonths(`${from.slice(0, 7)}-01`, -1 - index).slice(0, 7),
  );
  const found = months.flatMap((month) => {
    const demands = days.flatMap(({ day, demand }) => (day.startsWith(month) && demand !== undefined ? [demand] : []));
    return demands.length < fewestDays ? [] : [{ month, demand: Math.max(...demands) }];
  });
  return found.length === ratchetMonths ? found : undefined;
}
