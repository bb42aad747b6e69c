import { basic, energy, june, schedule } from '@rochdale/test-kit/rates/builders';
import { expect, it } from 'vitest';
import { type BillToCompare, compareBill } from './compare-bill.ts';

const versions = [schedule([basic, energy({ name: 'Energy', blocks: [{ price: 0.1 }] })])];
const sent: BillToCompare = { ...june, quantity: 600, cost: 9000, lines: [], rateOptions: '' };
const compare = (bill: Partial<BillToCompare>) => compareBill({ ...sent, ...bill }, versions, june.timeZone);

it('agrees within a cent, else differs (rates-12)', () => {
  expect(compare({})).toEqual({ kind: 'agrees' });
  expect(compare({ cost: 9001 })).toEqual({ kind: 'agrees' });
  expect(compare({ cost: 9002 })).toEqual({
    kind: 'differs',
    differences: [{ name: null, billed: 9002, priced: 9000 }],
  });
});

it('an unknown schedule, days without a version, no days, and use below zero are no difference', () => {
  expect(compareBill(sent, undefined, june.timeZone)).toEqual({ kind: 'unpriced', reason: 'unknownSchedule' });
  expect(compare({ from: '1999-01-01', to: '1999-01-31' })).toEqual({ kind: 'unpriced', reason: 'schedule' });
  expect(compare({ to: '2026-05-31' })).toEqual({ kind: 'unpriced', reason: 'noDays' });
  expect(compare({ quantity: -12 })).toEqual({ kind: 'unpriced', reason: 'negativeUse' });
});
