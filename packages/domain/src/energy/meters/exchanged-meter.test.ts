import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, type LocalDay } from '../../dates.ts';
import { ownMeters } from './commodity.ts';
import { exchangeOf, type ReadMeter } from './exchanged-meter.ts';
import { onlyMeterOn } from './serving-span.ts';

const meter = (meterNumber: string, more: Partial<ReadMeter> = {}): ReadMeter => ({
  meterNumber,
  commodity: 'electric',
  installedOn: null,
  lastRead: '2026-11-19',
  ...more,
});

it('a meter that is silent since another came in is out from that day on (energy-101)', () => {
  const to = meter('M2', { installedOn: '2026-03-10' });
  const out = (lastRead: LocalDay | null) => exchangeOf(meter('M1', { lastRead }), [meter('M1', { lastRead }), to]);
  expect(out('2026-03-09')).toEqual({ day: '2026-03-10', to: 'M2', lastDay: '2026-03-09' });
  expect(out('2026-02-20')?.lastDay).toBe('2026-03-09');
  expect(out(null)?.lastDay).toBe('2026-03-09');
  // Read on the day itself too, before it was taken down.
  expect(out('2026-03-10')?.lastDay).toBe('2026-03-10');
  expect(out('2026-03-11')).toBeUndefined();
});

it('a meter that was added beside it, of whatever it measures, puts none out', () => {
  const old = meter('M1', { lastRead: '2026-03-09' });
  expect(exchangeOf(old, [old, meter('W1', { commodity: 'water', installedOn: '2026-03-10' })])).toBeUndefined();
  // Nobody knows while the new one says nothing.
  expect(exchangeOf(old, [old, meter('M2', { installedOn: '2026-03-10', lastRead: '2026-03-10' })])).toBeUndefined();
  const both = [meter('M1'), meter('M2', { installedOn: '2026-03-10' })];
  expect(both.map((one) => exchangeOf(one, both))).toEqual([undefined, undefined]);
});

const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-01-01', days));
const known = fc.record({
  commodity: fc.constantFrom('electric' as const, 'water' as const),
  installedOn: fc.option(day),
  lastRead: fc.option(day),
});
const accounts = fc
  .array(known, { minLength: 1, maxLength: 5 })
  .map((found) => found.map((one, place) => ({ ...one, meterNumber: `M${place}` })));

it('no reading lies after the last day of a meter, and the newest of each commodity serves', () => {
  fc.assert(
    fc.property(accounts, (meters) => {
      for (const one of meters) {
        const out = exchangeOf(one, meters);
        if (!out) continue;
        expect(out.lastDay >= (one.lastRead ?? '')).toBe(true);
        expect(out.lastDay >= addDays(out.day, -1) && out.lastDay <= out.day).toBe(true);
        const to = meters.find(({ meterNumber }) => meterNumber === out.to);
        expect(to?.commodity).toBe(one.commodity);
        expect((to?.installedOn ?? '') > (one.installedOn ?? '')).toBe(true);
        expect((to?.lastRead ?? '') > out.day).toBe(true);
      }
      for (const commodity of ['electric', 'water']) {
        const own = meters.filter((one) => one.commodity === commodity);
        if (own.length > 0) expect(own.some((one) => exchangeOf(one, meters) === undefined)).toBe(true);
      }
    }),
  );
});

it('a day is one meter’s where only that one serves', () => {
  const spans = [
    { meterNumber: 'M1', firstDay: null, lastDay: '2026-03-10' },
    { meterNumber: 'M2', firstDay: '2026-03-10', lastDay: null },
  ];
  expect(['2026-03-09', '2026-03-10', '2026-03-11'].map((one) => onlyMeterOn(spans, one))).toEqual([
    'M1',
    undefined,
    'M2',
  ]);
});

it('an account’s own meters are those of what it is for (energy-102)', () => {
  const meters = [meter('E1'), meter('W1', { commodity: 'water' })];
  expect(ownMeters(meters, 'Electric')).toEqual([meters[0]]);
  expect(ownMeters(meters, 'Water')).toEqual([meters[1]]);
  expect(ownMeters(meters, 'Propane')).toEqual(meters);
});
