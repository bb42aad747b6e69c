import type { explainedBill } from '@rochdale/contract/schemas/bill-explained';
import { type BillChange, billChange, type ComparedBill } from '@rochdale/domain/account/bill-explained/bill-change';
import { type BillPricing, ratePricing, schedulePricing } from '@rochdale/domain/account/bill-explained/bill-pricing';
import { sortedCharges } from '@rochdale/domain/account/bill-explained/once-charges';
import { type BillLine, billCharges } from '@rochdale/domain/account/bills/bill-charges';
import { type EffectiveRate, effectiveRate } from '@rochdale/domain/energy/usage/picture/effective-rate';
import type { WeatherDay } from '@rochdale/domain/energy/usage/summary';
import { type WeatherModel, weatherDifference } from '@rochdale/domain/energy/usage/weather-model';
import { dollarsOf } from '@rochdale/domain/money';
import type { OwnSchedule } from '@rochdale/domain/rates/known-rate';
import type { z } from 'zod';
import type { UsageSettings } from '../../../energy/usage/public.ts';
import type { Bill } from '../bills-store.ts';
import { daysOfBill, weatherOf } from './bill-usage.ts';
import { keyOfBill } from './billed-lines-store.ts';
import type { ScheduledBill } from './priced-bills.ts';

/** A bill that is compared: as it was sent, and as its schedule makes it. */
export interface ToCompare {
  readonly bill: Bill;
  readonly scheduled: ScheduledBill | undefined;
}

/** What is known beside both bills. */
export interface Around {
  readonly own: OwnSchedule | undefined;
  readonly rate: EffectiveRate | undefined;
  readonly lines: ReadonlyMap<string, readonly BillLine[]>;
  readonly model: WeatherModel | undefined;
  readonly weather: readonly WeatherDay[];
}

/** What the account's days and units come to, where no schedule says it (energy-68). */
export const rateOf = ({ rate }: Pick<UsageSettings, 'rate'>, bills: readonly Bill[]): EffectiveRate | undefined =>
  effectiveRate(
    rate,
    bills.flatMap((bill) =>
      bill.usageQuantity === null || bill.prepaidDailyTotal !== null
        ? []
        : [
            {
              billDate: bill.billDate,
              cost: bill.actualCharges ?? bill.billedAmount,
              quantity: Number(bill.usageQuantity),
              daysBilled: bill.daysBilled,
            },
          ],
    ),
  );

/** How a bill differs from another of its account (account-123). */
export function changeBetween(now: ToCompare, before: ToCompare, around: Around): BillChange {
  const { own, rate, model, weather } = around;
  const [use, useBefore] = [now.scheduled, before.scheduled];
  const pricings: BillPricing[] = [];
  if (own && use?.priced && useBefore?.priced) {
    const priced = schedulePricing(own, use.use, useBefore.use);
    if (priced) pricings.push(priced);
  }
  if (rate && use) pricings.push(ratePricing(rate, use.use));
  const [days, daysBefore] = [weatherOf(weather, daysOfBill(now.bill)), weatherOf(weather, daysOfBill(before.bill))];
  const part = model && days && daysBefore && weatherDifference(model, days, daysBefore, now.bill.daysBilled ?? 0);
  const names = new Set([use, useBefore].flatMap((one) => one?.priced?.lines.map(({ name }) => name) ?? []));
  return billChange(comparedBill(now, names, around), comparedBill(before, names, around), pricings, part);
}

function comparedBill({ bill }: ToCompare, scheduled: ReadonlySet<string>, { lines }: Around): ComparedBill {
  const own = lines.get(keyOfBill(bill)) ?? [];
  const charges = billCharges(bill, own);
  const others = new Set(
    [...lines].flatMap(([key, found]) =>
      key === keyOfBill(bill) ? [] : found.map(({ description }) => description.trim()),
    ),
  );
  return {
    cost: bill.actualCharges ?? bill.billedAmount,
    days: bill.daysBilled,
    quantity: bill.usageQuantity === null ? null : Number(bill.usageQuantity),
    charges:
      charges.kind === 'lines'
        ? // Without a schedule, what comes again and again is taken for what it would say.
          sortedCharges(charges.lines, scheduled.size > 0 ? scheduled : others, others)
        : undefined,
  };
}

/** A change as it travels. */
export function presentChange(
  change: BillChange,
  { bill }: ToCompare,
): NonNullable<z.input<typeof explainedBill>['last']> {
  return {
    billDate: bill.billDate,
    before: dollarsOf(change.before),
    now: dollarsOf(change.now),
    parts: change.parts.map(({ part, amount, spread }) => ({
      part,
      amount: dollarsOf(amount),
      spread: spread ? { least: dollarsOf(spread.least), most: dollarsOf(spread.most) } : null,
    })),
    weather: change.weather,
    untold: [...change.untold],
  };
}
