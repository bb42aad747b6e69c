import { daysBetween, type LocalDay } from '../../dates.ts';
import { type Violation, violation } from '../../violation.ts';

/** A meter with its last reading and what it usually adds in a day. */
export interface MeterToRead {
  readonly lastReading: { readonly readOn: LocalDay; readonly reading: number } | null;
  readonly usualPerDay: number | null;
}

/** What is odd about a reading: below the last one, or far above what is usual. */
export type ReadingDoubt = 'below' | 'high';

/** How many times the usual use is still believed without asking. */
const believedTimes = 4;

/** A typed reading: required, digits only, at most nine (energy-58). */
export function readingViolation(text: string): Violation | undefined {
  if (text.trim() === '') return violation('meterReading.required');
  return /^\d{1,9}$/.test(text.trim()) ? undefined : violation('meterReading.digits');
}

/** Whether a reading must be confirmed: meters rarely run back, and rarely four times as fast as usual. */
export function doubtOf(reading: number, meter: MeterToRead, today: LocalDay): ReadingDoubt | undefined {
  const { lastReading, usualPerDay } = meter;
  if (lastReading === null) return undefined;
  if (reading < lastReading.reading) return 'below';
  if (usualPerDay === null) return undefined;
  const days = Math.max(1, daysBetween(lastReading.readOn, today));
  return reading - lastReading.reading > usualPerDay * days * believedTimes ? 'high' : undefined;
}
