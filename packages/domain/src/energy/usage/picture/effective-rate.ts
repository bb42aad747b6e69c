import type { LocalDay } from '../../../dates.ts';
import type { Cents } from '../../../money.ts';

/** What a unit and a day of service cost, in dollars: finer than cents. */
export interface SimpleRate {
  readonly fixedChargePerDay: number;
  readonly energyCharge: number;
}

/** A bill that says how much was used. */
export interface PricedBill {
  readonly billDate: LocalDay;
  /** What the service cost, in cents. */
  readonly cost: Cents;
  readonly quantity: number;
  readonly daysBilled: number | null;
}

/** What a day and a unit come to with taxes, in dollars; told by the billing system, or read off the bills. */
export interface EffectiveRate {
  readonly perDay: number;
  readonly perUnit: number;
  readonly basis: 'rate' | 'bills';
}

/** How many bills are heeded, and how few say nothing. */
const mostBills = 12;
const fewestBills = 6;
/** What bills may stand above their rate: taxes and what is charged like them. */
const leastOfRate = 0.98;
const mostOfRate = 1.25;
/** How far a bill may lie from what the rate that was read off the bills makes of it. */
const tolerance = 0.03;

/**
 * The rate at which use is told in dollars (energy-68); undefined where none is known truthfully. The billing system's
 * rate is raised by what the bills stand above it; where they contradict it, it counts for nothing. Without one it is
 * read off the bills, if one price for a day and one for a unit explain every one of them.
 *
 * @param bills newest first
 */
export function effectiveRate(rate: SimpleRate | undefined, bills: readonly PricedBill[]): EffectiveRate | undefined {
  const priced = bills
    .slice(0, mostBills)
    .flatMap(({ cost, quantity, daysBilled }) =>
      daysBilled === null ? [] : [{ dollars: cost / 100, quantity, days: daysBilled }],
    );
  // What power that was sent back is worth stands in no price of a unit.
  if (priced.some(({ quantity }) => quantity < 0)) return undefined;
  return rate ? raisedRate(rate, priced) : rateOfBills(priced);
}

interface Priced {
  readonly dollars: number;
  readonly quantity: number;
  readonly days: number;
}

function raisedRate(
  { fixedChargePerDay, energyCharge }: SimpleRate,
  bills: readonly Priced[],
): EffectiveRate | undefined {
  const times = bills
    .map(({ dollars, quantity, days }) => dollars / (fixedChargePerDay * days + energyCharge * quantity))
    .filter(Number.isFinite)
    .sort((one, other) => one - other);
  // The one in the middle: a bill with something else on it doesn't count.
  const usual = times[Math.floor(times.length / 2)] ?? 1;
  if (usual < leastOfRate || usual > mostOfRate) return undefined;
  const factor = Math.max(1, usual);
  return { perDay: fixedChargePerDay * factor, perUnit: energyCharge * factor, basis: 'rate' };
}

/** Least squares of dollars = days × perDay + quantity × perUnit. */
function rateOfBills(bills: readonly Priced[]): EffectiveRate | undefined {
  if (bills.length < fewestBills) return undefined;
  const sum = (of: (bill: Priced) => number): number => bills.reduce((all, bill) => all + of(bill), 0);
  const [dd, qq, dq] = [
    sum(({ days }) => days * days),
    sum(({ quantity }) => quantity * quantity),
    sum(({ days, quantity }) => days * quantity),
  ];
  const [dc, qc] = [sum(({ days, dollars }) => days * dollars), sum(({ quantity, dollars }) => quantity * dollars)];
  const determinant = dd * qq - dq * dq;
  // Bills that all used alike tell a day's price from a unit's by nothing.
  if (determinant < 0.001 * dd * qq) return undefined;
  const perDay = (dc * qq - qc * dq) / determinant;
  const perUnit = (qc * dd - dc * dq) / determinant;
  if (!(perDay >= 0 && perUnit > 0)) return undefined;
  const isTrue = bills.every(
    ({ dollars, days, quantity }) => Math.abs(perDay * days + perUnit * quantity - dollars) <= tolerance * dollars,
  );
  return isTrue ? { perDay, perUnit, basis: 'bills' } : undefined;
}

/** What a use of so many days comes to, in cents (energy-69); null where some of it was sent back. */
export function costOf(
  { perDay, perUnit }: Pick<EffectiveRate, 'perDay' | 'perUnit'>,
  use: number,
  days = 1,
): Cents | null {
  return use < 0 ? null : Math.round((perDay * days + perUnit * use) * 100);
}
