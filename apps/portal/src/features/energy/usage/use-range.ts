import type { LocalDay } from '@rochdale/domain/dates';
import { type DaySpan, defaultSpan, type Timeframe } from '@rochdale/domain/energy/usage/timeframes';
import { useState } from 'react';

/** The days that are asked for; a timeframe stands in the form in place of its dates (energy-12). */
export interface AskedRange {
  readonly span: DaySpan;
  readonly timeframe?: Timeframe;
}

/** The range of a tab, beginning with the last 15 days. */
export function useRange(today: LocalDay, begin?: DaySpan) {
  const [range, setRange] = useState<AskedRange>({ span: begin ?? defaultSpan(today) });
  return { range, ask: setRange, reset: () => setRange({ span: defaultSpan(today) }) };
}
