import { basic, energy, june, kWh, priced, schedule } from '@rochdale/test-kit/rates/builders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates.ts';
import { plus } from './exact.ts';
import { priceBill } from './price-bill.ts';
import { monthsOf } from './proration.ts';
import type { ScheduleLine } from './schedule.ts';

const { timeZone } = june;

describe('blocks', () => {
  const stepped = schedule([
    energy({ blocks: [{ upTo: 500, price: 0.1 }, { upTo: 1000, price: 0.12 }, { price: 0.2 }] }),
  ]);

  it('the unit at the end of a block is its own, and the next one is the next block’s (rates-4)', () => {
    expect(priced([stepped], kWh(500)).lines.map(({ block, amount }) => [block, amount])).toEqual([[0, 5000]]);
    expect(priced([stepped], kWh(501)).lines.map(({ block, amount }) => [block, amount])).toEqual([
      [0, 5000],
      [1, 12],
    ]);
    expect(priced([stepped], kWh(1200)).total).toBe(5000 + 6000 + 4000);
  });

  it('what is in all blocks is what was used, and each line is its quantity times its price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_000_000 }), (delivered) => {
        const { lines, total } = priced([stepped], { kind: 'register', delivered });
        expect(Math.round(lines.reduce((sum, { quantity }) => sum + quantity, 0) * 1000)).toBe(delivered);
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        for (const { quantity, price, amount } of lines)
          expect(Math.abs(quantity * price * 100 - amount)).toBeLessThan(0.5 + 1e-6);
      }),
    );
  });

  it('grow with the demand where they are counted by the kW, and with the days where by the day', () => {
    const blocks = [{ upTo: 200, price: 0.07 }, { price: 0.04 }];
    const usage = kWh(160_000, { demand: 550_000 });
    expect(priced([schedule([energy({ blocks, blockUnit: 'unitPerKw' })])], usage).total).toBe(970_000);
    const byDay = schedule([energy({ blocks: [{ upTo: 10, price: 0.1 }, { price: 0.2 }], blockUnit: 'unitPerDay' })]);
    expect(priced([byDay], kWh(301)).lines.map(({ quantity }) => quantity)).toEqual([300, 1]);
  });
});

describe('days', () => {
  const always = { rule: 'always', monthDays: 30 } as const;

  it('doubling the days of a bill at the same daily use never lowers it (rates-6)', () => {
    const blocks = fc
      .array(fc.record({ size: fc.integer({ min: 1, max: 800 }), mills: fc.integer({ min: 0, max: 400 }) }), {
        minLength: 1,
        maxLength: 4,
      })
      .map((all) => {
        let end = 0;
        return all.map(({ size, mills }, index) => {
          end += size;
          return { ...(index < all.length - 1 && { upTo: end }), price: mills / 1000 };
        });
      });
    fc.assert(
      fc.property(
        blocks,
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 90_000 }),
        fc.integer({ min: 0, max: 15_000 }),
        (steps, days, daily, demand) => {
          const kilowatt: ScheduleLine = {
            id: 'demand',
            kind: 'demand',
            of: 'own',
            per: 'bill',
            name: 'Demand',
            blocks: [{ upTo: 5, price: 0 }, { price: 8.5 }],
          };
          const least: ScheduleLine = { id: 'least', kind: 'minimum', name: 'Minimum', amount: 40, per: 'month' };
          const tax: ScheduleLine = { id: 'tax', kind: 'percent', name: 'Tax', percent: 6.25 };
          const version = schedule([basic, energy({ blocks: steps }), kilowatt, least, tax], { proration: always });
          const bill = (length: number) =>
            priced(
              [version],
              { kind: 'register', delivered: daily * length, demand },
              {
                from: '2026-01-10',
                to: addDays('2026-01-10', length - 1),
                timeZone,
              },
            ).total;
          expect(bill(2 * days)).toBeGreaterThanOrEqual(bill(days));
        },
      ),
    );
  });

  it('parts of a bill are as many months as the whole, however it is split', () => {
    const monthDays = fc.constantFrom(28, 30, 31, 'calendar' as const, 'average' as const);
    const rule = fc.constantFrom('never' as const, 'always' as const, 'outside' as const);
    fc.assert(
      fc.property(rule, monthDays, fc.integer({ min: 2, max: 70 }), fc.nat(), (chosen, length, count, cut) => {
        const days = Array.from({ length: count }, (_, index) => addDays('2026-01-17', index));
        const at = 1 + (cut % (count - 1));
        const proration = {
          rule: chosen,
          monthDays: length,
          ...(chosen === 'outside' && { usualDays: [26, 35] as const }),
        };
        const months = (part: readonly string[]) => monthsOf(part, count, proration);
        const [whole, sum] = [months(days), plus(months(days.slice(0, at)), months(days.slice(at)))];
        expect(sum.upper * whole.lower).toBe(whole.upper * sum.lower);
      }),
    );
  });

  it('a price that changes within a bill holds from its day on, and the parts add up to the cent where it does not change', () => {
    const until = schedule([basic, energy()], { validTo: '2026-06-10' });
    const since = schedule([basic, energy()], { validFrom: '2026-06-11' });
    const parts = priced([until, since], kWh(900));
    expect(parts.lines.map(({ id, days, amount }) => [id, days, amount])).toEqual([
      ['basic', 10, 1000],
      ['energy', 10, 3000],
      ['basic', 20, 2000],
      ['energy', 20, 6000],
    ]);
    expect(parts.total).toBe(priced([schedule([basic, energy()])], kWh(900)).total);
    const raised = schedule([basic, energy({ blocks: [{ price: 0.2 }] })], { validFrom: '2026-06-11' });
    expect(priced([until, raised], kWh(900)).total).toBe(1000 + 3000 + 2000 + 12_000);
    expect(priceBill([since], kWh(900), june)).toEqual({ kind: 'unpriced', lack: 'schedule', line: undefined });
  });

  it('a bill that goes by its last day has the season, the month and the version of that day alone', () => {
    const seasons = [{ name: 'summer', months: [6, 7] }, { name: 'winter' }];
    const lines: ScheduleLine[] = [
      energy({ id: 'summer', season: 'summer', blocks: [{ price: 0.2 }] }),
      energy({ id: 'winter', season: 'winter' }),
      {
        id: 'pca',
        kind: 'adjustment',
        name: 'PCA',
        since: [
          { month: '2026-05', price: 0.01 },
          { month: '2026-06', price: 0.02 },
        ],
      },
    ];
    const bill = { from: '2026-05-17', to: '2026-06-15', timeZone };
    const byDay = priced([schedule(lines, { seasons })], kWh(300), bill);
    expect(byDay.lines.map(({ id, quantity, amount }) => [id, quantity, amount])).toEqual([
      ['summer', 150, 3000],
      ['winter', 150, 1500],
      ['pca', 150, 150],
      ['pca', 150, 300],
    ]);
    const byEnd = priced([schedule(lines, { seasons, datedBy: 'end' })], kWh(300), bill);
    expect(byEnd.lines.map(({ id, amount }) => [id, amount])).toEqual([
      ['summer', 6000],
      ['pca', 600],
    ]);
  });
});
