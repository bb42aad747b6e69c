import { costOf } from '@rochdale/domain/energy/usage/picture/effective-rate';
import { billBefore, monthBefore } from '@rochdale/domain/energy/usage/picture/year-before';
import { dollarsOf } from '@rochdale/domain/money';
import type { MonthlyUsage } from '../usage-calls.ts';
import type { Rate } from '../usage-texts.ts';

type Bill = MonthlyUsage['bills'][number];
type Month = MonthlyUsage['meters'][number]['months'][number];

/** A bill or a calendar month in the picture. */
export interface Period {
  readonly key: string;
  /** `2026-11`. */
  readonly month: string;
  /** The day of a bill. */
  readonly billDate: string | undefined;
  readonly quantity: number;
  /** What a bill asked, or about what a month came to; null where that is not known. */
  readonly dollars: number | null;
  readonly averageTemperature: number | null;
  /** What stands behind it (energy-75). */
  readonly before: { readonly quantity: number; readonly dollars: number | null } | undefined;
}

/** Bills as they were billed, newest first. */
export function billPeriods(bills: readonly Bill[]): Period[] {
  return bills.map((bill) => {
    const before = billBefore(bill, bills);
    return {
      key: bill.billDate,
      month: bill.billDate.slice(0, 7),
      billDate: bill.billDate,
      quantity: bill.usageValue,
      dollars: bill.billedAmount,
      averageTemperature: bill.averageTemperature,
      before: before && { quantity: before.usageValue, dollars: before.billedAmount },
    };
  });
}

/** Calendar months, newest first; dollars are about, where a rate is known. */
export function monthPeriods(months: readonly Month[], rate: Rate | null): Period[] {
  const of = (month: Month) => ({ quantity: month.total, dollars: costOfMonth(month, rate) });
  return months.map((month) => {
    const before = months.find((one) => one.month === monthBefore(month.month));
    return {
      key: month.month,
      month: month.month,
      billDate: undefined,
      ...of(month),
      averageTemperature: month.averageTemperature,
      before: before && of(before),
    };
  });
}

function costOfMonth({ total, daysRead }: Month, rate: Rate | null): number | null {
  const cents = rate && costOf(rate, total, daysRead);
  return cents === null ? null : dollarsOf(cents);
}

/** Which bills or months are shown (energy-75). */
export interface ShownPeriods {
  readonly choice: '12' | '24' | 'dates';
  readonly from: string;
  readonly to: string;
}

/** The newest twelve, two years of them, or those of two dates. */
export function shownPeriods(periods: readonly Period[], { choice, from, to }: ShownPeriods): Period[] {
  if (choice !== 'dates') return periods.slice(0, Number(choice));
  // A month is there with any of its days.
  return periods.filter(({ billDate, month }) =>
    billDate === undefined ? month >= from.slice(0, 7) && month <= to.slice(0, 7) : billDate >= from && billDate <= to,
  );
}
