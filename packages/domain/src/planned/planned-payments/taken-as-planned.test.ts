import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../../dates.ts';
import { bankingDayOnOrAfter } from '../banking-days/banking-days.ts';
import { type BillDays, catchUpDays } from '../due-payments/payment-plan.ts';
import { daysShown } from './days-ahead.ts';
import type { PlanAhead } from './plan-ahead.ts';
import { type PlannedPayment, plannedPayments } from './planned-payments.ts';
import { ahead, autoPay, owing, scheduled, today } from './testing/plans-ahead.ts';
import { takenDayByDay } from './testing/taken-day-by-day.ts';

const dayFrom = (from: number, to: number) => fc.integer({ min: from, max: to }).map((at) => addDays(today, at));
const bills = fc
  .tuple(fc.integer({ min: -12, max: 40 }), fc.integer({ min: 0, max: 25 }))
  .map(([at, due]): BillDays[] => [{ billDate: addDays(today, at), dueDate: addDays(today, at + due) }]);
const startDate = dayFrom(-60, 50);
const by = fc.constantFrom('cc', 'echeck', undefined);
/** A plan of the whole balance: of an account one, as the product has it. */
const wholePlan = (accountNumber: string): fc.Arbitrary<PlanAhead> =>
  fc
    .tuple(
      bills,
      fc.oneof(
        fc.record({ kind: fc.constant('auto-pay' as const), daysBefore: fc.nat(10), startDate }),
        fc.record({
          kind: fc.constant('draft' as const),
          method: fc.constantFrom('WHEN_BILLED', 'END_OF_MONTH', 'DAY_OF_MONTH', 'DAYS_AFTER_BILLING'),
          day: fc.integer({ min: 1, max: 28 }),
          startDate,
        }),
      ),
      by,
      fc.option(fc.integer({ min: 1, max: 12_000 }), { nil: undefined }),
      fc.option(dayFrom(-9, 2), { nil: undefined }),
      fc.boolean(),
    )
    .map(([known, plan, way, ceiling, prenote, inFile]) => {
      const isFile = plan.kind === 'draft' && inFile;
      return autoPay({
        kind: plan.kind,
        key: accountNumber,
        plan,
        by: isFile ? 'file' : way,
        prenoteEffectiveDate: isFile && prenote ? bankingDayOnOrAfter(prenote) : undefined,
        ceiling: plan.kind === 'auto-pay' ? ceiling : undefined,
        accounts: [{ accountNumber }],
        bills: known,
      });
    });
const named = fc
  .tuple(dayFrom(-catchUpDays, daysShown), fc.integer({ min: 50, max: 9000 }), fc.integer({ min: 50, max: 9000 }), by)
  .map(([on, one, two, way]) =>
    scheduled(on, one + two, {
      by: way,
      accounts: [
        { accountNumber: '1', amount: one },
        { accountNumber: '2', amount: two },
      ],
    }),
  );

describe('what the calendar says', () => {
  const money = (payments: readonly PlannedPayment[]) =>
    payments.flatMap(({ day, key, amount, certainty }) =>
      certainty === 'known' || certainty === 'about' ? [{ day, key, amount }] : [],
    );
  const byKey = (one: { readonly day: string; readonly key: string }) => `${one.day} ${one.key}`;
  const sorted = <T extends { readonly day: string; readonly key: string }>(all: readonly T[]) =>
    [...all].sort((one, other) => (byKey(one) < byKey(other) ? -1 : 1));

  it('is what payment days then take, day by day, and what it leaves open takes nothing', () => {
    fc.assert(
      fc.property(
        fc.tuple(wholePlan('1'), wholePlan('2'), fc.array(named, { maxLength: 2 })),
        fc.integer({ min: -500, max: 12_000 }),
        fc.integer({ min: -500, max: 12_000 }),
        fc.nat(6),
        ([first, second, some], one, two, later) => {
          const from = addDays(today, later);
          const plans = [first, second, ...some.map((plan, index) => ({ ...plan, key: `S${index}` }))];
          const given = ahead(plans, {
            today: from,
            nextFileDay: bankingDayOnOrAfter(from),
            accounts: [owing('1', one), owing('2', two)],
          });
          const { payments } = plannedPayments(given);
          const taken = takenDayByDay(given).filter(({ day }) => daysBetween(from, day) <= daysShown);
          const most = new Set(payments.filter(({ certainty }) => certainty === 'most').map(byKey));
          expect(sorted(money(payments))).toEqual(sorted(taken.filter((found) => !most.has(byKey(found)))));
          for (const { day, key, amount } of payments.filter(({ certainty }) => certainty === 'most'))
            for (const found of taken.filter((found) => found.day === day && found.key === key))
              expect(found.amount).toBeLessThanOrEqual(amount ?? 0);
        },
      ),
      { numRuns: 300 },
    );
  });
});
