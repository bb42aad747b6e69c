import { addDays, daysBetween, type LocalDay } from '../../dates.ts';
import type { Cents } from '../../money.ts';
import type { UsageDay } from './summary.ts';
import { toThousandths } from './units.ts';

/** What a unit and a day of service cost, in dollars: finer than cents. */
export interface SimpleRate {
  readonly fixedChargePerDay: number;
  readonly energyCharge: number;
}

/** The newest bill that says how much was used. */
export interface PricedBill {
  readonly billDate: LocalDay;
  /** What the service cost, in cents. */
  readonly cost: Cents;
  readonly quantity: number;
  readonly daysBilled: number | null;
}

/** What the running period will likely cost. Always an estimate; `basis` says of what. */
export interface ExpectedBill {
  readonly periodStart: LocalDay;
  readonly periodEnd: LocalDay;
  readonly usageSoFar: number;
  readonly expectedUsage: number;
  readonly expectedAmount: Cents;
  readonly basis: 'rate' | 'lastBill';
}

const usualDays = 30;

/**
 * The running period begins with the day of the newest bill and is as long as that bill's. Its days that were read are
 * taken as they are, the others like the mean of those. Without a rate a unit costs what it cost on the newest bill.
 */
export function expectedBill(
  bill: PricedBill | undefined,
  rate: SimpleRate | undefined,
  days: readonly UsageDay[],
): ExpectedBill | undefined {
  if (!bill) return undefined;
  const length = bill.daysBilled ?? usualDays;
  const periodStart = bill.billDate;
  const periodEnd = addDays(periodStart, length - 1);
  const read = days
    .filter(({ date }) => date >= periodStart && date <= periodEnd)
    .flatMap(({ usageValue }) => usageValue ?? []);
  if (read.length === 0) return undefined;
  const usageSoFar = toThousandths(read.reduce((sum, value) => sum + value, 0));
  const expectedUsage = toThousandths((usageSoFar / read.length) * (daysBetween(periodStart, periodEnd) + 1));
  const period = { periodStart, periodEnd, usageSoFar, expectedUsage };
  if (rate) {
    const dollars = rate.fixedChargePerDay * length + rate.energyCharge * expectedUsage;
    return { ...period, expectedAmount: Math.round(dollars * 100), basis: 'rate' };
  }
  if (bill.quantity <= 0) return undefined;
  return {
    ...period,
    expectedAmount: Math.round((bill.cost / bill.quantity) * expectedUsage),
    basis: 'lastBill',
  };
}
