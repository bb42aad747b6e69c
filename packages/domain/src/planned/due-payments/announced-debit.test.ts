import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../dates.ts';
import { announcementDays, type Debit, debitDay, debitNotice, type ToldOfPlan } from './announced-debit.ts';

const today = '2027-06-08';
const autoPay = { kind: 'auto-pay', daysBefore: 0, startDate: '2027-01-01' } as const;
const monthly = { kind: 'draft', method: 'DAY_OF_MONTH', day: 8, startDate: '2027-01-01' } as const;
const debit: Debit = { plan: autoPay, dueDay: today, amount: 9000, ceiling: undefined };
const nothing: ToldOfPlan = { previous: undefined, bills: [], mails: [] };
const bill = (toldOn: string, amount: number, dueDate = today) => ({
  billDate: toldOn,
  dueDate,
  toldOn,
  amount,
});

describe('a debit from a bank account (planned-85)', () => {
  it.each<[string, Partial<Debit>, Partial<ToldOfPlan>, object]>([
    ['that nobody told of is told first', {}, {}, { kind: 'untold' }],
    ['is taken when its bill is ten days old', {}, { bills: [bill('2027-05-29', 9000)] }, { kind: 'from', day: today }],
    ['waits for a bill that came late', {}, { bills: [bill('2027-06-01', 9000)] }, { kind: 'from', day: '2027-06-11' }],
    [
      'of more than the bill said is not announced by it',
      { amount: 9001 },
      { bills: [bill('2027-05-01', 9000)] },
      { kind: 'untold' },
    ],
    [
      'of less than was said was said',
      { amount: 100 },
      { bills: [bill('2027-05-01', 9000)] },
      { kind: 'from', day: '2027-05-11' },
    ],
    ['of the same amount as the last one needs no word', {}, { previous: 9000 }, { kind: 'free' }],
    ['of less than the last one does', { amount: 8999 }, { previous: 9000 }, { kind: 'untold' }],
    ['within the limit that its member chose is within their range', { ceiling: 9000 }, {}, { kind: 'free' }],
    ['above it is not', { ceiling: 8999 }, {}, { kind: 'untold' }],
    [
      'was announced by a mail of its day',
      {},
      { mails: [{ dueDay: today, amount: 9000, toldOn: '2027-05-28' }] },
      { kind: 'from', day: '2027-06-07' },
    ],
    [
      'was not by a mail of another day',
      {},
      { mails: [{ dueDay: '2027-05-08', amount: 9000, toldOn: '2027-04-28' }] },
      { kind: 'untold' },
    ],
    [
      'that its member named for a day is no varying one',
      { plan: { kind: 'scheduled', paymentDate: today } },
      {},
      { kind: 'free' },
    ],
    [
      'by the month is not announced by a bill before the newest',
      { plan: monthly },
      { bills: [bill('2027-06-05', 9000, '2027-06-25'), bill('2027-05-05', 90_000, '2027-05-25')] },
      { kind: 'from', day: '2027-06-15' },
    ],
    [
      'of a bill is announced by that bill, though another came since',
      {},
      { bills: [bill('2027-06-07', 9500, '2027-06-28'), bill('2027-05-20', 9000)] },
      { kind: 'from', day: '2027-05-30' },
    ],
  ])('%s', (_what, change, told, expected) =>
    expect(debitNotice({ ...debit, ...change }, { ...nothing, ...told })).toEqual(expected),
  );

  it('is never taken before its member knew of as much for ten days, unless it is the last one’s or in their range', () => {
    const day = fc.integer({ min: -40, max: 20 }).map((at) => addDays(today, at));
    const cents = fc.constantFrom(1, 5000, 9000, 12_000);
    const given = fc.record({
      plan: fc.constantFrom(autoPay, monthly),
      dueDay: day,
      amount: cents,
      ceiling: fc.option(cents, { nil: undefined }),
    });
    const told = fc.record({
      previous: fc.option(cents, { nil: undefined }),
      bills: fc.array(fc.record({ billDate: day, dueDate: day, toldOn: day, amount: cents }), { maxLength: 3 }),
      mails: fc.array(fc.record({ dueDay: day, toldOn: day, amount: cents }), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(given, told, (one, known) => {
        const notice = debitNotice(one, known);
        const taken = debitDay(one.dueDay, notice, today);
        expect(taken >= one.dueDay).toBe(true);
        if (notice.kind === 'free') {
          expect(one.amount === known.previous || one.amount <= (one.ceiling ?? 0)).toBe(true);
          expect(taken).toBe(one.dueDay);
          return;
        }
        if (notice.kind === 'untold') {
          expect(taken >= addDays(today, announcementDays)).toBe(true);
          return;
        }
        const said = [...known.bills, ...known.mails].filter(
          ({ amount, toldOn }) => amount >= one.amount && addDays(toldOn, announcementDays) <= taken,
        );
        expect(said.length).toBeGreaterThan(0);
      }),
      { numRuns: 3000 },
    );
  });
});
