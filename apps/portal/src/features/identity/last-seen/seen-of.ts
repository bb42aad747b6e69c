import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { amountDue } from '@rochdale/domain/account/overview/amount-due';
import { endOfNumber } from '@rochdale/domain/identity/last-seen/kept-page';
import { centsOf } from '@rochdale/domain/money';
import type { LastSeen } from './last-seen.ts';

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
