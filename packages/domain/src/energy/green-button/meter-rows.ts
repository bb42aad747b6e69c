import type { LocalDay } from '../../dates.ts';
import type { DayTotal, IntervalDay } from './days.ts';
import type { UsageSeries } from './series.ts';
import type { Commodity } from './units.ts';

/** What one meter is told of a day: its total, its intervals, or both. */
export interface MeterRows {
  readonly totals: readonly DayTotal[];
  readonly intervals: readonly (IntervalDay & { readonly minutes: number })[];
}

/** By what a series can be chosen. */
const namesOf = ({ usagePoint, measurement, title, kind }: UsageSeries) => [usagePoint, measurement, title, kind];

const names: Record<Commodity, string> = { electric: 'electricity', water: 'water', gas: 'gas' };

/**
 * The series of one meter: those of its commodity, as much as `only` finds in their links or titles, of what was delivered
 * where that is told apart. A sentence where they are not clearly one meter's.
 */
export function seriesOfMeter(
  series: readonly UsageSeries[],
  commodity: Commodity | undefined,
  only?: string,
): readonly UsageSeries[] | string {
  const fitting = series
    .filter((one) => commodity === undefined || one.commodity === commodity)
    .filter((one) => only === undefined || namesOf(one).some((name) => name.includes(only)));
  const delivered = fitting.filter(({ flow }) => flow === 'delivered');
  const found = delivered.length > 0 ? delivered : fitting.filter(({ flow }) => flow === 'net');
  if (found.length === 0)
    return `It holds no usage${commodity ? ` of ${names[commodity]}` : ''}${only === undefined ? '' : ` by "${only}"`}.`;
  const lengths = found.map(({ intervalMinutes }) => intervalMinutes);
  if (new Set(lengths).size === lengths.length && new Set(found.map(({ usagePoint }) => usagePoint)).size === 1)
    return found;
  const told = found.map((one) => {
    const { usagePoint, measurement, title, kind, commodity: what, intervalMinutes } = one;
    const links = measurement === usagePoint ? [usagePoint] : [usagePoint, measurement];
    const titles = [title, kind].filter((name, index, all) => name !== '' && all.indexOf(name) === index);
    return `  ${[...links, ...titles.map((name) => `"${name}"`)].join(' ')} (${what}, ${intervalMinutes} min)`;
  });
  return ['It holds more than one meter or measurement. Name a part of one by --only:', ...told].join('\n');
}

/** What the meter of some series counts as sent back, where it tells that apart. */
export function receivedOfMeter(
  series: readonly UsageSeries[],
  chosen: readonly UsageSeries[],
): readonly UsageSeries[] {
  const [meter] = chosen;
  if (meter?.flow !== 'delivered') return [];
  const { usagePoint, commodity } = meter;
  return series.filter(
    (one) => one.flow === 'received' && one.usagePoint === usagePoint && one.commodity === commodity,
  );
}

/** Each day by the shortest intervals it was measured in; its total as it was told, or else as its intervals add up. */
export function rowsOfMeter(series: readonly UsageSeries[]): MeterRows {
  const intervals = new Map<LocalDay, IntervalDay & { minutes: number }>();
  const totals = new Map<LocalDay, DayTotal>();
  const longestFirst = [...series].sort((one, other) => other.intervalMinutes - one.intervalMinutes);
  for (const { intervalMinutes: minutes, days, dailyTotals } of longestFirst) {
    for (const day of days) intervals.set(day.day, { ...day, minutes });
    for (const total of dailyTotals) {
      const told = totals.get(total.day);
      if (!told?.isComplete) totals.set(total.day, total);
    }
  }
  const byDay = (one: { day: LocalDay }, other: { day: LocalDay }) => (one.day < other.day ? -1 : 1);
  return { totals: [...totals.values()].sort(byDay), intervals: [...intervals.values()].sort(byDay) };
}

/** The highest demand of a day in thousandths of a kW, by its intervals of electricity in thousandths of a kWh. */
export function highestDemand(values: readonly (number | null)[], minutes: number): number | null {
  const measured = values.filter((value) => value !== null);
  return measured.length > 0 ? Math.round((Math.max(...measured) * 60) / minutes) : null;
}
