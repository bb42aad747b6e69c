import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../dates.ts';
import {
  endOf,
  fallDay,
  isFallen,
  isWithinCeiling,
  monthOf,
  type OpenFall,
  type TopUpFacts,
  termsViolation,
  topUpStep,
  typedLineViolation,
} from './top-up.ts';

const today = '2026-11-21';
const terms = { trigger: 'days', line: 3, amount: 4000, ceiling: 16_000 } as const;

it('terms name a line, an amount that may be paid, and a ceiling that lets it pass (paying-95)', () => {
  expect(termsViolation(terms, 2000)).toBeUndefined();
  const codeOf = (changes: object, least = 2000) => termsViolation({ ...terms, ...changes }, least)?.code;
  expect(codeOf({ line: 4 })).toBe('topUp.line.invalid');
  expect(codeOf({ trigger: 'balance', line: 0 })).toBe('topUp.line.invalid');
  expect(codeOf({ trigger: 'balance', line: 2000 })).toBeUndefined();
  expect(codeOf({ amount: 0 })).toBe('topUp.amount.invalid');
  expect(codeOf({ amount: 12.5 })).toBe('topUp.amount.invalid');
  expect(codeOf({}, 4001)).toBe('topUp.amount.least');
  expect(codeOf({ ceiling: 3999 })).toBe('topUp.ceiling.low');
  expect(codeOf({ ceiling: 10_000_000 })).toBe('topUp.ceiling.invalid');
  expect(typedLineViolation('days', '')?.code).toBe('topUp.line.invalid');
  expect(typedLineViolation('balance', '$20')).toBeUndefined();
});

it('a fall is at the line or below it; where days cannot be told, when nothing is left (paying-92)', () => {
  expect([4, 3, 0].map((days) => isFallen(terms, { credit: 1, days }))).toEqual([false, true, true]);
  expect([1, 0, -1].map((credit) => isFallen(terms, { credit, days: undefined }))).toEqual([false, true, true]);
  const byMoney = { trigger: 'balance', line: 2000 } as const;
  expect([2001, 2000].map((credit) => isFallen(byMoney, { credit, days: 90 }))).toEqual([false, true]);
});

it('the day of the next fall is as far off as the days above the line', () => {
  expect(fallDay(terms, 5, today)).toBe(addDays(today, 2));
  expect(fallDay(terms, 2, today)).toBe(today);
  expect(fallDay({ trigger: 'balance', line: 2000 }, 5, today)).toBe(addDays(today, 5));
});

it('what kept a fall back is asked again on another day, the ceiling in another month', () => {
  const open = (day: string, isPassedOver?: OpenFall['isPassedOver']): OpenFall => ({ day, isPassedOver });
  expect(topUpStep(true, open('2026-11-20'), today)).toBe('nothing');
  expect(topUpStep(true, open('2026-11-20', 'late'), today)).toBe('fall');
  expect(topUpStep(true, open(today, 'late'), today)).toBe('nothing');
  expect(topUpStep(true, open('2026-11-20', 'ceiling'), today)).toBe('nothing');
  expect(topUpStep(true, open('2026-11-30', 'ceiling'), '2026-12-01')).toBe('fall');
  expect(topUpStep(false, open('2026-11-20', 'ceiling'), today)).toBe('above');
  expect(topUpStep(false, undefined, today)).toBe('nothing');
});

it('in every order of days, falls and payments each fall is taken once at most, and no month above its ceiling', () => {
  const turn = fc.record({ low: fc.boolean(), days: fc.nat(3), late: fc.boolean(), isMade: fc.boolean() });
  fc.assert(
    fc.property(fc.array(turn, { maxLength: 60 }), fc.integer({ min: 4000, max: 20_000 }), (turns, ceiling) => {
      let day = '2026-11-25';
      let open: OpenFall | undefined;
      let [takenOfFall, falls, payments] = [0, 0, 0];
      let wasLow = false;
      const ofMonth = new Map<string, number>();
      for (const { low, days, late, isMade } of turns) {
        day = addDays(day, days);
        if (low && !wasLow) [falls, takenOfFall] = [falls + 1, 0];
        wasLow = low;
        const step = topUpStep(low, open, day);
        if (step === 'above') open = undefined;
        if (step !== 'fall') continue;
        const taken = ofMonth.get(monthOf(day)) ?? 0;
        if (late) open = { day, isPassedOver: 'late' };
        else if (!isWithinCeiling({ amount: 4000, ceiling }, taken)) open = { day, isPassedOver: 'ceiling' };
        else if (isMade) {
          open = { day, isPassedOver: undefined };
          ofMonth.set(monthOf(day), taken + 4000);
          takenOfFall += 1;
          payments += 1;
        }
        expect(takenOfFall).toBeLessThanOrEqual(1);
      }
      expect(payments).toBeLessThanOrEqual(falls);
      for (const taken of ofMonth.values()) expect(taken).toBeLessThanOrEqual(ceiling);
    }),
  );
});

it('ends with the account, the way of paying, or a payment that failed, and goes on otherwise (paying-94)', () => {
  const method = { isChargeable: true, isBlocked: false, expiry: 'good' } as const;
  const facts: TopUpFacts = { isPrepaidAccount: true, isClosed: false, method, last: 'other' };
  const of = (changes: Partial<TopUpFacts>) => endOf({ ...facts, ...changes });
  expect([of({}), of({ last: undefined }), of({ method: { ...method, expiry: 'soon' } })]).toEqual(
    Array(3).fill(undefined),
  );
  expect(of({ isPrepaidAccount: false })).toBe('notPrepaid');
  expect(of({ isClosed: true })).toBe('closed');
  expect([of({ last: 'failed' }), of({ last: 'returned' })]).toEqual(['declined', 'declined']);
  expect(of({ last: 'restricted' })).toBe('restricted');
  expect(of({ method: undefined })).toBe('method');
  for (const wrong of [{ isChargeable: false }, { isBlocked: true }, { expiry: 'expired' as const }])
    expect(of({ method: { ...method, ...wrong } })).toBe('method');
});
