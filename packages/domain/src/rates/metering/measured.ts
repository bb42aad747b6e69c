import { changedDays, clockMinutes } from '../calendar/clock-changes.ts';
import { type PeriodTable, periodTables, quartersOfDay } from '../calendar/period-tables.ts';
import { type Exact, fraction, larger } from '../exact.ts';
import type { Schedule } from '../schedule.ts';
import type { IntervalUsage } from '../usage.ts';
import { bothWays } from './both-ways.ts';
import { placedPeaks } from './coop-peaks.ts';
import type { BillDays, Ledger, PeriodPlace } from './ledger.ts';
import { addDay, emptySums, type Sums } from './sums.ts';

/** All hours are of one period. */
const allHours: PeriodTable = { periods: new Uint8Array(quartersOfDay), longest: 1440 };

/** A ledger of intervals. They are read once for each way to divide the hours; lines then ask for sums of days. */
export function measuredLedger(usage: IntervalUsage, schedule: Schedule, bill: BillDays): Ledger {
  const { days, kinds, timeZone } = bill;
  const { minutes } = usage;
  const divisions = periodTables(schedule).map((tableOf, index) => ({
    sums: emptySums(days.length, schedule.timeOfUse[index]?.periods.length ?? 0),
    tableOf,
  }));
  const all = emptySums(days.length, 1);
  const windowMinutes = schedule.demandMinutes ?? minutes;
  const window = Math.max(1, windowMinutes / minutes);
  const byDay = new Map(usage.days.map((one) => [one.day, one]));
  const netsByInterval = schedule.netMetering?.netting === 'interval';
  let missing = 0;
  for (const [at, day] of days.entries()) {
    const clock = changedDays(Number(day.slice(0, 4)), timeZone).has(day)
      ? clockMinutes(day, minutes, timeZone)
      : undefined;
    const expected = clock ? clock.length : 1440 / minutes;
    const read = byDay.get(day);
    const { taken, given } = bothWays(read?.delivered ?? [], read?.received, netsByInterval);
    let gaps = Math.max(0, expected - taken.length);
    for (const value of taken) if (value === null) gaps += 1;
    missing += gaps;
    const values = { taken, given, clock, minutes, window };
    addDay(all, at, allHours, values);
    for (const { sums, tableOf } of divisions) addDay(sums, at, tableOf(day, kinds[at] ?? 'weekday'), values);
  }
  const sumsOf = (place: PeriodPlace | undefined): Sums => (place ? divisions[place.division]?.sums : all) ?? all;
  const isTooLong = (place: PeriodPlace | undefined): boolean => place !== undefined && minutes > sumsOf(place).longest;

  const dailyDemands: Ledger['dailyDemands'] = (asked, place) => {
    if (windowMinutes < minutes || isTooLong(place)) return 'shorterIntervals';
    const { peaks, periods } = sumsOf(place);
    return asked.flatMap((at) => {
      const peak = peaks[at * periods + (place?.period ?? 0)] ?? -1;
      return peak < 0 ? [] : [kilowattsOf(peak, windowMinutes)];
    });
  };

  return {
    missing,
    dailyDemands,
    energy: (asked, place) => {
      if (isTooLong(place)) return 'shorterIntervals';
      const { taken, given, periods } = sumsOf(place);
      const sum = (of: Float64Array): number =>
        asked.reduce((total, at) => total + (of[at * periods + (place?.period ?? 0)] ?? 0), 0);
      return { taken: fraction(sum(taken), 1000), given: fraction(sum(given), 1000) };
    },
    demand: (asked, place) => {
      const read = place ? usage.demands?.[place.name] : usage.demand;
      if (read !== undefined) return fraction(read, 1000);
      const daily = dailyDemands(asked, place);
      return typeof daily === 'string' ? daily : daily.reduce(larger, fraction(0, 1));
    },
    coopDemands: (asked, place) => {
      if (usage.coopPeaks === undefined) return 'coopPeak';
      const found: Exact[] = [];
      for (const { at, interval, minute } of placedPeaks(usage.coopPeaks, minutes, bill)) {
        const table = place && divisions[place.division]?.tableOf(days[at] ?? '', kinds[at] ?? 'weekday');
        if (!asked.includes(at) || (table && table.periods[(minute / 15) | 0] !== place?.period)) continue;
        const read = byDay.get(days[at] ?? '');
        const value = bothWays(read?.delivered ?? [], read?.received, netsByInterval).taken[interval] ?? null;
        if (value === null) return 'usage';
        found.push(kilowattsOf(value, minutes));
      }
      return found;
    },
  };
}

const kilowattsOf = (thousandths: number, minutes: number): Exact => fraction(thousandths * 60, minutes * 1000);
