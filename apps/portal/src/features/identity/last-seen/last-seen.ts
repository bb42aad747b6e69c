import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { amountDue } from '@rochdale/domain/account/overview/amount-due';
import type { LocalDay } from '@rochdale/domain/dates';
import { endOfNumber } from '@rochdale/domain/identity/last-seen/kept-page';
import { type Cents, centsOf } from '@rochdale/domain/money';

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

interface Seen {
  readonly account: ResponseOf<'accounts.info'>;
  readonly usage: ResponseOf<'overview.billed-usage'> | undefined;
  readonly bills: ResponseOf<'history.bills'>['results'];
}

/** What the overview shows, without what is not to be kept. */
export function lastSeenOf({ account, usage, bills }: Seen, seenAt: number): LastSeen {
  const { isPrepaidAccount, accountNumber } = account;
  const due = amountDue({ ...account, balance: centsOf(account.accountBalance) });
  return {
    ...{ seenAt, digits: endOfNumber(accountNumber), isPrepaid: isPrepaidAccount },
    ...{ due: due.cents, dueDate: due.dueDate, unit: usage?.unit ?? '' },
    usage: (usage?.isShown ? usage.results : []).map(({ billDate, quantity }) => ({ day: billDate, quantity })),
    bills: bills.map(({ billDate, billedAmount, dueDate }) => ({
      ...{ day: billDate, amount: centsOf(billedAmount), dueDate },
    })),
  };
}

/** Reads what was kept; undefined where a release before this one wrote it otherwise. */
export function readLastSeen(text: string): LastSeen | undefined {
  const value: unknown = JSON.parse(text);
  return isLastSeen(value) ? value : undefined;
}

const isLastSeen = (value: unknown): value is LastSeen =>
  typeof value === 'object' &&
  value !== null &&
  ['seenAt', 'digits', 'isPrepaid', 'due', 'dueDate', 'unit', 'usage', 'bills'].every((name) => name in value);
