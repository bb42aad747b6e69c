import type { LocalDay } from '../../dates.ts';

/** From when to when a meter serves the account; null has no end. */
export interface ServingSpan {
  readonly meterNumber: string;
  readonly firstDay: LocalDay | null;
  readonly lastDay: LocalDay | null;
}

export const isServing = ({ firstDay, lastDay }: ServingSpan, day: LocalDay): boolean =>
  (firstDay ?? '') <= day && day <= (lastDay ?? '9999-12-31');

/** Whether a meter's day is one on which it serves. */
export const isServed = (
  row: { readonly meterNumber: string; readonly day: LocalDay },
  serving: readonly ServingSpan[],
): boolean => serving.some((meter) => meter.meterNumber === row.meterNumber && isServing(meter, row.day));

/** The one meter that serves on a day; undefined where none or several do. */
export function onlyMeterOn(meters: readonly ServingSpan[], day: LocalDay): string | undefined {
  const [only, another] = meters.filter((meter) => isServing(meter, day));
  return another ? undefined : only?.meterNumber;
}
