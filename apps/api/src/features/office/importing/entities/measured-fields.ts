import type { FieldCodec } from '../csv-fields.ts';

/** What a database integer holds. */
const largest = 2_147_483_647;

/** A measured quantity with any decimals, decoded into thousandths. */
export const thousandths: FieldCodec = (given) => {
  if (given === '') return { problem: 'is empty' };
  const value = thousandthsIn(given);
  return value === undefined ? { problem: 'is not a quantity like 31.204' } : { value };
};

export const optionalThousandths: FieldCodec = (given) => (given === '' ? { value: null } : thousandths(given));

/** A meter's reading: larger than what it measures in a day. */
export const optionalReading: FieldCodec = (given) => {
  if (given === '') return { value: null };
  if (!/^-?\d{1,12}(\.\d+)?$/.test(given)) return { problem: 'is not a reading like 51880.2' };
  return { value: Math.round(Number(given) * 1000) };
};

/** Quantities with a blank between each two; nothing between two blanks, or before or after one, is a gap. */
export const quantities: FieldCodec = (given, asGiven = given) => {
  if (asGiven === '') return { problem: 'is empty' };
  const values = asGiven.split(' ').map((part) => (part === '' ? null : thousandthsIn(part)));
  const wrong = values.indexOf(undefined);
  if (wrong >= 0) return { problem: `has no quantity like 0.312 in place ${wrong + 1}` };
  return { value: values.map((value) => value ?? null) };
};

/** A letter for each of several values, decoded into its place among the letters; empty is none. */
export function letters(alphabet: string): FieldCodec {
  return (given) => {
    if (given === '') return { value: null };
    const places = [...given].map((letter) => alphabet.indexOf(letter));
    return places.includes(-1) ? { problem: `must be letters of ${alphabet}` } : { value: places };
  };
}

/** One of a few words, decoded into its place; empty is the first. */
export function placeOf(...words: readonly string[]): FieldCodec {
  return (given) => {
    const place = given === '' ? 0 : words.indexOf(given);
    return place < 0 ? { problem: `must be one of ${words.join(', ')}` } : { value: place };
  };
}

/** One of a few numbers. */
export function oneOfNumbers(...numbers: readonly number[]): FieldCodec {
  return (given) => {
    const found = numbers.find((number) => String(number) === given);
    return found === undefined ? { problem: `must be one of ${numbers.join(', ')}` } : { value: found };
  };
}

/** An outdoor temperature in °F, decoded into tenths. */
export const temperature: FieldCodec = (given) =>
  /^-?\d{1,3}(\.\d+)?$/.test(given)
    ? { value: Math.round(Number(given) * 10) }
    : { problem: 'is not a temperature like 41.5' };

function thousandthsIn(text: string): number | undefined {
  if (!/^-?\d{1,10}(\.\d+)?$/.test(text)) return undefined;
  const value = Math.round(Number(text) * 1000);
  return Math.abs(value) <= largest ? value : undefined;
}
