import { addDays, type LocalDay } from '../../../dates.ts';
import type { IntervalsOfDay } from './always-on.ts';

/** Water that ran without a pause. */
export interface RunningWater {
  readonly from: LocalDay;
  readonly to: LocalDay;
  readonly hours: number;
  /** Whether it still ran when the meter was last read. */
  readonly isRunning: boolean;
  /** The least of an hour, and what comes of it in a day: about what is lost. */
  readonly leastAnHour: number;
  readonly aDay: number;
}

/** In so many hours every household turns everything off for one. */
const longEnough = 48;

/**
 * The longest stretch in which no interval was without water, where it lasted two days or more (energy-79). A gap ends
 * it, as nobody knows what was then.
 */
export function runningWater(days: readonly IntervalsOfDay[]): RunningWater | undefined {
  let best: RunningWater | undefined;
  let run: { from: LocalDay; minutes: number; least: number } | undefined;
  let before: LocalDay | undefined;
  const sorted = [...days].sort((one, other) => one.date.localeCompare(other.date));
  const last = sorted.at(-1)?.date;
  for (const { date, intervalMinutes, values } of sorted) {
    if (before !== undefined && addDays(before, 1) !== date) run = undefined;
    before = date;
    for (const [place, value] of values.entries()) {
      if (value === null || value <= 0) {
        run = undefined;
        continue;
      }
      const anHour = (value * 60) / intervalMinutes;
      run = run
        ? { ...run, minutes: run.minutes + intervalMinutes, least: Math.min(run.least, anHour) }
        : { from: date, minutes: intervalMinutes, least: anHour };
      const hours = Math.floor(run.minutes / 60);
      if (hours < longEnough || hours < (best?.hours ?? 0)) continue;
      const isRunning = date === last && place === values.length - 1;
      best = { from: run.from, to: date, hours, isRunning, leastAnHour: run.least, aDay: run.least * 24 };
    }
  }
  return best;
}
