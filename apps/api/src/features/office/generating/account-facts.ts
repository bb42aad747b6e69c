import { addDays, type LocalDay } from '@rochdale/domain/dates';

/** The columns of accounts.csv that make an account what it is. Money in cents. */
export interface AccountFacts {
  readonly accountType: 'Electric' | 'Water';
  readonly derivedStatus: string;
  readonly billingType: 'Standard' | 'Budget' | 'Average';
  readonly accountBalance: number;
  readonly overPayAmount: number;
  readonly dueDate?: LocalDay;
  readonly pastDueAmount?: number;
  readonly pastDueDate?: LocalDay;
  readonly cutOffDate?: LocalDay;
  readonly cutoffAmount?: number;
  readonly reconnectFee?: number;
  readonly disconnectFee?: number;
  readonly additionalDeposit?: number;
  readonly minimumPaymentDue?: number;
  readonly isPrepaidAccount?: boolean;
  readonly prepaidVendor?: string;
  readonly prepaidLabel?: string;
  readonly prepaidReconnectAmount?: number;
  readonly isCcEligible?: boolean;
  readonly isEcheckEligible?: boolean;
  readonly nomoreCheck?: boolean;
  readonly closedOn?: LocalDay;
}

/** A paid-up account with a bill to come. */
export function currentAccount(
  balance: number,
  dueDate: LocalDay,
  accountType: 'Electric' | 'Water' = 'Electric',
): AccountFacts {
  return {
    accountType,
    derivedStatus: 'Current',
    billingType: 'Standard',
    accountBalance: balance,
    overPayAmount: Math.max(0, balance),
    dueDate,
  };
}

/** An account whose last bill was not paid in full. */
export function pastDueAccount(balance: number, pastDue: number, asOf: LocalDay): AccountFacts {
  return {
    ...currentAccount(balance, addDays(asOf, 4)),
    derivedStatus: 'Past Due',
    pastDueAmount: pastDue,
    pastDueDate: addDays(asOf, -27),
    cutOffDate: addDays(asOf, 11),
  };
}

/** A past-due account whose service is about to end. */
export function pendingDisconnectAccount(balance: number, pastDue: number, asOf: LocalDay): AccountFacts {
  return {
    ...pastDueAccount(balance, pastDue, asOf),
    derivedStatus: 'Pending Disconnect',
    pastDueDate: addDays(asOf, -38),
    cutOffDate: addDays(asOf, 3),
  };
}

/** An account that has been cut off, with what it takes to be connected again. */
export function cutOffAccount(
  cutoffAmount: number,
  fees: { reconnectFee?: number; disconnectFee?: number; additionalDeposit?: number },
  asOf: LocalDay,
): AccountFacts {
  return {
    ...currentAccount(cutoffAmount, addDays(asOf, -12)),
    derivedStatus: 'Disconnected',
    pastDueAmount: cutoffAmount,
    pastDueDate: addDays(asOf, -40),
    cutOffDate: addDays(asOf, -2),
    cutoffAmount,
    minimumPaymentDue: cutoffAmount,
    ...fees,
  };
}

/** A prepaid account of vendor ATS; a negative balance is money paid ahead. */
export function prepaidAccount(balance: number, reconnectAmount: number): AccountFacts {
  return {
    accountType: 'Electric',
    derivedStatus: reconnectAmount > 0 ? 'Disconnected' : 'Current',
    billingType: 'Standard',
    accountBalance: balance,
    overPayAmount: 0,
    isPrepaidAccount: true,
    prepaidVendor: 'ATS',
    prepaidLabel: 'Prepaid',
    prepaidReconnectAmount: reconnectAmount,
  };
}
