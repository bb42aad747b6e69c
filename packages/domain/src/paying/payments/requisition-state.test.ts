import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextState, type RequisitionEvent, type RequisitionState } from './requisition-state.ts';

const events: readonly RequisitionEvent[] = ['present', 'approve', 'post', 'cancel', 'decline', 'expire'];

function after(steps: readonly RequisitionEvent[]): RequisitionState {
  return steps.reduce<RequisitionState>((state, event) => {
    const next = nextState(state, event);
    return next.kind === 'moves' ? next.to : state;
  }, 'initiated');
}

describe('a requisition', () => {
  it('is posted by every history that holds an approval and then a posting, whatever else happens', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events)), fc.array(fc.constantFrom(...events)), (before, between) => {
        expect(after([...before, 'approve', ...between, 'post'])).toBe('posted');
      }),
    );
  });

  it('is never posted without an approval', () => {
    const withoutApproval = events.filter((event) => event !== 'approve');
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...withoutApproval)), (steps) => {
        expect(after(steps)).not.toBe('posted');
      }),
    );
  });

  it('takes an approval after it was cancelled, declined or expired: the money has moved', () => {
    for (const state of ['cancelled', 'declined', 'expired'] as const)
      expect(nextState(state, 'approve')).toEqual({ kind: 'moves', to: 'approved' });
  });

  it('takes the same result again without complaint', () => {
    const repeated = [
      ['approved', 'approve'],
      ['posted', 'approve'],
      ['posted', 'post'],
      ['cancelled', 'cancel'],
      ['declined', 'decline'],
      ['expired', 'expire'],
    ] as const;
    for (const [state, event] of repeated) expect(nextState(state, event)).toEqual({ kind: 'stays' });
  });

  it('does not run out once it is approved, and posts nothing that was not approved', () => {
    for (const state of ['approved', 'posted'] as const) expect(nextState(state, 'expire').kind).toBe('refused');
    for (const state of ['initiated', 'presented', 'cancelled', 'declined', 'expired'] as const)
      expect(nextState(state, 'post').kind).toBe('refused');
  });

  it('stays posted', () => {
    for (const event of events) expect(nextState('posted', event).kind).not.toBe('moves');
  });
});
