import { describe, expect, it } from 'vitest';
import { type LocalTimeParameters, noRule, parametersOf, parameterTime } from './dst-rules.ts';
import { dayAt, startOfDay, zoneTime } from './local-time.ts';

const eastern: LocalTimeParameters = {
  tzOffset: -18_000,
  dstOffset: 3600,
  dstStartRule: 0x360e2000,
  dstEndRule: 0xb40e2000,
};

const hours = (year: number) => {
  const start = Date.UTC(year, 0, 1) / 1000;
  return Array.from({ length: 366 * 24 }, (_, hour) => start + hour * 3600);
};

describe('local time as a feed says it', () => {
  it.each([2012, 2015, 2026])('is that of New York in every hour of %i', (year) => {
    const [said, zone] = [parameterTime(eastern), zoneTime('America/New_York')];
    expect(hours(year).filter((hour) => said.offsetAt(hour) !== zone.offsetAt(hour))).toEqual([]);
  });

  it.each([
    'America/Chicago',
    'America/Los_Angeles',
    'America/Phoenix',
    'Pacific/Honolulu',
    'Europe/Berlin',
    'Australia/Sydney',
  ])('says %s by rules that are read back to the same hours', (zone) => {
    const [said, own] = [parameterTime(parametersOf(zone, 2026)), zoneTime(zone)];
    for (const year of [2026, 2029])
      expect(hours(year).filter((hour) => said.offsetAt(hour) !== own.offsetAt(hour))).toEqual([]);
  });

  it('writes the rules of the United States as the world writes them', () => {
    expect(parametersOf('America/New_York', 2026)).toEqual(eastern);
    expect(parametersOf('America/Phoenix', 2026)).toEqual({
      tzOffset: -25_200,
      dstOffset: 0,
      dstStartRule: noRule,
      dstEndRule: noRule,
    });
  });

  it.each([0, noRule, 0x00000001, 0xf40e2000])('knows no daylight time by the rule %i', (rule) => {
    const time = parameterTime({ ...eastern, dstStartRule: rule });
    expect(time.offsetAt(Date.UTC(2026, 6, 1) / 1000)).toBe(-18_000);
  });

  it('knows rules by date, by the weekday from a date on, and by the last weekday', () => {
    const bits = (month: number, operator: number, date: number, weekday: number) =>
      ((month << 28) | (operator << 25) | (date << 20) | (weekday << 17) | (2 << 12)) >>> 0;
    const begins = (dstStartRule: number) => {
      const time = parameterTime({ ...eastern, dstStartRule });
      const first = hours(2026).find((hour) => time.offsetAt(hour) === -14_400) ?? 0;
      return dayAt(first, time);
    };
    expect(begins(bits(4, 0, 5, 0))).toBe('2026-04-05');
    expect(begins(bits(3, 1, 9, 7))).toBe('2026-03-15');
    expect(begins(bits(3, 7, 0, 7))).toBe('2026-03-29');
    expect(begins(bits(3, 5, 0, 1))).toBe('2026-03-23');
  });
});

describe('days', () => {
  it('are 23 hours in spring, 25 in autumn and 24 else', () => {
    const time = zoneTime('America/Chicago');
    const length = (day: string, next: string) => (startOfDay(next, time) - startOfDay(day, time)) / 3600;
    expect(length('2026-03-08', '2026-03-09')).toBe(23);
    expect(length('2026-11-01', '2026-11-02')).toBe(25);
    expect(length('2026-03-09', '2026-03-10')).toBe(24);
    expect(dayAt(startOfDay('2026-03-08', time), time)).toBe('2026-03-08');
    expect(dayAt(startOfDay('2026-03-08', time) - 1, time)).toBe('2026-03-07');
  });
});
