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
  /** The name of a day's weekday. */
  weekday(day: LocalDay, length?: Length): string;
  /** A day as scheduled payments show it, `dd-MMM-yyyy`: `05-Dec-2026` (S1 §9). */
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

/** A number with its thousands apart: `1,234.5`. */
export function formatNumber(value: number, decimals?: { readonly least?: number; readonly most?: number }): string {
  return value.toLocaleString('en-US', {
    ...(decimals?.least !== undefined && { minimumFractionDigits: decimals.least }),
    ...(decimals?.most !== undefined && { maximumFractionDigits: decimals.most }),
  });
}

function makeFormats(language: TextLanguage): Formats {
  const isPseudo = language === pseudoLanguage;
  const written = (at: Date, options: Intl.DateTimeFormatOptions): string => {
    const text = at.toLocaleString(isPseudo ? 'en-US' : localeOf(language), options);
    return isPseudo ? `⟦${text}⟧` : text;
  };
  const noonOf = (day: LocalDay): Date => new Date(`${day}T12:00:00Z`);
  const monthName = (month: number, length: Length = 'long'): string =>
    written(new Date(Date.UTC(2000, month - 1, 15)), { month: length, timeZone: 'UTC' });
  return {
    monthName,
    weekday: (day, length = 'long') => written(noonOf(day), { weekday: length, timeZone: 'UTC' }),
    scheduledDay: (day) => {
      const [year, month, date] = day.split('-');
      return `${date}-${monthName(Number(month), 'short').replace(/\.$/, '')}-${year}`;
    },
    instant: (at, timeZone) => written(at, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
    time: (at, timeZone) => written(at, { hour: 'numeric', minute: '2-digit', timeZone }),
  };
}
