import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isArrangementOverdue } from '../arrangements/arrangement.ts';
import { type ArrangementFacts, behindOf } from './keep-service.ts';

const today = '2026-11-21';
const account = {
  derivedStatus: 'Past Due',
  pastDueAmount: 9200,
  pastDueDate: '2026-10-25',
  cutOffDate: '2026-12-02',
};
const arrangement: ArrangementFacts = { balance: 9200, nextAmount: 3067, nextDueDate: '2026-12-05' };

const day = fc
  .date({ min: new Date('2026-10-01'), max: new Date('2027-01-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const statuses = ['Current', 'Past Due', 'Pending Disconnect', 'Pending Reconnect', 'Disconnected', 'Final Billed'];
const accounts = fc.record({
  derivedStatus: fc.constantFrom(...statuses),
  pastDueAmount: fc.integer({ min: -500, max: 20_000 }),
  pastDueDate: fc.option(day),
  cutOffDate: fc.option(day),
});
const arrangements = fc.option(
  fc.record({
    balance: fc.integer({ min: 0, max: 20_000 }),
    nextAmount: fc.integer({ min: 0, max: 9000 }),
    nextDueDate: fc.option(day),
  }),
);

describe('what keeps service on', () => {
  it('is the next payment of an arrangement that covers what is past due', () => {
    expect(behindOf(account, arrangement, today)).toEqual({
      kind: 'arranged',
      pastDue: 9200,
      amount: 3067,
      day: '2026-12-05',
    });
  });

  it('is what more time was granted for, on its last day, and says that it is more time', () => {
    const extension = { balance: 9200, nextAmount: 9200, nextDueDate: '2026-12-05', isExtension: true };
    expect(behindOf(account, extension, today)).toEqual({
      kind: 'arranged',
      pastDue: 9200,
      amount: 9200,
      day: '2026-12-05',
      isExtension: true,
    });
  });

  const pastDue = { kind: 'pastDue', amount: 9200, since: '2026-10-25', before: '2026-12-02' };
  it.each([
    ['there is none', null],
    ['its payment is overdue', { ...arrangement, nextDueDate: '2026-11-20' }],
    ['it covers less', { ...arrangement, balance: 9199 }],
    ['it names no day', { ...arrangement, nextDueDate: null }],
  ])('is what is past due by the cutoff date, of an arrangement where %s', (_, found) => {
    expect(behindOf(account, found, today)).toEqual(pastDue);
  });

  it('names no day while nobody knows whether there is an arrangement', () => {
    expect(behindOf(account, undefined, undefined)).toEqual({ ...pastDue, before: null });
  });

  it('is the cutoff date where the billing system has decided to disconnect, whatever was arranged', () => {
    expect(behindOf({ ...account, derivedStatus: 'Pending Disconnect' }, arrangement, today)).toEqual(pastDue);
  });

  it('says how it stands where nothing is past due', () => {
    const kindOf = (derivedStatus: string) =>
      behindOf({ ...account, derivedStatus, pastDueAmount: 0 }, null, today)?.kind;
    expect(statuses.map(kindOf)).toEqual([undefined, 'unclear', 'unclear', 'unclear', 'off', 'closed']);
  });

  it('is one amount and at most one day to pay by, of arrangement or past due and never of both', () => {
    fc.assert(
      fc.property(accounts, arrangements, (found, arranged) => {
        const behind = behindOf(found, arranged, today);
        if (behind?.kind === 'arranged') {
          expect([behind.amount, behind.day]).toEqual([arranged?.nextAmount, arranged?.nextDueDate]);
          expect(isArrangementOverdue(behind.day, today)).toBe(false);
          expect(arranged?.balance).toBeGreaterThanOrEqual(found.pastDueAmount);
        }
        if (behind?.kind === 'pastDue') {
          expect(behind.amount).toBe(found.pastDueAmount);
          expect([found.cutOffDate, null]).toContain(behind.before);
        }
        expect(behind === undefined).toBe(found.derivedStatus === 'Current');
      }),
    );
  });

  it('never names a day that the same account without an arrangement would not, but for that of the arrangement', () => {
    fc.assert(
      fc.property(accounts, arrangements, (found, arranged) => {
        const behind = behindOf(found, arranged, today);
        if (behind?.kind !== 'arranged') expect(behind).toEqual(behindOf(found, null, today));
      }),
    );
  });
});
