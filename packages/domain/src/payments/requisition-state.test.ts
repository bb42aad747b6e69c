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

  it('stays posted', () => {
    for (const event of events) expect(nextState('posted', event).kind).not.toBe('moves');
  });
});
