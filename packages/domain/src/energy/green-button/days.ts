import type { LocalDay } from '../../dates.ts';
import { dayAt, type LocalTime, startOfDay } from './local-time.ts';
import { type ReadingQuality, worstQuality } from './quality.ts';

/** An amount over a time, as its maker counts it. */
export interface Reading {
  /** Seconds since 1970, and seconds. */
  readonly start: number;
  readonly duration: number;
  readonly value: number;
  readonly cost: number | null;
  readonly quality: ReadingQuality;
  readonly published: number;
}

/** A day of intervals, in thousandths of the unit: 92 of a quarter hour in spring, 100 in autumn. A gap is null. */
export interface IntervalDay {
  readonly day: LocalDay;
  /** Seconds since 1970 at which the day begins. */
  readonly start: number;
  readonly values: readonly (number | null)[];
  readonly qualities: readonly (ReadingQuality | null)[];
  /** Hundred-thousandths of the currency. */
  readonly costs: readonly (number | null)[];
}

/** A day as one amount. */
export interface DayTotal {
  readonly day: LocalDay;
  readonly value: number;
  readonly quality: ReadingQuality;
  readonly cost: number | null;
  /** False when intervals of the day are missing. */
  readonly isComplete: boolean;
}

/** Readings in order, one for each start: of two that differ the later published counts, or else the later written. */
export function onePerStart(readings: readonly Reading[]): { kept: Reading[]; repeated: number; replaced: number } {
  const sorted = [...readings].sort((one, other) => one.start - other.start || one.published - other.published);
  const kept: Reading[] = [];
  let [repeated, replaced] = [0, 0];
  for (const reading of sorted) {
    const last = kept.at(-1);
    if (last?.start !== reading.start) kept.push(reading);
    else {
      if (last.value === reading.value) repeated += 1;
      else replaced += 1;
      kept[kept.length - 1] = reading;
    }
  }
  return { kept, repeated, replaced };
}

interface Frame extends IntervalDay {
  readonly end: number;
  readonly values: (number | null)[];
  readonly qualities: (ReadingQuality | null)[];
  readonly costs: (number | null)[];
  readonly readings: Reading[];
}

/**
 * Lays readings of one length into their days. `factor` makes thousandths of the unit. A reading that does not begin
 * at a step of its day is counted, not bent.
 */
export function intervalDays(
  readings: readonly Reading[],
  seconds: number,
  factor: number,
  time: LocalTime,
): { days: IntervalDay[]; totals: DayTotal[]; outOfStep: number } {
  const frames: Frame[] = [];
  let outOfStep = 0;
  for (const reading of readings) {
    let frame = frames.at(-1);
    if (!frame || reading.start >= frame.end) {
      frame = frameAt(reading.start, seconds, time);
      frames.push(frame);
    }
    const slot = (reading.start - frame.start) / seconds;
    if (!Number.isInteger(slot) || slot >= frame.values.length) {
      outOfStep += 1;
      continue;
    }
    frame.values[slot] = thousandths(reading.value, factor);
    frame.qualities[slot] = reading.quality;
    frame.costs[slot] = reading.cost;
    frame.readings.push(reading);
  }
  const filled = frames.filter(({ readings: some }) => some.length > 0);
  return {
    days: filled.map(({ day, start, values, qualities, costs }) => ({ day, start, values, qualities, costs })),
    totals: filled.map(({ day, readings: some, values }) => totalOf(day, some, factor, some.length === values.length)),
    outOfStep,
  };
}

function frameAt(instant: number, seconds: number, time: LocalTime): Frame {
  const day = dayAt(instant, time);
  const start = startOfDay(day, time);
  const end = startOfDay(dayAfter(day), time);
  const empty = () => Array.from({ length: Math.floor((end - start) / seconds) }, () => null);
  return { day, start, end, values: empty(), qualities: empty(), costs: empty(), readings: [] };
}

const dayAfter = (day: LocalDay): LocalDay =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** Readings of a day each. A day is that of the reading's middle: makers let it begin by winter or by summer time. */
export function dailyTotals(readings: readonly Reading[], factor: number, time: LocalTime): DayTotal[] {
  const byDay = new Map<LocalDay, Reading>();
  for (const reading of readings) {
    const day = dayAt(reading.start + reading.duration / 2, time);
    const before = byDay.get(day);
    if (!before || before.published <= reading.published) byDay.set(day, reading);
  }
  return [...byDay].map(([day, reading]) => totalOf(day, [reading], factor, true));
}

/** Sums what was counted before it is turned into the unit, so that nothing is lost by rounding each part. */
function totalOf(day: LocalDay, readings: readonly Reading[], factor: number, isComplete: boolean): DayTotal {
  const costs = readings.flatMap(({ cost }) => (cost === null ? [] : [cost]));
  return {
    day,
    value: thousandths(sum(readings.map(({ value }) => value)), factor),
    quality: readings.map(({ quality }) => quality).reduce(worstQuality, 'actual'),
    cost: costs.length > 0 ? sum(costs) : null,
    isComplete,
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Half away from zero, so that what a member sends back rounds like what is taken. */
const thousandths = (value: number, factor: number) => Math.sign(value) * Math.round(Math.abs(value) * factor) + 0;

/** What registers (dial readings) say was used between each reading and the next; a register that fell says nothing. */
export function differences(readings: readonly Reading[]): Reading[] {
  return readings.slice(1).flatMap((next, index) => {
    const reading = readings[index];
    if (!reading || next.value < reading.value) return [];
    return [
      {
        ...next,
        start: reading.start,
        duration: next.start - reading.start,
        value: next.value - reading.value,
        quality: worstQuality(reading.quality, next.quality),
      },
    ];
  });
}
