import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishOf } from '../../texts/english.ts';
import type { Violation } from '../../violation.ts';
import {
  dayOfMonthViolation,
  daysAfterViolation,
  dayWindow,
  draftMethodsFor,
  draftStartsOn,
  hasDayOfMonth,
  isInWindow,
  startDateViolation,
} from './draft-day.ts';

const text = (found: Violation | undefined) => found && englishOf(found);
const window = (allowAfterBilledDay: number | null, allowBeforeBilledDay: number | null) =>
  dayWindow({ allowAfterBilledDay, allowBeforeBilledDay });

describe('the day of the month', () => {
  it.each([
    ['', 'Please enter valid input.'],
    ['x', 'Please enter valid input.'],
    ['1.5', 'Please enter valid input.'],
    ['-1', 'Please enter valid input.'],
    ['0', 'Day of month must be after 0 and before 29'],
    ['1', undefined],
    [' 5 ', undefined],
    ['28', undefined],
    ['29', 'Day of the Month must be before 29th'],
    ['99', 'Day of the Month must be before 29th'],
  ])('%j: %s', (typed, expected) => expect(text(dayOfMonthViolation(typed, window(null, null)))).toBe(expected));

  it.each([
    ['5', 'Day of month must be after 5 and before 20'],
    ['6', undefined],
    ['19', undefined],
    ['20', 'Day of month must be after 5 and before 20'],
  ])('%j between the 5th and the 20th: %s', (typed, expected) =>
    expect(text(dayOfMonthViolation(typed, window(5, 20)))).toBe(expected),
  );

  it('has its limit capped at 29', () => {
    expect(text(dayOfMonthViolation('4', window(5, 31)))).toBe('Day of month must be after 5 and before 29');
  });

  it('may lie in a window that runs over the end of the month', () => {
    const over = window(20, 5);
    expect([4, 5, 20, 21].map((day) => isInWindow(day, over))).toEqual([true, false, false, true]);
    expect([4, 5, 6].map((day) => isInWindow(day, window(5, 5)))).toEqual([true, false, true]);
  });

  it('can be chosen unless the window holds no day', () => {
    expect([window(null, null), window(5, 20), window(20, 5), window(28, 31), window(4, 5)].map(hasDayOfMonth)).toEqual(
      [true, true, true, false, false],
    );
  });

  it('can be chosen where the window holds a single day, also the first or the last', () => {
    expect([window(27, 29), window(null, 2), window(28, 2)].map(hasDayOfMonth)).toEqual([true, true, true]);
    expect(hasDayOfMonth(window(28, 1))).toBe(false);
  });

  it('is offered only where there is one', () => {
    const methods = (allowAfterBilledDay: number, allowBeforeBilledDay: number) =>
      draftMethodsFor({ allowAfterBilledDay, allowBeforeBilledDay });
    expect(methods(5, 20)).toContain('DAY_OF_MONTH');
    expect(methods(4, 5)).not.toContain('DAY_OF_MONTH');
    expect(methods(4, 5)).toContain('WHEN_BILLED');
  });

  it('is allowed exactly when it exists in every month and lies in the window', () => {
    const limit = fc.integer({ min: 1, max: 31 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), limit, limit, (day, after, before) => {
        const days = window(after, before);
        const isAllowed = day >= 1 && day <= 28 && isInWindow(day, days);
        expect(dayOfMonthViolation(String(day), days) === undefined).toBe(isAllowed);
      }),
    );
  });
});

describe('days after billing', () => {
  it.each(['', 'x', '0', '21', '100'])('%j are too few or too many', (typed) =>
    expect(text(daysAfterViolation(typed, 20))).toBe('Number of Days after billing must be between 1 and 20'),
  );
  it.each(['1', '09', '20'])('%j are allowed', (typed) => expect(daysAfterViolation(typed, 20)).toBeUndefined());
});

describe('the start date', () => {
  it.each([
    ['1989-12-31', 'Start date must not be before 01/01/1990.'],
    ['1990-01-01', undefined],
    ['2027-02-29', 'Please enter a valid start date.'],
    ['', 'Please enter a valid start date.'],
  ])('%j: %s', (typed, expected) => expect(text(startDateViolation(typed))).toBe(expected));

  it('counts only from today, and from the day that the account may be drafted', () => {
    expect(draftStartsOn('1990-01-01', null, '2027-03-01')).toBe('2027-03-01');
    expect(draftStartsOn('1990-01-01', '2027-04-01', '2027-03-01')).toBe('2027-04-01');
    expect(draftStartsOn('2027-05-01', '2027-04-01', '2027-03-01')).toBe('2027-05-01');
  });
});
