import { describe, expect, it } from 'vitest';
import { isInFlight, nextRefundQuestion, nextRefundState, refundStates } from './refund-state.ts';

describe('the states of a refund', () => {
  it('what was given back is done whatever comes, and from wherever it was', () => {
    for (const state of refundStates) expect(nextRefundState(state, 'give')).toBe('done');
    for (const event of ['send', 'lose', 'refuse'] as const) expect(nextRefundState('done', event)).toBe('done');
  });
  it('a refused one is not sent again, and one that was not sent has lost no answer', () => {
    expect(nextRefundState('refused', 'send')).toBe('refused');
    expect(nextRefundState('refused', 'lose')).toBe('refused');
    expect(nextRefundState('approved', 'lose')).toBe('approved');
    expect(nextRefundState('approved', 'send')).toBe('sent');
    expect(nextRefundState('sent', 'lose')).toBe('unknown');
    expect(nextRefundState('unknown', 'send')).toBe('sent');
    for (const state of ['approved', 'sent', 'unknown'] as const)
      expect(nextRefundState(state, 'refuse')).toBe('refused');
  });
  it('holds money back until it is refused or booked', () => {
    expect(refundStates.filter(isInFlight)).toEqual(['approved', 'sent', 'unknown']);
  });
});

it('is asked about after a quarter of its silence, from five seconds to an hour', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  const wait = (seconds: number) => (nextRefundQuestion(ago(seconds), now).getTime() - now.getTime()) / 1000;
  expect([0, 20, 40, 14_400, 1_000_000].map(wait)).toEqual([5, 5, 10, 3600, 3600]);
});
