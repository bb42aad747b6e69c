import type { LocalDay } from '../dates.ts';
import { localeOf, pseudoLanguage, type TextLanguage } from './languages.ts';

type Length = 'long' | 'short';

/**
 * How a language writes what is no text of the catalogue. Numbers, amounts and days as digits are written alike in both:
 * `1,234.56`, `$1,234.56`, `MM/DD/YYYY` (decision 13).
 */
export interface Formats {
  /** A month's name: 3 is March. */
  monthName(month: number, length?: Length): string;
  /** The name of a day's month. */
  monthOf(day: LocalDay, length?: Length): string;
  /** A day's month with its year: `November 2026`. */
  monthAndYear(day: LocalDay): string;
  /** The name of a day's weekday. */
  weekday(day: LocalDay, length?: Length): string;
  /**
   * A day in letters, bills and e-mails, where digits could be read as another day: `December 5, 2026`,
   * `5 de diciembre de 2026`.
   */
  letterDay(day: LocalDay): string;
  /** A day that is near: `Dec 5` in a text message, `December 5` as a voice says it. */
  nearDay(day: LocalDay, month?: Length): string;
  /** A day as scheduled payments show it, `dd-MMM-yyyy`: `05-Dec-2026` (general-7). */
  scheduledDay(day: LocalDay): string;
  /** An instant on the co-op's clock: `Nov 21, 2026, 5:30 PM`. */
  instant(at: Date, timeZone: string): string;
  /** The time of an instant on the co-op's clock: `5:30 PM`. */
  time(at: Date, timeZone: string): string;
}

const made = new Map<string, Formats>();

/** The formats of a language. */
export function formatsOf(language: TextLanguage): Formats {
  const known = made.get(language) ?? makeFormats(language);
  made.set(language, known);
  return known;
}

interface Decimals {
  readonly least?: number;
  readonly most?: number;
}
// Making a format costs more than using it a hundred times.
const numbers = new Map<string, Intl.NumberFormat>();

/** A number with its thousands apart: `1,234.5`. */
export function formatNumber(value: number, { least = 0, most = 3 }: Decimals = {}): string {
  const key = `${least} ${most}`;
  const format =
    numbers.get(key) ?? new Intl.NumberFormat('en-US', { minimumFractionDigits: least, maximumFractionDigits: most });
  numbers.set(key, format);
  return format.format(value);
}

function makeFormats(language: TextLanguage): Formats {
  const isPseudo = language === pseudoLanguage;
  const kept = new Map<string, Intl.DateTimeFormat>();
  const written = (at: Date, options: Intl.DateTimeFormatOptions): string => {
    const key = JSON.stringify(options);
    const format = kept.get(key) ?? new Intl.DateTimeFormat(isPseudo ? 'en-US' : localeOf(language), options);
    kept.set(key, format);
    return format.format(at);
  };
  const marked = (text: string): string => (isPseudo ? `⟦${text}⟧` : text);
  const plain = (day: LocalDay, options: Intl.DateTimeFormatOptions): string =>
    written(new Date(`${day}T12:00:00Z`), { ...options, timeZone: 'UTC' });
  const ofDay = (day: LocalDay, options: Intl.DateTimeFormatOptions): string => marked(plain(day, options));
  return {
    monthName: (month, length = 'long') => ofDay(`2000-${String(month).padStart(2, '0')}-15`, { month: length }),
    monthOf: (day, length = 'long') => ofDay(day, { month: length }),
    monthAndYear: (day) => ofDay(day, { month: 'long', year: 'numeric' }),
    weekday: (day, length = 'long') => ofDay(day, { weekday: length }),
    letterDay: (day) => ofDay(day, { dateStyle: 'long' }),
    nearDay: (day, month = 'short') => ofDay(day, { month, day: 'numeric' }),
    scheduledDay: (day) => {
      const [year, , date] = day.split('-');
      return `${date}-${marked(plain(day, { month: 'short' }).slice(0, 3))}-${year}`;
    },
    instant: (at, timeZone) => marked(written(at, { dateStyle: 'medium', timeStyle: 'short', timeZone })),
    time: (at, timeZone) => marked(written(at, { hour: 'numeric', minute: '2-digit', timeZone })),
  };
}
