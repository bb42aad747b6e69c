import type { LocalDay } from '../../dates.ts';
import type { UsageDay, WeatherDay } from './summary.ts';
import { degreesOf } from './weather.ts';

/** How much a home uses for each degree day; what it uses in any weather matters to no difference. */
export interface WeatherModel {
  readonly perHeatingDegreeDay: number;
  readonly perCoolingDegreeDay: number;
}

/** Fewer days say too little. */
const fewestDays = 30;

/**
 * Fits a home's daily use to its degree days by least squares: use = base + a × heating + b × cooling. Weather never
 * makes a home use less: a factor that comes out below zero is none. Undefined where too little is known.
 */
export function weatherModel(days: readonly UsageDay[], weather: readonly WeatherDay[]): WeatherModel | undefined {
  const degrees = new Map<LocalDay, ReturnType<typeof degreesOf>>(weather.map((day) => [day.date, degreesOf(day)]));
  const points = days.flatMap(({ date, usageValue }) => {
    const found = degrees.get(date);
    return found && usageValue !== null ? [{ ...found, use: usageValue }] : [];
  });
  if (points.length < fewestDays) return undefined;
  const mean = (of: (point: Point) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const means = {
    heating: mean((one) => one.heating),
    cooling: mean((one) => one.cooling),
    use: mean((one) => one.use),
  };
  const together = (one: keyof Point, other: keyof Point): number =>
    mean((point) => (point[one] - means[one]) * (point[other] - means[other]));
  const [hh, cc, hc] = [together('heating', 'heating'), together('cooling', 'cooling'), together('heating', 'cooling')];
  const [hu, cu] = [together('heating', 'use'), together('cooling', 'use')];
  const determinant = hh * cc - hc * hc;
  const onlyHeating = { perHeatingDegreeDay: positive(hu / hh), perCoolingDegreeDay: 0 };
  const onlyCooling = { perHeatingDegreeDay: 0, perCoolingDegreeDay: positive(cu / cc) };
  if (determinant < 1e-6) return hh >= cc ? onlyHeating : onlyCooling;
  const heating = (hu * cc - cu * hc) / determinant;
  const cooling = (cu * hh - hu * hc) / determinant;
  if (heating < 0) return onlyCooling;
  return cooling < 0 ? onlyHeating : { perHeatingDegreeDay: heating, perCoolingDegreeDay: cooling };
}

interface Point {
  readonly heating: number;
  readonly cooling: number;
  readonly use: number;
}

const positive = (factor: number): number => (Number.isFinite(factor) && factor > 0 ? factor : 0);
