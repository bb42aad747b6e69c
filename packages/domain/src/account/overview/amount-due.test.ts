import { describe, expect, it } from 'vitest';
import { amountDue, dueOnOthers, largeAmount } from './amount-due.ts';

const account = { isPrepaidAccount: false, balance: 18860, dueDate: '2026-12-04' };

describe('what is due', () => {
  it('is the balance, by its day', () => {
    expect(amountDue(account)).toEqual({
      label: 'overview.totalDue',
      cents: 18860,
      isCredit: false,
      dueDate: '2026-12-04',
    });
  });

  it.each([0, -1200])('has no day when the balance is %i', (balance) => {
    expect(amountDue({ ...account, balance })).toMatchObject({ isCredit: balance < 0, dueDate: null });
  });

  it('is a balance without a day on a prepaid account', () => {
    expect(amountDue({ ...account, isPrepaidAccount: true })).toMatchObject({
      label: 'overview.accountBalance',
      dueDate: null,
    });
  });
});

describe('a large amount', () => {
  it.each([
    [18860, { sign: '$', dollars: '188', rest: '.60' }],
    [-120005, { sign: '\u2212$', dollars: '1,200', rest: '.05' }],
    [0, { sign: '$', dollars: '0', rest: '.00' }],
  ])('is written in three parts: %i', (cents, parts) => {
    expect(largeAmount(cents)).toEqual(parts);
  });
});

describe('what is due on the other accounts', () => {
  it('is all but what this one owes, and no credit of this one is taken off', () => {
    expect(dueOnOthers(46_873, 18_860)).toBe(28_013);
    expect(dueOnOthers(28_013, -1850)).toBe(28_013);
    expect(dueOnOthers(18_860, 18_860)).toBe(0);
  });

  it('is never below nothing, though this one has changed between two answers', () => {
    expect(dueOnOthers(18_860, 20_000)).toBe(0);
  });
});
