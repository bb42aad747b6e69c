import { expect, it } from 'vitest';
import { englishOf } from '../../texts/english.ts';
import { companyLimitViolation } from './company-limits.ts';

const limits = { minCents: 50, maxCents: 99_999_999 };
const said = (amount: number) => {
  const found = companyLimitViolation(amount, limits);
  return found && englishOf(found);
};

it.each([50, 51, 99_999_999])('%d cents are taken', (amount) => {
  expect(said(amount)).toBeUndefined();
});

it('less or more is refused, with the limit', () => {
  expect(said(49)).toBe('At this time, you are required to pay a minimum payment amount of $0.50.');
  expect(said(100_000_000)).toBe('You must enter a payment amount less than $999,999.99.');
});
