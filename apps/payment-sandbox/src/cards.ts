/** Card brands by the codes of the hosted form. */
export type CardBrand = 'VI' | 'MC' | 'AX' | 'DI';

export const brandNames: Record<CardBrand, string> = { VI: 'Visa', MC: 'Mastercard', AX: 'Amex', DI: 'Discover' };

const patterns: readonly [CardBrand, RegExp][] = [
  ['VI', /^4\d{15}$/],
  ['MC', /^(5[1-5]\d{14}|2(22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12})$/],
  ['AX', /^3[47]\d{13}$/],
  ['DI', /^(6011|65\d\d|64[4-9]\d)\d{12}$/],
];

/** The brand that a number's first digits and length name. */
export function brandOf(digits: string): CardBrand | undefined {
  return patterns.find(([, pattern]) => pattern.test(digits))?.[0];
}

/** The Luhn check that every card number satisfies (ISO/IEC 7812-1). */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits.length > 0 && sum % 10 === 0;
}

/** The ABA checksum that every routing number satisfies. */
export function isRoutingNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || digits === '000000000') return false;
  const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];
  return [...digits].reduce((sum, digit, index) => sum + Number(digit) * (weights[index] ?? 0), 0) % 10 === 0;
}
