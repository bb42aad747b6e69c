import type { LocalDay } from '../dates.ts';
import type { Cents } from '../money.ts';
import { priceBill } from './price-bill.ts';
import type { Schedule, ScheduleLine } from './schedule.ts';
import type { IntervalDay } from './usage.ts';

/** Whether a line costs of a day what it costs of that day in its bill, whatever the days around it. */
function isOfEachDay(line: ScheduleLine): boolean {
  switch (line.kind) {
    case 'fixed':
    case 'adjustment':
    case 'percent':
    case 'credit':
      return true;
    case 'energy':
      return line.blocks.length === 1;
    case 'demand':
    case 'minimum':
      return false;
  }
}

const split = new WeakMap<Schedule, Schedule | null>();

/** A schedule by which a day can be priced alone: a month's charge has its share; null where no day can (rates-14). */
function ofOneDay(schedule: Schedule): Schedule | null {
  const known = split.get(schedule);
  if (known !== undefined) return known;
  const isNetted = schedule.netMetering?.netting === 'bill';
  const made: Schedule | null =
    isNetted || !schedule.lines.every(isOfEachDay)
      ? null
      : {
          ...schedule,
          datedBy: 'day',
          proration: { rule: 'always', monthDays: schedule.proration.monthDays },
          lines: schedule.lines.map((line) =>
            line.kind === 'fixed' && line.per === 'bill' ? { ...line, per: 'month' } : line,
          ),
        };
  split.set(schedule, made);
  return made;
}

interface OwnSchedule {
  readonly versions: readonly Schedule[];
  readonly options: readonly string[];
  readonly timeZone: string;
}

/** Whether days are told in dollars by what each hour costs: the schedule has hours, and each day can be priced alone. */
export const hasDayCosts = (versions: readonly Schedule[], day: LocalDay): boolean =>
  versions.some(
    (one) =>
      one.validFrom <= day &&
      (one.validTo === undefined || day <= one.validTo) &&
      one.timeOfUse.length > 0 &&
      ofOneDay(one) !== null,
  );

/**
 * About what a day cost, with taxes and its share of the month's charges; undefined where that is not known of one day, or some
 * of it was not read (rates-14).
 */
export function dayCost(
  { versions, options, timeZone }: OwnSchedule,
  read: IntervalDay,
  minutes: number,
): Cents | undefined {
  const { day } = read;
  const version = versions.find((one) => one.validFrom <= day && (one.validTo === undefined || day <= one.validTo));
  const schedule = version && ofOneDay(version);
  if (!schedule) return undefined;
  const usage = { kind: 'intervals', minutes, days: [read] } as const;
  const priced = priceBill([schedule], usage, { from: day, to: day, timeZone, options });
  return priced.kind === 'priced' && priced.missing === 0 ? priced.total : undefined;
}
