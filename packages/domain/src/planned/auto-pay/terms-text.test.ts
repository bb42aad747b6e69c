import { expect, it } from 'vitest';
import { en } from '../../texts/catalogue.en.ts';
import { translator } from '../../texts/text.ts';
import { authorizedLine, termsText } from './terms-text.ts';

const text = translator(en);
const visa = { paymentType: 'Credit', brand: 'Visa', lastFour: '1111' } as const;

it.each([
  [0, null, 'Visa ending in 1111, on the due date'],
  [1, null, 'Visa ending in 1111, 1 day before the due date'],
  [2, null, 'Visa ending in 1111, 2 days before the due date'],
  [0, 15_000, 'Visa ending in 1111, on the due date, up to $150.00'],
] as const)('terms of %d days before and a ceiling of %s cents read: %s', (daysBefore, ceiling, expected) => {
  expect(termsText({ daysBefore, ceiling }, visa, text)).toBe(expected);
});

it('an account is authorized with its number, its terms and its first day', () => {
  expect(authorizedLine('7', 'Visa ending in 1111, on the due date', '2026-12-05', text)).toBe(
    'Account 7: Visa ending in 1111, on the due date. Starting 12/05/2026.',
  );
});
