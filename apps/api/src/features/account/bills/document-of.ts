import type { BillDocument } from '@rochdale/domain/account/bills/bill-document';
import type { BillPayment } from '@rochdale/domain/account/bills/bill-payment';
import type { Account } from '../accounts/public.ts';
import type { Bill } from './bills-store.ts';

/** What a drawn bill says: the bill with its lines, and of it and those before it what was used. */
export function documentOf(
  account: Account,
  bill: Bill,
  newestFirst: readonly Bill[],
  payment: BillPayment | undefined,
  { lines, rates }: Pick<BillDocument, 'lines' | 'rates'> = { lines: [], rates: [] },
): BillDocument {
  const { usageQuantity, usageUnit, daysBilled } = bill;
  return {
    accountNumber: account.accountNumber,
    accountHolderName: account.accountHolderName,
    serviceAddress: [account.serviceStreet, `${account.serviceCity}, ${account.serviceState} ${account.serviceZip}`],
    accountType: account.accountType,
    billNumber: bill.billNumber,
    billDate: bill.billDate,
    statementStartDate: bill.statementStartDate,
    dueDate: bill.dueDate,
    billedAmount: bill.billedAmount,
    endingBalance: bill.endingBalance,
    usage: usageQuantity === null ? null : { quantity: Number(usageQuantity), unit: usageUnit ?? '', days: daysBilled },
    lines,
    rates,
    actualCharges: bill.actualCharges,
    payment,
    months: newestFirst
      .filter((one) => one.usageQuantity !== null)
      .map((one) => ({ billDate: one.billDate, quantity: Number(one.usageQuantity) }))
      .reverse(),
  };
}
