import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keysLeft, phoneKeptMs, shownStep } from './kept-keys.ts';

const kept = { accountNumber: '104500017', phone: '0103', at: 1_000_000 };

describe('what was typed into the first step', () => {
  it.each([
    [0, '0103'],
    [phoneKeptMs - 1, '0103'],
    [phoneKeptMs, ''],
    [-1, ''],
  ])('has after %d milliseconds the phone digits “%s”', (later, phone) => {
    expect(keysLeft(kept, kept.at + later)).toEqual({ accountNumber: '104500017', phone });
  });
});

describe('the step that is shown', () => {
  it('is the one that the address asks for once the account is open, and before that the first', () => {
    expect([null, '1', '2', '3', 'x'].map((asked) => shownStep(asked, true))).toEqual([0, 0, 1, 2, 0]);
    fc.assert(fc.property(fc.option(fc.string()), (asked) => shownStep(asked, false) === 0));
  });
});
