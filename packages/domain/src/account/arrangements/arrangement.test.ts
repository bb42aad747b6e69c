import { describe, expect, it } from 'vitest';
import { instalmentStates, isArrangementOverdue } from './arrangement.ts';

const today = '2026-11-20';

it.each([
  ['2026-11-19', true],
  ['2026-11-20', false],
  ['2026-11-21', false],
  [null, false],
])('an arrangement whose next payment is due on %s is overdue: %s', (day, overdue) => {
  expect(isArrangementOverdue(day, today)).toBe(overdue);
});

describe('instalments', () => {
  const due = (dueDate: string, paid = 0) => ({ dueDate, amount: 1000, paid });

  it('are paid in full, overdue, next or later', () => {
    const parts = [due('2026-09-20', 1000), due('2026-10-20', 999), due('2026-11-20'), due('2026-12-20')];
    expect(instalmentStates(parts, today)).toEqual(['paid', 'overdue', 'next', 'later']);
  });

  it('may be paid ahead', () => {
    expect(instalmentStates([due('2026-12-01', 1000), due('2027-01-01')], today)).toEqual(['paid', 'next']);
  });
});
