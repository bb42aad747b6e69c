import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { type AmountDue, amountDue } from '@rochdale/domain/account/overview/amount-due';
import { type HistoryLine, mergedHistory, overviewHistoryLength } from '@rochdale/domain/account/overview/history';
import { type ArrangementFacts, behindOf } from '@rochdale/domain/account/overview/keep-service';
import { type Cents, centsOf } from '@rochdale/domain/money';
import { useQuery } from '@tanstack/react-query';
import { useCurrentAccount } from '../../../lib/session/current-account.ts';
import { useSession } from '../../../lib/session/session.ts';
import { type Part, together } from './cards/part.ts';
import { accountDetails, accountInfo, billedUsage, listBills, listPayments } from './overview-calls.ts';

export type OverviewAccount = ResponseOf<'accounts.info'>;
export type OverviewDetails = ResponseOf<'overview.details'>;
export type OverviewUsage = ResponseOf<'overview.billed-usage'>;
type Bills = ResponseOf<'history.bills'>;
export type OverviewBill = Bills['results'][number];

/** What the overview shows of an account, each part by itself: all are asked for together (account-12), none waits for another. */
export function useOverview(accountNumber: string) {
  const account = useInfo(accountNumber);
  const details = useDetails(accountNumber);
  const usage = useQuery({
    queryKey: ['overview', accountNumber, 'usage'],
    queryFn: () => billedUsage({ params: { accountNumber } }),
  });
  const query = { limit: overviewHistoryLength };
  const bills = useQuery({
    queryKey: ['overview', accountNumber, 'bills'],
    queryFn: () => listBills({ params: { accountNumber }, query }),
  });
  const payments = useQuery({
    queryKey: ['overview', accountNumber, 'payments'],
    queryFn: () => listPayments({ params: { accountNumber }, query }),
  });
  return { accountNumber, account, details, usage, bills, history: together(bills, payments, historyOf) };
}

export type OverviewParts = ReturnType<typeof useOverview>;

/** The details of the selected account; null when the member has none. */
export function useCurrentDetails(): Part<{ accountNumber: string; details: OverviewDetails } | null> {
  const current = useCurrentAccount();
  const accountNumber = current.data?.accountNumber;
  const details = useDetails(accountNumber);
  if (current.data === null) return { ...current, data: null };
  return together(current, details, (found, shown) => ({ accountNumber: found?.accountNumber ?? '', details: shown }));
}

/** The selected account's info alone; null when the member has none. */
export function useOverviewAccount(): Part<OverviewAccount | null> {
  const current = useCurrentAccount();
  const info = useInfo(current.data?.accountNumber);
  return current.data === null ? { ...current, data: null } : together(current, info, (_found, account) => account);
}

export const amountDueOf = (account: OverviewAccount): AmountDue =>
  amountDue({ ...account, balance: centsOf(account.accountBalance) });

/** The next payment of an account's arrangement, in cents; undefined without one. */
export const arrangedPayment = (details: OverviewDetails | null | undefined): Cents | undefined =>
  details?.arrangement ? centsOf(details.arrangement.nextPaymentAmount) : undefined;

/** Why an account is warned of, and the one payment that keeps its service on; details are null where they could not be had. */
export function behindOfAccount(account: OverviewAccount, details: OverviewDetails | null | undefined) {
  return behindOf(
    { ...account, pastDueAmount: centsOf(account.pastDueAmount) },
    details && (arrangementOf(details) ?? null),
    details?.today,
  );
}

/** An arrangement of the billing system's; without one, help that was granted. */
function arrangementOf({ arrangement, paymentHelp }: OverviewDetails): ArrangementFacts | undefined {
  if (arrangement)
    return {
      balance: centsOf(arrangement.arrangementBalance),
      nextAmount: centsOf(arrangement.nextPaymentAmount),
      nextDueDate: arrangement.nextPaymentDueDate,
    };
  if (paymentHelp?.standing !== 'granted' || paymentHelp.next === null) return undefined;
  const { amount, day, covers } = paymentHelp.next;
  const isExtension = paymentHelp.kind === 'extension';
  return { balance: centsOf(covers), nextAmount: centsOf(amount), nextDueDate: day, isExtension };
}

function useInfo(accountNumber: string | undefined) {
  const memberNumber = useSession()?.memberNumber ?? '';
  const input = { params: { memberNumber, accountNumber: accountNumber ?? '' } };
  return useQuery({
    queryKey: ['overview', accountNumber, 'account', memberNumber],
    queryFn: () => accountInfo(input),
    initialData: () => accountInfo.cameEarly(input),
    enabled: memberNumber !== '' && accountNumber !== undefined,
  });
}

function useDetails(accountNumber: string | undefined) {
  const memberNumber = useSession()?.memberNumber ?? '';
  const input = { params: { memberNumber, accountNumber: accountNumber ?? '' } };
  return useQuery({
    queryKey: ['overview', accountNumber, 'details', memberNumber],
    queryFn: () => accountDetails(input),
    initialData: () => accountDetails.cameEarly(input),
    enabled: memberNumber !== '' && accountNumber !== undefined,
  });
}

const historyOf = (bills: Bills, payments: ResponseOf<'history.payments'>) =>
  mergedHistory(
    bills.results.map(lineOfBill),
    payments.results.map((payment) => ({
      kind: 'payment',
      day: payment.paymentDate,
      amount: centsOf(payment.paymentAmount),
      balanceAfter: centsOrNull(payment.balanceAfter),
      dueDate: null,
      method: payment.paymentMethod,
    })),
  );

function lineOfBill(bill: OverviewBill): HistoryLine {
  const { billDate: day, prepaidDailyTotal: total } = bill;
  const balanceAfter = centsOf(bill.endingBalance);
  if (total === null)
    return { kind: 'bill', day, amount: centsOf(bill.billedAmount), balanceAfter, dueDate: bill.dueDate };
  const parts = {
    usage: centsOrNull(bill.prepaidUsageDollars),
    charges: centsOrNull(bill.prepaidCharges),
    taxes: centsOrNull(bill.prepaidTaxes),
  };
  return { kind: 'day', day, amount: centsOf(total), balanceAfter, dueDate: null, parts };
}

const centsOrNull = (dollars: number | null) => (dollars === null ? null : centsOf(dollars));
