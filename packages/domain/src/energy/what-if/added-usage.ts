import { type LocalDay, monthLength } from '../../dates.ts';
import type { DailyUsage, IntervalUsage, RegisterUsage, Usage } from '../../rates/usage.ts';
import type { Additions, ByMonth, HomeFigures, HourWeights } from './home-figures.ts';

/** What additions make of a day: all use times `factor`, and so much more or less in each hour, in thousandths. */
interface DayChange {
  readonly factor: number;
  readonly used: readonly number[];
  readonly made: readonly number[];
}

const hoursOfDay = 24;
const evenly: HourWeights = Array.from({ length: hoursOfDay }, () => 1);

/** A month's kWh in each hour of one of its days, in thousandths. */
function hourly(kWh: ByMonth, day: LocalDay, hours: HourWeights = evenly): number[] {
  const all = hours.reduce((sum, weight) => sum + weight, 0);
  const ofDay = ((kWh[Number(day.slice(5, 7)) - 1] ?? 0) * 1000) / monthLength(day);
  return hours.map((weight) => (ofDay * weight) / all);
}

const summed = (of: readonly (readonly number[])[]): number[] =>
  evenly.map((_one, hour) => of.reduce((sum, hours) => sum + (hours[hour] ?? 0), 0));

/** What additions make of the days of each month; days of a month are alike. */
function changesOf(figures: HomeFigures, added: Additions): (day: LocalDay) => DayChange {
  const known = new Map<string, DayChange>();
  const { solar, heatPump, car, thermostat } = figures;
  const make = (day: LocalDay): DayChange => {
    const less = added.thermostat ? (thermostat?.percentLess[Number(day.slice(5, 7)) - 1] ?? 0) : 0;
    const loads = [added.heatPump ? heatPump : undefined, added.car ? car : undefined];
    return {
      factor: 1 - less / 100,
      used: summed(loads.flatMap((one) => (one ? [hourly(one.kWh, day, one.hours)] : []))),
      made:
        solar && added.solar
          ? hourly(
              solar.kWhPerKw.map((kWh) => kWh * (added.solar ?? 0)),
              day,
              solar.hours,
            )
          : evenly.map(() => 0),
    };
  };
  return (day) => {
    const month = day.slice(0, 7);
    const found = known.get(month) ?? make(day);
    known.set(month, found);
    return found;
  };
}

const total = (of: readonly number[]): number => of.reduce((sum, value) => sum + value, 0);

/**
 * The use of some days as it would have been with what is added (energy-84). What is made beyond what is used at the time is
 * sent back; of days and registers nobody knows how much that is, so all that is made stands as sent back.
 */
export function addedUsage(
  usage: Usage,
  added: Additions,
  figures: HomeFigures | undefined,
  days: readonly LocalDay[],
): Usage {
  if (!figures || Object.values(added).every((one) => !one)) return usage;
  const changeOf = changesOf(figures, added);
  switch (usage.kind) {
    case 'intervals':
      return addedIntervals(usage, changeOf);
    case 'daily':
      return addedDays(usage, changeOf);
    case 'register':
      return addedRegister(usage, days, changeOf);
  }
}

function addedIntervals(usage: IntervalUsage, changeOf: (day: LocalDay) => DayChange): IntervalUsage {
  const part = usage.minutes / 60;
  return {
    ...usage,
    days: usage.days.map(({ day, delivered, received }) => {
      const { factor, used, made } = changeOf(day);
      const net = delivered.map((value, index) => {
        if (value === null) return null;
        // On a day of 23 or 25 hours the clock is an hour off for a part of it, which such figures bear.
        const hour = Math.floor((index / delivered.length) * hoursOfDay);
        const more = (used[hour] ?? 0) - (made[hour] ?? 0);
        return Math.round(value * factor + more * part) - (received?.[index] ?? 0);
      });
      return { day, ...splitDirections(net) };
    }),
  };
}

/** Values as a meter nets them, by the direction in which they went. */
export function splitDirections(net: readonly (number | null)[]) {
  return {
    delivered: net.map((value) => (value === null ? null : Math.max(0, value))),
    received: net.some((value) => value !== null && value < 0)
      ? net.map((value) => (value === null ? null : Math.max(0, -value)))
      : undefined,
  };
}

function addedDays(usage: DailyUsage, changeOf: (day: LocalDay) => DayChange): DailyUsage {
  return {
    ...usage,
    days: usage.days.map((one) => {
      const { factor, used, made } = changeOf(one.day);
      if (one.delivered === null) return one;
      return {
        ...one,
        // A heat pump may use less than what it replaces, but no day uses less than nothing.
        delivered: Math.max(0, Math.round(one.delivered * factor + total(used))),
        received: Math.round((one.received ?? 0) + total(made)),
      };
    }),
  };
}

function addedRegister(
  usage: RegisterUsage,
  days: readonly LocalDay[],
  changeOf: (day: LocalDay) => DayChange,
): RegisterUsage {
  const changes = days.map(changeOf);
  const factor = changes.length === 0 ? 1 : total(changes.map((one) => one.factor)) / changes.length;
  return {
    ...usage,
    delivered: Math.max(0, Math.round(usage.delivered * factor + total(changes.map(({ used }) => total(used))))),
    received: Math.round((usage.received ?? 0) + total(changes.map(({ made }) => total(made)))),
  };
}
