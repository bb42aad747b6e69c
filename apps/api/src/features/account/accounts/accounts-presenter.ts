import type { accountInfo, accountListItem } from '@rochdale/contract/schemas/accounts';
import type { payableAccount } from '@rochdale/contract/schemas/payments';
import { dollarsOf } from '@rochdale/domain/money';
import type { z } from 'zod';
import type { Account } from './accounts-store.ts';

const statuses = [
  'Current',
  'Past Due',
  'Pending Reconnect',
  'Pending Disconnect',
  'Disconnected',
  'Final Billed',
] as const;

/** The service address in two lines: street, then city, state and ZIP. */
export function serviceAddressOf(
  account: Pick<Account, 'serviceStreet' | 'serviceCity' | 'serviceState' | 'serviceZip'>,
): string {
  return `${account.serviceStreet}\n${account.serviceCity}, ${account.serviceState} ${account.serviceZip}`;
}

/** An account as it stands in its member's lists, under the member's own names (account-1, account-93). */
export function presentListItem(account: Account, names: ReadonlyMap<string, string>): z.input<typeof accountListItem> {
  return {
    accountNumber: account.accountNumber,
    isPrimaryAccount: account.isPrimaryAccount,
    accountHolderName: account.accountHolderName,
    accountType: account.accountType,
    isPrepaidAccount: account.isPrepaidAccount,
    serviceAddress: serviceAddressOf(account),
    locationId: account.locationId,
    nickname: names.get(account.accountNumber) ?? null,
  };
}

/** An account with status and balance (account-3, account-4). */
export function presentAccountInfo(
  account: Account,
  names: ReadonlyMap<string, string>,
  lastPayment: z.input<typeof accountInfo>['lastPayment'],
): z.input<typeof accountInfo> {
  return {
    ...presentListItem(account, names),
    accountStatus: account.accountStatus,
    derivedStatus: shownStatus(account),
    prepaidLabel: account.prepaidLabel,
    accountBalance: dollarsOf(account.accountBalance),
    pastDueAmount: dollarsOf(account.pastDueAmount),
    dueDate: account.dueDate,
    pastDueDate: account.pastDueDate,
    cutOffDate: account.cutOffDate,
    billingType: account.billingType,
    lastPayment,
  };
}

/** What an account owes, and what of it is on its way, as Quick Pay and the payment dialog read it (account-4). */
export function presentPayableAccount(
  account: Account,
  onItsWay: z.input<typeof payableAccount>['onItsWay'],
): z.input<typeof payableAccount> {
  return {
    accountNumber: account.accountNumber,
    accountHolderName: account.accountHolderName,
    serviceAddress: serviceAddressOf(account),
    isPrepaidAccount: account.isPrepaidAccount,
    prepaidLabel: account.prepaidLabel,
    accountBalance: dollarsOf(account.accountBalance),
    dueDate: account.dueDate,
    pastDueAmount: dollarsOf(account.pastDueAmount),
    reconnectFee: dollarsOf(account.reconnectFee),
    additionalDeposit: dollarsOf(account.additionalDeposit),
    liabilityConfirmationAmount: dollarsOf(account.liabilityConfirmationAmount),
    showLiabilityConfirmation: account.showLiabilityConfirmation,
    cutoffAmount: dollarsOf(account.cutoffAmount),
    derivedStatus: shownStatus(account),
    disconnectFee: dollarsOf(account.disconnectFee),
    minimumPaymentDue: dollarsOf(account.minimumPaymentDue),
    overPayAmount: dollarsOf(account.overPayAmount),
    prepaidReconnectAmount: dollarsOf(account.prepaidReconnectAmount),
    isCcEligible: account.isCcEligible,
    isEcheckEligible: account.isEcheckEligible,
    nomoreCheck: account.nomoreCheck,
    onItsWay,
  };
}

/** Past Due ends as soon as the past due amount is paid; the other states end when the billing system says so. */
export function shownStatus(account: Account): (typeof statuses)[number] {
  const status = statuses.find((one) => one === account.derivedStatus) ?? 'Current';
  return status === 'Past Due' && account.pastDueAmount === 0 ? 'Current' : status;
}
