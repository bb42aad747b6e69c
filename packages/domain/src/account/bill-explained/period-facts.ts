import type { LocalDay } from '../../dates.ts';

/** What is known of how a bill's period was measured. */
export interface MeasuredPeriod {
  /** Its first day and the day after its last. */
  readonly from: LocalDay | null;
  readonly billDate: LocalDay;
  readonly days: number | null;
  /** Whether the account has a bill before it. */
  readonly hasBefore: boolean;
  readonly closedOn: LocalDay | null;
  /** Meters of the account that went out, each with the one that came in for it. */
  readonly exchanges: readonly { readonly day: LocalDay; readonly from: string; readonly to: string }[];
  /** How the last days of its period and of the one before were read. */
  readonly isEndEstimated: boolean;
  readonly isBeginEstimated: boolean;
}

/** What is said in words of a period (account-125). */
export type PeriodFact =
  | { readonly fact: 'endEstimated' | 'beginEstimated' }
  | { readonly fact: 'exchanged'; readonly day: LocalDay; readonly from: string; readonly to: string }
  | { readonly fact: 'first' | 'short' | 'long'; readonly days: number }
  | { readonly fact: 'last'; readonly day: LocalDay };

/** A period of so many days is a month. */
const usualDays = { least: 26, most: 35 };

/** What is unusual about a bill's period, in the order in which it is said. */
export function periodFacts(period: MeasuredPeriod): PeriodFact[] {
  const { from, billDate, days, hasBefore, closedOn } = period;
  const facts: PeriodFact[] = [];
  const isUsual = days === null || (days >= usualDays.least && days <= usualDays.most);
  const isLast = closedOn !== null && from !== null && closedOn >= from && closedOn <= billDate;
  if (isLast) facts.push({ fact: 'last', day: closedOn });
  if (!isUsual && !hasBefore) facts.push({ fact: 'first', days });
  else if (!isUsual && !isLast) facts.push({ fact: days < usualDays.least ? 'short' : 'long', days });
  const exchanged = exchangeIn(period);
  if (exchanged) facts.push(exchanged);
  if (period.isBeginEstimated) facts.push({ fact: 'beginEstimated' });
  if (period.isEndEstimated) facts.push({ fact: 'endEstimated' });
  return facts;
}

/** A meter that came in within the period for another one. */
function exchangeIn({ from, billDate, exchanges }: MeasuredPeriod): PeriodFact | undefined {
  const found = exchanges.find(({ day }) => from !== null && day > from && day <= billDate);
  return found && { fact: 'exchanged', ...found };
}
