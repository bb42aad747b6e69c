import { describe, expect, it } from 'vitest';
import { fromViolation, historyRange, toViolation } from './range.ts';

describe('the days of a history', () => {
  it.each(['', '2026-02-30', '02/28/2026', '0000-01-01', '1899-12-31', '12026-01-01'])('%j is no day', (day) => {
    expect(fromViolation(day)?.code).toBe('history.from.invalid');
    expect(toViolation(day)?.code).toBe('history.to.invalid');
  });

  it('begin no later than they end', () => {
    expect(fromViolation('2026-03-02', '2026-03-01')?.code).toBe('history.range.reversed');
    expect(fromViolation('2026-03-01', '2026-03-01')).toBeUndefined();
    expect(fromViolation('2026-03-02', '2026-02-30')).toBeUndefined();
    expect(toViolation('2028-02-29')).toBeUndefined();
  });

  it('are a year up to today, until something else is asked for', () => {
    expect(historyRange({}, '2026-11-20')).toEqual({ from: '2025-11-20', to: '2026-11-20' });
    expect(historyRange({ to: '2025-03-01' }, '2026-11-20')).toEqual({ from: '2024-03-01', to: '2025-03-01' });
    expect(historyRange({ from: '2026-01-01' }, '2026-11-20')).toEqual({ from: '2026-01-01', to: '2026-11-20' });
  });
});
