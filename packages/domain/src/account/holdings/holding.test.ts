import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../dates.ts';
import { dayOfBill, isClosed, isWithin } from './holding.ts';

const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2020-01-01', days));

it('gives each day of an account to one holder and to no other (account-105)', () => {
  fc.assert(
    fc.property(fc.uniqueArray(day, { minLength: 1, maxLength: 6 }), day, (moves, asked) => {
      const begins = [...moves].sort();
      const holdings = [null, ...begins].map((heldFrom, place) => {
        const next = begins[place];
        return { heldFrom, heldUntil: next === undefined ? null : addDays(next, -1) };
      });
      expect(holdings.filter((holding) => isWithin(holding, asked))).toHaveLength(1);
    }),
  );
});

it('takes a bill for that of whoever held the account when its period began', () => {
  const bill = { billDate: '2026-11-14', statementStartDate: '2026-10-12' };
  const former = { heldFrom: null, heldUntil: '2026-11-09' };
  const holder = { heldFrom: '2026-11-10', heldUntil: null };
  expect(isWithin(former, dayOfBill(bill))).toBe(true);
  expect(isWithin(holder, dayOfBill(bill))).toBe(false);
  expect(isWithin(holder, dayOfBill({ ...bill, statementStartDate: null }))).toBe(true);
});

it('is closed from the day on which it was closed, until it is opened again, and may be closed anew (account-108)', () => {
  const closed = { closedOn: '2026-11-10', reopenedOn: null };
  expect(isClosed(closed, '2026-11-09')).toBe(false);
  expect(isClosed(closed, '2026-11-10')).toBe(true);
  const reopened = { ...closed, reopenedOn: '2026-11-20' };
  expect(isClosed(reopened, '2026-11-19')).toBe(true);
  expect(isClosed(reopened, '2026-11-20')).toBe(false);
  expect(isClosed({ closedOn: '2026-12-01', reopenedOn: '2026-11-20' }, '2026-12-01')).toBe(true);
  expect(isClosed({ closedOn: null, reopenedOn: '2026-11-20' }, '2026-12-01')).toBe(false);
});
