import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceBill } from '../price-bill.ts';
import { fromUrdb } from './from-urdb.ts';
import type { UrdbRecord } from './record.ts';

const june = { from: '2026-06-01', to: '2026-06-30', timeZone: 'America/Denver' };
const record = (more: Partial<UrdbRecord>): UrdbRecord => ({
  name: 'Residential',
  energyratestructure: [[{ rate: 0.1, sell: 0.04 }]],
  ...more,
});
const totalOf = (made: UrdbRecord, kWh: number, back: number): number => {
  const usage = { kind: 'register', delivered: kWh * 1000, received: back * 1000 } as const;
  const bill = priceBill([fromUrdb(made, 'R').schedule], usage, june);
  if (bill.kind !== 'priced') throw new Error(bill.lack);
  return bill.total;
};

describe('a record with net metering (rates-10)', () => {
  it('sets energy against each other where it has no price for what is left', () => {
    const unpaid = record({ dgrules: 'Net Metering', energyratestructure: [[{ rate: 0.1 }]] });
    expect(totalOf(unpaid, 500, 200)).toBe(3000);
    expect(totalOf(unpaid, 200, 500)).toBe(0);
  });

  it('comes to its minimum at least, credits among what counts toward it', () => {
    const made = record({ dgrules: 'Net Metering', mincharge: 25, fixedchargefirstmeter: 20 });
    const kWh = fc.integer({ min: 0, max: 2000 });
    fc.assert(
      fc.property(kWh, kWh, (taken, back) => {
        const charged = 2000 + Math.max(0, taken - back) * 10 - Math.max(0, back - taken) * 4;
        expect(totalOf(made, taken, back)).toBe(Math.max(2500, charged));
      }),
    );
  });
});
