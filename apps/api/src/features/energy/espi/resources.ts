import { instantAt } from '@rochdale/domain/dates';
import type { EntryTimes } from '@rochdale/domain/energy/green-button/atom';
import { feedEntries } from '@rochdale/domain/energy/green-button/entries';
import { summariesOf } from './bill-summaries.ts';
import { costsFor } from './day-costs.ts';
import { daysOfSeries } from './day-pages.ts';
import { type OpenAccount, type OpenPoint, seriesOf } from './open-account.ts';
import type { Measured } from './series-store.ts';
import type { EspiServices } from './services.ts';

/** An entry of a feed, and where it lies. */
export interface Entry {
  readonly path: string;
  readonly xml: string;
}

export type Entries = AsyncGenerator<Entry>;

/** A moment as feeds write it. */
export const written = (at: Date): string => at.toISOString().replace(/\.\d+Z$/, 'Z');

/** The resources of some accounts, each an entry; `updated` is when something of them last changed. */
export function resourcesOf(services: EspiServices, updated: Date) {
  const { reads } = services;
  const times = { published: written(updated), updated: written(updated) };
  const timesAt = (day: string, timeZone: string, changedAt: Date | null): EntryTimes => {
    const began = instantAt(day, '00:00', timeZone);
    return { published: written(began), updated: written(changedAt ?? began) };
  };

  async function* localTime({ terms, span }: OpenAccount): Entries {
    const write = feedEntries(terms);
    const year = Number(span.toDate.slice(0, 4)) - 1;
    yield { path: write.paths.clock, xml: write.localTime(year, times) };
  }
  async function* usagePoints(open: OpenAccount): Entries {
    const write = feedEntries(open.terms);
    for (const point of open.points) {
      const named = { key: point.meterNumber, title: point.title, commodity: point.commodity };
      yield { path: write.paths.usagePoint(point.meterNumber), xml: write.usagePoint(named, times, point.hasBills) };
    }
  }
  async function* meterReadings({ terms }: OpenAccount, point: OpenPoint): Entries {
    const write = feedEntries(terms);
    for (const series of point.measured.map((one) => seriesOf(point, one)))
      yield { path: write.paths.meterReading(series), xml: write.meterReading(series, times) };
  }
  async function* readingTypes(opens: readonly OpenAccount[]): Entries {
    const told = new Set<string>();
    for (const { terms, points } of opens) {
      const write = feedEntries(terms);
      for (const series of points.flatMap((point) => point.measured.map((one) => seriesOf(point, one)))) {
        const path = write.paths.readingType(series);
        if (!told.has(path)) yield { path, xml: write.readingType(series, times) };
        told.add(path);
      }
    }
  }
  async function* intervalBlocks(open: OpenAccount, point: OpenPoint, measured: Measured): Entries {
    const write = feedEntries(open.terms);
    const series = seriesOf(point, measured);
    const costOf = await reads.run((db) => costsFor(services, db, open));
    for await (const { changedAt, ...day } of daysOfSeries(services, point, measured, costOf)) {
      const xml = write.intervalBlock(series, day, timesAt(day.day, open.terms.timeZone, changedAt));
      if (xml !== '') yield { path: `${write.paths.meterReading(series)}/IntervalBlock/${day.day}`, xml };
    }
  }
  async function* usageSummaries(open: OpenAccount, point: OpenPoint): Entries {
    if (!point.hasBills) return;
    const write = feedEntries(open.terms);
    const { timeZone } = open.terms;
    const { updatedMin, updatedMax } = point.days;
    for (const { changedAt, ...summary } of await reads.run((db) => summariesOf(db, open, point))) {
      const over = instantAt(summary.nextDay, '00:00', timeZone);
      const updatedAt = changedAt > over ? changedAt : over;
      if ((updatedMin && updatedAt < updatedMin) || (updatedMax && updatedAt > updatedMax)) continue;
      const path = `${write.paths.usagePoint(point.meterNumber)}/UsageSummary/${summary.nextDay}`;
      yield {
        path,
        xml: write.usageSummary(point.meterNumber, summary, timesAt(summary.firstDay, timeZone, updatedAt)),
      };
    }
  }
  /** All of some accounts in one feed, as files have it: what is needed to understand readings comes before them. */
  async function* batch(opens: readonly OpenAccount[]): Entries {
    for (const open of opens.slice(0, 1)) yield* localTime(open);
    for (const open of opens) yield* usagePoints(open);
    yield* readingTypes(opens);
    for (const open of opens)
      for (const point of open.points) {
        yield* meterReadings(open, point);
        for (const measured of point.measured) yield* intervalBlocks(open, point, measured);
        yield* usageSummaries(open, point);
      }
  }
  /** Many batches in one feed: what belongs to none of them is told once. */
  async function* batches(all: AsyncIterable<readonly OpenAccount[]>): Entries {
    const told = new Set<string>();
    for await (const opens of all)
      for await (const entry of batch(opens)) {
        const isCommon = !entry.path.includes('/Subscription/');
        if (isCommon && told.has(entry.path)) continue;
        if (isCommon) told.add(entry.path);
        yield entry;
      }
  }
  return { batches, localTime, usagePoints, meterReadings, readingTypes, intervalBlocks, usageSummaries, batch };
}
