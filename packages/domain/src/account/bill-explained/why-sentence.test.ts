import fc from 'fast-check';
import { expect, it } from 'vitest';
import { translatorOf } from '../../texts/catalogues.ts';
import type { BillChange } from './bill-change.ts';
import { changeParts } from './change-part.ts';
import { whySentence } from './why-sentence.ts';

const change = (parts: BillChange['parts'], weather: BillChange['weather'] = 'colder'): BillChange => ({
  before: 9200,
  now: 9200 + parts.reduce((sum, { amount }) => sum + amount, 0),
  parts,
  weather,
  untold: [],
});
const said = (one: BillChange, language: 'en' | 'es' = 'en', of: 'bill' | 'service' = 'bill') => {
  const { difference, cause } = whySentence(one, '2026-10-05', translatorOf(language), of);
  return `${difference} ${cause}`.trim();
};

it('says the difference, its largest cause, then the member’s own part (account-124)', () => {
  const one = change([
    { part: 'weather', amount: 583 },
    { part: 'beyond', amount: -172 },
    { part: 'price', amount: 49 },
  ]);
  expect(said(one)).toBe(
    '$4.60 more than the bill of 10/05/2026. Mostly colder days. Your own usage, apart from the weather, saved $1.72.',
  );
  expect(said(change([{ part: 'beyond', amount: -700 }]))).toBe(
    '$7.00 less than the bill of 10/05/2026. Mostly less usage than the weather explains.',
  );
  expect(said(change([{ part: 'once', amount: 0 }]))).toBe('As much as the bill of 10/05/2026.');
});

it('tells what a plan did not bill as what the service cost', () => {
  const one = change([{ part: 'beyond', amount: -700 }]);
  expect(said(one, 'en', 'service')).toBe(
    'Service cost $7.00 less than on the bill of 10/05/2026. Mostly less usage than the weather explains.',
  );
});

it('is under 30 words in both languages, whatever changed', () => {
  const part = fc.record({
    part: fc.constantFrom(...changeParts),
    amount: fc.integer({ min: -5_000_000, max: 5_000_000 }),
  });
  const turn = fc.constantFrom('colder', 'milder', 'hotter', 'cooler', null);
  fc.assert(
    fc.property(fc.uniqueArray(part, { selector: (one) => one.part }), turn, (parts, weather) => {
      for (const [language, of] of [
        ['en', 'bill'],
        ['es', 'bill'],
        ['en', 'service'],
        ['es', 'service'],
      ] as const)
        expect(said(change(parts, weather), language, of).split(/\s+/).length).toBeLessThan(30);
    }),
  );
});
