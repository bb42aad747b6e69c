import type { LocalDay } from '../../dates.ts';
import type { UsageDay, WeatherDay } from './summary.ts';
import { meanOf } from './weather.ts';

/**
 * How much a home uses for each degree day, below one balance point for heating and above another for cooling; what it
 * uses in any weather matters to no difference.
 */
export interface WeatherModel {
  readonly perHeatingDegreeDay: number;
  readonly perCoolingDegreeDay: number;
  /** In °F. */
  readonly heatingBalance: number;
  readonly coolingBalance: number;
  /** How sure both factors are, as variances; days that follow one another alike count for fewer. */
  readonly variance: { readonly heating: number; readonly cooling: number; readonly together: number };
}

/** Fewer days say too little. */
const fewestDays = 30;
/** A balance point needs so many days beyond it, with so many degree days in all (CalTRACK 2.0, 3.3.4). */
const fewestBeyond = 10;
const fewestDegreeDays = 20;
const balancePoints = Array.from({ length: 41 }, (_, place) => 40 + place);

interface Point {
  readonly date: LocalDay;
  readonly mean: number;
  readonly use: number;
}

/** Sums over the degree days of one balance point, less what their means make. */
interface Degrees {
  readonly balance: number;
  readonly mean: number;
  readonly squares: number;
  readonly withUse: number;
}

interface Fit extends WeatherModel {
  readonly base: number;
  readonly adjusted: number;
}

/**
 * Fits a home's daily use to its degree days by least squares: use = base + a × heating + b × cooling, as CalTRACK's daily
 * method does. Of the balance points, and of models with heating, cooling, both or neither, the one with the highest
 * adjusted R² counts; nothing is below zero in it, since weather never makes a home use less. Undefined where too little
 * is known.
 */
export function weatherModel(days: readonly UsageDay[], weather: readonly WeatherDay[]): WeatherModel | undefined {
  const means = new Map<LocalDay, number>(weather.map((day) => [day.date, meanOf(day)]));
  const points = days.flatMap(({ date, usageValue }): Point[] => {
    const mean = means.get(date);
    return mean === undefined || usageValue === null ? [] : [{ date, mean, use: usageValue }];
  });
  if (points.length < fewestDays) return undefined;
  const best = fitsOf(points).reduce<Fit>((found, one) => (one.adjusted > found.adjusted ? one : found), noWeather);
  const { base: _base, adjusted: _adjusted, ...model } = best;
  const times = lengthened(points, best);
  const { heating, cooling, together } = model.variance;
  return { ...model, variance: { heating: heating * times, cooling: cooling * times, together: together * times } };
}

const noWeather: Fit = {
  perHeatingDegreeDay: 0,
  perCoolingDegreeDay: 0,
  heatingBalance: 65,
  coolingBalance: 65,
  variance: { heating: 0, cooling: 0, together: 0 },
  base: 0,
  adjusted: 0,
};

function fitsOf(points: readonly Point[]): Fit[] {
  const count = points.length;
  const use = points.reduce((sum, one) => sum + one.use, 0) / count;
  const spread = points.reduce((sum, one) => sum + (one.use - use) ** 2, 0);
  const degreesAt = (of: (mean: number, balance: number) => number) =>
    balancePoints.flatMap((balance) => degreesOf(points, use, balance, (mean) => Math.max(0, of(mean, balance))));
  const below = degreesAt((mean, balance) => balance - mean);
  const above = degreesAt((mean, balance) => mean - balance);
  const adjusted = (explained: number, factors: number): number =>
    spread === 0 ? 0 : 1 - ((1 - explained / spread) * (count - 1)) / (count - factors - 1);
  const errorOf = (explained: number, factors: number): number =>
    Math.max(0, spread - explained) / (count - factors - 1);
  const alone = (found: Degrees, kind: 'heating' | 'cooling'): Fit[] => {
    const factor = found.withUse / found.squares;
    const base = use - factor * found.mean;
    if (factor <= 0 || base < 0) return [];
    const variance = errorOf(factor * found.withUse, 1) / found.squares;
    const isHeating = kind === 'heating';
    return [
      {
        perHeatingDegreeDay: isHeating ? factor : 0,
        perCoolingDegreeDay: isHeating ? 0 : factor,
        heatingBalance: found.balance,
        coolingBalance: found.balance,
        variance: { heating: isHeating ? variance : 0, cooling: isHeating ? 0 : variance, together: 0 },
        base,
        adjusted: adjusted(factor * found.withUse, 1),
      },
    ];
  };
  const both = (heat: Degrees, cool: Degrees): Fit[] => {
    // No day is on both sides, so what is left of their product is that of their means.
    const product = -count * heat.mean * cool.mean;
    const determinant = heat.squares * cool.squares - product * product;
    if (determinant <= 1e-9 * heat.squares * cool.squares) return [];
    const heating = (heat.withUse * cool.squares - cool.withUse * product) / determinant;
    const cooling = (cool.withUse * heat.squares - heat.withUse * product) / determinant;
    const base = use - heating * heat.mean - cooling * cool.mean;
    if (heating <= 0 || cooling <= 0 || base < 0) return [];
    const explained = heating * heat.withUse + cooling * cool.withUse;
    const error = errorOf(explained, 2) / determinant;
    return [
      {
        perHeatingDegreeDay: heating,
        perCoolingDegreeDay: cooling,
        heatingBalance: heat.balance,
        coolingBalance: cool.balance,
        variance: { heating: error * cool.squares, cooling: error * heat.squares, together: -error * product },
        base,
        adjusted: adjusted(explained, 2),
      },
    ];
  };
  return [
    ...below.flatMap((found) => alone(found, 'heating')),
    ...above.flatMap((found) => alone(found, 'cooling')),
    ...below.flatMap((heat) =>
      above.filter(({ balance }) => balance >= heat.balance).flatMap((cool) => both(heat, cool)),
    ),
  ];
}

function degreesOf(
  points: readonly Point[],
  use: number,
  balance: number,
  degrees: (mean: number) => number,
): Degrees[] {
  let [sum, squares, withUse, beyond] = [0, 0, 0, 0];
  for (const point of points) {
    const value = degrees(point.mean);
    if (value === 0) continue;
    sum += value;
    squares += value * value;
    withUse += value * point.use;
    beyond += 1;
  }
  const mean = sum / points.length;
  const left = squares - sum * mean;
  if (beyond < fewestBeyond || sum < fewestDegreeDays || left < 1e-9) return [];
  return [{ balance, mean, squares: left, withUse: withUse - sum * use }];
}

/** More alike than this no neighbors count. */
const mostAlike = 0.95;

/**
 * By how much variances grow because a day is like the one before it: (1 + r) / (1 − r), r being the correlation of what
 * the model leaves of neighboring days (ASHRAE Guideline 14).
 */
function lengthened(points: readonly Point[], { base, ...model }: Fit): number {
  const left = new Map(points.map((one) => [one.date, one.use - base - heatingOf(model, one) - coolingOf(model, one)]));
  let [together, squares] = [0, 0];
  for (const [date, value] of left) {
    squares += value * value;
    const before = left.get(dayBefore(date));
    if (before !== undefined) together += value * before;
  }
  const alike = squares === 0 ? 0 : Math.min(mostAlike, Math.max(0, together / squares));
  return (1 + alike) / (1 - alike);
}

const dayBefore = (date: LocalDay): LocalDay => new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);

type Factors = Omit<WeatherModel, 'variance'>;
const heatingOf = (model: Factors, { mean }: { readonly mean: number }): number =>
  model.perHeatingDegreeDay * Math.max(0, model.heatingBalance - mean);
const coolingOf = (model: Factors, { mean }: { readonly mean: number }): number =>
  model.perCoolingDegreeDay * Math.max(0, mean - model.coolingBalance);

/** What the weather makes of the difference between two stretches, for so many days; in the unit of the use. */
export interface WeatherDifference {
  readonly heating: number;
  readonly cooling: number;
  /** The standard error of their sum. */
  readonly error: number;
}

/**
 * How much more or less a home uses in the weather of some days than in that of others, on the average of each.
 * Undefined where either has no weather.
 */
export function weatherDifference(
  model: WeatherModel,
  now: readonly WeatherDay[],
  against: readonly WeatherDay[],
  days: number,
): WeatherDifference | undefined {
  if (now.length === 0 || against.length === 0) return undefined;
  const average = (stretch: readonly WeatherDay[], of: (mean: number) => number): number =>
    stretch.reduce((sum, day) => sum + Math.max(0, of(meanOf(day))), 0) / stretch.length;
  const below = (mean: number): number => model.heatingBalance - mean;
  const above = (mean: number): number => mean - model.coolingBalance;
  const colder = (average(now, below) - average(against, below)) * days;
  const warmer = (average(now, above) - average(against, above)) * days;
  const { heating, cooling, together } = model.variance;
  return {
    heating: model.perHeatingDegreeDay * colder,
    cooling: model.perCoolingDegreeDay * warmer,
    error: Math.sqrt(
      Math.max(0, colder * colder * heating + warmer * warmer * cooling + 2 * colder * warmer * together),
    ),
  };
}
