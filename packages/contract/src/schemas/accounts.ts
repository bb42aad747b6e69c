import { z } from 'zod';
import { accountHolderName, accountType, locationId, nickname, serviceAddress } from './answered.ts';
import { accountNumber, balanceMoment, dollars, localDay, sealed } from './fields.ts';

/** One account in the member's list (account-1). */
export const accountListItem = z.object({
  accountNumber,
  isPrimaryAccount: z.boolean().meta({ examples: [true] }),
  accountHolderName,
  accountType,
  isPrepaidAccount: z.boolean(),
  serviceAddress,
  locationId: locationId.nullable(),
  nickname,
});

const derivedStatus = z.enum([
  'Current',
  'Past Due',
  'Pending Reconnect',
  'Pending Disconnect',
  'Disconnected',
  'Final Billed',
]);

/** An account with what it owes and its marks, as the switcher and lists show it (account-93, account-95). */
export const accountStanding = accountListItem.extend({
  accountStatus: z.string().meta({ examples: ['Active'] }),
  derivedStatus,
  accountBalance: dollars.meta({ description: 'below 0: a credit, which is what a prepaid account has left' }),
  dueDate: localDay.nullable().meta({ examples: ['2026-11-30'] }),
  isLowBalance: z.boolean().meta({ description: 'prepaid, with less left than the member’s own line' }),
  isPowerOff: z.boolean().meta({ description: 'an outage is known where it is served' }),
});

/** Account info of the overview (account-3, account-4). Dollars. */
export const accountInfo = accountListItem.extend({
  accountStatus: z.string().meta({ examples: ['Active'] }),
  derivedStatus,
  prepaidLabel: z.string().nullable(),
  accountBalance: dollars,
  pastDueAmount: dollars.meta({ examples: [0] }),
  dueDate: localDay.nullable().meta({ examples: ['2026-11-30'] }),
  pastDueDate: localDay.nullable().meta({ examples: [null] }),
  cutOffDate: localDay.nullable().meta({ examples: [null] }),
  billingType: z.string().meta({ examples: ['Standard'] }),
  balanceMoment: balanceMoment.optional().meta({ description: 'where the billing system is asked live' }),
  lastPayment: z
    .object({ paymentAmount: dollars, paymentDate: localDay.meta({ examples: ['2026-11-28'] }) })
    .nullable(),
});

/** History items (account-31). */
export const paymentHistoryItem = z.object({
  paymentAmount: dollars,
  paymentDate: localDay.meta({ examples: ['2026-11-28'] }),
  paymentMethod: z
    .string()
    .nullable()
    .meta({
      description: 'how it was paid; null while the billing system has not posted it',
      examples: ['Visa ending in 1111'],
    }),
  balanceAfter: dollars
    .nullable()
    .meta({ description: 'what was owed after it; null where no earlier bill is known (account-88)', examples: [0] }),
});
export const billingHistoryItem = z.object({
  billDate: localDay.meta({ examples: ['2026-11-04'] }),
  billedAmount: dollars.meta({ description: 'what this bill charges, without what was owed before it' }),
  endingBalance: dollars.meta({ description: 'what is owed with this bill' }),
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
  billingHistoryItem.extend({ kind: z.literal('bill') }),
  paymentHistoryItem.extend({ kind: z.literal('payment') }),
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
