import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../dates.ts';
import { type BankDraftToday, bankDraftDecision } from './bank-draft.ts';

const due = { dueDay: '2027-06-09', amount: 0, declines: 0, authorizationId: 'A' };
const draft = {
  authorizationId: 'A',
  startDate: '2027-01-01',
  isHeld: false,
  isBilling: false,
  hasFault: false,
  prenoteEffectiveDate: '2027-01-04',
};
const today: BankDraftToday = {
  due,
  draft,
  isOpen: true,
  owed: 5000,
  pageIsOpen: false,
  sendDay: '2027-06-08',
  noticeOf: () => ({ kind: 'free' }),
};
const back = { ...due, amount: 5000, declines: 1 };
const sent = (amount: number, isRetry: boolean) => ({
  kind: 'send',
  amount,
  effectiveEntryDate: '2027-06-09',
  isRetry,
});

describe('a bank draft on the day of a file', () => {
  it.each<[string, Partial<BankDraftToday>, object]>([
    ['takes what is owed', {}, sent(5000, false)],
    ['takes nothing where nothing is owed', { owed: 0 }, { kind: 'skip', reason: 'nothing' }],
    [
      'is this one’s where its authorization is not known',
      { due: { ...due, authorizationId: null } },
      sent(5000, false),
    ],
    ['begins on the day of its draft', { draft: { ...draft, startDate: due.dueDay } }, sent(5000, false)],
    ['takes nothing of a credit', { owed: -1 }, { kind: 'skip', reason: 'nothing' }],
    ['waits while somebody may be paying', { pageIsOpen: true }, { kind: 'wait' }],
    ['is gone with its draft', { draft: undefined }, { kind: 'cancel', reason: 'removed' }],
    [
      'of another authorization is not this one’s',
      { draft: { ...draft, authorizationId: 'B' } },
      { kind: 'cancel', reason: 'removed' },
    ],
    [
      'does not begin before its draft',
      { due: { ...due, authorizationId: null }, draft: { ...draft, startDate: '2027-06-10' } },
      { kind: 'cancel', reason: 'removed' },
    ],
    ['waits while the office holds it', { draft: { ...draft, isHeld: true } }, { kind: 'wait' }],
    ['waits for its prenote', { draft: { ...draft, prenoteEffectiveDate: null } }, { kind: 'wait' }],
    [
      'is not sent to a bank account that can be none',
      { draft: { ...draft, hasFault: true } },
      { kind: 'skip', reason: 'bank-account' },
    ],
    [
      'leaves an account that the billing system pays itself',
      { draft: { ...draft, isBilling: true } },
      { kind: 'skip', reason: 'billing' },
    ],
    ['asks the account’s gates', { isOpen: false }, { kind: 'skip', reason: 'restricted' }],
    ['is put off to its day', { due: { ...due, dueDay: '2027-06-14' } }, { kind: 'postpone', to: '2027-06-11' }],
  ])('%s', (_what, change, expected) => expect(bankDraftDecision({ ...today, ...change })).toEqual(expected));
});

describe('a bank draft of another amount than the last one (planned-85)', () => {
  it.each<[string, BankDraftToday['noticeOf'], object]>([
    ['is sent when it was announced in time', () => ({ kind: 'from', day: '2027-06-09' }), sent(5000, false)],
    [
      'waits for the banking day on which that is so',
      () => ({ kind: 'from', day: '2027-06-12' }),
      { kind: 'announce', amount: 5000, to: '2027-06-11', settles: '2027-06-14' },
    ],
    [
      'that nobody told of is told, and waits ten days',
      () => ({ kind: 'untold' }),
      { kind: 'announce', amount: 5000, to: '2027-06-17', settles: '2027-06-18' },
    ],
  ])('%s', (_what, noticeOf, expected) => expect(bankDraftDecision({ ...today, noticeOf })).toEqual(expected));

  it('that came back is the same once more', () => {
    expect(bankDraftDecision({ ...today, due: back, noticeOf: () => ({ kind: 'untold' }) })).toEqual(sent(5000, true));
  });
});

describe('a bank draft that came back', () => {
  it.each<[string, Partial<BankDraftToday>, object]>([
    ['is sent again for the same amount', { owed: 9000 }, sent(5000, true)],
    ['is not when it was paid, or a part of it', { owed: 4999 }, { kind: 'cancel', reason: 'paid' }],
    [
      'is still on the last day of half a year',
      { sendDay: '2027-12-03' },
      { ...sent(5000, true), effectiveEntryDate: addDays('2027-06-09', 180) },
    ],
    ['is not after half a year', { sendDay: addDays('2027-06-09', 180) }, { kind: 'fail', reason: 'late' }],
  ])('%s', (_what, change, expected) =>
    expect(bankDraftDecision({ ...today, due: back, ...change })).toEqual(expected),
  );
});

it('never takes more than is owed, nor from a draft that is held, faulty or another', () => {
  const any = fc.record({
    due: fc.record({
      dueDay: fc.nat(400).map((at) => addDays('2027-01-01', at)),
      amount: fc.nat(10_000),
      declines: fc.nat(2),
      authorizationId: fc.constantFrom('A', 'B', null),
    }),
    draft: fc.option(
      fc.record({
        authorizationId: fc.constantFrom('A', 'B'),
        startDate: fc.nat(400).map((at) => addDays('2027-01-01', at)),
        isHeld: fc.boolean(),
        isBilling: fc.boolean(),
        hasFault: fc.boolean(),
        prenoteEffectiveDate: fc.constantFrom('2027-01-04', null),
      }),
      { nil: undefined },
    ),
    isOpen: fc.boolean(),
    owed: fc.integer({ min: -10_000, max: 10_000 }),
    pageIsOpen: fc.boolean(),
    sendDay: fc.nat(600).map((at) => addDays('2027-01-01', at)),
    noticeOf: fc.constantFrom<BankDraftToday['noticeOf']>(
      () => ({ kind: 'free' }),
      () => ({ kind: 'untold' }),
      () => ({ kind: 'from', day: '2027-06-01' }),
    ),
  });
  fc.assert(
    fc.property(any, (given) => {
      const decided = bankDraftDecision(given);
      if (decided.kind !== 'send') return;
      const notice = given.noticeOf(decided.amount);
      if (given.due.declines === 0)
        expect(notice.kind === 'free' || (notice.kind === 'from' && notice.day <= decided.effectiveEntryDate)).toBe(
          true,
        );
      expect(decided.amount).toBeLessThanOrEqual(given.owed);
      expect(given.draft?.isHeld || given.draft?.hasFault || given.pageIsOpen || !given.isOpen).toBe(false);
      expect([given.draft?.authorizationId, null]).toContain(given.due.authorizationId);
    }),
    { numRuns: 3000 },
  );
});
