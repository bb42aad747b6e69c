import { energy, evenly, june, kWh, peakHours, priced, schedule } from '@rochdale/test-kit/rates/builders';
import { describe, expect, it } from 'vitest';
import { priceBill } from './price-bill.ts';
import type { ScheduleLine } from './schedule.ts';
import type { Usage } from './usage.ts';

const { timeZone } = june;

describe('hours', () => {
  const timed = schedule(
    [energy({ id: 'peak', period: 'peak', blocks: [{ price: 0.3 }] }), energy({ id: 'off', period: 'off' })],
    { timeOfUse: [peakHours], holidays: [{ name: 'Juneteenth', date: '2026-06-19', observed: 'never' }] },
  );

  it('what is used on peak and off is what is used, and a holiday is off peak', () => {
    const { lines, missing } = priced([timed], evenly(june, 15, 250));
    const weekdays = 22 - 1;
    expect(lines.map(({ quantity }) => quantity)).toEqual([weekdays * 5, 30 * 24 - weekdays * 5]);
    expect(missing).toBe(0);
  });

  it('a day on which clocks change counts 23 or 25 hours', () => {
    const always = schedule([energy({ id: 'night', period: 'night' }), energy({ id: 'day', period: 'day' })], {
      timeOfUse: [
        {
          periods: [
            { name: 'night', when: [{ days: ['weekday', 'weekend', 'holiday'], from: '00:00', to: '06:00' }] },
            { name: 'day', when: [] },
          ],
        },
      ],
    });
    for (const [day, night] of [
      ['2026-03-08', 5],
      ['2026-11-01', 7],
      ['2026-06-14', 6],
    ] as const)
      for (const minutes of [15, 60]) {
        const bill = { from: day, to: day, timeZone };
        const { lines, missing } = priced([always], evenly(bill, minutes, minutes * 1000), bill);
        expect([day, missing, lines.map(({ quantity }) => quantity)]).toEqual([day, 0, [night * 60, 18 * 60]]);
      }
  });

  it('readings that are missing are counted, not guessed', () => {
    const usage = evenly(june, 60, 1000);
    const [first, , ...others] = usage.days;
    const holed = first
      ? [{ ...first, delivered: first.delivered.map((value, at) => (at < 3 ? null : value)) }, ...others]
      : [];
    expect(priced([timed], { ...usage, days: holed }).missing).toBe(3 + 24);
  });

  it('a time of use is not priced of days, nor of intervals that are of two periods', () => {
    const days = evenly(june, 60, 1000).days.map(({ day }) => ({ day, delivered: 24_000 }));
    expect(priceBill([timed], { kind: 'daily', days }, june)).toEqual({
      kind: 'unpriced',
      lack: 'intervals',
      line: 'peak',
    });
    expect(priceBill([timed], kWh(700), june)).toEqual({ kind: 'unpriced', lack: 'registers', line: 'peak' });
    const half = {
      periods: [
        { name: 'peak', when: [{ days: ['weekday'], from: '14:30', to: '19:00' }] },
        { name: 'off', when: [] },
      ],
    } as const;
    expect(priceBill([{ ...timed, timeOfUse: [half] }], evenly(june, 60, 1000), june)).toMatchObject({
      lack: 'shorterIntervals',
    });
    const weekend = {
      periods: [
        { name: 'peak', when: [{ days: ['weekday'], from: '00:00', to: '24:00' }] },
        { name: 'off', when: [] },
      ],
    } as const;
    expect(
      priced([{ ...timed, timeOfUse: [weekend] }], { kind: 'daily', days }).lines.map(({ quantity }) => quantity),
    ).toEqual([21 * 24, 9 * 24]);
  });

  it('registers by period are shared among parts of a bill by the hours of the period', () => {
    const split = [
      { ...timed, validTo: '2026-06-05' },
      { ...timed, validFrom: '2026-06-06' },
    ];
    const usage: Usage = {
      kind: 'register',
      delivered: 520_000,
      periods: { peak: { delivered: 210_000 }, off: { delivered: 310_000 } },
    };
    // June 1 to 5 has five of the 21 weekdays.
    expect(
      priced(split, usage)
        .lines.filter(({ id }) => id === 'peak')
        .map(({ quantity }) => quantity),
    ).toEqual([50, 160]);
  });
});

describe('demand', () => {
  const line: ScheduleLine = {
    id: 'demand',
    kind: 'demand',
    of: 'own',
    per: 'bill',
    name: 'Demand',
    blocks: [{ price: 10 }],
  };

  it('is the highest of the windows that the schedule says, not of shorter ones', () => {
    const usage = evenly(june, 15, 250);
    const [first, ...others] = usage.days;
    const spiky = first
      ? { ...first, delivered: first.delivered.map((value, at) => (at === 20 ? 1000 : value)) }
      : undefined;
    const days = spiky ? [spiky, ...others] : [];
    const total = (demandMinutes: number) => priced([schedule([line], { demandMinutes })], { ...usage, days }).total;
    expect([15, 60].map(total)).toEqual([4000, 1750]);
    expect(priceBill([schedule([line], { demandMinutes: 15 })], evenly(june, 60, 1000), june)).toMatchObject({
      lack: 'shorterIntervals',
    });
  });

  it('of the co-op’s hour is the member’s in that hour', () => {
    const coop: ScheduleLine = {
      ...line,
      id: 'coop',
      kind: 'demand',
      of: 'coop',
      per: 'bill',
      blocks: [{ price: 10 }],
    };
    const usage = evenly(june, 60, 1000);
    const days = usage.days.map(({ day, delivered }) => ({
      day,
      delivered: delivered.map((_value, hour) => hour * 100),
    }));
    const peak = Date.parse('2026-06-17T17:20:00-07:00');
    expect(priced([schedule([coop])], { ...usage, days, coopPeaks: [peak] }).total).toBe(1700);
    expect(
      priced([schedule([coop])], { ...usage, days, coopPeaks: [Date.parse('2026-07-17T17:20:00-07:00')] }).total,
    ).toBe(0);
    expect(priceBill([schedule([coop])], usage, june)).toMatchObject({ lack: 'coopPeak', line: 'coop' });
  });

  it('is not below a part of the highest of the months before', () => {
    const ratchet = { percent: 80, back: 11, months: [6, 7, 8] };
    const held = schedule([{ ...line, ratchet }]);
    const earlierDemands = [
      { month: '2025-06', demand: 90_000 },
      { month: '2025-07', demand: 50_000 },
      { month: '2025-12', demand: 80_000 },
    ];
    expect(priced([held], kWh(1, { demand: 30_000, earlierDemands })).total).toBe(40_000);
    expect(priced([held], kWh(1, { demand: 45_000, earlierDemands })).total).toBe(45_000);
    expect(priceBill([held], kWh(1, { demand: 30_000 }), june)).toMatchObject({ lack: 'earlierDemand' });
  });
});
