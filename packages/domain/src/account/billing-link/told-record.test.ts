import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recordDoubt } from './told-record.ts';

const now = new Date('2026-11-26T12:00:00Z');
const asked = { accountNumber: '104500017', memberNumber: '10450', takenAsOf: new Date('2026-11-26T11:00:00Z'), now };
const said = { accountNumber: '104500017', memberNumber: '10450', asOf: now };

it.each([
  ['of another account', { accountNumber: '104500018' }, 'another-account'],
  ['of another member', { memberNumber: '10451' }, 'another-member'],
  ['of before what was taken', { asOf: new Date('2026-11-26T10:59:59Z') }, 'back-in-time'],
  ['of tomorrow', { asOf: new Date('2026-11-27T12:00:00Z') }, 'in-the-future'],
  ['of the same moment again', { asOf: asked.takenAsOf }, undefined],
  ['of no moment', { asOf: null }, undefined],
] as const)('what is said %s', (_what, change, doubt) => {
  expect(recordDoubt(asked, { ...said, ...change })).toBe(doubt);
});

it('in whatever order answers come, what is taken never goes back in time', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100 })), (minutes) => {
      let takenAsOf: Date | null = null;
      for (const minute of minutes) {
        const asOf: Date = new Date(now.getTime() - minute * 60_000);
        if (recordDoubt({ ...asked, takenAsOf }, { ...said, asOf }) !== undefined) continue;
        expect(takenAsOf === null || asOf >= takenAsOf).toBe(true);
        takenAsOf = asOf;
      }
    }),
  );
});
