import { isLocalDay, isLocalTime } from '@rochdale/domain/dates';
import { isYes, isYesNo } from '@rochdale/domain/yes-no';
import { showable } from './entities/shown-fields.ts';

export { secret } from './entities/shown-fields.ts';

/** What a CSV field decodes into. */
export type FieldValue = string | number | boolean | null | readonly (number | null)[];
/** Decodes one field, trimmed or as it stands; a problem is said in a few words that follow the column's name. */
export type FieldCodec = (
  text: string,
  asGiven?: string,
) => { readonly value: FieldValue } | { readonly problem: string };

/** Text that must be there. */
export function text(maxLength: number): FieldCodec {
  return (given) => (given === '' ? { problem: 'is empty' } : shortText(given, maxLength));
}

/** Text that may be empty; empty is `null`, or the given value. */
export function optionalText(maxLength: number, empty: string | null = null): FieldCodec {
  return (given) => (given === '' ? { value: empty } : shortText(given, maxLength));
}

/** A word that says of which kind a thing is: it stands in many rows and tells of nobody. */
export const word = (maxLength: number): FieldCodec => showable(text(maxLength));

export const optionalWord = (maxLength: number, empty: string | null = null): FieldCodec =>
  showable(optionalText(maxLength, empty));

/** Text of a known shape. */
export function matching(pattern: RegExp, problem: string): FieldCodec {
  return (given) => (pattern.test(given) ? { value: given } : { problem });
}

/** Text of a known shape that may be left out. */
export function optionalMatching(pattern: RegExp, problem: string): FieldCodec {
  return (given) => (given === '' ? { value: null } : matching(pattern, problem)(given));
}

/** Digits only, such as account and member numbers. */
export function digits(minLength: number, maxLength: number): FieldCodec {
  const pattern = new RegExp(`^\\d{${minLength},${maxLength}}$`);
  const wanted = minLength === maxLength ? `${maxLength}` : `${minLength} to ${maxLength}`;
  return matching(pattern, `must be ${wanted} digits and nothing else`);
}

/** One of a few words. */
export function oneOf(...words: readonly string[]): FieldCodec {
  return showable((given) =>
    words.includes(given) ? { value: given } : { problem: `must be one of ${words.join(', ')}` },
  );
}

/** Decimal dollars, at most two decimals, decoded into cents; empty is 0. */
export const money: FieldCodec = showable((given) => (given === '' ? { value: 0 } : cents(given)));

/** Decimal dollars that may be left out. */
export const optionalMoney: FieldCodec = showable((given) => (given === '' ? { value: null } : cents(given)));

/** Whether a column holds money. */
export const isMoney = (codec: FieldCodec | undefined): boolean => codec === money || codec === optionalMoney;

/** A day, `YYYY-MM-DD`. */
export const day: FieldCodec = showable((given) =>
  isKnownDay(given) ? { value: given } : { problem: `is not a day like 2026-11-20` },
);

/** Days that were looked up: a file of millions of rows has few. */
const knownDays = new Set<string>();
const maxKnownDays = 50_000;

function isKnownDay(given: string): boolean {
  if (knownDays.has(given)) return true;
  if (!isLocalDay(given) || given < '0001') return false;
  if (knownDays.size < maxKnownDays) knownDays.add(given);
  return true;
}

export const optionalDay: FieldCodec = showable((given) => (given === '' ? { value: null } : day(given)));

/** A moment, `YYYY-MM-DDTHH:MM:SS` with its distance from UTC. */
export const instant: FieldCodec = (given) =>
  /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/.test(given) &&
  isLocalDay(given.slice(0, 10))
    ? { value: given }
    : { problem: 'is not an instant like 2026-11-20T02:00:00-06:00' };

/** A time on the co-op's clock, `YYYY-MM-DDTHH:MM`. */
export const localTime: FieldCodec = showable((given) =>
  isLocalTime(given) ? { value: given } : { problem: 'is not a time like 2026-11-20T18:30' },
);

export const optionalLocalTime: FieldCodec = showable((given) => (given === '' ? { value: null } : localTime(given)));

/** A web address that may be left out. */
export const optionalWebAddress: FieldCodec = (given) => {
  if (given === '') return { value: null };
  return /^https?:\/\/\S{1,500}$/.test(given) ? { value: given } : { problem: 'is not an address like https://…' };
};

/** `Y` or `N`; empty is the given value. */
export function flag(empty: boolean): FieldCodec {
  return showable((given) => {
    if (given === '') return { value: empty };
    return isYesNo(given) ? { value: isYes(given) } : { problem: 'must be Y or N' };
  });
}

/** A number that must be there. */
export const number: FieldCodec = showable((given) => (given === '' ? { problem: 'is empty' } : optionalNumber(given)));

export const optionalNumber: FieldCodec = showable((given) => {
  if (given === '') return { value: null };
  return /^-?\d{1,11}(\.\d+)?$/.test(given) ? { value: Number(given) } : { problem: 'is not a number' };
});

/** Degrees with any decimals, at most so many from 0; may be left out. */
export const optionalDegrees =
  (most: number): FieldCodec =>
  (given) => {
    if (given === '') return { value: null };
    return /^-?\d{1,3}(\.\d+)?$/.test(given) && Math.abs(Number(given)) <= most
      ? { value: Number(given) }
      : { problem: `must be degrees from -${most} to ${most}, like 43.812604` };
  };

export const optionalWholeNumber: FieldCodec = showable((given) => {
  if (given === '') return { value: null };
  return /^\d{1,9}$/.test(given) ? { value: Number(given) } : { problem: 'is not a whole number' };
});

/** A whole number between two. */
export const numberFrom = (least: number, most: number): FieldCodec =>
  showable((given) => (given === '' ? { problem: 'is empty' } : optionalNumberFrom(least, most)(given)));

/** A whole number between two, that may be left out. */
export function optionalNumberFrom(least: number, most: number): FieldCodec {
  return showable((given) => {
    if (given === '') return { value: null };
    return /^\d{1,9}$/.test(given) && Number(given) >= least && Number(given) <= most
      ? { value: Number(given) }
      : { problem: `must be a whole number from ${least} to ${most}` };
  });
}

function shortText(given: string, maxLength: number): ReturnType<FieldCodec> {
  if (given.includes('\u0000')) return { problem: 'has a zero byte' };
  return given.length <= maxLength ? { value: given } : { problem: `is longer than ${maxLength} characters` };
}

function cents(given: string): ReturnType<FieldCodec> {
  if (!/^-?\d{1,12}(\.\d{1,2})?$/.test(given)) return { problem: 'is not an amount like 92.00' };
  return { value: Math.round(Number(given) * 100) };
}
