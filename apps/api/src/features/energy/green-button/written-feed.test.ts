import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '@rochdale/domain/dates';
import { type FeedMeter, greenButtonFeed } from '@rochdale/domain/energy/green-button/feed';
import { startOfDay, zoneTime } from '@rochdale/domain/energy/green-button/local-time';
import type { ReadingQuality } from '@rochdale/domain/energy/green-button/quality';
import { usageSeries } from '@rochdale/domain/energy/green-button/series';
import { sharedData } from '@rochdale/test-kit/data-of-others';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feedIds } from './feed-ids.ts';
import { readGreenButton } from './read-green-button.ts';

const timeZone = 'America/Chicago';
const time = zoneTime(timeZone);
const hasXmllint = spawnSync('xmllint', ['--version'], { stdio: 'ignore' }).error === undefined;
const schema = sharedData('green-button/schema');
const idsWith = (key: string) => feedIds((name) => createHmac('sha256', key).update(name).digest());
const accountNumber = '104471882';

/** Days around each change of the clock, with a gap, an estimate and a cost here and there. */
function meter(commodity: FeedMeter['commodity'], intervalMinutes: number, from: string, days = 4): FeedMeter {
  return {
    key: `M-${commodity}`,
    title: `${commodity} & more`,
    commodity,
    intervalMinutes,
    days: Array.from({ length: days }, (_, index) => addDays(from, index)).map((day, number) => {
      const seconds = startOfDay(addDays(day, 1), time) - startOfDay(day, time);
      const count = intervalMinutes === 1440 ? 1 : seconds / 60 / intervalMinutes;
      const values = Array.from({ length: count }, (_, index) =>
        intervalMinutes < 1440 && index % 17 === 5 ? null : 300 + ((index * 7919 + number * 104_729) % 4001),
      );
      const qualities = values.map((value, index): ReadingQuality | null =>
        value === null ? null : ((['actual', 'estimate', 'keyed'] as const)[index % 3] ?? 'actual'),
      );
      const costs = values.map((value, index) => (value === null || index % 2 ? null : value * 13));
      return { day, values, qualities, costs };
    }),
  };
}

function written(meters: readonly FeedMeter[]): string {
  const idOf = idsWith('a key of the test');
  const about = { title: 'Usage', key: accountNumber, timeZone, updated: '2026-11-20T12:00:00Z' };
  return [...greenButtonFeed({ ...about, meters, idOf })].join('');
}

/** What the other program answers, as far as it is looked at. Its own types are written for looser compilers. */
interface OtherReader {
  atomToGreenButtonJson(xml: string): Promise<unknown>;
  helpers: {
    getEntriesByContentType(
      json: unknown,
      kind: 'IntervalBlock',
    ): { content: { IntervalBlock: { IntervalReading?: { value?: number }[] }[] } }[];
    getReadingTypeEntryFromIntervalBlockEntry(
      json: unknown,
      entry: unknown,
    ): { content: { ReadingType: { uom?: number } } } | undefined;
    getUsagePointEntryFromIntervalBlockEntry(
      json: unknown,
      entry: unknown,
    ): { content: { UsagePoint: { ServiceCategory?: { kind: number } } } } | undefined;
  };
}
const otherReader = '@cityssm/green-button-parser';

const all = [
  meter('electric', 15, '2026-03-06'),
  meter('electric', 60, '2026-10-30'),
  meter('electric', 5, '2026-10-31', 2),
  meter('electric', 1440, '2026-03-06', 10),
  meter('water', 60, '2026-10-30'),
  meter('gas', 1440, '2026-10-28', 6),
];

describe('a feed of ours', () => {
  it('is read back to the same days, values, qualities and costs', async () => {
    const { series, leftOut } = usageSeries(await readGreenButton([Buffer.from(written(all))]), {
      fallback: zoneTime('UTC'),
    });
    expect(leftOut).toEqual([]);
    expect(series).toHaveLength(all.length);
    for (const [index, source] of all.entries()) {
      const found = series[index];
      expect(found).toMatchObject({ commodity: source.commodity, intervalMinutes: source.intervalMinutes });
      if (source.intervalMinutes === 1440)
        expect(found?.dailyTotals.map(({ day, value, quality, cost }) => [day, value, quality, cost])).toEqual(
          source.days.map(({ day, values, qualities, costs }) => [day, values[0], qualities?.[0], costs?.[0]]),
        );
      else expect(found?.days.map(({ start: _start, ...day }) => day)).toEqual(source.days);
    }
    expect(new Set(series.map(({ usagePoint }) => usagePoint)).size).toBe(3);
    expect(series[0]?.days.map(({ values }) => values.length)).toEqual([96, 96, 92, 96]);
    expect(series[1]?.days.map(({ values }) => values.length)).toEqual([24, 24, 25, 24]);
  });

  it('is read by another program to the same values', async () => {
    const { atomToGreenButtonJson, helpers }: OtherReader = await import(otherReader);
    const json = await atomToGreenButtonJson(written(all));
    const blocks = helpers.getEntriesByContentType(json, 'IntervalBlock');
    expect(blocks).toHaveLength(all.flatMap(({ days }) => days).length);
    const theirs = blocks.map((entry) => ({
      uom: helpers.getReadingTypeEntryFromIntervalBlockEntry(json, entry)?.content.ReadingType.uom,
      kind: helpers.getUsagePointEntryFromIntervalBlockEntry(json, entry)?.content.UsagePoint.ServiceCategory?.kind,
      values: entry.content.IntervalBlock.flatMap(({ IntervalReading }) =>
        (IntervalReading ?? []).map(({ value }) => value),
      ),
    }));
    const uoms = { electric: 72, water: 128, gas: 169 };
    const kinds = { electric: 0, water: 2, gas: 1 };
    expect(theirs).toEqual(
      all.flatMap(({ commodity, days }) =>
        days.map(({ values }) => ({
          uom: uoms[commodity],
          kind: kinds[commodity],
          values: values.filter((value) => value !== null),
        })),
      ),
    );
  });

  it('of any zone, day and length is read back to the same values', async () => {
    const zones = ['America/Chicago', 'America/Phoenix', 'America/Anchorage', 'Pacific/Honolulu', 'America/St_Johns'];
    const wish = fc.record({
      zone: fc.constantFrom(...zones),
      from: fc.integer({ min: 0, max: 3650 }).map((days) => addDays('2020-01-01', days)),
      intervalMinutes: fc.constantFrom(5, 15, 30, 60, 1440),
      commodity: fc.constantFrom('electric' as const, 'water' as const, 'gas' as const),
      values: fc.array(fc.option(fc.integer({ min: -5000, max: 2_000_000 }), { freq: 5 }), { minLength: 1 }),
    });
    const run = fc.asyncProperty(wish, async ({ zone, from, intervalMinutes, commodity, values }) => {
      const clock = zoneTime(zone);
      const days = [from, addDays(from, 1)].map((day) => {
        const minutes = (startOfDay(addDays(day, 1), clock) - startOfDay(day, clock)) / 60;
        const count = intervalMinutes === 1440 ? 1 : minutes / intervalMinutes;
        return { day, values: Array.from({ length: count }, (_, index) => values[index % values.length] ?? null) };
      });
      const one = { key: 'M', title: 'x', commodity, intervalMinutes, days };
      const about = { title: 'x', key: 'A', timeZone: zone, updated: '2026-11-20T12:00:00Z', idOf: idsWith('k') };
      const text = [...greenButtonFeed({ ...about, meters: [one] })].join('');
      const { series } = usageSeries(await readGreenButton([Buffer.from(text)]), { fallback: zoneTime('UTC') });
      const measured = days.filter((day) => day.values.some((value) => value !== null));
      if (intervalMinutes === 1440)
        expect((series[0]?.dailyTotals ?? []).map(({ day, value }) => ({ day, values: [value] }))).toEqual(measured);
      else expect((series[0]?.days ?? []).map((day) => ({ day: day.day, values: day.values }))).toEqual(measured);
    });
    await fc.assert(run, { numRuns: 60 });
  });

  it('is the same each time, and another key makes other ids', () => {
    const once = written(all);
    expect(written(all)).toBe(once);
    expect(idsWith('another')('x')).not.toBe(idsWith('a key of the test')('x'));
    expect(idsWith('k')('x')).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('gives each entry an id of its own, and names neither account nor meter', () => {
    const text = written([...all, { ...meter('electric', 60, '2026-10-30'), key: 'M-2' }]);
    const ids = [...text.matchAll(/<id>([^<]+)<\/id>/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(text).not.toContain(accountNumber);
    expect(text).not.toContain('M-electric');
  });

  it('without a meter is still a feed', async () => {
    const parts = await readGreenButton([Buffer.from(written([]))]);
    expect(parts.localTimes).toHaveLength(1);
  });
});

const reason = hasXmllint ? '' : ' (skipped where xmllint is not installed)';
describe.skipIf(schema.isSkipped || !hasXmllint)(schema.named(`ESPI 4.0${reason}`), () => {
  it.each([
    ['all kinds', all],
    ['no meter', []],
  ] as const)('holds for a feed of %s', (_what, meters) => {
    const folder = mkdtempSync(join(tmpdir(), 'green-button-'));
    const file = join(folder, 'feed.xml');
    writeFileSync(file, written(meters));
    const found = spawnSync('xmllint', ['--nonet', '--noout', '--schema', schema.file('wrap40.xsd'), file], {
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    expect(found.stderr.trim()).toBe(`${file} validates`);
  });
});
