import { expect, it } from 'vitest';
import { returnWindowEnds } from './return-window.ts';

it('is so many banking days, weekends and holidays left out', () => {
  expect(returnWindowEnds('2026-11-20', 5)).toBe('2026-11-30');
  expect(returnWindowEnds('2026-11-21', 1)).toBe('2026-11-23');
  expect(returnWindowEnds('2026-11-21', 0)).toBe('2026-11-21');
});
