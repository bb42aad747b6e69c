/** What somebody of the office looks for, as it is looked up. */
export interface FindQuery {
  /** In lower case, one space between words. */
  readonly text: string;
  /** Its digits, where it is nothing but a number as people write one. */
  readonly digits: string | undefined;
}

/** Fewer letters find too much; more are no name. */
export const [shortestQuery, longestQuery] = [2, 100] as const;

/** What was typed as it is looked up (office-59); undefined: too little to look for. */
export function findQueryOf(typed: string): FindQuery | undefined {
  const text = typed.trim().replace(/\s+/g, ' ').toLowerCase().slice(0, longestQuery);
  if (text.length < shortestQuery) return undefined;
  const digits = text.replace(/[\s().+-]/g, '');
  return { text, digits: /^\d+$/.test(digits) ? digits : undefined };
}

/** A text as a part of a pattern of SQL's: what is special there stands for itself. */
export const asLiteral = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Ten digits of a phone number, without the country's; undefined where it is none. */
export function phoneIn(digits: string): string | undefined {
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return national.length === 10 ? national : undefined;
}
