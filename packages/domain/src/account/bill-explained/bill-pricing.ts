import { addDays, type LocalDay } from '../../dates.ts';
import { costOf, type EffectiveRate } from '../../energy/usage/picture/effective-rate.ts';
import type { Cents } from '../../money.ts';
import type { OwnSchedule } from '../../rates/known-rate.ts';
import { type PricedBill, priceBill } from '../../rates/price-bill.ts';
import type { IntervalUsage, RegisterRead, RegisterUsage } from '../../rates/usage.ts';

/** The days and the use of a bill, by which a schedule prices it. */
export interface BilledUse {
  /** The day after its last. */
  readonly billDate: LocalDay;
  readonly days: number;
  readonly quantity: number;
  /** Every interval of its days; undefined where one of them is not known. */
  readonly intervals?: IntervalUsage | undefined;
}

/** By what two bills are priced. `schedule`: each by its own version; `rate`: both by what a day and a unit come to. */
export interface BillPricing {
  readonly kind: 'schedule' | 'rate';
  /** What a use of so many days comes to at the prices and hours of the bill before; undefined where nobody can say. */
  readonly before: (days: number, use: number) => Cents | undefined;
  /** This bill's use, at its own hours but the prices of the bill before. */
  readonly usedThen: Cents | undefined;
  /** The same at its own prices. */
  readonly usedNow: Cents | undefined;
}

const thousandths = (use: number): number => Math.round(use * 1000);

/** A bill as its schedule makes it: by its use alone where that is enough, else by its intervals. */
export function scheduledBill(own: OwnSchedule, use: BilledUse): PricedBill | undefined {
  const priced = pricedAt(own, { kind: 'register', delivered: thousandths(use.quantity) }, use);
  if (priced || use.intervals === undefined) return priced;
  return pricedAt(own, use.intervals, use);
}

function pricedAt(
  own: OwnSchedule,
  usage: RegisterUsage | IntervalUsage,
  { billDate, days }: Pick<BilledUse, 'billDate' | 'days'>,
): PricedBill | undefined {
  const priced = priceBill(own.versions, usage, { ...own, from: addDays(billDate, -days), to: addDays(billDate, -1) });
  return priced.kind === 'priced' && priced.missing === 0 ? priced : undefined;
}

/** What registers would have counted of a bill: its use, divided over periods and with the demand that its intervals say. */
function registersOf({ lines }: PricedBill, { quantity, intervals }: BilledUse): RegisterUsage {
  if (intervals === undefined) return { kind: 'register', delivered: thousandths(quantity) };
  const periods: Record<string, RegisterRead> = {};
  for (const { kind, period, quantity: counted } of lines)
    if (kind === 'energy' && period !== undefined)
      periods[period] = { delivered: (periods[period]?.delivered ?? 0) + thousandths(counted) };
  const values = intervals.days.flatMap(({ delivered }) => delivered.flatMap((value) => value ?? []));
  const demand = Math.round((Math.max(0, ...values) * 60) / intervals.minutes);
  return { kind: 'register', delivered: thousandths(quantity), periods, demand };
}

/** The same hours with another use. */
function scaled(registers: RegisterUsage, use: number): RegisterUsage {
  const times = registers.delivered === 0 ? 0 : thousandths(use) / registers.delivered;
  const periods = Object.entries(registers.periods ?? {}).map(
    ([name, { delivered }]) => [name, { delivered: Math.round(delivered * times) }] as const,
  );
  return { ...registers, delivered: thousandths(use), periods: Object.fromEntries(periods) };
}

/** Two bills by the schedule of their account; undefined where it prices one of them not at all. */
export function schedulePricing(own: OwnSchedule, now: BilledUse, before: BilledUse): BillPricing | undefined {
  const [one, other] = [scheduledBill(own, now), scheduledBill(own, before)];
  if (!one || !other) return undefined;
  const registers = registersOf(other, before);
  const totalAt = (usage: RegisterUsage, days: number): Cents | undefined =>
    pricedAt(own, usage, { billDate: before.billDate, days })?.total;
  return {
    kind: 'schedule',
    before: (days, use) =>
      days === before.days && use === before.quantity ? other.total : totalAt(scaled(registers, use), days),
    usedThen: totalAt(registersOf(one, now), now.days),
    usedNow: one.total,
  };
}

/** Two bills by what a day and a unit come to. */
export function ratePricing(rate: EffectiveRate, now: Pick<BilledUse, 'days' | 'quantity'>): BillPricing {
  const priceOf = (days: number, use: number): Cents | undefined => costOf(rate, use, days) ?? undefined;
  const used = priceOf(now.days, now.quantity);
  return { kind: 'rate', before: priceOf, usedThen: used, usedNow: used };
}
