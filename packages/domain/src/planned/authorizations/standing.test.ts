import { expect, it } from 'vitest';
import { endReasonOf, standingOf } from './standing.ts';

it('an end is told by who made it; a code is the bank’s', () => {
  expect(['member', 'replaced', 'holder', 'office', 'R02', 'method', null].map(endReasonOf)).toEqual([
    ...['member', 'replaced', 'holder', 'office'],
    ...['bank', 'bank', 'bank'],
  ]);
});

it('stands until it is ended, or its one payment is over', () => {
  const of = (planKind: 'draft' | 'scheduled-payment', endedOn: string | null, isStillToCome: boolean) =>
    standingOf({ planKind, endedOn }, isStillToCome);
  expect(of('draft', null, false)).toBe('inForce');
  expect(of('scheduled-payment', null, true)).toBe('inForce');
  expect(of('scheduled-payment', null, false)).toBe('done');
  expect(of('scheduled-payment', '2027-06-08', false)).toBe('ended');
  expect(of('draft', '2027-06-08', false)).toBe('ended');
});
