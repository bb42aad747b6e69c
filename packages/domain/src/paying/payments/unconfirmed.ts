import type { Cents } from '../../money.ts';
import type { PayableAccount } from './payable-account.ts';

/**
 * What an account owes after portal payments that the billing system has not confirmed yet (paying-48):
 * the balance falls by all of them (and rises by what the bank sent back); past due, cut-off, fees and deposit by what reaches them, in that order, never below 0.
 */
export function afterUnconfirmedPayments<A extends PayableAccount>(account: A, paid: Cents): A {
  if (paid === 0) return account;
  if (paid < 0)
    return { ...account, accountBalance: account.accountBalance - paid, overPayAmount: account.overPayAmount - paid };
  let rest = paid;
  const reduced = (owed: Cents): Cents => {
    const taken = Math.min(Math.max(owed, 0), rest);
    rest -= taken;
    return owed - taken;
  };
  return {
    ...account,
    accountBalance: account.accountBalance - paid,
    pastDueAmount: Math.max(0, account.pastDueAmount - paid),
    minimumPaymentDue: Math.max(0, account.minimumPaymentDue - paid),
    overPayAmount: Math.max(0, account.overPayAmount - paid),
    prepaidReconnectAmount: Math.max(0, account.prepaidReconnectAmount - paid),
    cutoffAmount: reduced(account.cutoffAmount),
    reconnectFee: reduced(account.reconnectFee),
    additionalDeposit: reduced(account.additionalDeposit),
    disconnectFee: reduced(account.disconnectFee),
  };
}
