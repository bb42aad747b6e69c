import { addDays, type LocalDay } from '../../dates.ts';
import { addMonths } from '../../months.ts';
import type { PlainTextCode } from '../../texts/text.ts';

/** A stretch of days, the first and the last included. */
export interface DaySpan {
  readonly fromDate: LocalDay;
  readonly toDate: LocalDay;
}

/** The choices of the timeframe select, in their order (energy-11). */
export const timeframes = ['3weeks', '1month', '3months', '180days'] as const;
export type Timeframe = (typeof timeframes)[number];

/** How each choice is called. */
export const timeframeLabels: Readonly<Record<Timeframe, PlainTextCode>> = {
  '3weeks': 'usage.timeframe.threeWeeks',
  '1month': 'usage.timeframe.oneMonth',
  '3months': 'usage.timeframe.threeMonths',
  '180days': 'usage.timeframe.halfYear',
};

/** The range of a timeframe, ending today: 21 days back, one month, three months, 179 days back (energy-11). */
export function timeframeSpan(timeframe: Timeframe, today: LocalDay): DaySpan {
  const fromDate = {
    '3weeks': () => addDays(today, -21),
    '1month': () => addMonths(today, -1),
    '3months': () => addMonths(today, -3),
    '180days': () => addDays(today, -179),
  }[timeframe]();
  return { fromDate, toDate: today };
}

/** What is shown before anything is chosen: the last 15 days (energy-10). */
export const defaultSpan = (today: LocalDay): DaySpan => ({ fromDate: addDays(today, -15), toDate: today });

/** The chips, in their order (energy-65): what is shown first, the running bill, and the timeframes. */
export const dayChoices = ['15days', 'bill', ...timeframes] as const;
export type DayChoice = (typeof dayChoices)[number];

/** How each chip is called. */
export const dayChoiceLabels: Readonly<Record<DayChoice, PlainTextCode>> = {
  '15days': 'usage.timeframe.first',
  bill: 'usage.timeframe.bill',
  ...timeframeLabels,
};

/** The days of a chip; of the running bill from the day of the newest one, and none without it. */
export function choiceSpan(choice: DayChoice, today: LocalDay, billStart: LocalDay | null): DaySpan | undefined {
  if (choice === '15days') return defaultSpan(today);
  if (choice !== 'bill') return timeframeSpan(choice, today);
  return billStart === null ? undefined : { fromDate: billStart, toDate: today };
}
