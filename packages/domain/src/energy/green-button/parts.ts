import type { LocalTimeParameters } from './dst-rules.ts';
import type { ReadingQuality } from './quality.ts';

/** A thing of a Green Button feed, with the links of its Atom entry (paths, without the host). */
export interface Resource {
  readonly self: string;
  readonly up: string;
  readonly related: readonly string[];
  readonly title: string;
}

export interface UsagePoint extends Resource {
  readonly serviceKind: number | null;
}

/** What the values of readings mean. */
export interface ReadingType extends Resource {
  readonly accumulation: number | null;
  readonly commodity: number | null;
  readonly currency: number | null;
  readonly defaultQuality: ReadingQuality | null;
  readonly flow: number | null;
  /** Seconds. */
  readonly intervalLength: number | null;
  readonly powerOfTen: number;
  readonly uom: number | null;
}

export interface LocalTimeResource extends Resource, LocalTimeParameters {}

/** A billing period as the other side summed it up. */
export interface UsageSummary extends Resource {
  /** Seconds since 1970, and seconds. */
  readonly start: number | null;
  readonly duration: number | null;
  readonly uom: number | null;
  readonly powerOfTen: number;
  readonly value: number | null;
  /** Hundred-thousandths of the currency. */
  readonly cost: number | null;
}

/** One reading as it is written; without a period of its own it is the `step`th of its block. */
export interface RawReading {
  /** Seconds since 1970: of the reading, or of its block. */
  readonly start: number;
  /** Seconds; null without a period of its own. */
  readonly duration: number | null;
  readonly step: number;
  readonly value: number;
  /** Hundred-thousandths of the currency. */
  readonly cost: number | null;
  readonly quality: ReadingQuality | null;
  /** When its entry was published, in seconds since 1970; 0 when that is not said. */
  readonly published: number;
}

/** All that one or several files hold. Readings lie by the path of the collection that their blocks are in. */
export interface GreenButtonParts {
  readonly usagePoints: UsagePoint[];
  readonly meterReadings: Resource[];
  readonly readingTypes: ReadingType[];
  readonly localTimes: LocalTimeResource[];
  readonly summaries: UsageSummary[];
  readonly readings: Map<string, RawReading[]>;
}

export const noParts = (): GreenButtonParts => ({
  usagePoints: [],
  meterReadings: [],
  readingTypes: [],
  localTimes: [],
  summaries: [],
  readings: new Map(),
});
