import { changedDays, clockMinutes } from '../calendar/clock-changes.ts';
import { periodTables, quartersOfDay } from '../calendar/period-tables.ts';
import { type Exact, fraction, times, zero } from '../exact.ts';
import type { Schedule } from '../schedule.ts';
import type { RegisterUsage } from '../usage.ts';
import type { BillDays, Ledger, PeriodPlace } from './ledger.ts';

/**
 * A ledger of registers, which say one number for the whole bill. Days that are a part of it have their share: of all use
 * by the days, of a period's use by its quarter hours.
 */
export function registerLedger(usage: RegisterUsage, schedule: Schedule, bill: BillDays): Ledger {
  const { days } = bill;
  const shareOf = (asked: readonly number[], place: PeriodPlace | undefined): Exact => {
    if (asked.length === days.length) return fraction(1, 1);
    const all = place
      ? quartersIn(
          days.map((_day, at) => at),
          place,
          schedule,
          bill,
        )
      : 0;
    if (!place || all === 0) return fraction(asked.length, days.length);
    return fraction(quartersIn(asked, place, schedule, bill), all);
  };
  /** A summer's period in winter needs no register. */
  const isWithoutHours = (asked: readonly number[], place: PeriodPlace | undefined): boolean =>
    place !== undefined && quartersIn(asked, place, schedule, bill) === 0;

  return {
    missing: 0,
    energy: (asked, place) => {
      const read = place ? usage.periods?.[place.name] : usage;
      if (read === undefined) return isWithoutHours(asked, place) ? { taken: zero, given: zero } : 'registers';
      const share = shareOf(asked, place);
      return {
        taken: times(fraction(read.delivered, 1000), share),
        given: times(fraction(read.received ?? 0, 1000), share),
      };
    },
    demand: (asked, place) => {
      const read = place ? usage.demands?.[place.name] : usage.demand;
      if (read === undefined) return isWithoutHours(asked, place) ? zero : 'demand';
      return fraction(read, 1000);
    },
    dailyDemands: () => 'demandByDay',
    coopDemands: () => (usage.coopDemand === undefined ? 'coopPeak' : [fraction(usage.coopDemand, 1000)]),
  };
}

/** How many quarter hours of a period lie in some days. */
function quartersIn(asked: readonly number[], place: PeriodPlace, schedule: Schedule, bill: BillDays): number {
  const tableOf = periodTables(schedule)[place.division];
  if (!tableOf) return 0;
  const ordinary = Array.from({ length: quartersOfDay }, (_, quarter) => quarter * 15);
  return asked.reduce((sum, at) => {
    const day = bill.days[at] ?? '';
    const table = tableOf(day, bill.kinds[at] ?? 'weekday');
    const isChanged = changedDays(Number(day.slice(0, 4)), bill.timeZone).has(day);
    const minutes = isChanged ? clockMinutes(day, 15, bill.timeZone) : ordinary;
    return sum + minutes.filter((minute) => table.periods[(minute / 15) | 0] === place.period).length;
  }, 0);
}
