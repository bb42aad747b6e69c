import type { LocalDay } from '../../../dates.ts';
import { usageRangeViolations } from '../date-range.ts';
import { choiceSpan, type DayChoice, type DaySpan, dayChoices, defaultSpan } from '../timeframes.ts';

/** What days are held against. */
export interface DaysAround {
  readonly today: LocalDay;
  /** The day of the newest bill, from which the running one counts; null where there is none. */
  readonly billStart: LocalDay | null;
  readonly isMdmOn: boolean;
}

/** The days of a picture, and the chip that they are of; undefined for dates that were typed. */
export interface AskedDays {
  readonly span: DaySpan;
  readonly choice: DayChoice | undefined;
}

/** The chips that are offered (energy-65): without a bill, or with one too long ago to be shown, no running bill. */
export const offeredChoices = (around: DaysAround): DayChoice[] =>
  dayChoices.filter((choice) => spanOf(choice, around) !== undefined);

/** The days that an address asks for (energy-66): a chip, or two dates; what can't be shown is the last 15 days. */
export function askedDays(
  asked: { readonly days: string | null; readonly from: string | null; readonly to: string | null },
  around: DaysAround,
): AskedDays {
  const choice = dayChoices.find((one) => one === asked.days);
  const chosen = choice && spanOf(choice, around);
  if (chosen) return { span: chosen, choice };
  const typed = { fromDate: asked.from ?? '', toDate: asked.to ?? '' };
  return isShown(typed, around)
    ? { span: typed, choice: undefined }
    : { span: defaultSpan(around.today), choice: '15days' };
}

function spanOf(choice: DayChoice, around: DaysAround): DaySpan | undefined {
  const span = choiceSpan(choice, around.today, around.billStart);
  return span && isShown(span, around) ? span : undefined;
}

const isShown = (span: DaySpan, { today, isMdmOn }: DaysAround): boolean =>
  Object.keys(usageRangeViolations({ ...span, today, isMdmOn })).length === 0;
