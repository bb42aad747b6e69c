import { describe, expect, it } from 'vitest';
import { addDays } from '../../dates.ts';
import { daysShown } from './days-ahead.ts';
import type { Ahead, PlanAhead } from './plan-ahead.ts';
import { plannedPayments } from './planned-payments.ts';
import { ahead, autoPay, draft, owing, row, scheduled, today } from './testing/plans-ahead.ts';

const shown = (plans: readonly PlanAhead[], changes: Partial<Ahead> = {}) =>
  plannedPayments(ahead(plans, changes)).payments.map(({ day, certainty, amount }) => [day, certainty, amount]);

describe('the calendar shows', () => {
  it.each<[string, readonly PlanAhead[], Partial<Ahead>, readonly (readonly [string, string, number | null])[]]>([
    ['a bill on its due date', [autoPay()], {}, [['2027-06-21', 'known', 5000]]],
    ['nothing above the limit', [autoPay({ ceiling: 4999 })], {}, [['2027-06-21', 'none', 5000]]],
    ['nothing from what was closed', [autoPay({ by: undefined })], {}, [['2027-06-21', 'none', null]]],
    [
      'what is left after a scheduled payment',
      [autoPay(), scheduled('2027-06-21', 3000)],
      {},
      [
        ['2027-06-21', 'known', 3000],
        ['2027-06-21', 'known', 2000],
      ],
    ],
    [
      'of a named amount the most, where less is owed',
      [scheduled('2027-06-10', 7000)],
      {},
      [['2027-06-10', 'most', 7000]],
    ],
    [
      'a draft by the month about, and then as what is owed',
      [draft('DAY_OF_MONTH', 15)],
      {},
      [
        ['2027-06-15', 'about', 5000],
        ['2027-07-15', 'open', null],
      ],
    ],
    [
      'a draft in the bank file on the banking day on which it settles',
      [draft('END_OF_MONTH', null, { by: 'file', prenoteEffectiveDate: '2027-01-04' })],
      { today: '2027-07-20', nextFileDay: '2027-07-20' },
      [
        ['2027-08-02', 'about', 5000],
        ['2027-08-31', 'open', null],
      ],
    ],
    [
      'a bank account that was never tried three banking days after its prenote',
      [draft('WHEN_BILLED', null, { by: 'file', bills: [{ billDate: today, dueDate: '2027-06-28' }] })],
      {},
      [['2027-06-14', 'known', 5000]],
    ],
    [
      'what the billing system takes',
      [],
      { officeDrafts: [{ accountNumber: '1', day: '2027-06-12' }] },
      [['2027-06-12', 'about', 5000]],
    ],
    [
      'what is with the bank',
      [],
      { onItsWay: [{ kind: 'draft', key: '1', accountNumbers: ['1'], day: '2027-06-09', amount: 700 }] },
      [['2027-06-09', 'sent', 700]],
    ],
    [
      'another try of a declined charge',
      [scheduled(today, 5000, { takenUp: [row({ state: 'retrying', declines: 1, tryOn: '2027-06-09' })] })],
      {},
      [['2027-06-09', 'known', 5000]],
    ],
    [
      'a returned draft for the same amount',
      [
        draft('WHEN_BILLED', null, {
          by: 'file',
          prenoteEffectiveDate: '2027-01-04',
          bills: [],
          takenUp: [row({ dueDay: '2027-06-02', state: 'returned', amount: 4000, declines: 1, tryOn: '2027-06-10' })],
        }),
      ],
      { accounts: [owing('1', 1000)] },
      [['2027-06-11', 'known', 4000]],
    ],
    ['no day that is over', [scheduled(today, 5000, { takenUp: [row({ state: 'paid' })] })], {}, []],
    [
      'no day that was given up under what its member agreed to, but one that was under what they agreed to before',
      [
        scheduled(today, 5000, { takenUp: [row({ state: 'cancelled', reason: 'nothing' })] }),
        scheduled('2027-06-10', 700, {
          takenUp: [row({ dueDay: '2027-06-10', state: 'cancelled', reason: 'nothing', authorizationId: 'B' })],
        }),
      ],
      {},
      [['2027-06-10', 'known', 700]],
    ],
    [
      'a day of which another day, or another authorization, was taken up',
      [
        scheduled('2027-06-10', 700, {
          takenUp: [
            row({ dueDay: '2027-06-09', state: 'paid' }),
            row({ dueDay: '2027-06-10', state: 'due', authorizationId: 'B', tryOn: '2027-06-10' }),
          ],
        }),
      ],
      {},
      [['2027-06-10', 'known', 700]],
    ],
    [
      'once a day that waits, under the authorization that is in force or under none',
      [
        scheduled('2027-06-10', 700, {
          takenUp: [row({ dueDay: '2027-06-10', state: 'due', authorizationId: null, tryOn: '2027-06-10' })],
        }),
        scheduled('2027-06-11', 800, {
          takenUp: [row({ dueDay: '2027-06-11', state: 'retrying', declines: 1, tryOn: '2027-06-14' })],
        }),
      ],
      {},
      [
        ['2027-06-10', 'known', 700],
        ['2027-06-14', 'known', 800],
      ],
    ],
    [
      'what the billing system takes of an account on its first day, and open afterwards; none that is over',
      [],
      {
        officeDrafts: [
          { accountNumber: '1', day: '2027-06-20' },
          { accountNumber: '1', day: today },
          { accountNumber: '1', day: '2027-06-07' },
          { accountNumber: '9', day: '2027-06-09' },
        ],
      },
      [
        [today, 'about', 5000],
        ['2027-06-09', 'open', null],
        ['2027-06-20', 'open', null],
      ],
    ],
    [
      'as of today what should have come by now, and nothing beyond the days that are shown',
      [],
      {
        onItsWay: [
          { kind: 'draft', key: '1', accountNumbers: ['1'], day: '2027-06-05', amount: 700 },
          { kind: 'draft', key: '1', accountNumbers: ['1'], day: addDays(today, daysShown), amount: 800 },
          { kind: 'draft', key: '1', accountNumbers: ['1'], day: addDays(today, daysShown + 1), amount: 900 },
        ],
      },
      [
        [today, 'sent', 700],
        [addDays(today, daysShown), 'sent', 800],
      ],
    ],
    [
      'what was named before the rest of the balance, and both before the bank file, of one day',
      [
        draft('WHEN_BILLED', null, {
          by: 'file',
          prenoteEffectiveDate: '2027-01-04',
          bills: [{ billDate: today, dueDate: '2027-06-28' }],
        }),
        draft('WHEN_BILLED', null, { key: '2', bills: [{ billDate: today, dueDate: '2027-06-28' }] }),
        scheduled(today, 3000),
      ],
      {},
      [
        [today, 'known', 3000],
        [today, 'known', 2000],
        ['2027-06-09', 'open', null],
      ],
    ],
    [
      'a day that was given up during a pause',
      [scheduled(today, 5000, { takenUp: [row({ state: 'cancelled', reason: 'paused' })] })],
      {},
      [[today, 'known', 5000]],
    ],
  ])('%s', (_what, plans, changes, expected) => expect(shown(plans, changes)).toEqual(expected));

  it('apart what waits for a bill that nobody knows of', () => {
    const { payments, withNextBill } = plannedPayments(ahead([autoPay({ bills: [], ceiling: 9000 })]));
    expect(payments).toEqual([]);
    expect(withNextBill).toEqual([{ kind: 'auto-pay', key: '1', accountNumbers: ['1'], ceiling: 9000 }]);
  });

  it('apart only what goes by bills, and has none to come', () => {
    const waiting = (plan: PlanAhead) => plannedPayments(ahead([plan])).withNextBill.length;
    expect(waiting(autoPay())).toBe(0);
    expect(waiting(draft('WHEN_BILLED', null, { bills: [] }))).toBe(1);
    const afterBilling = { kind: 'draft', method: 'DAYS_AFTER_BILLING', day: 3, startDate: '2027-01-01' } as const;
    expect(waiting(autoPay({ kind: 'draft', plan: afterBilling, bills: [] }))).toBe(1);
    expect(waiting(draft('END_OF_MONTH', null, { bills: [], takenUp: [] }))).toBe(0);
    expect(waiting(scheduled('2026-01-01', 100))).toBe(0);
    const both = plannedPayments(ahead([autoPay({ key: '1' }), autoPay({ key: '2', bills: [] })]));
    expect(both.withNextBill.map(({ key }) => key)).toEqual(['2']);
  });

  it.each([
    ['today of what is taken tomorrow', [scheduled('2027-06-09', 5000)], today],
    ['the day before a charge', [autoPay()], '2027-06-20'],
    [
      'the day before the bank file goes out',
      [
        draft('WHEN_BILLED', null, {
          by: 'file',
          prenoteEffectiveDate: '2027-01-04',
          bills: [{ billDate: '2027-06-14', dueDate: '2027-07-01' }],
        }),
      ],
      '2027-06-10',
    ],
    ['nothing of what may be under way', [scheduled(today, 5000)], null],
  ])('until when it can be changed: %s', (_what, plans, expected) =>
    expect(plannedPayments(ahead(plans)).payments[0]?.changeUntil).toBe(expected),
  );
});
