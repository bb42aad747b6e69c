import { addDays, type LocalDay } from '../../dates.ts';
import { escaped } from '../../markup-text.ts';
import { parametersOf } from './dst-rules.ts';
import { type LocalTime, startOfDay, zoneTime } from './local-time.ts';
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

/** What one meter measured by one length: 1440 minutes for a value a day. */
export interface FeedMeter {
  /** Names the meter among the others; only what `idOf` makes of it is written. */
  readonly key: string;
  readonly title: string;
  readonly commodity: Commodity;
  readonly flow?: Flow;
  readonly intervalMinutes: number;
  readonly days: readonly FeedDay[];
}

export interface FeedContent {
  readonly title: string;
  /** Names the account; only what `idOf` makes of it is written. */
  readonly key: string;
  readonly timeZone: string;
  /** When the feed is made: `2026-11-20T12:00:00Z`. */
  readonly updated: string;
  readonly meters: readonly FeedMeter[];
  /** A UUID for a name: the same for the same name, and nobody can tell the name from it. */
  readonly idOf: (name: string) => string;
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

/**
 * Writes a Green Button feed (NAESB ESPI 4.0) piece by piece: usage points, local time, reading types, and an entry
 * for each day of intervals. It names neither the account nor the member.
 */
export function* greenButtonFeed(content: FeedContent): Generator<string> {
  const { title, key, timeZone, updated, meters, idOf } = content;
  const time = zoneTime(timeZone);
  const root = `/espi/1_1/resource/Subscription/${idOf(key)}`;
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">\n';
  yield `<id>urn:uuid:${idOf(`${key} feed`)}</id>\n<title>${escaped(title)}</title>\n<updated>${updated}</updated>\n`;
  yield link('self', root);
  const entry = (path: string, about: string, related: readonly string[], body: string) =>
    [
      `<entry>\n<id>urn:uuid:${idOf(path)}</id>\n`,
      link('self', path),
      link('up', path.replace(/\/[^/]*$/, '')),
      ...related.map((to) => link('related', to)),
      `<title>${escaped(about)}</title>\n<content>\n${body}</content>\n`,
      `<published>${updated}</published>\n<updated>${updated}</updated>\n</entry>\n`,
    ].join('');
  const clock = `/espi/1_1/resource/LocalTimeParameters/${idOf(timeZone)}`;
  yield entry(clock, timeZone, [], localTime(timeZone, firstYear(meters, updated)));
  const points = new Map<string, FeedMeter[]>();
  for (const meter of meters) points.set(meter.key, [...(points.get(meter.key) ?? []), meter]);
  const types = new Set<string>();
  for (const [name, series] of points) {
    const point = `${root}/UsagePoint/${idOf(`${key} ${name}`)}`;
    const [first] = series;
    if (!first) continue;
    yield entry(point, first.title, [`${point}/MeterReading`, clock], usagePoint(first.commodity));
    for (const meter of series) {
      const flow = meter.flow ?? 'delivered';
      const type = `/espi/1_1/resource/ReadingType/${idOf(`${meter.commodity} ${flow} ${meter.intervalMinutes}`)}`;
      const reading = `${point}/MeterReading/${idOf(`${key} ${name} ${flow} ${meter.intervalMinutes}`)}`;
      yield entry(
        reading,
        meter.title,
        [`${reading}/IntervalBlock`, type],
        '<MeterReading xmlns="http://naesb.org/espi"/>\n',
      );
      if (!types.has(type)) yield entry(type, meter.title, [], readingType(meter, flow));
      types.add(type);
      for (const day of meter.days) {
        const body = intervalBlock(day, meter.intervalMinutes, time);
        if (body) yield entry(`${reading}/IntervalBlock/${day.day}`, day.day, [], body);
      }
    }
  }
  yield '</feed>\n';
}

function firstYear(meters: readonly FeedMeter[], updated: string): number {
  const [first = updated] = meters.flatMap(({ days }) => days.slice(0, 1).map(({ day }) => day)).sort();
  return Number(first.slice(0, 4));
}

const link = (rel: string, href: string) => `<link rel="${rel}" href="${href}"/>\n`;

const usagePoint = (commodity: Commodity) =>
  `<UsagePoint xmlns="http://naesb.org/espi"><ServiceCategory><kind>${codes[commodity][0]}</kind></ServiceCategory></UsagePoint>\n`;

function localTime(timeZone: string, year: number): string {
  const { tzOffset, dstOffset, dstStartRule, dstEndRule } = parametersOf(timeZone, year);
  const bits = (rule: number) => rule.toString(16).toUpperCase().padStart(8, '0');
  return `<LocalTimeParameters xmlns="http://naesb.org/espi"><dstEndRule>${bits(dstEndRule)}</dstEndRule><dstOffset>${dstOffset}</dstOffset><dstStartRule>${bits(dstStartRule)}</dstStartRule><tzOffset>${tzOffset}</tzOffset></LocalTimeParameters>\n`;
}

function readingType({ commodity, intervalMinutes }: FeedMeter, flow: Flow): string {
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
  const body = Object.entries(fields).map(([name, value]) => `<${name}>${value}</${name}>`);
  return `<ReadingType xmlns="http://naesb.org/espi">${body.join('')}</ReadingType>\n`;
}

/** A day of readings; nothing where nothing was read. */
function intervalBlock({ day, values, qualities, costs }: FeedDay, minutes: number, time: LocalTime): string {
  const start = startOfDay(day, time);
  const whole = startOfDay(addDays(day, 1), time) - start;
  const length = minutes === 1440 ? whole : minutes * 60;
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
  const interval = `<interval><duration>${whole}</duration><start>${start}</start></interval>\n`;
  return `<IntervalBlock xmlns="http://naesb.org/espi">${interval}${readings.join('')}</IntervalBlock>\n`;
}
