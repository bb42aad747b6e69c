import type { LocalDay } from '../../dates.ts';

/** Letters that do not come apart into a letter of the ACH alphabet and a mark. */
const spelled: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Đ: 'D',
  Ð: 'D',
  Ł: 'L',
  Ø: 'O',
  Œ: 'OE',
  Þ: 'TH',
  '‘': "'",
  '’': "'",
  '–': '-',
  '—': '-',
};

/** A text in the ACH alphabet: printable ASCII in capitals. Marks fall off letters; what else is outside becomes a space. */
export function achText(text: string): string {
  const plain = text.toUpperCase().normalize('NFD').replace(/\p{M}/gu, '');
  return [...plain]
    .map((character) => spelled[character] ?? character)
    .join('')
    .replace(/[^\x20-\x7E]/gu, ' ')
    .trim();
}

/** A field of text: to the left, filled with spaces, cut at its length. */
export const textField = (text: string, length: number): string => achText(text).slice(0, length).padEnd(length);

/** A text that must be whole in its field: cutting a number that names somebody would name somebody else. */
export function wholeText(text: string, length: number): string {
  const plain = achText(text);
  if (plain === '' || plain.length > length)
    throw new RangeError(`"${plain}" must be 1 to ${length} characters to fit its field`);
  return plain;
}

/** A field of digits: to the right, filled with zeros. */
export function digitsField(value: number, length: number): string {
  const digits = String(value);
  if (!/^\d+$/.test(digits) || digits.length > length)
    throw new RangeError(`${digits} does not fit into ${length} digits`);
  return digits.padStart(length, '0');
}

/** `YYMMDD`. */
export const dayField = (day: LocalDay): string => day.slice(2).replaceAll('-', '');

/** `HHmm` of a wall time `HH:mm`. */
export const timeField = (time: string): string => time.replace(':', '');

/** The sum of the receiving banks' eight digits, its last ten digits (entry hash). */
export function entryHash(routingNumbers: readonly string[]): number {
  const sum = routingNumbers.reduce((total, number) => total + Number(number.slice(0, 8)), 0);
  return sum % 10_000_000_000;
}
