import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../dates.ts';
import { cutOverProblem, makerOf, scheduledDayProblem } from './cut-over.ts';

const days = fc.integer({ min: 0, max: 60 }).map((count) => addDays('2026-12-01', count));

it('each day has one maker once a cut-over is set, and a payment is refused here just when it is the old portal’s', () => {
  fc.assert(
    fc.property(days, days, (day, cutOver) => {
      expect(makerOf(day, cutOver)).toBe(day < cutOver ? 'old' : 'ours');
      expect(scheduledDayProblem(day, { cutOver, today: '2026-12-01' }) === undefined).toBe(day >= cutOver);
    }),
  );
  expect(makerOf('2026-12-01', undefined)).toBe('unknown');
  expect(scheduledDayProblem('2026-12-01', { cutOver: undefined, today: '2026-12-01' })).toMatch(/coop cut-over/);
});

it('a payment may come late by as many days as are made up for', () => {
  const at = (today: string) => scheduledDayProblem('2026-12-05', { cutOver: '2026-12-01', today });
  expect(at('2026-12-15')).toBeUndefined();
  expect(at('2026-12-16')).toBe('is too long ago to be made up for: call the member');
});

it('a cut-over is never set to a day that is over, and stays once it has come', () => {
  fc.assert(
    fc.property(days, fc.option(days, { nil: undefined }), days, (wanted, standing, today) => {
      const mayBe = wanted >= today && (standing === undefined || standing > today);
      expect(cutOverProblem(wanted, { standing, today }) === undefined).toBe(mayBe);
    }),
  );
});
