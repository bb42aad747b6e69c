import { addDays, type LocalDay } from '../../dates.ts';
import { atomWriter, type EntryTimes } from './atom.ts';
import { parametersOf } from './dst-rules.ts';
import { startOfDay, zoneTime } from './local-time.ts';
import { codeOf, type ReadingQuality } from './quality.ts';
import type { Flow } from './series.ts';
import type { Commodity } from './units.ts';

/** A day to be written: one value a step of its real length, thousandths of the unit; a gap is null. */
export interface FeedDay {
  readonly day: LocalDay;
  readonly values: readonly (number | null)[];
  readonly qualities?: readonly (ReadingQuality | null)[] | undefined;
  /** Hundred-thousandths of a dollar. */
  readonly costs?: readonly (number | null)[] | undefined;
}

/** What a meter measures one way, by one length: 1440 minutes for a value a day. */
export interface FeedSeries {
  /** Names the meter among the others; only what `idOf` makes of it is written. */
  readonly key: string;
  readonly title: string;
  readonly commodity: Commodity;
  readonly flow?: Flow;
  readonly intervalMinutes: number;
}

/** A billing period to be written, with what it was billed where that is told. */
export interface FeedSummary {
  readonly firstDay: LocalDay;
  /** The day after the last one. */
  readonly nextDay: LocalDay;
  readonly commodity: Commodity;
  /** In thousandths of the unit; null where the bill counts in another one. */
  readonly value: number | null;
  readonly cents: number | null;
}

/** Whose feed it is. */
export interface FeedTerms {
  /** Names the account; only what `idOf` makes of it is written. */
  readonly key: string;
  readonly timeZone: string;
  /** A UUID for a name: the same for the same name, and nobody can tell the name from it. */
  readonly idOf: (name: string) => string;
  /** The origin of the links, such as `https://portal.example`; none where a file leads nowhere. */
  readonly origin?: string;
  /** The subscription beneath which its parts lie; without one the account is its own. */
  readonly subscriptionId?: string | undefined;
}

/** Codes of the standard: service kind, commodity, measurement, unit, and the power of ten that makes thousandths. */
const codes: Record<
  Commodity,
  readonly [service: number, commodity: number, kind: number, uom: number, power: number]
> = {
  electric: [0, 1, 12, 72, 0],
  water: [2, 9, 58, 128, -3],
  gas: [1, 7, 12, 169, -3],
};
const flowCodes: Record<Flow, number> = { delivered: 1, received: 19, net: 4 };
const espi = 'xmlns="http://naesb.org/espi"';

/** Where everything of the standard lies. */
export const resourceRoot = '/espi/1_1/resource';

/** The paths of an account's resources. Two feeds of one account name the same things alike. */
export function feedPaths({ key, timeZone, idOf, subscriptionId = idOf(key) }: FeedTerms) {
  const subscription = `${resourceRoot}/Subscription/${subscriptionId}`;
  const usagePoint = (meter: string) => `${subscription}/UsagePoint/${idOf(`${key} ${meter}`)}`;
  return {
    subscription,
    clock: `${resourceRoot}/LocalTimeParameters/${idOf(timeZone)}`,
    usagePoint,
    meterReading: ({ key: meter, flow = 'delivered', intervalMinutes }: FeedSeries) =>
      `${usagePoint(meter)}/MeterReading/${idOf(`${key} ${meter} ${flow} ${intervalMinutes}`)}`,
    readingType: ({ commodity, flow = 'delivered', intervalMinutes }: FeedSeries) =>
      `${resourceRoot}/ReadingType/${idOf(`${commodity} ${flow} ${intervalMinutes}`)}`,
  };
}

/** Writes the parts of a Green Button feed (NAESB ESPI 4.0), each a piece of XML. They name neither account nor member. */
export function feedEntries(terms: FeedTerms) {
  const { timeZone } = terms;
  const time = zoneTime(timeZone);
  const paths = feedPaths(terms);
  const { entry, head, tail } = atomWriter(terms);
  return {
    paths,
    head,
    tail,
    localTime: (year: number, times: EntryTimes): string =>
      entry(paths.clock, timeZone, [], localTime(timeZone, year), times),
    usagePoint: (
      meter: Pick<FeedSeries, 'key' | 'title' | 'commodity'>,
      times: EntryTimes,
      hasBills = false,
    ): string => {
      const point = paths.usagePoint(meter.key);
      const related = [`${point}/MeterReading`, ...(hasBills ? [`${point}/UsageSummary`] : []), paths.clock];
      const body = `<UsagePoint ${espi}><ServiceCategory><kind>${codes[meter.commodity][0]}</kind></ServiceCategory></UsagePoint>\n`;
      return entry(point, meter.title, related, body, times);
    },
    meterReading: (series: FeedSeries, times: EntryTimes): string => {
      const reading = paths.meterReading(series);
      const related = [`${reading}/IntervalBlock`, paths.readingType(series)];
      return entry(reading, series.title, related, `<MeterReading ${espi}/>\n`, times);
    },
    readingType: (series: FeedSeries, times: EntryTimes): string =>
      entry(paths.readingType(series), series.title, [], readingType(series), times),
    /** A day of readings; nothing where nothing was read. */
    intervalBlock: (series: FeedSeries, day: FeedDay, times: EntryTimes): string => {
      const start = startOfDay(day.day, time);
      const body = intervalBlock(day, series.intervalMinutes, start, startOfDay(addDays(day.day, 1), time) - start);
      return body && entry(`${paths.meterReading(series)}/IntervalBlock/${day.day}`, day.day, [], body, times);
    },
    usageSummary: (meter: string, summary: FeedSummary, times: EntryTimes): string => {
      const start = startOfDay(summary.firstDay, time);
      const body = usageSummary(summary, start, startOfDay(summary.nextDay, time));
      const path = `${paths.usagePoint(meter)}/UsageSummary/${summary.nextDay}`;
      return entry(path, `${summary.firstDay}/${addDays(summary.nextDay, -1)}`, [], body, times);
    },
  };
}

function localTime(timeZone: string, year: number): string {
  const { tzOffset, dstOffset, dstStartRule, dstEndRule } = parametersOf(timeZone, year);
  const bits = (rule: number) => rule.toString(16).toUpperCase().padStart(8, '0');
  return `<LocalTimeParameters ${espi}><dstEndRule>${bits(dstEndRule)}</dstEndRule><dstOffset>${dstOffset}</dstOffset><dstStartRule>${bits(dstStartRule)}</dstStartRule><tzOffset>${tzOffset}</tzOffset></LocalTimeParameters>\n`;
}

const elements = (fields: Readonly<Record<string, number>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('');

function readingType({ commodity, flow = 'delivered', intervalMinutes }: FeedSeries): string {
  const [, code, kind, uom, power] = codes[commodity];
  const fields = {
    accumulationBehaviour: 4,
    commodity: code,
    currency: 840,
    dataQualifier: 12,
    flowDirection: flowCodes[flow],
    intervalLength: intervalMinutes * 60,
    kind,
    powerOfTenMultiplier: power,
    timeAttribute: 0,
    uom,
  };
  return `<ReadingType ${espi}>${elements(fields)}</ReadingType>\n`;
}

function intervalBlock(
  { values, qualities, costs }: FeedDay,
  minutes: number,
  start: number,
  wholeSeconds: number,
): string {
  const length = minutes === 1440 ? wholeSeconds : minutes * 60;
  const readings = values.flatMap((value, index) => {
    if (value === null) return [];
    const cost = costs?.[index] ?? null;
    const quality = codeOf[qualities?.[index] ?? 'actual'];
    return [
      '<IntervalReading>',
      cost === null ? '' : `<cost>${cost}</cost>`,
      quality === undefined ? '' : `<ReadingQuality><quality>${quality}</quality></ReadingQuality>`,
      `<timePeriod><duration>${length}</duration><start>${start + index * length}</start></timePeriod>`,
      `<value>${value}</value></IntervalReading>\n`,
    ];
  });
  if (readings.length === 0) return '';
  const interval = `<interval><duration>${wholeSeconds}</duration><start>${start}</start></interval>\n`;
  return `<IntervalBlock ${espi}>${interval}${readings.join('')}</IntervalBlock>\n`;
}

function usageSummary({ commodity, value, cents }: FeedSummary, start: number, end: number): string {
  const [, code, , uom, power] = codes[commodity];
  return [
    `<UsageSummary ${espi}><billingPeriod><duration>${end - start}</duration><start>${start}</start></billingPeriod>`,
    cents === null ? '' : `<billLastPeriod>${cents * 1000}</billLastPeriod>`,
    '<currency>840</currency>',
    value === null
      ? ''
      : `<overallConsumptionLastPeriod>${elements({ powerOfTenMultiplier: power, uom, value })}</overallConsumptionLastPeriod>`,
    `<statusTimeStamp>${end}</statusTimeStamp><commodity>${code}</commodity></UsageSummary>\n`,
  ].join('');
}
