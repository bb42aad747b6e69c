import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishOf } from '../../texts/english.ts';
import { formatsOf } from '../../texts/formats.ts';
import { type EligibilityFacts, eligibilityViolation } from './eligibility.ts';
import { estimateOf, settlementMonthOf } from './estimate.ts';
import {
  actionOf,
  type BillingType,
  isSelectable,
  isShown,
  type LevelizedFilter,
  levelizedViolation,
  offeredAction,
  shownTypeAfter,
} from './levelized-billing.ts';
import { type LevelizedView, levelizedRows } from './table.ts';

const bill = (billedAmount: number, actualCharges: number | null = null, billDate = '2026-10-05') => ({
  billDate,
  billedAmount,
  actualCharges,
});
const year = (...first: ReturnType<typeof bill>[]) => [
  ...first,
  ...Array.from({ length: 12 - first.length }, () => bill(0)),
];

describe('the estimate', () => {
  it('is the twelfth part of what the last twelve bills cost, half a cent up', () => {
    expect(estimateOf(year(bill(12_000)))).toBe(1000);
    expect(estimateOf(year(bill(6)))).toBe(1);
    expect(estimateOf(year(bill(5)))).toBe(0);
    expect(estimateOf([...year(bill(12_000)), bill(999_999)])).toBe(1000);
  });

  it('takes what the service cost where a plan billed another amount', () => {
    expect(estimateOf(year(bill(5000, 12_000)))).toBe(1000);
  });

  it('is never below nothing, and there is none with fewer bills', () => {
    expect(estimateOf(year(bill(-12_000)))).toBe(0);
    expect(estimateOf(year().slice(1))).toBeUndefined();
  });

  it('times twelve is off by six cents at most', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 12, maxLength: 12 }), (amounts) => {
        const sum = amounts.reduce((total, one) => total + one, 0);
        const estimate = estimateOf(amounts.map((one) => bill(one))) ?? Number.NaN;
        expect(Math.abs(estimate * 12 - sum)).toBeLessThanOrEqual(6);
      }),
    );
  });

  it('is settled in the month of the newest bill', () => {
    expect(settlementMonthOf([bill(1), bill(1, null, '2026-09-05')], '2026-11-20')).toBe(10);
    expect(settlementMonthOf([], '2026-11-20')).toBe(11);
    expect([1, 10, 12].map((month) => formatsOf('en').monthName(month))).toEqual(['January', 'October', 'December']);
  });
});

describe('who may sign up', () => {
  const good: EligibilityFacts = {
    billingType: 'Standard',
    derivedStatus: 'Current',
    isPrepaidAccount: false,
    billCount: 12,
    isClosedByOffice: false,
  };
  it.each<[Partial<EligibilityFacts>, string | undefined]>([
    [{}, undefined],
    [{ derivedStatus: 'Past Due' }, undefined],
    [{ derivedStatus: 'Pending Disconnect' }, undefined],
    [{ billingType: 'Average' }, undefined],
    [{ billingType: 'Budget' }, 'This account is signed up for budget billing.'],
    [{ isPrepaidAccount: true }, 'Average billing is not available for prepaid accounts.'],
    [{ derivedStatus: 'Final Billed' }, 'This account has had its final bill.'],
    [{ derivedStatus: 'Disconnected' }, 'Average billing is not available while service is disconnected.'],
    [{ derivedStatus: 'Pending Reconnect' }, 'Average billing is not available while service is disconnected.'],
    [{ billCount: 11 }, 'Average billing needs 12 bills to estimate from. This account does not have them yet.'],
    [{ isClosedByOffice: true }, 'This account is not eligible for average billing. Please call us to learn more.'],
  ])('%j: %s', (facts, sentence) => {
    const found = eligibilityViolation({ ...good, ...facts });
    expect(found && englishOf(found)).toBe(sentence);
  });
});

const facts = (billingType: BillingType | null, isEligible = true) => ({ billingType, isEligible });

describe('the filter and the row', () => {
  it('decide what happens', () => {
    const filters: readonly LevelizedFilter[] = ['all', 'view-enabled', 'view-non-enabled'];
    expect(filters.map(actionOf)).toEqual(['Add', 'Edit', 'Add']);
    expect(filters.map((filter) => isShown(facts('Average'), filter))).toEqual([true, true, false]);
    expect(filters.map((filter) => isShown(facts(null), filter))).toEqual([true, false, true]);
    expect(filters.map((filter) => isSelectable(facts('Average', false), filter))).toEqual([false, true, false]);
    expect(filters.map((filter) => isSelectable(facts('Standard'), filter))).toEqual([true, false, true]);
    expect(filters.map((filter) => isSelectable(facts('Budget'), filter))).toEqual([false, false, false]);
    expect(offeredAction(facts('Standard', false))).toBeUndefined();
    expect([shownTypeAfter('Add'), shownTypeAfter('Edit')]).toEqual(['Average', null]);
  });
});

describe('an update', () => {
  const offer = { ...facts('Standard'), estimate: 8412, settlementMonth: 10, closed: undefined };
  const add = { action: 'Add', billingType: 'Average', estimatedBill: 8412, settlementMonth: 10 } as const;
  const edit = { ...add, action: 'Edit', billingType: 'Standard' } as const;
  const code = (...args: Parameters<typeof levelizedViolation>) => levelizedViolation(...args)?.code;

  it('signs up what is eligible, to what the member has seen', () => {
    expect(code(add, offer)).toBeUndefined();
    expect(code({ ...add, estimatedBill: 8411 }, offer)).toBe('levelizedBilling.estimate.changed');
    expect(code({ ...add, settlementMonth: 11 }, offer)).toBe('levelizedBilling.estimate.changed');
    expect(code({ ...add, billingType: 'Budget' }, offer)).toBe('levelizedBilling.type.mismatch');
    const closed = eligibilityViolation({
      billingType: 'Budget',
      derivedStatus: 'Current',
      isPrepaidAccount: false,
      billCount: 12,
      isClosedByOffice: false,
    });
    expect(code(add, { ...offer, closed })).toBe('levelizedBilling.notEligible.budget');
    expect(code(add, { ...offer, ...facts('Average') })).toBe('levelizedBilling.account.already');
  });

  it('removes what is signed up, eligible or not', () => {
    expect(code(edit, { ...offer, ...facts('Average', false) })).toBeUndefined();
    expect(code(edit, offer)).toBe('levelizedBilling.account.notAverage');
    expect(code({ ...edit, billingType: 'Average' }, offer)).toBe('levelizedBilling.type.mismatch');
  });
});

describe('the table', () => {
  const row = (accountNumber: string, serviceAddress: string, estimatedAmount: number | null) => ({
    ...facts(accountNumber === '3' ? 'Average' : null),
    accountNumber,
    serviceAddress,
    estimatedAmount,
  });
  const rows = [row('3', '10 Mill Row', 20), row('1', '9 Mill Row', null), row('2', '9 Elm St', 30)];
  const view: LevelizedView = { filter: 'all', search: '', sort: 'number', descending: false };
  const numbers = (changes: Partial<LevelizedView>) =>
    levelizedRows(rows, { ...view, ...changes })
      .map(({ accountNumber }) => accountNumber)
      .join('');

  it('is sorted, searched and filtered', () => {
    expect(numbers({})).toBe('123');
    expect(numbers({ descending: true })).toBe('321');
    expect(numbers({ sort: 'address' })).toBe('213');
    expect(numbers({ sort: 'estimate' })).toBe('321');
    expect(numbers({ sort: 'estimate', descending: true })).toBe('231');
    expect(numbers({ search: 'mill 9' })).toBe('1');
    expect(numbers({ filter: 'view-enabled' })).toBe('3');
    expect(numbers({ filter: 'view-non-enabled' })).toBe('12');
  });
});
