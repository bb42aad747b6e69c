import { z } from 'zod';
import { accountHolderName, accountType, locationId, serviceAddress } from './answered.ts';
import { accountNumber, dollars, localDay, sealed } from './fields.ts';

/** One account in the member's list (account-1). */
export const accountListItem = z.object({
  accountNumber,
  isPrimaryAccount: z.boolean().meta({ examples: [true] }),
  accountHolderName,
  accountType,
  isPrepaidAccount: z.boolean(),
  serviceAddress,
  locationId: locationId.nullable(),
});

/** Account info of the overview (account-3, account-4). Dollars. */
export const accountInfo = accountListItem.extend({
  accountStatus: z.string().meta({ examples: ['Active'] }),
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
  pastDueAmount: dollars.meta({ examples: [0] }),
  dueDate: localDay.nullable().meta({ examples: ['2026-11-30'] }),
  pastDueDate: localDay.nullable().meta({ examples: [null] }),
  cutOffDate: localDay.nullable().meta({ examples: [null] }),
  billingType: z.string().meta({ examples: ['Standard'] }),
  lastPayment: z
    .object({ paymentAmount: dollars, paymentDate: localDay.meta({ examples: ['2026-11-28'] }) })
    .nullable(),
});

/** History items (account-31). */
export const paymentHistoryItem = z.object({
  paymentAmount: dollars,
  paymentDate: localDay.meta({ examples: ['2026-11-28'] }),
});
export const billingHistoryItem = z.object({
  billDate: localDay.meta({ examples: ['2026-11-04'] }),
  endingBalance: dollars,
  dueDate: localDay.nullable().meta({ examples: ['2026-11-30'] }),
  statementStartDate: localDay.nullable().meta({ examples: ['2026-10-05'] }),
  billType: z.string().meta({ examples: ['Regular'] }),
  billViewUrl: sealed.meta({
    description: 'opens this bill for this account alone, and not for long; nobody can read or make one',
  }),
  billViewUrlFileBytes: z
    .null()
    .meta({ description: 'the bill itself comes with its own call, never in a list', examples: [null] }),
  prepaidDailyTotal: dollars.nullable().meta({ examples: [4.1] }),
  prepaidUsageDollars: dollars.nullable().meta({ examples: [0] }),
  prepaidCharges: dollars.nullable().meta({ examples: [0] }),
  prepaidTaxes: dollars.nullable().meta({ examples: [0] }),
});

/** One line of an account's history: a bill with what it charged, or a payment with how it was made. */
export const historyEntry = z.discriminatedUnion('kind', [
  billingHistoryItem.extend({ kind: z.literal('bill'), billedAmount: dollars }),
  paymentHistoryItem.extend({
    kind: z.literal('payment'),
    paymentMethod: z
      .string()
      .nullable()
      .meta({ examples: ['Visa ending in 1111'] }),
  }),
]);

/** A bill under a budget or average plan: what it asked, what the service cost, and the difference of its year so far. */
export const planBill = z.object({
  billDate: localDay.meta({ examples: ['2026-11-04'] }),
  dueDate: localDay.nullable().meta({ examples: ['2026-11-30'] }),
  billedAmount: dollars,
  actualCharges: dollars.meta({ examples: [91.4] }),
  difference: dollars.meta({ examples: [7.28] }),
  yearToDateDifference: dollars.meta({ examples: [22.15] }),
});
