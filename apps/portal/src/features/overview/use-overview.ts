import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { switcherAccounts } from '@rochdale/domain/accounts/switcher';
import { centsOf } from '@rochdale/domain/money';
import { type AmountDue, amountDue } from '@rochdale/domain/overview/amount-due';
import { mergedHistory, overviewHistoryLength } from '@rochdale/domain/overview/history';
import { useQuery } from '@tanstack/react-query';
import { useSelectedAccount } from '../../lib/selected-account.ts';
import { useSession } from '../../lib/session.ts';
import { accountDetails, accountInfo, billedUsage, listAccounts, listBills, listPayments } from './overview-calls.ts';

/** The overview's account: info, bills and payments, run together (S1 §7). Undefined when the member has none. */
export function useOverview() {
  const memberNumber = useSession()?.memberNumber ?? '';
  const current = useSelectedAccount();
  return useQuery({
    queryKey: ['overview', memberNumber, current],
    queryFn: async () => {
      const accountNumber = await selectedNumber(memberNumber, current);
      return accountNumber === undefined ? null : readAccount(memberNumber, accountNumber);
    },
    enabled: memberNumber !== '',
  });
}

export type OverviewAccount = ResponseOf<'accounts.info'>;
export type OverviewDetails = ResponseOf<'overview.details'>;
export type OverviewUsage = ResponseOf<'overview.billed-usage'>;
export type OverviewBill = ResponseOf<'history.bills'>['results'][number];

export type OverviewData = NonNullable<ReturnType<typeof useOverview>['data']>;

/** The selected account's info alone; null when the member has none. */
export function useOverviewAccount() {
  const memberNumber = useSession()?.memberNumber ?? '';
  const current = useSelectedAccount();
  return useQuery({
    queryKey: ['overview-account', memberNumber, current],
    queryFn: async () => {
      const accountNumber = await selectedNumber(memberNumber, current);
      return accountNumber === undefined ? null : accountInfo({ params: { memberNumber, accountNumber } });
    },
    enabled: memberNumber !== '',
  });
}

export const amountDueOf = (account: OverviewAccount): AmountDue =>
  amountDue({ ...account, balance: centsOf(account.accountBalance) });

/** The number of the selected account, else of the primary one. */
async function selectedNumber(memberNumber: string, current: string | undefined): Promise<string | undefined> {
  const { results } = await listAccounts({
    params: { memberNumber },
    query: { limit: 5, ...(current !== undefined && { selected: current }) },
  });
  return switcherAccounts(results, current).selected?.accountNumber;
}

async function readAccount(memberNumber: string, accountNumber: string) {
  const query = { limit: overviewHistoryLength };
  const [account, details, usage, bills, payments] = await Promise.all([
    accountInfo({ params: { memberNumber, accountNumber } }),
    accountDetails({ params: { memberNumber, accountNumber } }),
    billedUsage({ params: { accountNumber } }),
    listBills({ params: { accountNumber }, query }),
    listPayments({ params: { accountNumber }, query }),
  ]);
  const history = mergedHistory(
    bills.results.map((bill) => ({
      kind: bill.prepaidDailyTotal === null ? 'bill' : 'day',
      day: bill.billDate,
      amount: centsOf(bill.prepaidDailyTotal ?? bill.endingBalance),
      dueDate: bill.prepaidDailyTotal === null ? bill.dueDate : null,
    })),
    payments.results.map((payment) => ({
      kind: 'payment',
      day: payment.paymentDate,
      amount: centsOf(payment.paymentAmount),
      dueDate: null,
    })),
  );
  return { account, details, usage, newestBill: bills.results[0], history };
}
