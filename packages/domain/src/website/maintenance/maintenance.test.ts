import { describe, expect, it } from 'vitest';
import { expectedEnd, nextLookSeconds, retryAfterSeconds } from './maintenance.ts';
import { readEnd } from './read-end.ts';

const zone = 'America/Los_Angeles';
/** 10:00 in the morning there. */
const now = new Date('2026-11-20T18:00:00Z');
const inSeconds = (seconds: number) => ({ isOn: true, until: new Date(now.getTime() + seconds * 1000) });

describe('the time to wait', () => {
  it.each([
    [inSeconds(600), 600],
    [inSeconds(5), 60],
    [inSeconds(90_000), 3600],
    [inSeconds(-5), 300],
    [{ isOn: true, until: null }, 300],
  ])('of %j is %d seconds', (maintenance, seconds) => {
    expect(retryAfterSeconds(maintenance, now)).toBe(seconds);
  });

  it('between looks is never the same for all', () => {
    expect([nextLookSeconds(0), nextLookSeconds(1)]).toEqual([15, 25]);
  });
});

describe('the expected end', () => {
  it('is told while it is still to come', () => {
    expect(expectedEnd(inSeconds(60), now)).toEqual(inSeconds(60).until);
    expect(expectedEnd(inSeconds(0), now)).toBeNull();
    expect(expectedEnd({ isOn: true, until: null }, now)).toBeNull();
  });

  it.each([
    ['15:30', '2026-11-20T23:30:00.000Z'],
    ['09:00', '2026-11-21T17:00:00.000Z'],
    ['2026-11-21T02:15', '2026-11-21T10:15:00.000Z'],
    ['2027-07-01T12:00', '2027-07-01T19:00:00.000Z'],
    // The clocks go forward at two: half past two is not there that day.
    ['2027-03-14T02:30', '2027-03-14T10:30:00.000Z'],
  ])('%s on the co-op’s clock is %s', (text, instant) => {
    expect(readEnd(text, now, zone)?.toISOString()).toBe(instant);
  });

  it.each(['', '25:00', '7:00', '2026-02-30T10:00', '2026-11-20T09:00', 'tomorrow', '15:30Z'])('%j is none', (text) => {
    expect(readEnd(text, now, zone)).toBeUndefined();
  });
});
