import { basic, energy, june, kWh, priced, schedule } from '@rochdale/test-kit/rates/builders';
import { expect, it } from 'vitest';
import { billDifferences } from './bill-differences.ts';

const steps = energy({ name: 'Energy', blocks: [{ upTo: 500, price: 0.1 }, { price: 0.2 }] });
const own = priced([schedule([basic, steps])], kWh(600), june);
const line = (description: string, amount: number) => ({ description, amount });

it('a cent is rounding, more is told with both sums, by line and in all (rates-12)', () => {
  expect(billDifferences(own, 10_001, [line('Basic', 3000), line('Energy', 7001)])).toEqual([]);
  expect(billDifferences(own, 10_002, [line('Basic', 3000), line('Energy', 7002)])).toEqual([
    { name: 'Energy', billed: 7002, priced: 7000 },
    { name: null, billed: 10_002, priced: 10_000 },
  ]);
});

it('what only one of the two has is a difference, and so are lines that make up for one another', () => {
  expect(billDifferences(own, 12_500, [line('Basic', 3000), line('Energy', 7000), line('Reconnection', 2500)])).toEqual(
    [
      { name: 'Reconnection', billed: 2500, priced: 0 },
      { name: null, billed: 12_500, priced: 10_000 },
    ],
  );
  expect(billDifferences(own, 10_000, [line('Basic', 2500), line('Energy', 7500)]).map(({ name }) => name)).toEqual([
    'Basic',
    'Energy',
  ]);
});

it('a bill without lines has its sum alone', () => {
  expect(billDifferences(own, 10_000, [])).toEqual([]);
  expect(billDifferences(own, 9000, [])).toEqual([{ name: null, billed: 9000, priced: 10_000 }]);
});

it('a line that is called like the sum is a line of its own', () => {
  expect(billDifferences(own, 10_000, [line('total', 3000), line('Energy', 7000)]).map(({ name }) => name)).toEqual([
    'total',
    'Basic',
  ]);
});
