import { periodTables } from '../calendar/period-tables.ts';
import { type Exact, fraction, larger, sumOf } from '../exact.ts';
import type { Schedule } from '../schedule.ts';
import type { DailyUsage, DayUse } from '../usage.ts';
import type { BillDays, Ledger, PeriodPlace } from './ledger.ts';

/** A ledger of days. Of periods of use it knows those that have whole days. */
export function dailyLedger(usage: DailyUsage, schedule: Schedule, { days, kinds }: BillDays): Ledger {
  const byDay = new Map(usage.days.map((one) => [one.day, one]));
  const tables = periodTables(schedule);

  /** Days of a period; undefined where one of them has hours of several. */
  const daysOf = (asked: readonly number[], place: PeriodPlace | undefined): DayUse[] | undefined => {
    const found: DayUse[] = [];
    for (const at of asked) {
      const read = byDay.get(days[at] ?? '');
      const table = place && tables[place.division]?.(days[at] ?? '', kinds[at] ?? 'weekday');
      if (table && table.longest < 1440) return undefined;
      if (read && (!table || table.periods[0] === place?.period)) found.push(read);
    }
    return found;
  };
  const total = (of: readonly DayUse[], value: (day: DayUse) => number | null | undefined): Exact =>
    sumOf(of.map((day) => fraction(value(day) ?? 0, 1000)));

  const dailyDemands: Ledger['dailyDemands'] = (asked, place) => {
    const found = daysOf(asked, place);
    if (!found) return 'intervals';
    const read = found.flatMap(({ demand }) => (demand === undefined ? [] : [fraction(demand, 1000)]));
    return read.length < found.length ? 'demand' : read;
  };

  return {
    missing: days.filter((day) => (byDay.get(day)?.delivered ?? null) === null).length,
    dailyDemands,
    energy: (asked, place) => {
      const found = daysOf(asked, place);
      if (!found) return 'intervals';
      return { taken: total(found, ({ delivered }) => delivered), given: total(found, ({ received }) => received) };
    },
    demand: (asked, place) => {
      const read = place ? usage.demands?.[place.name] : usage.demand;
      if (read !== undefined) return fraction(read, 1000);
      const daily = dailyDemands(asked, place);
      return typeof daily === 'string' ? daily : daily.reduce(larger, fraction(0, 1));
    },
    coopDemands: () => (usage.coopDemand === undefined ? 'coopPeak' : [fraction(usage.coopDemand, 1000)]),
  };
}
