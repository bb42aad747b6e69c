import { expect, it } from 'vitest';
import { endReasonOf, standingOf, textPlaceOf } from './standing.ts';

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

it('its text is here, with the office where it never was here, and gone when its years are over (planned-87)', () => {
  const of = (consentText: string, textVersion: string, isEnded: boolean) =>
    textPlaceOf({ consentText, textVersion, isEnded });
  expect(of('I agree.', 'a1', false)).toBe('here');
  expect(of('I agree.', 'a1', true)).toBe('here');
  expect(of('', 'a1', true)).toBe('gone');
  expect(of('', '', true)).toBe('office');
  expect(of('', '', false)).toBe('office');
});
