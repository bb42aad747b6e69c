import fc from 'fast-check';
import { expect, it } from 'vitest';
import { graceMs, isWorkerSilent, type JobFacts, jobState } from './job-states.ts';
import { nextRun } from './next-run.ts';

const now = new Date('2026-11-26T14:02:30Z');
const minuteMs = 60_000;
const moments = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2027-12-31T00:00:00Z'),
  noInvalidDate: true,
});

it('comes at the next minute that its schedule names', () => {
  expect(nextRun('* * * * *', now)).toEqual(new Date('2026-11-26T14:03:00Z'));
  expect(nextRun('*/5 * * * *', now)).toEqual(new Date('2026-11-26T14:05:00Z'));
  expect(nextRun('41 * * * *', now)).toEqual(new Date('2026-11-26T14:41:00Z'));
  expect(nextRun('20 3 * * *', now)).toEqual(new Date('2026-11-27T03:20:00Z'));
  expect(nextRun('20 3 * * *', new Date('2026-11-26T03:20:00Z'))).toEqual(new Date('2026-11-27T03:20:00Z'));
});

it('is not guessed at where the schedule is written otherwise', () => {
  for (const cron of ['', '* * *', '0 0 1 * *', '1-5 * * * *', '*/0 * * * *', '60 * * * *', '5 24 * * *', 'x * * * *'])
    expect(nextRun(cron, now)).toBeUndefined();
});

it('comes after the moment, within a day, and nothing lies between', () => {
  fc.assert(
    fc.property(fc.nat(59), fc.option(fc.nat(23), { nil: null }), moments, (minute, hour, after) => {
      const cron = `${minute} ${hour ?? '*'} * * *`;
      const next = nextRun(cron, after)?.getTime() ?? Number.NaN;
      expect(next).toBeGreaterThan(after.getTime());
      expect(next - after.getTime()).toBeLessThanOrEqual((hour === null ? 60 : 24 * 60) * minuteMs);
      expect(nextRun(cron, new Date(next - minuteMs))).toEqual(new Date(next));
    }),
  );
});

it('is late by its schedule alone, and only after its grace', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: 3 * graceMs }), (at, waited) => {
      const due = nextRun('*/5 * * * *', at) ?? at;
      const moment = new Date(due.getTime() + waited);
      const facts: JobFacts = { ...quiet, schedule: '*/5 * * * *', last: { at, hasFailed: false } };
      expect(jobState(facts, moment)).toBe(waited > graceMs ? 'late' : 'ran');
      expect(jobState({ ...facts, schedule: null }, moment)).toBe('ran');
      expect(jobState({ ...facts, isRunning: true }, moment)).toBe('running');
    }),
  );
});

it('has failed until it has ended well, waits when nobody takes it up, and may never have run', () => {
  expect(jobState({ ...quiet, last: { at: now, hasFailed: true }, isRunning: true }, now)).toBe('failed');
  expect(jobState({ ...quiet, waitsSince: new Date(now.getTime() - graceMs - 1) }, now)).toBe('waiting');
  expect(jobState({ ...quiet, waitsSince: new Date(now.getTime() - graceMs) }, now)).toBe('never');
  expect(jobState({ ...quiet, schedule: '* * * * *', since: new Date(now.getTime() - 8 * minuteMs) }, now)).toBe(
    'late',
  );
});

it('a worker is silent when none ever was, or the last was seen more than three minutes ago', () => {
  const seen = (minutes: number) => new Date(now.getTime() - minutes * minuteMs);
  expect([isWorkerSilent(null, now), isWorkerSilent(seen(3), now), isWorkerSilent(seen(3.1), now)]).toEqual([
    true,
    false,
    true,
  ]);
});

const quiet: JobFacts = { schedule: null, since: now, last: null, isRunning: false, waitsSince: null };
