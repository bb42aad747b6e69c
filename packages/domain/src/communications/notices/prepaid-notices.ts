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
