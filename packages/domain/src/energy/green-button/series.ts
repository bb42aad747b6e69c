import {
  type DayTotal,
  dailyTotals,
  differences,
  type IntervalDay,
  intervalDays,
  onePerStart,
  type Reading,
} from './days.ts';
import { parameterTime } from './dst-rules.ts';
import { above, finderOf } from './links.ts';
import type { LocalTime } from './local-time.ts';
import type { GreenButtonParts, RawReading, ReadingType, UsagePoint } from './parts.ts';
import { contradictionOf } from './reading-types.ts';
import { type Commodity, commodityOf, isGasVolume, thousandthsIn, type UsageUnit, unitOf } from './units.ts';

/** Which way it flowed: to the member, from the member, or the difference of the two. */
export type Flow = 'delivered' | 'received' | 'net';

/** What a usage point used, by one reading type and length. Amounts are thousandths of the unit. */
export interface UsageSeries {
  readonly usagePoint: string;
  /** The link of what was measured, and its kind as the reading type names it: a usage point may have several. */
  readonly measurement: string;
  readonly kind: string;
  readonly title: string;
  readonly commodity: Commodity;
  readonly unit: UsageUnit;
  readonly flow: Flow;
  /** 1440 for readings of a day each, which have totals alone. */
  readonly intervalMinutes: number;
  /** ISO 4217 number; costs are hundred-thousandths of it. */
  readonly currency: number | null;
  readonly days: readonly IntervalDay[];
  readonly dailyTotals: readonly DayTotal[];
  /** Readings that were said again alike, that a later publication replaced, and that begin at no step of their day. */
  readonly repeated: number;
  readonly replaced: number;
  readonly outOfStep: number;
  /** Of a register: from how many readings to the next it fell, and from how many it was compared. */
  readonly falls: number;
  readonly steps: number;
}

/** Readings that are no usage, and why. */
export interface LeftOut {
  readonly title: string;
  readonly readings: number;
  readonly reason: string;
  /** What would have to be told for them to be understood. */
  readonly missing?: 'unit' | 'heat';
}

export interface SeriesOptions {
  /** The clock where a file names none. */
  readonly fallback: LocalTime;
  /** Takes the fallback even where a file names its own. */
  readonly ignoreLocalTime?: boolean;
  /** What readings without a reading type mean. */
  readonly assumed?: { readonly commodity: Commodity; readonly uom: number; readonly powerOfTen: number };
  /** The heat of gas, for meters that count volumes. */
  readonly thermsPerCcf?: number;
}

/** Readings of one usage point and reading type, before they are understood. */
interface Group {
  readonly point: UsagePoint | undefined;
  readonly type: ReadingType | undefined;
  /** Another reading type under the same link that says something else. */
  readonly contradiction: string | undefined;
  readonly title: string;
  readonly path: string;
  readonly raw: RawReading[];
}

/** Minutes that readings may last. */
const lengths = new Set([1, 5, 10, 15, 20, 30, 60]);

/** Joins the parts of Green Button files into series of days (NAESB ESPI; energy-56). */
export function usageSeries(
  parts: GreenButtonParts,
  options: SeriesOptions,
): { series: UsageSeries[]; leftOut: LeftOut[] } {
  const series: UsageSeries[] = [];
  const leftOut: LeftOut[] = [];
  for (const group of groupsOf(parts)) {
    const meaning = meaningOf(group, options);
    if ('reason' in meaning) leftOut.push({ title: group.title, readings: group.raw.length, ...meaning });
    else {
      const time = options.ignoreLocalTime ? options.fallback : timeOf(group.point, parts, options.fallback);
      const found = seriesOf(group, meaning, time);
      series.push(...found.series);
      if (found.oddLengths > 0)
        leftOut.push({
          title: group.title,
          readings: found.oddLengths,
          reason: 'they last neither a day nor a part of an hour',
        });
    }
  }
  return { series, leftOut };
}

function groupsOf({ usagePoints, meterReadings, readingTypes, readings }: GreenButtonParts): Group[] {
  const [points, meters, types] = [finderOf(usagePoints), finderOf(meterReadings), finderOf(readingTypes)];
  const groups = new Map<string, Group>();
  for (const [path, raw] of readings) {
    const meter = meters.at(path, above(path)) ?? meters.over(path) ?? meters.only;
    const type = (meter && types.at(...meter.related, meter.self)) ?? types.only;
    const pointPath = meter?.up ?? path;
    const point = points.at(pointPath, above(pointPath), meter?.self ?? '') ?? points.over(pointPath) ?? points.only;
    const key = [point?.self ?? '', type?.self || (meter?.self ?? path)].join(' ');
    const group = groups.get(key);
    if (group) for (const one of raw) group.raw.push(one);
    else {
      const title = meter?.title || type?.title || point?.title || path;
      const contradiction = type && contradictionOf(type, readingTypes);
      groups.set(key, { point, type, contradiction, title, path: meter?.self || path, raw: [...raw] });
    }
  }
  return [...groups.values()];
}

interface Meaning {
  readonly commodity: Commodity;
  readonly factor: number;
  readonly flow: Flow;
  readonly isRegister: boolean;
}

/** What the values of a group mean, or why they are no usage. */
function meaningOf(
  { type, point, contradiction }: Group,
  { assumed, thermsPerCcf }: SeriesOptions,
): Meaning | Pick<LeftOut, 'reason' | 'missing'> {
  if (contradiction !== undefined)
    return { reason: `their reading type is told in two ways under one link: ${contradiction}` };
  const said = type?.uom === null ? undefined : type;
  const uom = said?.uom ?? assumed?.uom;
  if (uom === undefined) return { reason: 'no reading type says what they count', missing: 'unit' };
  const commodity = said ? commodityOf(said.commodity, point?.serviceKind ?? null, uom) : assumed?.commodity;
  if (!commodity) return { reason: 'they are neither electricity nor water nor gas' };
  const scale = thousandthsIn(commodity, uom, thermsPerCcf);
  if (scale === undefined)
    return isGasVolume(commodity, uom)
      ? {
          reason: 'they are volumes of gas, and how many therms a hundred cubic feet hold is not given',
          missing: 'heat',
        }
      : { reason: `their measure (uom ${uom}) is no amount of ${commodity === 'electric' ? 'energy' : commodity}` };
  const accumulation = said?.accumulation ?? 4;
  if (![0, 1, 2, 3, 4, 9].includes(accumulation)) return { reason: 'they are values of a moment, not amounts' };
  const flow = flows.get(said?.flow ?? 1);
  if (!flow) return { reason: `their flow direction (${said?.flow}) is neither delivered nor received nor net` };
  const factor = scale * 10 ** (said?.powerOfTen ?? assumed?.powerOfTen ?? 0);
  return { commodity, factor, flow, isRegister: ![0, 4].includes(accumulation) };
}

/** ESPI FlowDirectionKind: forward (or unsaid), reverse, net and total. */
const flows = new Map<number, Flow>([
  [0, 'delivered'],
  [1, 'delivered'],
  [4, 'net'],
  [19, 'received'],
  [20, 'delivered'],
]);

function timeOf(point: UsagePoint | undefined, { localTimes }: GreenButtonParts, fallback: LocalTime): LocalTime {
  const found = finderOf(localTimes);
  const own = found.at(...(point?.related ?? [])) ?? found.only;
  return own ? parameterTime(own) : fallback;
}

function seriesOf(
  group: Group,
  { commodity, factor, flow, isRegister }: Meaning,
  time: LocalTime,
): { series: UsageSeries[]; oddLengths: number } {
  const { point, type, title, path } = group;
  const raw = group.raw.map((one) => readingOf(one, type));
  const byMinutes = new Map<number, Reading[]>();
  let oddLengths = 0;
  const register = isRegister ? onePerStart(raw).kept : [];
  for (const reading of isRegister ? differences(register) : raw) {
    const minutes = minutesOf(reading.duration);
    const some = minutes === undefined ? undefined : byMinutes.get(minutes);
    if (minutes === undefined) oddLengths += 1;
    else if (some) some.push(reading);
    else byMinutes.set(minutes, [reading]);
  }
  const falls = register.filter(({ value }, index) => value < (register[index - 1]?.value ?? value)).length;
  const about = {
    usagePoint: point?.self || path,
    measurement: path,
    kind: type?.title ?? '',
    title,
    commodity,
    unit: unitOf[commodity],
    flow,
    falls,
    steps: Math.max(0, register.length - 1),
  };
  const series = [...byMinutes].map(([intervalMinutes, readings]): UsageSeries => {
    const { kept, repeated, replaced } = onePerStart(readings);
    const head = { ...about, intervalMinutes, currency: type?.currency ?? null, repeated, replaced };
    if (intervalMinutes === 1440)
      return { ...head, days: [], dailyTotals: dailyTotals(kept, factor, time), outOfStep: 0 };
    const { days, totals, outOfStep } = intervalDays(kept, intervalMinutes * 60, factor, time);
    return { ...head, days, dailyTotals: totals, outOfStep };
  });
  return { series, oddLengths };
}

function readingOf(raw: RawReading, type: ReadingType | undefined): Reading {
  const length = raw.duration || type?.intervalLength || 0;
  const start = raw.duration === null ? raw.start + raw.step * length : raw.start;
  const quality = raw.quality ?? type?.defaultQuality ?? 'actual';
  return { start, duration: length, value: raw.value, cost: raw.cost, quality, published: raw.published };
}

function minutesOf(duration: number): number | undefined {
  if (duration >= 23 * 3600 && duration <= 25 * 3600) return 1440;
  return lengths.has(duration / 60) ? duration / 60 : undefined;
}
