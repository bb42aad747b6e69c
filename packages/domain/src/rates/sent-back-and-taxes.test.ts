import { basic, energy, evenly, june, kWh, peakHours, priced, schedule } from '@rochdale/test-kit/rates/builders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScheduleLine } from './schedule.ts';
import type { IntervalUsage } from './usage.ts';

describe('what is sent back', () => {
  const credit: ScheduleLine = { id: 'credit', kind: 'credit', name: 'Credit', price: 0.04 };
  const net = (netting: 'bill' | 'interval' | 'never', excess: 'paid' | 'carried' = 'paid') => ({
    netMetering: { netting, excess },
  });

  it('is set against the bill, the interval or nothing', () => {
    const usage: IntervalUsage = {
      kind: 'intervals',
      minutes: 60,
      days: evenly(june, 60, 0).days.map(({ day, delivered }) => ({
        day,
        delivered: delivered.map((_value, hour) => (hour < 12 ? 2000 : 500)),
        received: delivered.map((_value, hour) => (hour < 12 ? 0 : 1500)),
      })),
    };
    const total = (netting: 'bill' | 'interval' | 'never') =>
      priced([schedule([energy(), credit], net(netting))], usage).total;
    // Each day takes 30 and gives 18; by the hour 24 are taken and 12 given.
    expect([total('bill'), total('interval'), total('never')]).toEqual([30 * 120, 30 * (240 - 48), 30 * (300 - 72)]);
    expect(priced([schedule([energy()])], usage).total).toBe(30 * 300);
  });

  it('is set against use in the same period of energy, whatever other divisions of the hours stand before it', () => {
    const other = {
      periods: [
        { name: 'morning', when: [{ days: ['weekday'], from: '06:00', to: '09:00' }] },
        { name: 'later', when: [] },
      ],
    } as const;
    const even = evenly(june, 60, 1000, 1000);
    const days = even.days.map((one) => ({
      ...one,
      received: one.received?.map((_value, hour) => (hour === 7 ? 20_000 : 0)),
    }));
    const flat = schedule([energy(), credit], { ...net('bill'), timeOfUse: [other] });
    // 720 are taken and 600 given, though all of it in the mornings.
    expect(priced([flat], { ...even, days }).lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['energy', 120],
    ]);
    const timed = schedule([energy({ id: 'peak', period: 'peak' }), energy({ id: 'off', period: 'off' }), credit], {
      ...net('bill'),
      timeOfUse: [other, peakHours],
    });
    expect(priced([timed], { ...even, days }).lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['peak', 110],
      ['off', 10],
    ]);
  });

  it('that is carried counts on the next bill, and none of it is lost', () => {
    const carrying = schedule([energy()], net('bill', 'carried'));
    fc.assert(
      fc.property(fc.nat(900_000), fc.nat(900_000), fc.nat(900_000), (delivered, received, carried) => {
        const bill = priced([carrying], { kind: 'register', delivered, received, carried });
        const charged = bill.lines.reduce((sum, { quantity }) => sum + quantity, 0);
        expect(Math.round((charged - bill.carried) * 1000)).toBe(delivered - received - carried);
        expect(Math.min(charged, bill.carried)).toBe(0);
      }),
    );
  });
});

describe('lines of lines', () => {
  it('a minimum is filled up, and taxes are of what stands above, in their order', () => {
    const lines: ScheduleLine[] = [
      basic,
      energy(),
      { id: 'least', kind: 'minimum', name: 'Minimum', amount: 45, per: 'month', of: ['basic', 'energy'] },
      { id: 'franchise', kind: 'percent', name: 'Franchise fee', percent: 5 },
      { id: 'sales', kind: 'percent', name: 'Sales tax', percent: 10, of: ['energy', 'franchise'] },
    ];
    expect(priced([schedule(lines)], kWh(100)).lines.map(({ id, amount }) => [id, amount])).toEqual([
      ['basic', 3000],
      ['energy', 1000],
      ['least', 500],
      ['franchise', 225],
      ['sales', 123],
    ]);
    expect(priced([schedule(lines)], kWh(151)).lines.some(({ id }) => id === 'least')).toBe(false);
  });

  it('a line of an option is for accounts that have it, and one without for the others', () => {
    const options = [{ code: '3P', name: 'Three-phase' }];
    const both = schedule(
      [
        { ...basic, without: '3P' },
        { ...basic, id: 'three', amount: 45, option: '3P' },
      ],
      { options },
    );
    expect(priced([both], kWh(0)).total).toBe(3000);
    expect(priced([both], kWh(0), { ...june, options: ['3P'] }).total).toBe(4500);
  });
});
