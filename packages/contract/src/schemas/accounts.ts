import { z } from 'zod';
import { accountNumber, dollars, localDay } from './fields.ts';

/** One account in the member's list (account-1). */
export const accountListItem = z.object({
  accountNumber,
  isPrimaryAccount: z.boolean(),
  accountHolderName: z.string(),
  accountType: z.string(),
  isPrepaidAccount: z.boolean(),
  serviceAddress: z.string(),
  locationId: z.string().nullable(),
});

/** Account info of the overview (account-3, account-4). Dollars. */
export const accountInfo = accountListItem.extend({
  accountStatus: z.string(),
  derivedStatus: z.enum([
    'Current',
    'Past Due',
    'Pending Reconnect',
    'Pending Disconnect',
    'Disconnected',
    'Final Billed',
  ]),
  prepaidLabel: z.string().nullable(),
  accountBalance: dollars,
  pastDueAmount: dollars,
  dueDate: localDay.nullable(),
  pastDueDate: localDay.nullable(),
  cutOffDate: localDay.nullable(),
  billingType: z.string(),
  lastPayment: z.object({ paymentAmount: dollars, paymentDate: localDay }).nullable(),
});

/** History items (account-31). */
export const paymentHistoryItem = z.object({ paymentAmount: dollars, paymentDate: localDay });
export const billingHistoryItem = z.object({
  billDate: localDay,
  endingBalance: dollars,
  dueDate: localDay.nullable(),
  statementStartDate: localDay.nullable(),
  billType: z.string(),
  /** Opens this bill for this account alone, and not for long; nobody can read or make one. */
  billViewUrl: z.string(),
  /** The bill itself comes with its own call, never in a list. */
  billViewUrlFileBytes: z.null(),
  prepaidDailyTotal: dollars.nullable(),
  prepaidUsageDollars: dollars.nullable(),
  prepaidCharges: dollars.nullable(),
  prepaidTaxes: dollars.nullable(),
});

/** One line of an account's history: a bill with what it charged, or a payment with how it was made. */
export const historyEntry = z.discriminatedUnion('kind', [
  billingHistoryItem.extend({ kind: z.literal('bill'), billedAmount: dollars }),
  paymentHistoryItem.extend({ kind: z.literal('payment'), paymentMethod: z.string().nullable() }),
]);

/** A bill under a budget or average plan: what it asked, what the service cost, and the difference of its year so far. */
export const planBill = z.object({
  billDate: localDay,
  dueDate: localDay.nullable(),
  billedAmount: dollars,
  actualCharges: dollars,
  difference: dollars,
  yearToDateDifference: dollars,
});
