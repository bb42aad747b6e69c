import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RequisitionState } from '../payments/requisition-state.ts';
import { pauseBeforeAsking, standingOf } from './payment-standing.ts';

describe('how a payment stands that has no receipt (paying-78)', () => {
  it.each([
    ['initiated', 'open'],
    ['presented', 'open'],
    ['approved', 'open'],
    ['posted', undefined],
    ['cancelled', 'canceled'],
    ['declined', 'declined'],
    ['expired', 'expired'],
  ] as const)('%s is told as %s', (state, standing) => {
    expect(standingOf(state, { isChargedOtherwise: false })).toBe(standing);
  });

  it('says of a charge of another amount that it is given back, never that nothing was charged', () => {
    const told = (state: RequisitionState) => standingOf(state, { isChargedOtherwise: true });
    expect((['cancelled', 'declined', 'expired'] as const).map(told)).toEqual(Array(3).fill('chargedOtherwise'));
    expect((['initiated', 'presented', 'approved'] as const).map(told)).toEqual(Array(3).fill('open'));
    expect(told('posted')).toBeUndefined();
  });
});

describe('the page that waits for an answer', () => {
  it('asks every five seconds for a minute, then more and more rarely, and not at all after half an hour', () => {
    expect([0, 59_999, 60_000, 299_999, 300_000, 1_799_999, 1_800_000].map((at) => pauseBeforeAsking(at))).toEqual([
      5_000,
      5_000,
      15_000,
      15_000,
      60_000,
      60_000,
      undefined,
    ]);
  });

  it('asks no sooner than it is told to come again', () => {
    expect([pauseBeforeAsking(0, 90_000), pauseBeforeAsking(400_000, 1_000)]).toEqual([90_000, 60_000]);
    expect(pauseBeforeAsking(1_800_000, 90_000)).toBeUndefined();
  });

  it('never asks sooner the longer it has waited, and some 60 times in all', () => {
    const waits = fc
      .tuple(fc.nat(1_799_999), fc.nat(1_799_999))
      .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
    fc.assert(
      fc.property(waits, ([sooner, later]) => {
        expect(pauseBeforeAsking(later) ?? Infinity).toBeGreaterThanOrEqual(pauseBeforeAsking(sooner) ?? Infinity);
      }),
    );
    let [count, at] = [0, 0];
    for (let pause = pauseBeforeAsking(at); pause !== undefined; pause = pauseBeforeAsking(at)) {
      count += 1;
      at += pause;
    }
    expect(count).toBe(12 + 16 + 25);
  });
});
