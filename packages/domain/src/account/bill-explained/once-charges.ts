import type { Cents } from '../../money.ts';

/** A line of a bill, by what its charges are told apart. */
export interface NamedLine {
  readonly description: string;
  readonly amount: Cents;
}

/** The lines of a bill by where they come from: the schedule, a further service, or this one bill alone. */
export interface SortedCharges {
  readonly scheduled: Cents;
  readonly services: Cents;
  readonly once: Cents;
}

/**
 * Sorts a bill's lines. What the schedule names is its own; what another bill of the account has too comes again and
 * again; what is left was charged once.
 *
 * @param others names of lines on the account's other bills
 */
export function sortedCharges(
  lines: readonly NamedLine[],
  scheduled: ReadonlySet<string>,
  others: ReadonlySet<string>,
): SortedCharges {
  const sums = { scheduled: 0, services: 0, once: 0 };
  for (const { description, amount } of lines) {
    const name = description.trim();
    if (scheduled.has(name)) sums.scheduled += amount;
    else if (others.has(name)) sums.services += amount;
    else sums.once += amount;
  }
  return sums;
}
