import type { WeatherDay } from './summary.ts';

/** The outdoor temperature, in °F, at which a home is neither heated nor cooled. */
export const balancePoint = 65;

/** How much heating and cooling the weather asked for; null where it is not known. */
export interface DegreeDays {
  readonly heatingDegreeDays: number | null;
  readonly coolingDegreeDays: number | null;
}

/** A day's mean is the middle of its lowest and highest temperature, as weather services reckon it. */
export const meanOf = ({ lowTemp, highTemp }: Pick<WeatherDay, 'lowTemp' | 'highTemp'>): number =>
  (lowTemp + highTemp) / 2;

/** A day's degrees below and above the balance point. */
export function degreesOf(day: Pick<WeatherDay, 'lowTemp' | 'highTemp'>): {
  readonly heating: number;
  readonly cooling: number;
} {
  const mean = meanOf(day);
  return { heating: Math.max(0, balancePoint - mean), cooling: Math.max(0, mean - balancePoint) };
}

/** The mean of the days' means in °F, to the tenth; null where no day of the stretch is known. */
export function averageTemperature(days: readonly WeatherDay[]): number | null {
  if (days.length === 0) return null;
  const sum = days.reduce((all, day) => all + meanOf(day), 0);
  return Math.round((sum / days.length) * 10) / 10;
}

/** Degree days of a stretch, to the base of 65 °F. */
export function degreeDaysOf(days: readonly WeatherDay[]): DegreeDays {
  if (days.length === 0) return { heatingDegreeDays: null, coolingDegreeDays: null };
  const degrees = days.map(degreesOf);
  const sum = (values: readonly number[]): number => Math.round(values.reduce((all, one) => all + one, 0) * 10) / 10;
  return {
    heatingDegreeDays: sum(degrees.map(({ heating }) => heating)),
    coolingDegreeDays: sum(degrees.map(({ cooling }) => cooling)),
  };
}
