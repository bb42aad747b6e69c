import type { GreenButtonParts, RawReading, Resource } from '@rochdale/domain/energy/green-button/parts';
import { qualityOf, type ReadingQuality, worstQuality } from '@rochdale/domain/energy/green-button/quality';
import { type Field, type Fields, integerOf } from './fields.ts';
import { GreenButtonError } from './green-button-error.ts';

/** Elements of the ESPI namespace that are taken; the others are passed over. */
export const resourceKinds = [
  'UsagePoint',
  'MeterReading',
  'ReadingType',
  'IntervalBlock',
  'LocalTimeParameters',
  'UsageSummary',
  'ElectricPowerUsageSummary',
] as const;
export type ResourceKind = (typeof resourceKinds)[number];

/** Seconds in 14 hours: no clock is further from UTC. */
const farthest = 14 * 3600;

/** Adds a resource to the parts. Blocks are no resources of their own: their readings are added one by one. */
export function addResource(
  parts: GreenButtonParts,
  kind: Exclude<ResourceKind, 'IntervalBlock'>,
  fields: Fields,
  links: Resource,
  line: number,
): void {
  switch (kind) {
    case 'UsagePoint':
      parts.usagePoints.push({ ...links, serviceKind: fields.integer('ServiceCategory/kind') });
      return;
    case 'MeterReading':
      parts.meterReadings.push(links);
      return;
    case 'ReadingType':
      parts.readingTypes.push({
        ...links,
        accumulation: fields.integer('accumulationBehaviour'),
        commodity: fields.integer('commodity'),
        currency: fields.integer('currency'),
        defaultQuality: qualityIn(fields.all('defaultQuality')),
        flow: fields.integer('flowDirection'),
        intervalLength: fields.integer('intervalLength', 0, 2 ** 32),
        powerOfTen: fields.integer('powerOfTenMultiplier', -12, 12) ?? 0,
        uom: fields.integer('uom'),
      });
      return;
    case 'LocalTimeParameters': {
      const tzOffset = fields.integer('tzOffset', -farthest, farthest);
      if (tzOffset === null) throw new GreenButtonError(line, '<LocalTimeParameters> has no <tzOffset>.');
      parts.localTimes.push({
        ...links,
        tzOffset,
        dstOffset: fields.integer('dstOffset', -farthest, farthest) ?? 0,
        dstStartRule: fields.bits('dstStartRule') ?? 0,
        dstEndRule: fields.bits('dstEndRule') ?? 0,
      });
      return;
    }
    case 'UsageSummary':
    case 'ElectricPowerUsageSummary':
      parts.summaries.push({
        ...links,
        start: fields.instant('billingPeriod/start'),
        duration: fields.integer('billingPeriod/duration', 0, 2 ** 32),
        uom: fields.integer('overallConsumptionLastPeriod/uom'),
        powerOfTen: fields.integer('overallConsumptionLastPeriod/powerOfTenMultiplier', -12, 12) ?? 0,
        value: fields.integer('overallConsumptionLastPeriod/value'),
        cost: fields.integer('billLastPeriod'),
      });
  }
}

/** A reading; undefined when it has no value. `step` is its place in its block. */
export function readingOf(
  fields: Fields,
  blockStart: number | null,
  step: number,
  line: number,
): RawReading | undefined {
  const value = fields.integer('value');
  const cost = fields.integer('cost');
  const quality = qualityIn(fields.all('ReadingQuality/quality'));
  const own = fields.instant('timePeriod/start');
  const start = own ?? blockStart;
  if (start === null) throw new GreenButtonError(line, 'neither the reading nor its block says when it starts.');
  const length = fields.integer('timePeriod/duration', 0, 2 ** 32);
  const duration = own === null ? null : (length ?? 0);
  return value === null ? undefined : { start, duration, step, value, cost, quality, published: 0 };
}

function qualityIn(fields: readonly Field[]): ReadingQuality | null {
  if (fields.length === 0) return null;
  return fields.map((field) => qualityOf(integerOf('quality', field, 0, 65_535))).reduce(worstQuality);
}
