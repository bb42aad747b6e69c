import type { LocalDay } from '@rochdale/domain/dates';
import type { Cents } from '@rochdale/domain/money';

/** All that is kept of what was seen: no name, no address, no whole number, no way to a document (identity-141). */
export interface LastSeen {
  /** Milliseconds since 1970. */
  readonly seenAt: number;
  readonly digits: string;
  readonly isPrepaid: boolean;
  readonly due: Cents;
  readonly dueDate: LocalDay | null;
  readonly unit: string;
  readonly usage: readonly { readonly day: LocalDay; readonly quantity: number }[];
  readonly bills: readonly { readonly day: LocalDay; readonly amount: Cents; readonly dueDate: LocalDay | null }[];
}

/** Reads what was kept; undefined where a release before this one wrote it otherwise. */
export function readLastSeen(text: string): LastSeen | undefined {
  const value: unknown = JSON.parse(text);
  return isLastSeen(value) ? value : undefined;
}

const isLastSeen = (value: unknown): value is LastSeen =>
  typeof value === 'object' &&
  value !== null &&
  ['seenAt', 'digits', 'isPrepaid', 'due', 'dueDate', 'unit'].every((name) => name in value) &&
  'usage' in value &&
  Array.isArray(value.usage) &&
  'bills' in value &&
  Array.isArray(value.bills);
