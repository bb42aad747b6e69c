/** An amount of money in whole US cents. Inside the product money is only ever this. */
export type Cents = number;

/** Converts a decimal dollar amount from the wire into cents, rounding away binary noise (92.1 → 9210). */
export function centsOf(dollars: number): Cents {
  return Math.round(dollars * 100);
}

/** Converts cents into the decimal dollars that travel on the wire (9210 → 92.1). */
export function dollarsOf(cents: Cents): number {
  return cents / 100;
}

/**
 * Writes cents as members read them: `$1,188.60`, always two decimals,
 * with U+2212 before the dollar sign when negative.
 */
export function formatMoney(cents: Cents): string {
  const sign = cents < 0 ? '\u2212' : '';
  return `${sign}$${formatAmount(Math.abs(cents))}`;
}

/** Writes cents without the dollar sign, grouped, two decimals, with a hyphen when negative: `1,188.60`. */
export function formatAmount(cents: Cents): string {
  return writtenAmount(cents, grouped);
}

/** Writes cents as an amount field holds them: `1188.60`, no grouping. */
export function amountFieldText(cents: Cents): string {
  return writtenAmount(cents, String);
}

/** The browser's own formats take tens of milliseconds to load on a phone, and a balance is the first number on the page. */
const grouped = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');

/** The sign stands apart: less than a dollar has no whole part that could carry it. */
function writtenAmount(cents: Cents, writeDollars: (whole: number) => string): string {
  const amount = Math.abs(cents);
  const rest = String(amount % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}${writeDollars(Math.trunc(amount / 100))}.${rest}`;
}

/**
 * Reads what was typed into an amount field. Dollar signs, commas and spaces are ignored.
 * Returns undefined when it is empty or not a number; fractions of a cent are rounded.
 */
export function parseAmount(text: string): Cents | undefined {
  const digits = text.replace(/[$,\s]/g, '');
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(digits)) return undefined;
  return centsOf(Number(digits));
}
