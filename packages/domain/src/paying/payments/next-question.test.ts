import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AskedRequisition, nextQuestion } from './next-question.ts';

const began = new Date('2027-06-08T15:00:00Z');
const after = (seconds: number) => new Date(began.getTime() + seconds * 1000);
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const open: AskedRequisition = {
  state: 'initiated',
  purpose: 'payment',
  paymentType: null,
  hasPage: true,
  changedAt: began,
  expiresAt: after(30 * minute),
  approvedAt: null,
};

/** The seconds after its beginning at which it is asked about, each at once, from one on. */
function askedAt(asked: AskedRequisition, from: number, most = 1000): number[] {
  const times: number[] = [];
  for (let next = nextQuestion(asked, after(from)); next !== null && times.length < most; ) {
    times.push((next.getTime() - began.getTime()) / 1000);
    next = nextQuestion(asked, next);
  }
  return times;
}

describe('the payment company is asked about a requisition', () => {
  it('a few seconds after its last news, at last once a minute, and at the end of its page', () => {
    const times = askedAt(open, 0, 60);
    expect(times.slice(0, 4)).toEqual([5, 10, 15, 20]);
    const waits = times.map((time, index) => time - (times[index - 1] ?? 0));
    expect(Math.max(...waits)).toBe(60);
    expect(times).toContain(30 * minute);
    expect(nextQuestion({ ...open, state: 'presented', changedAt: after(600) }, after(600))).toEqual(after(605));
  });

  it('that was declined like an open one while its page takes another card, then until three days later', () => {
    const declined: AskedRequisition = { ...open, state: 'declined', changedAt: after(120) };
    const times = askedAt(declined, 120);
    expect(times[0]).toBe(125);
    expect(times).toContain(30 * minute);
    const late = times.filter((time) => time > 30 * minute).map((time) => time - 30 * minute);
    expect(late.slice(0, 4)).toEqual([60, 120, 240, 480]);
    expect(late.at(-1)).toBe(3 * day);
    expect(late.length).toBeLessThan(15);
  });

  it('at the end of its page, and beyond it where it is approved; where its page has ended, later than now', () => {
    const nearEnd = { ...open, changedAt: after(0) };
    expect(nextQuestion(nearEnd, after(30 * minute - 30))).toEqual(after(30 * minute));
    expect(nextQuestion({ ...nearEnd, state: 'approved' }, after(30 * minute - 30))).toEqual(after(30 * minute + 30));
    expect(nextQuestion(nearEnd, after(30 * minute))).toEqual(after(31 * minute));
    const declined: AskedRequisition = { ...open, state: 'declined', changedAt: after(30 * minute - 8) };
    expect(nextQuestion(declined, after(30 * minute - 8))).toEqual(after(30 * minute - 3));
    expect(nextQuestion(declined, after(30 * minute))).toEqual(after(31 * minute));
  });

  it.each(['cancelled', 'expired', 'declined'] as const)(
    '%s without a page more and more rarely, then never',
    (state) => {
      const times = askedAt({ ...open, state, hasPage: false }, 0);
      expect(times.slice(0, 3)).toEqual([60, 120, 240]);
      expect(times.at(-1)).toBe(30 * minute + 3 * day);
    },
  );

  it('that is posted after an hour and a day, later for disputes, and more often for e-checks, which the bank may return', () => {
    const posted: AskedRequisition = { ...open, state: 'posted', approvedAt: began, paymentType: 'cc' };
    expect(askedAt(posted, 1)).toEqual([hour, day, 30 * day, 60 * day]);
    const days = [1, 3, 5, 10, 30, 60].map((count) => count * day);
    expect(askedAt({ ...posted, paymentType: 'echeck' }, 1)).toEqual([hour, ...days]);
    expect(askedAt({ ...posted, paymentType: 'echeck' }, 4 * day)).toEqual([5, 10, 30, 60].map((count) => count * day));
    expect(nextQuestion({ ...posted, purpose: 'store' }, began)).toBeNull();
    expect(nextQuestion({ ...posted, approvedAt: null }, began)).toBeNull();
  });

  it('always later than now, and comes to an end in every state that has ended', () => {
    const asked = fc.record({
      state: fc.constantFrom(
        ...(['initiated', 'presented', 'approved', 'posted', 'cancelled', 'declined', 'expired'] as const),
      ),
      purpose: fc.constantFrom(...(['payment', 'store'] as const)),
      paymentType: fc.constantFrom(...(['cc', 'echeck', null] as const)),
      hasPage: fc.boolean(),
      changedAt: fc.integer({ min: 0, max: 7 * day }).map(after),
      expiresAt: fc.integer({ min: 0, max: 7 * day }).map(after),
      approvedAt: fc.option(fc.integer({ min: 0, max: 7 * day }).map(after)),
    });
    fc.assert(
      fc.property(asked, fc.integer({ min: 7 * day, max: 100 * day }), (requisition, from) => {
        const next = nextQuestion(requisition, after(from));
        if (next !== null) expect(next.getTime()).toBeGreaterThan(after(from).getTime());
        if (['posted', 'cancelled', 'expired'].includes(requisition.state))
          expect(askedAt(requisition, from).length).toBeLessThan(25);
      }),
    );
  });
});
