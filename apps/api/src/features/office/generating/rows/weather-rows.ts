import { addDays, type LocalDay } from '@rochdale/domain/dates';
import type { WeatherDay } from '@rochdale/domain/energy/usage/summary';
import type { CsvValue } from '../csv-writer.ts';
import { seededRandom } from '../random.ts';

/** Days of weather up to the day before the books: a year, and what comparisons with the year before need. */
const usageDaysBack = 400;

/** Believable temperatures of a valley in the north-west, oldest first: cold winters, warm summers, spells of days. */
export function weatherOf(zip: string, asOf: LocalDay): WeatherDay[] {
  const random = seededRandom(Number(zip));
  let spell = 0;
  return Array.from({ length: usageDaysBack }, (_, index) => {
    const date = addDays(asOf, index - usageDaysBack);
    spell = spell * 0.75 + random.int(-50, 50) / 10;
    const mean = 54 - 18 * Math.cos((dayOfYear(date) - 18) / 58.1) + spell;
    const spread = random.int(60, 130) / 10;
    return { date, lowTemp: tenths(mean - spread), highTemp: tenths(mean + spread) };
  });
}

/** Rows of weather-days.csv. */
export function weatherRows(zip: string, days: readonly WeatherDay[]): Record<string, CsvValue>[] {
  return days.map(({ date, lowTemp, highTemp }) => ({
    zip,
    day: date,
    lowTemperature: lowTemp,
    highTemperature: highTemp,
  }));
}

const dayOfYear = (day: LocalDay): number =>
  (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${day.slice(0, 4)}-01-01T00:00:00Z`)) / 86_400_000;

const tenths = (value: number): number => Math.round(value * 10) / 10;
