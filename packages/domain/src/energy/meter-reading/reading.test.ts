import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishOf } from '../../texts/english.ts';
import { doubtOf, readingViolation } from './reading.ts';

const meter = { lastReading: { readOn: '2026-11-01', reading: 10_000 }, usualPerDay: 30 };

describe('a meter reading', () => {
  it.each([
    ['', 'Please enter the reading.'],
    ['12a', 'The reading should contain only digits.'],
    ['1234567890', 'The reading should contain only digits.'],
    ['-5', 'The reading should contain only digits.'],
  ])('%j is refused: %s', (text, sentence) => {
    const found = readingViolation(text);
    expect(found && englishOf(found)).toBe(sentence);
  });

  it('is asked about when it is below the last one, or four times the usual', () => {
    expect(doubtOf(9_999, meter, '2026-11-21')).toBe('below');
    expect(doubtOf(10_000 + 20 * 30 * 4, meter, '2026-11-21')).toBeUndefined();
    expect(doubtOf(10_001 + 20 * 30 * 4, meter, '2026-11-21')).toBe('high');
  });

  it('is believed where nothing is known', () => {
    fc.assert(
      fc.property(fc.nat(), (reading) => {
        expect(doubtOf(reading, { lastReading: null, usualPerDay: 30 }, '2026-11-21')).toBeUndefined();
        expect(doubtOf(10_000 + reading, { ...meter, usualPerDay: null }, '2026-11-21')).toBeUndefined();
      }),
    );
  });
});
