import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextAttempt, outageEvent, triedDays } from './webhook-rules.ts';

const since = new Date('2026-11-20T12:00:00Z');

describe('an event that an address did not take', () => {
  it('is tried again after pauses that never shrink, and given up after three days (office-139)', () => {
    let now = since;
    let last = 0;
    let tries = 0;
    for (;;) {
      tries += 1;
      const next = nextAttempt(tries, since, now);
      if (next === undefined) break;
      const pause = next.getTime() - now.getTime();
      expect(pause).toBeGreaterThanOrEqual(last);
      last = pause;
      now = next;
    }
    expect(now.getTime() - since.getTime()).toBeGreaterThan((triedDays - 1) * 86_400_000);
    expect(tries).toBeGreaterThan(10);
    expect(tries).toBeLessThan(40);
  });

  it('waits at least five seconds, whatever is counted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), (failures) => {
        const next = nextAttempt(failures, since, since);
        expect(next && next.getTime() - since.getTime()).toBeGreaterThanOrEqual(5_000);
      }),
    );
  });
});

describe('of an outage', () => {
  const active = { restoredAt: null, isCancelled: false };
  const ended = { restoredAt: '2026-11-20T18:00', isCancelled: false };
  const cancelled = { restoredAt: null, isCancelled: true };

  it.each([
    [undefined, active, true, 'outage.begun'],
    [active, active, true, 'outage.changed'],
    [active, active, false, undefined],
    [active, ended, true, 'outage.ended'],
    [active, cancelled, true, 'outage.ended'],
    [undefined, ended, true, 'outage.ended'],
    [ended, ended, false, undefined],
    [ended, active, true, 'outage.begun'],
  ] as const)('%j, then %j (changed: %s), is told %s (office-137)', (before, after, isChanged, event) =>
    expect(outageEvent(before, after, isChanged)).toBe(event),
  );
});
