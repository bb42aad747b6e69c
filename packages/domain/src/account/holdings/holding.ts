import type { LocalDay } from '../../dates.ts';

/** The days for which a member holds an account, both included. */
export interface Holding {
  /** Null: since before anybody remembers. */
  readonly heldFrom: LocalDay | null;
  /** Null: it goes on. */
  readonly heldUntil: LocalDay | null;
}

/** Whether something of a day is the holder's (account-105). */
export const isWithin = ({ heldFrom, heldUntil }: Holding, day: LocalDay): boolean =>
  (heldFrom === null || day >= heldFrom) && (heldUntil === null || day <= heldUntil);

/** The day that says whose a bill is: that on which its period began. */
export const dayOfBill = (bill: {
  readonly billDate: LocalDay;
  readonly statementStartDate: LocalDay | null;
}): LocalDay => bill.statementStartDate ?? bill.billDate;

/** When an account was closed, and opened again. */
export interface Closing {
  readonly closedOn: LocalDay | null;
  readonly reopenedOn: LocalDay | null;
}

/** Whether an account is closed on a day: it was, and was not opened again since (account-108). */
export function isClosed({ closedOn, reopenedOn }: Closing, today: LocalDay): boolean {
  if (closedOn === null || closedOn > today) return false;
  return reopenedOn === null || reopenedOn < closedOn || reopenedOn > today;
}
