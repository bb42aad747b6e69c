import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isStillKept, keptLasts, mayKeep, mayShow } from './kept-page.ts';

const allowing = { isOffered: true, isInstalledApp: true, isAskedFor: true, isActing: false };
const circumstances = fc.record({
  isOffered: fc.boolean(),
  isInstalledApp: fc.boolean(),
  isAskedFor: fc.boolean(),
  isActing: fc.boolean(),
});
const times = fc.integer({ min: 0, max: 4e12 });
const ages = fc.integer({ min: 0, max: keptLasts });

it('keeps a page only where the co-op offers it, in the installed app, when asked, and for nobody who acts', () => {
  expect(mayKeep(allowing)).toBe(true);
  fc.assert(
    fc.property(circumstances, (known) => {
      const isAllowing = JSON.stringify(known) === JSON.stringify(allowing);
      expect(mayKeep(known)).toBe(isAllowing);
    }),
  );
});

it('shows its owner, offline, what was seen within seven days of the last use of the session', () => {
  fc.assert(
    fc.property(times, ages, (lastUsed, age) => {
      const shown = { ...allowing, isOffline: true, owner: 'a', now: lastUsed + age };
      expect(mayShow({ owner: 'a', lastUsed }, shown)).toBe(true);
      expect(mayShow({ owner: 'a', lastUsed }, { ...shown, isOffline: false })).toBe(false);
    }),
    {
      examples: [
        [0, 0],
        [0, 7 * 24 * 3600 * 1000],
      ],
    },
  );
});

it('lets a page go a millisecond after seven days, and when the clock was set back', () => {
  fc.assert(
    fc.property(times, fc.integer({ min: 1, max: 4e12 }), (lastUsed, beyond) => {
      const kept = { owner: 'a', lastUsed };
      expect(isStillKept(kept, { owner: 'a', now: lastUsed + keptLasts + beyond })).toBe(false);
      expect(isStillKept(kept, { owner: 'a', now: lastUsed - beyond })).toBe(false);
    }),
    { examples: [[0, 1]] },
  );
});

it('keeps nothing for another, nor for nobody', () => {
  fc.assert(
    fc.property(times, ages, fc.option(fc.string(), { nil: undefined }), (lastUsed, age, owner) => {
      fc.pre(owner !== 'a');
      expect(isStillKept({ owner: 'a', lastUsed }, { owner, now: lastUsed + age })).toBe(false);
    }),
  );
});

it('shows nothing that may not be kept', () => {
  fc.assert(
    fc.property(circumstances, fc.boolean(), times, (known, isOffline, now) => {
      fc.pre(!mayKeep(known));
      expect(mayShow({ owner: 'a', lastUsed: now }, { ...known, isOffline, owner: 'a', now })).toBe(false);
    }),
  );
});
