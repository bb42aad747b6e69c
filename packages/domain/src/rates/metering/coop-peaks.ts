import { localTimeAt } from '../../dates.ts';
import { dayStart } from '../../energy/usage/day-lengths.ts';
import type { BillDays } from './ledger.ts';

/** A peak of the co-op within a bill: on which of its days, in which interval of the day, and when by the clock. */
export interface PlacedPeak {
  readonly at: number;
  readonly interval: number;
  readonly minute: number;
}

/** The co-op's peaks that lie in the days of a bill. */
export function placedPeaks(instants: readonly number[], minutes: number, { days, timeZone }: BillDays): PlacedPeak[] {
  return instants.flatMap((instant) => {
    const { day, time } = localTimeAt(new Date(instant), timeZone);
    const at = days.indexOf(day);
    if (at < 0) return [];
    const interval = Math.floor((instant - dayStart(day, timeZone)) / (minutes * 60_000));
    return [{ at, interval, minute: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) }];
  });
}
