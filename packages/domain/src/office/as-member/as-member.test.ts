import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeSeconds, codeUntil, endOf, isViewOpen, mayBegin, takesSecondPerson, viewMinutes } from './as-member.ts';

const begun = new Date('2026-11-25T16:00:00Z');
const inMs = (ms: number): Date => new Date(begun.getTime() + ms);
const asked = { codeUntil: codeUntil(begun), startedAt: null, endedAt: null };
const open = { ...asked, startedAt: begun };

describe('a code', () => {
  it('may be traded within a minute, and by nobody who comes second', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200_000 }), (ms) => {
        expect(mayBegin(asked, inMs(ms))).toBe(ms < codeSeconds * 1000);
        expect(mayBegin({ ...asked, startedAt: inMs(1) }, inMs(ms))).toBe(false);
        expect(mayBegin({ ...asked, endedAt: inMs(1) }, inMs(ms))).toBe(false);
      }),
    );
  });
});

describe('a window', () => {
  it('is open for a quarter of an hour from its beginning, unless it is ended', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 2_000_000 }), (ms) => {
        expect(isViewOpen(open, inMs(ms))).toBe(ms >= 0 && ms < viewMinutes * 60_000);
        expect(isViewOpen({ ...open, endedAt: begun }, inMs(ms))).toBe(false);
        expect(isViewOpen(asked, inMs(ms))).toBe(false);
      }),
    );
    expect(endOf(begun)).toEqual(new Date('2026-11-25T16:15:00Z'));
  });
});

it('takes a second person for a member who works here, by whatever form of the mailbox', () => {
  const staff = ['Dana@coop.example', 'ray+office@coop.example'];
  expect(takesSecondPerson(['dana+home@COOP.example'], staff)).toBe(true);
  expect(takesSecondPerson(['x@example.com', 'ray@coop.example'], staff)).toBe(true);
  expect(takesSecondPerson(['dana@coop.example.com', ''], staff)).toBe(false);
  expect(takesSecondPerson([], staff)).toBe(false);
});
