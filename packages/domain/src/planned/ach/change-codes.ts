import { isRoutingNumber } from '../draft-payments/bank-account.ts';
import type { BankAccountType } from '../draft-payments/draft.ts';

/** Whether a code is one of a notification of change (COR), C01 to C13, or of a refused one: never of a return. */
export const isChangeCode = (code: string): boolean => /^C\d{2}$/i.test(code);

/** What of a bank account is to be another from now on. */
export interface BankAccountChange {
  readonly routingNumber?: string;
  readonly bankAccountNumber?: string;
  readonly accountType?: BankAccountType;
}

/** What a notification of change asks for. */
export type Correction =
  | { readonly kind: 'bank-account'; readonly change: BankAccountChange }
  /** A name, an id or what banks say among themselves: a person must look. */
  | { readonly kind: 'review' }
  /** The corrected data are not as the code lays them out. */
  | { readonly kind: 'unreadable' };

/** Accounts that a co-op drafts, by the first digit of their transaction codes (Nacha Operating Rules, Appendix Three). */
const accountTypes: Readonly<Record<string, BankAccountType>> = { '2': 'Checking', '3': 'Savings' };

const unreadable = { kind: 'unreadable' } as const;
type Part = keyof BankAccountChange;

/** Where a part stands in the 29 characters of corrected data: first and last column, counted from 1. */
interface Place {
  readonly part: Part;
  readonly columns: readonly [first: number, last: number];
}

/** By change code (Nacha Operating Rules, Appendix Five: change codes and how their corrected data are laid out). */
const layouts: Readonly<Record<string, readonly Place[]>> = {
  C01: [{ part: 'bankAccountNumber', columns: [1, 17] }],
  C02: [{ part: 'routingNumber', columns: [1, 9] }],
  C03: [
    { part: 'routingNumber', columns: [1, 9] },
    { part: 'bankAccountNumber', columns: [13, 29] },
  ],
  C05: [{ part: 'accountType', columns: [1, 2] }],
  C06: [
    { part: 'bankAccountNumber', columns: [1, 17] },
    { part: 'accountType', columns: [21, 22] },
  ],
  C07: [
    { part: 'routingNumber', columns: [1, 9] },
    { part: 'bankAccountNumber', columns: [10, 26] },
    { part: 'accountType', columns: [27, 28] },
  ],
};

/**
 * Reads a notification of change. Banks' reports often squeeze the spaces between the parts; where the columns do not
 * read, or something stands between them, the parts are taken by the spaces between them, if there are just as many.
 */
export function correctionOf(code: string, correctedData: string): Correction {
  const layout = layouts[code];
  if (!layout) return { kind: 'review' };
  const data = correctedData.toUpperCase();
  const inColumns = layout.map(({ part, columns: [first, last] }) => partOf(part, data.slice(first - 1, last)));
  const whole = isBlankBetween(data, layout) ? joined(inColumns) : undefined;
  const words = data.trim().split(/ +/);
  const inWords = words.length === layout.length ? layout.map(({ part }, at) => partOf(part, words[at] ?? '')) : [];
  const change = whole ?? joined(inWords);
  return change && Object.keys(change).length > 0 ? { kind: 'bank-account', change } : unreadable;
}

/** Whether nothing stands before, between and after the places: else a part has moved, and its columns hold a piece of it. */
const isBlankBetween = (data: string, layout: readonly Place[]): boolean =>
  [...data].every(
    (character, at) =>
      character === ' ' || layout.some(({ columns: [first, last] }) => at + 1 >= first && at + 1 <= last),
  );

/** One part; undefined when it cannot be such a one. */
function partOf(part: Part, text: string): BankAccountChange | undefined {
  const value = text.trim();
  if (part === 'routingNumber') return isRoutingNumber(value) ? { routingNumber: value } : undefined;
  if (part === 'bankAccountNumber') return /^[0-9A-Z-]{1,17}$/.test(value) ? { bankAccountNumber: value } : undefined;
  const accountType = /^[23][2-8]$/.test(value) ? accountTypes[value.slice(0, 1)] : undefined;
  return accountType && { accountType };
}

/** All parts together; undefined when one of them is missing. */
function joined(parts: readonly (BankAccountChange | undefined)[]): BankAccountChange | undefined {
  let change: BankAccountChange = {};
  for (const part of parts) {
    if (part === undefined) return undefined;
    change = { ...change, ...part };
  }
  return change;
}
