import { expect, it } from 'vitest';
import { returnCodeOf, returnCodes } from './return-codes.ts';

const followedBy = (follows: string) =>
  Object.entries(returnCodes)
    .filter(([, code]) => code.follows === follows)
    .map(([code]) => code)
    .sort();

it('a return ends the draft where the account is of no use or the member objects, and is retried for want of funds', () => {
  expect(followedBy('ends')).toEqual(['R02', 'R03', 'R04', 'R05', 'R07', 'R08', 'R10', 'R16', 'R20', 'R29']);
  expect(followedBy('retry')).toEqual(['R01', 'R09']);
  expect(Object.keys(returnCodes)).toEqual(
    Array.from({ length: 31 }, (_, index) => `R${String(index + 1).padStart(2, '0')}`),
  );
});

it('a code that is not among the common ones is left to the office', () => {
  expect(returnCodeOf('R85')).toEqual({ meaning: 'R85', follows: 'review' });
  expect(returnCodeOf('toString').follows).toBe('review');
  expect(returnCodeOf('R01').meaning).toBe('Insufficient funds');
});
