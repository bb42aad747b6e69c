import type { WeatherDifference } from '../../energy/usage/weather-model.ts';
import type { Cents } from '../../money.ts';
import type { BillPricing } from './bill-pricing.ts';
import type { ChangePart } from './change-part.ts';
import { joinedParts } from './joined-parts.ts';
import type { SortedCharges } from './once-charges.ts';

/** A bill as its change is told from it. Money in cents. */
export interface ComparedBill {
  /** What the service cost; under a budget plan not what was asked. */
  readonly cost: Cents;
  readonly days: number | null;
  /** What was used, in the unit of the bill. */
  readonly quantity: number | null;
  /** Undefined where its lines are not known. */
  readonly charges: SortedCharges | undefined;
}

/** What is not known, so that parts cannot be told apart. */
export const untoldOf = ['usage', 'weather', 'prices', 'lines'] as const;
export type Untold = (typeof untoldOf)[number];

/** What the weather did: it was colder, or less cold, hotter, or less hot. */
export type WeatherTurn = 'colder' | 'milder' | 'hotter' | 'cooler';

/** How a bill differs from another. The parts are together `now` less `before`, to the cent. */
export interface BillChange {
  readonly before: Cents;
  readonly now: Cents;
  readonly parts: readonly ChangePart[];
  readonly weather: WeatherTurn | null;
  readonly untold: readonly Untold[];
}

/** How far a bill may lie from what its prices make of it: to the rounding of its lines, or so that sizes can be told. */
const exactly = 2;
const about = 0.03;
/** Standard errors to each side that hold nine of ten. */
const nineOfTen = 1.645;

/**
 * Splits the change from one bill to another (account-123). Use is taken through four steps at the prices of the bill
 * before: as long as this bill at the use a day of the other; in this bill's weather; as it was used; and at this bill's
 * prices. Each step's part is what it adds, so nothing is counted twice and all add up.
 *
 * @param pricings by what they may be priced, the most exact first
 * @param weather what the weather makes of the use of this bill's days; undefined where that is not known
 */
export function billChange(
  now: ComparedBill,
  before: ComparedBill,
  pricings: readonly BillPricing[],
  weather: WeatherDifference | undefined,
): BillChange {
  const hasLines = now.charges !== undefined && before.charges !== undefined;
  const [own, other] = [chargesOf(now, hasLines), chargesOf(before, hasLines)];
  const untold: Untold[] = [];
  const recurring = { now: own.scheduled, before: other.scheduled };
  const known = isKnown(now) && isKnown(before) ? { now, before } : undefined;
  const steps = known && firstOf(pricings, (one) => usedAlong(known.now, known.before, one, weather, recurring));
  if (!known) untold.push('usage');
  else if (!steps?.isExact) untold.push('prices');
  if (steps && !weather) untold.push('weather');
  const parts: ChangePart[] = [...(steps?.parts ?? [])];
  const left = recurring.now - recurring.before - sumOf(parts);
  parts.push({ part: steps?.isExact ? 'price' : 'rest', amount: left });
  if (hasLines) {
    parts.push({ part: 'services', amount: own.services - other.services });
    parts.push({ part: 'once', amount: own.once - other.once });
  } else untold.push('lines');
  return {
    before: before.cost,
    now: now.cost,
    parts: joinedParts(parts),
    weather: steps && weather ? turnOf(weather) : null,
    untold,
  };
}

/** What the first of some comes to that come to anything. */
function firstOf<One, Made>(all: readonly One[], make: (one: One) => Made | undefined): Made | undefined {
  for (const one of all) {
    const made = make(one);
    if (made !== undefined) return made;
  }
  return undefined;
}

type Known = ComparedBill & { readonly days: number; readonly quantity: number };
const isKnown = (bill: ComparedBill): bill is Known =>
  bill.days !== null && bill.days > 0 && bill.quantity !== null && bill.quantity >= 0;

/** Where the lines of one of both are not known, all of a bill is taken for what its schedule charges. */
const chargesOf = ({ charges, cost }: ComparedBill, hasLines: boolean): SortedCharges =>
  (hasLines ? charges : undefined) ?? { scheduled: cost, services: 0, once: 0 };

interface Steps {
  readonly parts: readonly ChangePart[];
  /** Both bills are what their prices make of them, so what is left is the prices. */
  readonly isExact: boolean;
}

function usedAlong(
  now: Known,
  before: Known,
  pricing: BillPricing,
  weather: WeatherDifference | undefined,
  recurring: { readonly now: Cents; readonly before: Cents },
): Steps | undefined {
  const base = pricing.before(before.days, before.quantity);
  if (base === undefined || Math.abs(base - recurring.before) > Math.max(exactly, Math.abs(recurring.before) * about))
    return undefined;
  const alike = (before.quantity / before.days) * now.days;
  const inWeather = (more: number): Cents | undefined => pricing.before(now.days, Math.max(0, alike + more));
  const longer = pricing.before(now.days, alike);
  const used = pricing.usedThen;
  if (longer === undefined || used === undefined) return undefined;
  const days: ChangePart = { part: 'days', amount: longer - base };
  const ended = pricing.usedNow;
  const isExact =
    pricing.kind === 'schedule' &&
    Math.abs(base - recurring.before) <= exactly &&
    ended !== undefined &&
    Math.abs(ended - recurring.now) <= exactly;
  const more = weather && weather.heating + weather.cooling;
  const there = more === undefined ? undefined : inWeather(more);
  if (weather === undefined || more === undefined || there === undefined)
    return { parts: [days, { part: 'use', amount: used - longer }], isExact };
  const ends = [-nineOfTen, nineOfTen].map((errors) => (inWeather(more + errors * weather.error) ?? there) - longer);
  const spread = { least: Math.min(...ends), most: Math.max(...ends) };
  return {
    parts: [days, { part: 'weather', amount: there - longer, spread }, { part: 'beyond', amount: used - there }],
    isExact,
  };
}

function turnOf({ heating, cooling }: WeatherDifference): WeatherTurn {
  if (Math.abs(heating) >= Math.abs(cooling)) return heating >= 0 ? 'colder' : 'milder';
  return cooling >= 0 ? 'hotter' : 'cooler';
}

const sumOf = (parts: readonly ChangePart[]): Cents => parts.reduce((sum, { amount }) => sum + amount, 0);
