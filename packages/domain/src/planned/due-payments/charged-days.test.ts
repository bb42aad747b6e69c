import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../dates.ts';
import { chargedDays, chargedWithinDays } from './charged-days.ts';

const day = '2027-06-08';
const charge = { day, accountNumbers: ['1'], amount: 5000 };
const autoPay = { dueDay: day, accountNumbers: ['1'] };
const scheduled = { dueDay: day, accountNumbers: ['1', '2'], amount: 5000 };

describe('a charge that is not known', () => {
  it('may be a plan of its account on its day, or tried since', () => {
    for (const [dueDay, isOne] of [
      [day, true],
      [addDays(day, -4), true],
      [addDays(day, -chargedWithinDays), true],
      [addDays(day, -chargedWithinDays - 1), false],
      [addDays(day, 1), false],
    ] as const)
      expect([dueDay, chargedDays(charge, [{ ...autoPay, dueDay }]).length > 0]).toEqual([dueDay, isOne]);
    expect(chargedDays({ ...charge, accountNumbers: ['2'] }, [autoPay])).toEqual([]);
  });

  it('is sooner what the member named, then what was owed, then part of what was named; all of them are in doubt', () => {
    const part = { ...scheduled, amount: 9000 };
    const before = { ...autoPay, dueDay: addDays(day, -2) };
    expect(chargedDays(charge, [part, before, autoPay, scheduled])).toEqual([scheduled, autoPay, before, part]);
  });

  it('is sooner of a later due day, in whatever order the days come', () => {
    const plans = [-9, -6, -3, -1, 0].map((back) => ({ ...autoPay, dueDay: addDays(day, back) }));
    fc.assert(
      fc.property(fc.shuffledSubarray(plans, { minLength: 2 }), (some) => {
        const dueDays = some.map(({ dueDay }) => dueDay);
        expect(chargedDays(charge, some).map(({ dueDay }) => dueDay)).toEqual(dueDays.sort().reverse());
      }),
    );
  });

  it('is never more than the member allowed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 9999 }), (amount, allowed) => {
        const days = [
          { ...scheduled, amount: allowed },
          { ...autoPay, ceiling: allowed },
        ];
        expect(chargedDays({ ...charge, amount }, days)).toHaveLength(amount <= allowed ? 2 : 0);
      }),
    );
  });
});
