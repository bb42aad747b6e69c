import type { Cents } from '../money.ts';

/** A number as a fraction of two whole ones, never rounded; the lower one is above zero. */
export interface Exact {
  readonly upper: bigint;
  readonly lower: bigint;
}

export const zero: Exact = { upper: 0n, lower: 1n };
export const one: Exact = { upper: 1n, lower: 1n };

export const whole = (value: number): Exact => ({ upper: BigInt(value), lower: 1n });
export const fraction = (upper: number, lower: number): Exact => ({ upper: BigInt(upper), lower: BigInt(lower) });

/** The decimal number that was typed: 0.1 is a tenth, and not the nearest binary number. */
export function exactOf(typed: number): Exact {
  const [digits = '', exponent = '0'] = String(typed).split('e');
  const [before = '', behind = ''] = digits.split('.');
  const upper = BigInt(before + behind);
  const places = behind.length - Number(exponent);
  return places >= 0 ? { upper, lower: 10n ** BigInt(places) } : { upper: upper * 10n ** BigInt(-places), lower: 1n };
}

export const plus = (a: Exact, b: Exact): Exact =>
  a.lower === b.lower
    ? { upper: a.upper + b.upper, lower: a.lower }
    : { upper: a.upper * b.lower + b.upper * a.lower, lower: a.lower * b.lower };
export const negative = ({ upper, lower }: Exact): Exact => ({ upper: -upper, lower });
export const minus = (a: Exact, b: Exact): Exact => plus(a, negative(b));
export const times = (a: Exact, b: Exact): Exact => ({ upper: a.upper * b.upper, lower: a.lower * b.lower });
export const isLess = (a: Exact, b: Exact): boolean => a.upper * b.lower < b.upper * a.lower;
export const larger = (a: Exact, b: Exact): Exact => (isLess(a, b) ? b : a);
export const smaller = (a: Exact, b: Exact): Exact => (isLess(b, a) ? b : a);
export const sumOf = (all: readonly Exact[]): Exact => all.reduce(plus, zero);

/** Dollars in whole cents: half a cent goes away from zero (rates-3). */
export function centsOfExact({ upper, lower }: Exact): Cents {
  const twice = (upper < 0n ? -upper : upper) * 200n;
  const cents = Number((twice + lower) / (2n * lower));
  return upper < 0n && cents !== 0 ? -cents : cents;
}

/** The nearest millionth as a binary number, to be shown. */
export const numberOf = ({ upper, lower }: Exact): number =>
  centsOfExact({ upper: upper * 10_000n, lower }) / 1_000_000;
