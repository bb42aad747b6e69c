import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../dates.ts';
import { confirmedForDays, mustStayOnState } from './must-stay-on.ts';

const today = '2026-11-20';
const within = fc.integer({ min: 0, max: confirmedForDays });
const some = fc.option(fc.integer({ min: -2000, max: 2000 }).map((days) => addDays(today, days)));

it('is over after its last day alone, whatever was confirmed', () => {
  fc.assert(
    fc.property(some, some, (until, confirmedOn) => {
      const isOver = mustStayOnState({ what: 'Life support', until, confirmedOn }, today) === 'over';
      expect(isOver).toBe(until !== null && until < today);
    }),
  );
  expect(mustStayOnState({ what: 'Life support', until: today, confirmedOn: null }, today)).toBe('to-confirm');
});

it('is sure for a year after somebody made sure, and counts after it too', () => {
  const state = (confirmedOn: string | null) => mustStayOnState({ what: 'Well', until: null, confirmedOn }, today);
  fc.assert(fc.property(within, (days) => state(addDays(today, -days)) === 'sure'));
  expect(state(addDays(today, -confirmedForDays - 1))).toBe('to-confirm');
  expect(state(null)).toBe('to-confirm');
});
