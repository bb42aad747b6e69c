import { expect, it } from 'vitest';
import { answerBy, isTakenInTime } from './answer-time.ts';

const zone = 'America/Los_Angeles';
const settings = { fileTakenBy: '16:30', answerDays: 1 };

it.each([
  ['office', '2026-11-24T18:00:00Z', '2026-11-26T01:00:00.000Z'],
  // The day after is Thanksgiving: no office works, and no bank.
  ['office', '2026-11-25T18:00:00Z', '2026-11-28T01:00:00.000Z'],
  ['link', '2026-11-27T18:00:00Z', '2026-12-01T01:00:00.000Z'],
  ['file', '2026-11-21T20:00:00Z', '2026-11-22T00:30:00.000Z'],
  ['file', '2026-11-22T00:30:00Z', '2026-11-23T00:30:00.000Z'],
] as const)('asked of the %s at %s it is answered by %s', (grantor, now, by) => {
  expect(answerBy(settings, grantor, new Date(now), zone).toISOString()).toBe(by);
});

it('a file that is taken a second too late grants nothing', () => {
  const by = new Date('2026-11-22T00:30:00Z');
  expect(isTakenInTime(by, by)).toBe(true);
  expect(isTakenInTime(new Date(by.getTime() + 1000), by)).toBe(false);
});
