import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excessesOf, type ImportChange, importBounds, judgeImport } from './import-bounds.ts';

const change = fc.record({
  accountsBefore: fc.integer({ min: 1, max: 1_000_000 }),
  accountsClosed: fc.integer({ min: 0, max: 10_000 }),
  balancesBefore: fc.integer({ min: -1_000_000, max: 1_000_000_000 }),
  balancesAfter: fc.integer({ min: -1_000_000, max: 1_000_000_000 }),
  owedOrAhead: fc.integer({ min: 0, max: 1_000_000_000 }),
});
const has = (one: ImportChange, what: 'balances' | 'closed') => excessesOf(one).some((excess) => excess.what === what);

describe('the bounds of an import (moving-in-13)', () => {
  it('are not passed by an import that changes nothing, nor by the first one', () => {
    fc.assert(
      fc.property(change, (one) => {
        expect(excessesOf({ ...one, accountsClosed: 0, balancesAfter: one.balancesBefore })).toEqual([]);
        expect(excessesOf({ ...one, accountsBefore: 0 })).toEqual([]);
      }),
    );
  });

  it('once passed stay passed when more changes, in either direction', () => {
    fc.assert(
      fc.property(change, fc.nat(1_000_000), (one, more) => {
        const moved = one.balancesAfter - one.balancesBefore;
        const further = {
          ...one,
          accountsClosed: one.accountsClosed + more,
          balancesAfter: one.balancesAfter + (moved < 0 ? -more : more),
        };
        if (has(one, 'closed')) expect(has(further, 'closed')).toBe(true);
        if (has(one, 'balances')) expect(has(further, 'balances')).toBe(true);
        expect(has({ ...one, balancesAfter: one.balancesBefore - moved }, 'balances')).toBe(has(one, 'balances'));
      }),
    );
  });

  it('let the bound itself pass, and not one cent or account more', () => {
    const at = {
      accountsBefore: 1000,
      accountsClosed: 10,
      balancesBefore: 90_000,
      balancesAfter: 95_000,
      owedOrAhead: 100_000,
    };
    expect(excessesOf(at)).toEqual([]);
    expect(excessesOf({ ...at, accountsClosed: 11 })).toEqual([{ what: 'closed', percent: 1.1 }]);
    expect(excessesOf({ ...at, balancesAfter: 95_001 })).toEqual([{ what: 'balances', percent: 5.1 }]);
    expect(excessesOf({ ...at, balancesAfter: 84_999 })).toEqual([{ what: 'balances', percent: 5.1 }]);
    expect(excessesOf({ ...at, owedOrAhead: 0 })).toEqual([{ what: 'balances', percent: 100 }]);
  });

  it('say of each excess a share that is above its bound', () => {
    fc.assert(
      fc.property(change, (one) => {
        for (const { what, percent } of excessesOf(one)) expect(percent).toBeGreaterThan(importBounds[what]);
      }),
    );
  });
});

it('beyond a bound another person must give a reason', () => {
  const excess = [{ what: 'closed', percent: 12 }] as const;
  expect(judgeImport([], { by: 'ana' })).toBe('may');
  expect(judgeImport(excess, { by: 'ana' })).toBe('needs-second');
  expect(judgeImport(excess, { by: 'ana', confirmedBy: ' Ana ', reason: 'merger' })).toBe('same-person');
  expect(judgeImport(excess, { by: 'ana', confirmedBy: 'bo', reason: ' ' })).toBe('needs-reason');
  expect(judgeImport(excess, { by: 'ana', confirmedBy: 'bo', reason: 'merger' })).toBe('may');
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (by, confirmedBy, reason) => {
      if (judgeImport(excess, { by, confirmedBy, reason }) !== 'may') return;
      expect(confirmedBy.trim()).not.toBe(by.trim());
      expect(reason.trim()).not.toBe('');
    }),
  );
});
