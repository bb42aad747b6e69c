import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type KeyTimes, nextKeyTimes, shownKeys, signs } from './signing-key-times.ts';

const dayMs = 86_400_000;

describe('keys that sign (identity-123)', () => {
  it('from day to day exactly one signs, and one that signs was shown for a week, or is the first after a gap', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 120 }), (steps) => {
        const keys: KeyTimes[] = [];
        const madeAt = new Map<KeyTimes, number>();
        let now = new Date('2026-11-24T12:00:00Z');
        for (const days of [0, ...steps]) {
          now = new Date(now.getTime() + days * dayMs);
          const next = nextKeyTimes(keys, now);
          if (next) {
            keys.push(next);
            madeAt.set(next, now.getTime());
          }
          expect(keys.filter((key) => signs(key, now))).toHaveLength(1);
          const [first, ...others] = shownKeys(keys, now);
          expect(first && signs(first, now)).toBe(true);
          expect(others.length).toBeLessThanOrEqual(1);
          if (next && keys.length > 1) expect(next.startsAt.getTime() - now.getTime()).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('are shown for a week before and after', () => {
    const now = new Date('2026-11-24T12:00:00Z');
    const first = nextKeyTimes([], now);
    if (!first) throw new Error('none was made');
    const at = (days: number) => new Date(first.retiresAt.getTime() + days * dayMs);
    expect(nextKeyTimes([first], at(-8))).toBeUndefined();
    const second = nextKeyTimes([first], at(-7));
    if (!second) throw new Error('none was made');
    expect(second.startsAt).toEqual(first.retiresAt);
    expect(shownKeys([first, second], at(-1))).toEqual([first, second]);
    expect(shownKeys([first, second], at(1))).toEqual([second, first]);
    expect(shownKeys([first, second], at(8))).toEqual([second]);
  });
});
