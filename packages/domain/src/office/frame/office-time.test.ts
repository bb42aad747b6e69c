import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { officeAge, officeMoment, officeMomentInFull, officeMomentToSecond } from './office-time.ts';

const zone = 'America/Los_Angeles';

describe('a moment of the office', () => {
  it('of today is a time, of another day a date, by the co-op’s clock', () => {
    const now = new Date('2026-11-21T00:30:00Z');
    expect(officeMoment(new Date('2026-11-20T23:15:00Z'), now, zone)).toBe('15:15');
    expect(officeMoment(new Date('2026-11-20T07:15:00Z'), now, zone)).toBe('11/19/2026');
    expect(officeMomentToSecond(new Date('2026-11-20T07:15:09Z'), zone)).toBe('11/19/2026 23:15:09');
    expect(officeMomentInFull(new Date('2026-11-20T07:15:00Z'), zone)).toBe('11/19/2026 23:15');
  });
});

describe('an age', () => {
  it.each([
    [59_999, { unit: 'minutes', count: 0, minutes: 0 }],
    [41 * 60_000, { unit: 'minutes', count: 41, minutes: 0 }],
    [302 * 60_000, { unit: 'hours', count: 5, minutes: 2 }],
    [38 * 3_600_000, { unit: 'hours', count: 38, minutes: 0 }],
    [48 * 3_600_000, { unit: 'days', count: 2, minutes: 0 }],
    [-5, { unit: 'minutes', count: 0, minutes: 0 }],
  ])('of %i milliseconds', (ms, said) => {
    expect(officeAge(ms)).toEqual(said);
  });

  it('never grows by being said', () => {
    const unitMs = { minutes: 60_000, hours: 3_600_000, days: 86_400_000 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 11 }), (ms) => {
        const { unit, count, minutes } = officeAge(ms);
        const said = count * unitMs[unit] + minutes * 60_000;
        expect(said).toBeLessThanOrEqual(ms);
        expect(ms - said).toBeLessThan(unitMs[unit]);
      }),
    );
  });
});
