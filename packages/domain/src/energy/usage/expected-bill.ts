import { addDays, type LocalDay } from '../../dates.ts';
import type { Cents } from '../../money.ts';
import type { EffectiveRate, PricedBill } from './picture/effective-rate.ts';
import type { UsageDay } from './summary.ts';
import { toThousandths } from './units.ts';

/** What the running period will likely cost. Always an estimate; `basis` says of what. */
export interface ExpectedBill {
  readonly periodStart: LocalDay;
  readonly periodEnd: LocalDay;
  /** The period has ended, and its bill has not come. */
  readonly isOver: boolean;
  readonly usageSoFar: number;
  readonly expectedUsage: number;
  readonly expectedAmount: Cents;
  /** Between these it will likely lie (energy-74); null where too few days were read. */
  readonly range: { readonly least: Cents; readonly most: Cents } | null;
  readonly basis: 'rate' | 'lastBill';
}

const usualDays = 30;
/** Fewer days have no spread to tell. */
const fewestForRange = 5;

/** How long a period is that begins with a bill: as long as that bill's. */
export const periodLength = ({ daysBilled }: Pick<PricedBill, 'daysBilled'>): number => daysBilled ?? usualDays;

/**
 * The running period begins with the day of the newest bill and is as long as that bill's. Its days that were read are
 * taken as they are, the others like the mean of those; the range takes them like a low and like a high day. Without a
 * rate a unit costs what it cost on the newest bill. Once another period has gone by, nothing is expected.
 *
 * @param priceOf what a use of the period comes to by the account's schedule, where it has one that says so
 */
export function expectedBill(
  bill: PricedBill | undefined,
  rate: Pick<EffectiveRate, 'perDay' | 'perUnit'> | undefined,
  days: readonly UsageDay[],
  today: LocalDay,
  priceOf?: (from: LocalDay, to: LocalDay, use: number) => Cents | undefined,
): ExpectedBill | undefined {
  if (!bill) return undefined;
  const length = periodLength(bill);
  const periodStart = bill.billDate;
  const periodEnd = addDays(periodStart, length - 1);
  if (today > addDays(periodEnd, length)) return undefined;
  const read = days
    .filter(({ date }) => date >= periodStart && date <= periodEnd)
    .flatMap(({ usageValue }) => usageValue ?? []);
  const isPriced = priceOf?.(periodStart, periodEnd, 0) !== undefined;
  if (read.length === 0 || (!rate && !isPriced && bill.quantity <= 0)) return undefined;
  const usageSoFar = toThousandths(read.reduce((sum, value) => sum + value, 0));
  const expectedUsage = toThousandths((usageSoFar / read.length) * length);
  const amountOf = (usage: number): Cents =>
    priceOf?.(periodStart, periodEnd, usage) ??
    Math.round(rate ? (rate.perDay * length + rate.perUnit * usage) * 100 : (bill.cost / bill.quantity) * usage);
  const expectedAmount = amountOf(expectedUsage);
  const [low, high] = spreadOf(read).map((day) => amountOf(usageSoFar + day * (length - read.length)));
  return {
    periodStart,
    periodEnd,
    isOver: today > periodEnd,
    usageSoFar,
    expectedUsage,
    expectedAmount,
    range:
      low === undefined || high === undefined
        ? null
        : { least: Math.min(low, expectedAmount), most: Math.max(high, expectedAmount) },
    basis: rate || isPriced ? 'rate' : 'lastBill',
  };
}

/** A low and a high day: the ends of the middle half. */
function spreadOf(read: readonly number[]): number[] {
  if (read.length < fewestForRange) return [];
  const sorted = [...read].sort((one, other) => one - other);
  return [0.25, 0.75].flatMap((part) => sorted[Math.round((sorted.length - 1) * part)] ?? []);
}
