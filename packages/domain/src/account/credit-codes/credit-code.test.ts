import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../dates.ts';
import { isInForce, underCreditCodes } from './credit-code.ts';

const today = '2026-11-20';
const account = fc.record({
  isCashOnly: fc.boolean(),
  isBankrupt: fc.boolean(),
  isEcheckEligible: fc.boolean(),
  accountBalance: fc.integer(),
  derivedStatus: fc.constantFrom('Current', 'Past Due', 'Pending Disconnect', 'Disconnected', 'Final Billed'),
  pastDueAmount: fc.nat(),
  pastDueDate: fc.option(fc.constant('2026-11-01')),
  cutoffAmount: fc.nat(),
  cutOffDate: fc.option(fc.constant('2026-11-29')),
});

it('holds from its first day to its last', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9, max: 9 }), fc.option(fc.integer({ min: -9, max: 9 })), (from, to) => {
      const days = { since: addDays(today, from), until: to === null ? null : addDays(today, to) };
      return isInForce(days, today) === (from <= 0 && (to === null || to >= 0));
    }),
  );
});

it('cash only closes e-checks and nothing else; bankruptcy ends what is past due and cut off, and never what is owed', () => {
  fc.assert(
    fc.property(account, (one) => {
      const { isEcheckEligible, pastDueAmount, pastDueDate, cutoffAmount, cutOffDate, derivedStatus, ...same } =
        underCreditCodes(one);
      expect(one).toMatchObject(same);
      expect(isEcheckEligible).toBe(one.isEcheckEligible && !one.isCashOnly);
      const due = { pastDueAmount, pastDueDate, cutoffAmount, cutOffDate, derivedStatus };
      if (!one.isBankrupt) expect(one).toMatchObject(due);
      else {
        expect(due).toMatchObject({ pastDueAmount: 0, pastDueDate: null, cutoffAmount: 0, cutOffDate: null });
        expect(['Past Due', 'Pending Disconnect']).not.toContain(derivedStatus);
      }
    }),
  );
});
