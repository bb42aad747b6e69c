import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLowPrepaid, needsAttention } from './account-marks.ts';
import { accountName, numberAndName } from './account-name.ts';

const account = { accountNumber: '104471882', serviceAddress: '2218 Cedar Hollow Rd\nAlder Crossing, OR 97498' };

describe('an account', () => {
  it('is called by its nickname, else by its street (account-93)', () => {
    expect(accountName({ ...account, nickname: 'Home' })).toBe('Home');
    expect(accountName({ ...account, nickname: null })).toBe('2218 Cedar Hollow Rd');
  });

  it('keeps its number in every sentence (account-94)', () => {
    expect(numberAndName({ ...account, nickname: null })).toBe('104471882');
    expect(numberAndName({ ...account, nickname: 'Home' })).toBe('104471882 (Home)');
    expect(numberAndName({ ...account, nickname: 'בית' })).toBe('104471882 (\u2068בית\u2069)');
    fc.assert(
      fc.property(fc.option(fc.string()), (nickname) => {
        expect(numberAndName({ ...account, nickname }).startsWith('104471882')).toBe(true);
      }),
    );
  });

  it('is marked when it is past due, or has less left than its line (account-95)', () => {
    const prepaid = { isPrepaidAccount: true, derivedStatus: 'Current', lowLine: 2000 };
    expect(isLowPrepaid({ ...prepaid, accountBalance: -1999 })).toBe(true);
    expect(isLowPrepaid({ ...prepaid, accountBalance: -2000 })).toBe(false);
    expect(isLowPrepaid({ ...prepaid, accountBalance: 500 })).toBe(true);
    expect(isLowPrepaid({ ...prepaid, accountBalance: 500, isPrepaidAccount: false })).toBe(false);
    expect(needsAttention({ derivedStatus: 'Past Due', isLowBalance: false })).toBe(true);
    expect(needsAttention({ derivedStatus: 'Current', isLowBalance: true })).toBe(true);
    expect(needsAttention({ derivedStatus: 'Current', isLowBalance: false })).toBe(false);
  });
});
