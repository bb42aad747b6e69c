import fc from 'fast-check';
import { expect, it } from 'vitest';
import { endOfNumber, isStillKept, keptLasts, mayKeep } from './kept-page.ts';

const allowing = { isInstalledApp: true, isAskedFor: true, isOfOthers: false };

it('keeps a page only in the installed app, when asked, and nothing of others', () => {
  const circumstances = fc.record({ isInstalledApp: fc.boolean(), isAskedFor: fc.boolean(), isOfOthers: fc.boolean() });
  fc.assert(
    fc.property(circumstances, (known) => {
      expect(mayKeep(known)).toBe(JSON.stringify(known) === JSON.stringify(allowing));
    }),
    { examples: [[allowing]] },
  );
});

it('shows it for seven days after the session was used, and not when the clock was set back', () => {
  const times = fc.integer({ min: 0, max: 4e12 });
  fc.assert(
    fc.property(times, fc.integer({ min: 0, max: keptLasts }), fc.integer({ min: 1, max: 4e12 }), (used, age, more) => {
      expect(isStillKept(used, used + age)).toBe(true);
      expect(isStillKept(used, used + keptLasts + more)).toBe(false);
      expect(isStillKept(used, used - more)).toBe(false);
    }),
    { examples: [[0, 7 * 24 * 3600 * 1000, 1]] },
  );
});

it('tells at most four digits of a number, and never most of it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,12}$/), (number) => {
      const end = endOfNumber(number);
      expect(end.length).toBeLessThanOrEqual(Math.min(4, number.length / 2));
      expect(number.endsWith(end)).toBe(true);
    }),
    { examples: [['104500017'], ['7']] },
  );
  expect(endOfNumber('104500017')).toBe('0017');
});
