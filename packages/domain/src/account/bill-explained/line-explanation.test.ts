import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PricedLine } from '../../rates/charges/priced-line.ts';
import { translatorOf } from '../../texts/catalogues.ts';
import { lineExplanations } from './line-explanation.ts';
import { lineSentences } from './line-sentences.ts';

const made = (name: string, amount: number, more: Partial<PricedLine> = {}): PricedLine => ({
  schedule: 'RES',
  validFrom: '2025-01-01',
  id: name.toLowerCase(),
  kind: 'energy',
  name,
  period: undefined,
  firstDay: '2026-10-05',
  lastDay: '2026-11-03',
  days: 30,
  block: undefined,
  quantity: 501,
  counted: 'unit',
  price: 0.1177,
  amount,
  ...more,
});
const billed = (description: string, amount: number) => ({ description, amount });

it('explains a line only where the schedule makes it to the cent (account-121)', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -9000, max: 9000 }), { minLength: 1, maxLength: 4 }),
      fc.integer({ min: -2, max: 2 }),
      (steps, off) => {
        const sum = steps.reduce((all, one) => all + one, 0);
        const [found] = lineExplanations(
          [billed('Energy ', sum + off)],
          steps.map((amount, block) => made('Energy', amount, { block })),
          [],
        );
        expect(found === undefined).toBe(off !== 0);
        if (found) expect(found.made.reduce((all, { amount }) => all + amount, 0)).toBe(sum);
      },
    ),
  );
  expect(lineExplanations([billed('Fiber', 6000)], [made('Energy', 6000)], [])).toEqual([undefined]);
});

it('keeps lines of one name apart, each by its own', () => {
  const lines = [billed('Energy', 100), billed('Energy', 250)];
  const found = lineExplanations(lines, [made('Energy', 100), made('Energy', 250)], []);
  expect(found.map((one) => one?.made.map(({ amount }) => amount))).toEqual([[100], [250]]);
  expect(lineExplanations(lines, [made('Energy', 350)], [])).toEqual([undefined, undefined]);
});

it('says the product, the rate, and the price before where it was another', () => {
  const text = translatorOf('en');
  const [found] = lineExplanations(
    [billed('Energy', 5897)],
    [made('Energy', 5897)],
    [made('Energy', 5000, { price: 0.11 })],
  );
  const said = found && lineSentences(found, undefined, { text, nameOf: ({ name }) => name });
  expect(said?.what).toBe('What you used from 10/05/2026 to 11/03/2026');
  expect(said?.how).toEqual(['501 × $0.1177 = $58.97', 'On the bill before, the price was $0.11.']);
});
