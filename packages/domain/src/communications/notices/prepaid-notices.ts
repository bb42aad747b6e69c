import type { PrepaidOutlook } from '../../account/prepaid/prepaid-outlook.ts';
import type { Cents } from '../../money.ts';
import type { Notice } from './notice.ts';

/** A prepaid account, and what was told of it before. */
export interface PrepaidFacts {
  readonly isPrepaidAccount: boolean;
  /** Below 0: money that is left. */
  readonly balance: Cents;
  readonly threshold: Cents;
  /** How often its member was told, and whether the last time still holds: the money has not been above since. */
  readonly told: number;
  readonly isToldNow: boolean;
}

/** A prepaid account in days, and what was told of them before. */
export interface PrepaidDaysFacts extends Omit<PrepaidFacts, 'threshold'> {
  /** Undefined where it cannot be told how long the money lasts. */
  readonly outlook: Pick<PrepaidOutlook, 'about' | 'endsOn'> | undefined;
  /** The days that its member chose. */
  readonly days: number;
}

/** What becomes of a prepaid account: told once when it falls below, and ready to be told again once it was above. */
export type PrepaidStep = { readonly kind: 'tell'; readonly notice: Notice } | { readonly kind: 'above' | 'nothing' };

/** The step of a prepaid account whose money is held against its member's own line. */
export function prepaidStep({ isPrepaidAccount, balance, threshold, told, isToldNow }: PrepaidFacts): PrepaidStep {
  const credit = balance === 0 ? 0 : -balance;
  const isLow = isPrepaidAccount && credit < threshold;
  if (isLow === isToldNow) return { kind: 'nothing' };
  if (!isLow) return { kind: 'above' };
  return { kind: 'tell', notice: { kind: 'lowPrepaidBalance', subject: String(told + 1), credit, threshold } };
}

/**
 * The step of a prepaid account whose days are held against those of its member (account-131): told once when so many or
 * fewer are left. Where they cannot be told, nothing is said, and what was said stands.
 */
export function prepaidDaysStep(facts: PrepaidDaysFacts): PrepaidStep {
  const { isPrepaidAccount, balance, outlook, days, told, isToldNow } = facts;
  if (isPrepaidAccount && outlook === undefined) return { kind: 'nothing' };
  const left = outlook?.about ?? 0;
  const isLow = isPrepaidAccount && left <= days;
  if (isLow === isToldNow) return { kind: 'nothing' };
  if (!isLow || outlook === undefined) return { kind: 'above' };
  const credit = balance === 0 ? 0 : -balance;
  const { endsOn } = outlook;
  return { kind: 'tell', notice: { kind: 'prepaidDays', subject: String(told + 1), credit, days: left, endsOn } };
}
