import type { DayKind, TimeOfUse, TimeOfUseHours } from '../schedule.ts';
import type { UrdbTable } from './record.ts';

const months = Array.from({ length: 12 }, (_, index) => index + 1);
const two = (value: number): string => String(value).padStart(2, '0');

/** Where a division of hours says no more than which month has which period: those months; undefined where it says more. */
export function monthsOfPeriods(weekday: UrdbTable, weekend: UrdbTable): Map<number, number[]> | undefined {
  const found = new Map<number, number[]>();
  for (const month of months) {
    const hours = new Set([...(weekday[month - 1] ?? []), ...(weekend[month - 1] ?? [])]);
    const [period, ...others] = hours;
    if (period === undefined || others.length > 0) return undefined;
    found.set(period, [...(found.get(period) ?? []), month]);
  }
  return found;
}

/** Makes a time of use of tables by month and hour. The period with most hours is the last, and has those that are left. */
export function timeOfUseOf(weekday: UrdbTable, weekend: UrdbTable, nameOf: (period: number) => string): TimeOfUse {
  const counts = new Map<number, number>();
  for (const period of [...weekday, ...weekend].flat()) counts.set(period, (counts.get(period) ?? 0) + 1);
  const ordered = [...counts].sort((one, other) => one[1] - other[1]).map(([period]) => period);
  return {
    periods: ordered.map((period, index) => ({
      name: nameOf(period),
      when: index === ordered.length - 1 ? [] : hoursOf(period, weekday, weekend),
    })),
  };
}

function hoursOf(period: number, weekday: UrdbTable, weekend: UrdbTable): TimeOfUseHours[] {
  const spans = new Map<string, { months: number[]; days: readonly DayKind[]; from: string; to: string }>();
  const add = (month: number, days: readonly DayKind[], hours: readonly number[]): void => {
    for (const [from, to] of runsOf(period, hours)) {
      const key = `${days.join()} ${from} ${to}`;
      const known = spans.get(key) ?? { months: [], days, from: `${two(from)}:00`, to: `${two(to)}:00` };
      spans.set(key, known);
      known.months.push(month);
    }
  };
  for (const month of months) {
    const [work, rest] = [weekday[month - 1] ?? [], weekend[month - 1] ?? []];
    if (work.join() === rest.join()) add(month, ['weekday', 'weekend'], work);
    else {
      add(month, ['weekday'], work);
      add(month, ['weekend'], rest);
    }
  }
  return [...spans.values()].map(({ months: own, ...span }) => (own.length === 12 ? span : { ...span, months: own }));
}

/** From which hour to which a period lasts; the second is not within. */
function runsOf(period: number, hours: readonly number[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (const [hour, one] of hours.entries()) {
    const last = runs.at(-1);
    if (one !== period) continue;
    if (last && last[1] === hour) last[1] = hour + 1;
    else runs.push([hour, hour + 1]);
  }
  return runs;
}
