import { describe, expect, it } from 'vitest';
import { dayMinutes, dayStart, localInstant } from './day-lengths.ts';
import {
  attributesOf,
  availableLengths,
  intervalValues,
  selectedLength,
  summedValues,
  ticksAt,
  wholeDay,
} from './intervals.ts';

const pacific = 'America/Los_Angeles';

describe('a day', () => {
  it.each([
    ['2026-03-08', 23],
    ['2026-11-01', 25],
    ['2026-11-02', 24],
  ])('%s has %d hours where clocks change', (day, hours) => {
    expect(dayMinutes(day, pacific)).toBe(hours * 60);
    expect(dayMinutes(day, 'America/Phoenix')).toBe(1440);
    expect(wholeDay([1], 15, day, pacific)).toHaveLength(hours * 4);
  });
  it('begins at local midnight, on both sides of the change, and at one where midnight is skipped', () => {
    expect(new Date(dayStart('2026-11-01', pacific)).toISOString()).toBe('2026-11-01T07:00:00.000Z');
    expect(new Date(dayStart('2026-11-02', pacific)).toISOString()).toBe('2026-11-02T08:00:00.000Z');
    expect(localInstant(dayStart('2018-11-04', 'America/Sao_Paulo'), 'America/Sao_Paulo')).toBe(
      '2018-11-04T01:00:00-02:00',
    );
    expect(dayMinutes('2018-11-04', 'America/Sao_Paulo')).toBe(1380);
  });
});

describe('intervals', () => {
  it('begin at instants that tell both one o’clocks apart', () => {
    const values = intervalValues(wholeDay([], 60, '2026-11-01', pacific), 60, '2026-11-01', pacific);
    expect(values.slice(1, 4).map(({ startTime }) => startTime)).toEqual([
      '2026-11-01T01:00:00-07:00',
      '2026-11-01T01:00:00-08:00',
      '2026-11-01T02:00:00-08:00',
    ]);
    expect(values.at(-1)).toEqual({ startTime: '2026-11-01T23:00:00-08:00', periodId: 25, value: null });
    const spring = intervalValues(wholeDay([], 60, '2026-03-08', pacific), 60, '2026-03-08', pacific);
    expect(spring.map(({ startTime }) => startTime.slice(11, 13)).slice(0, 4)).toEqual(['00', '01', '03', '04']);
  });
  it('add up to longer ones; one with a gap in it is a gap', () => {
    expect(summedValues([1, 2, 3, null, 5, 0], 2)).toEqual([3, null, 5]);
    expect(summedValues([1, 2, 3], 2)).toEqual([3, null]);
    expect(summedValues([null, 0], 1)).toEqual([null, 0]);
  });
  it('are offered in the lengths that the meter’s measure divides', () => {
    expect(availableLengths(attributesOf(15))).toEqual([15, 30, 60]);
    expect(availableLengths(attributesOf(5))).toEqual([5, 15, 30, 60]);
    expect(availableLengths(attributesOf(null))).toEqual([]);
    expect(availableLengths([{ attributeCategoryName: 'Other', attributeValue: '15' }])).toEqual([]);
    expect([selectedLength(15, 60), selectedLength(15, 5), selectedLength(15, undefined)]).toEqual([60, 15, 15]);
  });
  it('are asked for with the ticks of an instant', () => {
    expect(ticksAt(new Date('1970-01-01T00:00:00Z'))).toBe('621355968000000000');
    expect(ticksAt(new Date('2026-11-20T00:00:00.001Z'))).toBe('639307296000010000');
  });
});
