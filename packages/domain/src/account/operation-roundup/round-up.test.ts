import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishOf } from '../../texts/english.ts';
import {
  endedOn,
  isSameEnrolment,
  isSurprising,
  lastRoundUpExpiry,
  roundUpAmountViolation,
  roundUpExpiryViolation,
  tidyEnrolment,
} from './round-up.ts';
import { searchedAccounts } from './search.ts';

const said = (found: Parameters<typeof englishOf>[0] | undefined) => found && englishOf(found);

describe('the amount of round-up plus', () => {
  it.each([
    ['', 'You must enter valid amount.'],
    ['.', 'You must enter valid amount.'],
    ['1.2.3', 'You must enter valid amount.'],
    ['ten', 'You must enter valid amount.'],
    ['-1', 'Please enter an amount greater than or equal to 0.'],
    ['99999999999', 'You must enter a payment amount less than $9,999,999,999.99.'],
    ['9999999999.99', 'You must enter a payment amount less than $9,999,999,999.99.'],
    ['9999999999.98', undefined],
    ['0', undefined],
    ['$1,234.50', undefined],
    ['.5', undefined],
  ])('%j: %s', (text, sentence) => expect(said(roundUpAmountViolation(text))).toBe(sentence));
});

describe('the expiration', () => {
  it.each([
    ['', undefined],
    ['2026-11-20', 'You cannot use an expiration date in the past.'],
    ['2020-01-01', 'You cannot use an expiration date in the past.'],
    ['2026-11-21', undefined],
    [lastRoundUpExpiry, undefined],
    ['2122-01-01', 'Enter an expiration date up to 12/31/2121.'],
    ['2027-02-30', 'Enter an expiration date up to 12/31/2121.'],
  ])('%j: %s', (day, sentence) => expect(said(roundUpExpiryViolation(day, '2026-11-20'))).toBe(sentence));
});

describe('an enrolment', () => {
  it('that has ended gives nothing more, and without plus none has an amount', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), (isRoundup, hasPlus) => {
        const tidy = tidyEnrolment({ accountNumber: '1', isRoundup, amount: 500, expiration: '2027-01-01' }, hasPlus);
        expect(tidy.amount === 500 && tidy.expiration !== null).toBe(isRoundup && hasPlus);
      }),
    );
  });

  it('with an amount of nothing is the same as with none', () => {
    const one = { isRoundup: true, amount: 0, expiration: null };
    expect(isSameEnrolment(one, { ...one, amount: null })).toBe(true);
    expect(isSameEnrolment(one, { ...one, amount: 1 })).toBe(false);
    expect(isSameEnrolment(one, { ...one, isRoundup: false })).toBe(false);
    expect(isSameEnrolment(one, { ...one, expiration: '2027-01-01' })).toBe(false);
  });
});

it.each([
  ['2026-11-19', '2026-11-19'],
  ['2026-11-20', undefined],
  [null, undefined],
])('an enrolment until %s ended, as of 11/20/2026, on %s', (day, ended) =>
  expect(endedOn(day, '2026-11-20')).toBe(ended),
);

it.each([
  [10_000, null, false],
  [10_001, null, true],
  [123_456_780, 250, true],
  [123_456_780, 123_456_780, false],
])('%i cents for each bill after %s are asked about: %s', (amount, before, asked) =>
  expect(isSurprising(amount, before)).toBe(asked),
);

it('a search finds every word, wherever it stands', () => {
  const accounts = [
    { accountNumber: '101', accountType: 'Electric', address: '4 Mill Row\nCedar, OR 97498' },
    { accountNumber: '102', accountType: 'Water', address: '4 Mill Row\nCedar, OR 97498' },
  ];
  const numbers = (search: string) => searchedAccounts(accounts, search).map((one) => one.accountNumber);
  expect(numbers('')).toEqual(['101', '102']);
  expect(numbers(' mill  WATER ')).toEqual(['102']);
  expect(numbers('103')).toEqual([]);
});
