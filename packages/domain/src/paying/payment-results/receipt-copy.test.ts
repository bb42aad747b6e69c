import { describe, expect, it } from 'vitest';
import { accountEnding, copyEmailViolation } from './receipt-copy.ts';

describe('an account in a copy to a typed address', () => {
  it.each([
    ['104500017', '0017'],
    ['10450', '50'],
    ['1045', '45'],
    ['1', ''],
  ])('%s ends in “%s”', (number, ending) => {
    expect(accountEnding(number)).toBe(ending);
  });
});

describe('an address that is typed for a copy', () => {
  it.each(['somebody@example.com', ' Some.Body@Example.com '])('%s is taken', (typed) => {
    expect(copyEmailViolation(typed)).toBeUndefined();
  });

  it.each(['', 'somebody', 'a@b', 'a@b.com,c@d.com', 'a@b.com\nbcc: c@d.com'])('%s is refused', (typed) => {
    expect(copyEmailViolation(typed)?.code).toBe('paymentResult.copyTo.invalid');
  });
});
