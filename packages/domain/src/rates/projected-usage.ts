import { addDays, type LocalDay } from '../dates.ts';
import { dayMinutes } from '../energy/usage/day-lengths.ts';
import { isWeekend } from '../energy/usage/reading.ts';
import type { IntervalDay, IntervalUsage, Thousandths } from './usage.ts';

/** Fewer days that were read whole say nothing of how the hours of the others go. */
const fewestDays = 3;

interface Projected {
  readonly from: LocalDay;
  readonly to: LocalDay;
  readonly timeZone: string;
  /** What all days come to. */
  readonly use: Thousandths;
}

const isWhole = ({ delivered }: IntervalDay): boolean => delivered.length > 0 && delivered.every((one) => one !== null);
const sumOf = (values: readonly (number | null)[]): number => values.reduce<number>((all, one) => all + (one ?? 0), 0);

/**
 * The intervals of a period that still runs: its days that were read as they are, the others with what is left of its use,
 * spread over their hours as over those of days that were read, weekend or not (rates-16). Undefined where too few were read.
 */
export function projectedUsage(
  { minutes, days }: Pick<IntervalUsage, 'minutes' | 'days'>,
  { from, to, timeZone, use }: Projected,
): IntervalUsage | undefined {
  const read = new Map(
    days.filter((one) => one.day >= from && one.day <= to && isWhole(one)).map((one) => [one.day, one]),
  );
  if (read.size < fewestDays) return undefined;
  const all = [...read.values()];
  const open: LocalDay[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) if (!read.has(day)) open.push(day);
  const soFar = all.reduce((sum, { delivered, received }) => sum + sumOf(delivered) - sumOf(received ?? []), 0);
  const each = open.length === 0 ? 0 : Math.max(0, use - soFar) / open.length;
  const shapes = [false, true].map(
    (weekend) => shapeOf(all.filter(({ day }) => isWeekend(day) === weekend)) ?? shapeOf(all),
  );
  const projected = open.map((day): IntervalDay => {
    const count = Math.round(dayMinutes(day, timeZone) / minutes);
    return { day, delivered: spread(each, count, shapes[Number(isWeekend(day))]) };
  });
  return { kind: 'intervals', minutes, days: [...all, ...projected] };
}

/** Of a day's use the part in each of its quarters of an hour or hours; undefined where nothing was used. */
function shapeOf(days: readonly IntervalDay[]): readonly number[] | undefined {
  const length = Math.max(0, ...days.map(({ delivered }) => delivered.length));
  const sums = Array.from({ length }, (_, index) => days.reduce((sum, one) => sum + (one.delivered[index] ?? 0), 0));
  const total = sumOf(sums);
  return total > 0 ? sums.map((sum) => sum / total) : undefined;
}

/** Whole thousandths that add up to what is spread. */
function spread(use: number, count: number, shape: readonly number[] | undefined): number[] {
  const weights = Array.from({ length: count }, (_, index) => (shape ? (shape[index] ?? 0) : 1));
  const all = sumOf(weights) || 1;
  let weightSoFar = 0;
  let soFar = 0;
  return weights.map((weight) => {
    weightSoFar += weight;
    const value = Math.round((use * weightSoFar) / all) - soFar;
    soFar += value;
    return value;
  });
}
