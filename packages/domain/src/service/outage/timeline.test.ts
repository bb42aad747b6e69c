import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../dates.ts';
import { maxToldEstimates, type OutageCourse, outageTimeline, timeBetween } from './timeline.ts';

const zone = 'America/Los_Angeles';
const begun: OutageCourse = {
  startedAt: '2026-11-20T21:40',
  crewAssignedAt: null,
  estimates: [],
  estimate: null,
  restoredAt: null,
};
const kinds = (course: OutageCourse, now: string) => outageTimeline(course, now).map(({ kind }) => kind);

it('goes from off over the crew and the estimates to power that is back (service-69)', () => {
  const course = {
    ...begun,
    crewAssignedAt: '2026-11-21T06:10',
    estimates: [
      { toldAt: '2026-11-20T22:00', estimate: '2026-11-21T02:00' },
      { toldAt: '2026-11-21T01:30', estimate: null },
      { toldAt: '2026-11-21T07:00', estimate: '2026-11-21T18:30' },
    ],
    estimate: '2026-11-21T18:30',
  };
  expect(outageTimeline(course, '2026-11-21T12:00')).toEqual([
    { kind: 'off', state: 'done', at: '2026-11-20T21:40' },
    { kind: 'told', state: 'done', at: '2026-11-20T22:00', estimate: '2026-11-21T02:00' },
    { kind: 'crew', state: 'done', at: '2026-11-21T06:10' },
    { kind: 'estimate', state: 'now', estimate: '2026-11-21T18:30' },
    { kind: 'back', state: 'later' },
  ]);
  expect(kinds(course, '2026-11-21T18:29')).toContain('estimate');
  expect(kinds(course, '2026-11-21T18:30')).toContain('passed');
  expect(kinds({ ...course, restoredAt: '2026-11-21T19:00' }, '2026-11-21T20:00')).toEqual([
    ...['off', 'told', 'crew', 'told', 'restored'],
  ]);
  expect(kinds(begun, '2026-11-20T21:40')).toEqual(['off', 'unknown', 'back']);
});

it('always begins with power that is off, has one present at most, and shows no more estimates than it may', () => {
  const hour = fc.integer({ min: 0, max: 96 }).map((at) => {
    const day = addDays('2026-11-20', Math.floor(at / 24));
    return `${day}T${String(at % 24).padStart(2, '0')}:00`;
  });
  const course = fc.record({
    startedAt: fc.constant('2026-11-20T00:00'),
    crewAssignedAt: fc.option(hour),
    estimates: fc.array(fc.record({ toldAt: hour, estimate: fc.option(hour) }), { maxLength: 12 }),
    estimate: fc.option(hour),
    restoredAt: fc.option(hour),
  });
  fc.assert(
    fc.property(course, hour, (one, now) => {
      const steps = outageTimeline(one, now);
      expect(steps[0]?.kind).toBe('off');
      expect(steps.filter(({ state }) => state === 'now').length).toBe(one.restoredAt === null ? 1 : 0);
      expect(steps.at(-1)?.kind).toBe(one.restoredAt === null ? 'back' : 'restored');
      expect(steps.filter(({ kind }) => kind === 'told').length).toBeLessThanOrEqual(maxToldEstimates);
    }),
  );
});

it('how long ago it is counts what has passed, also where the clocks were changed', () => {
  expect(timeBetween('2026-11-20T21:40', '2026-11-21T23:15', zone)).toEqual({ days: 0, hours: 25, minutes: 35 });
  expect(timeBetween('2026-11-20T21:40', '2026-11-22T21:40', zone)).toEqual({ days: 2, hours: 0, minutes: 0 });
  // Clocks go back at 2 AM on November 1 and forward on March 8.
  expect(timeBetween('2026-10-31T23:00', '2026-11-01T04:00', zone)).toEqual({ days: 0, hours: 6, minutes: 0 });
  expect(timeBetween('2026-03-07T23:00', '2026-03-08T04:00', zone)).toEqual({ days: 0, hours: 4, minutes: 0 });
  expect(timeBetween('2026-11-21T10:00', '2026-11-21T09:00', zone)).toEqual({ days: 0, hours: 0, minutes: 0 });
});
