import type { LocalDay } from '../../dates.ts';
import type { Cents } from '../../money.ts';

/** Bills that an estimate is made from: those of a year. */
export const billsForEstimate = 12;

/** A bill as the estimate sees it. */
export interface EstimatedBill {
  readonly billDate: LocalDay;
  readonly billedAmount: Cents;
  /** What the service cost, where a plan billed another amount. */
  readonly actualCharges: Cents | null;
}

/**
 * What an account would pay each month: the sum of what its last twelve bills cost, divided by twelve and rounded to
 * the cent, half a cent up; never below 0. Undefined with fewer bills. The newest bill comes first.
 */
export function estimateOf(bills: readonly EstimatedBill[]): Cents | undefined {
  const year = bills.slice(0, billsForEstimate);
  if (year.length < billsForEstimate) return undefined;
  const sum = year.reduce((total, { billedAmount, actualCharges }) => total + (actualCharges ?? billedAmount), 0);
  return Math.max(0, Math.round(sum / billsForEstimate));
}

/**
 * The month, 1 to 12, in which what was paid is settled against what the service cost: that of the newest bill, so that
 * a plan which begins with the next one runs twelve bills. Without a bill, the month of today.
 */
export function settlementMonthOf(bills: readonly Pick<EstimatedBill, 'billDate'>[], today: LocalDay): number {
  return Number((bills[0]?.billDate ?? today).slice(5, 7));
}
