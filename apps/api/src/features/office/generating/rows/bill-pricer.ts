import { addDays, type LocalDay } from '@rochdale/domain/dates';
import type { Cents } from '@rochdale/domain/money';
import type { PricedLine } from '@rochdale/domain/rates/charges/priced-line';
import { priceBill } from '@rochdale/domain/rates/price-bill';
import type { Schedule } from '@rochdale/domain/rates/schedule';

/** A service that was used, with its lines and their sum. */
export interface PricedService {
  readonly quantity: number;
  readonly unit: string;
  readonly lines: readonly PricedLine[];
  readonly total: Cents;
}

/** Prices bills of a number of days up to the day before `billDate` by the versions of one schedule. */
export interface BillPricer {
  price(billDate: LocalDay, days: number, quantity: number): PricedService;
  /**
   * The use whose bill comes to a sum, round where that is near. Where no use comes to it to the cent, the most that costs
   * less; undefined where a bill without any use costs more already.
   */
  costing(billDate: LocalDay, days: number, sum: Cents): PricedService | undefined;
}

const mostUse = 100_000;
const mostRemembered = 40_000;
const hundredths = (quantity: number): number => Math.round(quantity * 100) / 100;

/** Remembers what it has priced: the accounts of a generated co-op are billed on the same days. */
export function billPricer(versions: readonly [Schedule, ...Schedule[]], timeZone: string): BillPricer {
  const [oldest, ...later] = versions;
  // Books that lie before the oldest version are priced by it.
  const always = [{ ...oldest, validFrom: '1900-01-01' }, ...later];
  const priced = new Map<string, PricedService>();
  const found = new Map<string, PricedService>();
  const price: BillPricer['price'] = (billDate, days, quantity) => {
    const key = `${billDate} ${days} ${quantity}`;
    const known = priced.get(key);
    if (known) return known;
    const usage = { kind: 'register', delivered: Math.round(quantity * 1000) } as const;
    const bill = priceBill(always, usage, { from: addDays(billDate, -days), to: addDays(billDate, -1), timeZone });
    if (bill.kind === 'unpriced') throw new Error(`${oldest.code} prices no bill by its use alone: ${bill.lack}.`);
    const service = { quantity, unit: oldest.unit, lines: bill.lines, total: bill.total };
    return remember(priced, key, service);
  };
  const costing: BillPricer['costing'] = (billDate, days, sum) => {
    const least = price(billDate, days, 0);
    if (least.total > sum) return undefined;
    const key = `${billDate} ${days} ${sum}`;
    const at = (quantity: number) => price(billDate, days, quantity);
    return found.get(key) ?? remember(found, key, useOf(at, sum));
  };
  return { price, costing };
}

/** However many accounts there are, what is remembered fits in memory. */
function remember(known: Map<string, PricedService>, key: string, service: PricedService): PricedService {
  if (known.size >= mostRemembered) known.clear();
  known.set(key, service);
  return service;
}

type At = (quantity: number) => PricedService;

/** How round a use is that is tried first, second and from then on. */
const roundness = [1, 10, 100] as const;
/** After so many tries between two uses the middle is taken, which ends. */
const guesses = 8;

/** The use of which the bill comes to a sum, or is just below it: a bill never falls with use. */
function useOf(at: At, sum: Cents): PricedService {
  let low = at(0);
  let high = at(1000);
  for (let reach = 2000; high.total <= sum && reach < mostUse; reach *= 2) {
    low = high;
    high = at(reach);
  }
  for (let tries = 0; low.total !== sum && high.quantity - low.quantity > 0.015; tries += 1) {
    const part = tries < guesses ? (sum - low.total) / (high.total - low.total) : 0.5;
    const round = roundness[tries] ?? 100;
    const guess = Math.round((low.quantity + (high.quantity - low.quantity) * part) * round) / round;
    const isInside = guess > low.quantity && guess < high.quantity;
    const middle = at(isInside ? guess : hundredths((low.quantity + high.quantity) / 2));
    if (middle.total <= sum) low = middle;
    else high = middle;
  }
  return low;
}
