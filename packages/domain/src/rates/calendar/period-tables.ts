import type { LocalDay } from '../../dates.ts';
import type { DayKind, Schedule, Season, TimeOfUse, TimeOfUseHours } from '../schedule.ts';
import { monthOfYear, seasonOf } from './seasons.ts';

export const quartersOfDay = 96;

/** Of which period each quarter hour of a day is, by the clock: each is of exactly one (rates-5). */
export interface PeriodTable {
  readonly periods: Uint8Array;
  /** The longest interval that is never of two periods, in minutes. */
  readonly longest: number;
}

const quarterAt = (time: string): number => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) / 15;

/** The table of a day of a kind. */
export type TableOfDay = (day: LocalDay, kind: DayKind) => PeriodTable;

/** A schedule prices thousands of bills by the same tables. */
const made = new WeakMap<Schedule, readonly TableOfDay[]>();

/** The tables of each way in which a schedule divides the hours. */
export function periodTables(schedule: Schedule): readonly TableOfDay[] {
  const found = made.get(schedule) ?? schedule.timeOfUse.map((timeOfUse) => tablesOf(timeOfUse, schedule.seasons));
  made.set(schedule, found);
  return found;
}

/** Days that are alike share their table. */
function tablesOf(timeOfUse: TimeOfUse, seasons: readonly Season[]): TableOfDay {
  const tables = new Map<string, PeriodTable>();
  return (day, kind) => {
    const facts = { month: monthOfYear(day), season: seasonOf(day, seasons), kind };
    const key = `${facts.month} ${facts.season} ${kind}`;
    const table = tables.get(key) ?? makeTable(timeOfUse, facts);
    tables.set(key, table);
    return table;
  };
}

interface DayFacts {
  readonly month: number;
  readonly season: string | undefined;
  readonly kind: DayKind;
}

function makeTable({ periods }: TimeOfUse, facts: DayFacts): PeriodTable {
  const table = new Uint8Array(quartersOfDay).fill(periods.length - 1);
  // From the last to the first, so that the first that has an hour keeps it.
  for (let index = periods.length - 1; index >= 0; index -= 1)
    for (const hours of periods[index]?.when ?? []) {
      if (!isDayOf(hours, facts)) continue;
      const [from, to] = [quarterAt(hours.from), quarterAt(hours.to)];
      if (from < to) table.fill(index, from, to);
      else table.fill(index, from).fill(index, 0, to);
    }
  return { periods: table, longest: longestInterval(table) };
}

function isDayOf({ days, months, season }: TimeOfUseHours, facts: DayFacts): boolean {
  return (
    days.includes(facts.kind) &&
    (months === undefined || months.includes(facts.month)) &&
    (season === undefined || season === facts.season)
  );
}

function longestInterval(table: Uint8Array): number {
  const isEven = (quarters: number): boolean =>
    table.every((period, quarter) => period === table[quarter - (quarter % quarters)]);
  if (isEven(quartersOfDay)) return 1440;
  return isEven(4) ? 60 : isEven(2) ? 30 : 15;
}
