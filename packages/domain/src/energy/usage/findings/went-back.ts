import type { LocalDay } from '../../../dates.ts';

interface Reading {
  readonly readOn: LocalDay;
  readonly reading: number;
}

/** How near to its end a register was, and to its beginning, when it only went over. */
const nearEnd = 0.9;
const nearBegin = 0.1;

/**
 * Whether a meter's later reading is below its earlier one (energy-80). A register that was near its end and began anew
 * did not go back.
 */
export function wentBack(first: Reading | null, last: Reading | null): boolean {
  if (first === null || last === null || last.reading >= first.reading) return false;
  const end = 10 ** Math.max(4, String(Math.trunc(first.reading)).length);
  return !(first.reading >= end * nearEnd && last.reading <= end * nearBegin);
}
