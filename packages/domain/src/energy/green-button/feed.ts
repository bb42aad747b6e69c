import { type FeedDay, type FeedSeries, type FeedTerms, feedEntries } from './entries.ts';

export type { FeedDay } from './entries.ts';

/** What one meter measured by one length: 1440 minutes for a value a day. */
export interface FeedMeter extends FeedSeries {
  readonly days: readonly FeedDay[];
}

export interface FeedContent extends FeedTerms {
  readonly title: string;
  /** When the feed is made: `2026-11-20T12:00:00Z`. */
  readonly updated: string;
  readonly meters: readonly FeedMeter[];
}

/** Writes a Green Button file piece by piece: usage points, local time, reading types, and an entry for each day of intervals. */
export function* greenButtonFeed(content: FeedContent): Generator<string> {
  const { title, key, updated, meters } = content;
  const write = feedEntries(content);
  const times = { published: updated, updated };
  yield write.head(`${key} feed`, title, updated, write.paths.subscription);
  yield write.localTime(firstYear(meters, updated), times);
  const points = new Map<string, FeedMeter[]>();
  for (const meter of meters) points.set(meter.key, [...(points.get(meter.key) ?? []), meter]);
  const types = new Set<string>();
  for (const series of points.values()) {
    const [first] = series;
    if (!first) continue;
    yield write.usagePoint(first, times);
    for (const meter of series) {
      yield write.meterReading(meter, times);
      const type = write.paths.readingType(meter);
      if (!types.has(type)) yield write.readingType(meter, times);
      types.add(type);
      for (const day of meter.days) yield write.intervalBlock(meter, day, times);
    }
  }
  yield write.tail;
}

function firstYear(meters: readonly FeedMeter[], updated: string): number {
  const [first = updated] = meters.flatMap(({ days }) => days.slice(0, 1).map(({ day }) => day)).sort();
  return Number(first.slice(0, 4));
}
