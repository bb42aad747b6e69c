import { addDays, type LocalDay } from '../../dates.ts';
import type { Commodity } from '../green-button/units.ts';

/** A meter of an account, as it was imported. */
export interface InstalledMeter {
  readonly meterNumber: string;
  readonly commodity: Commodity | undefined;
  /** Null: it always stood there. */
  readonly installedOn: LocalDay | null;
}

export interface ReadMeter extends InstalledMeter {
  /** The last day with a reading; null without one. */
  readonly lastRead: LocalDay | null;
}

/** A meter that went out: which one came in, when, and which day was the last of the one that went. */
export interface MeterExchange {
  readonly day: LocalDay;
  readonly to: string;
  readonly lastDay: LocalDay;
}

/** Whether a meter may have taken the place of another. */
export const mayReplace = (later: InstalledMeter, earlier: InstalledMeter): boolean =>
  later.commodity === earlier.commodity && (later.installedOn ?? '') > (earlier.installedOn ?? '');

/**
 * How a meter went out (energy-101): it has been silent since another of the same commodity was installed, and that one is
 * read. On the day itself both may have been read. Undefined while it serves.
 */
export function exchangeOf(meter: ReadMeter, meters: readonly ReadMeter[]): MeterExchange | undefined {
  const last = meter.lastRead ?? '';
  return meters
    .flatMap((later): MeterExchange[] => {
      const day = later.installedOn;
      if (day === null || !mayReplace(later, meter) || last > day || (later.lastRead ?? '') <= day) return [];
      return [{ day, to: later.meterNumber, lastDay: last === day ? day : addDays(day, -1) }];
    })
    .sort((one, other) => one.day.localeCompare(other.day))[0];
}
