import type { Cents } from '../../money.ts';

/** The most that may be set as somebody's own limit. */
export const highestOwnLimit: Cents = 100_000_00;

/** Whether somebody may give a sum back alone, after what they gave back alone within a day (office-67). */
export const isWithinOwnLimit = (sum: Cents, before: Cents, limit: Cents): boolean =>
  limit > 0 && before + sum <= limit;
