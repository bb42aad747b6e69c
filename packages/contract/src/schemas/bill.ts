import { dayParts } from '@rochdale/domain/account/bills/bill-charges';
import { z } from 'zod';
import { accountType, serviceAddress } from './answered.ts';
import { accountNumber, count, dollars, localDay, sealed } from './fields.ts';

const meterReading = z.object({
  readOn: localDay.meta({ examples: ['2026-10-05'] }),
  reading: z.number().meta({ examples: [51_379] }),
});

/** A line of a bill; a rate stands only where it is the line’s, to the cent. */
const billLine = z.object({
  description: z.string().meta({ examples: ['Energy'] }),
  amount: dollars.meta({ examples: [58.97] }),
  quantity: z
    .number()
    .nullable()
    .meta({ examples: [501] }),
  unit: z
    .string()
    .nullable()
    .meta({ examples: ['kWh'] }),
  rate: z
    .number()
    .nullable()
    .meta({ description: 'dollars for one of the quantity', examples: [0.1177] }),
  service: z.string().meta({ description: 'of which service; empty: of the bill as a whole', examples: ['Electric'] }),
});

/** Of what a bill’s charges are made up (account-98). */
const billCharges = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('lines'), lines: z.array(billLine) }),
  z.object({
    kind: z.literal('day'),
    parts: z.array(z.object({ part: z.enum(dayParts), amount: dollars.meta({ examples: [3.1] }) })),
  }),
  z.object({ kind: z.literal('whole') }),
  z.object({ kind: z.literal('unclear') }),
]);

/** What pays a bill without its member (account-40). */
const billPayment = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['auto-pay', 'draft']),
    day: localDay.meta({ examples: ['2026-11-25'] }),
    amount: dollars.meta({ examples: [96.6] }),
  }),
  z.object({ kind: z.literal('byBilling') }),
]);

/** A bill as a member reads it (account-97). */
export const billedBill = z.object({
  accountNumber,
  accountType,
  serviceAddress,
  billDate: localDay.meta({ examples: ['2026-11-04'] }),
  billNumber: z.string().meta({ examples: ['B20261104'] }),
  statementStartDate: localDay.nullable().meta({ examples: ['2026-10-05'] }),
  dueDate: localDay.nullable().meta({ examples: ['2026-11-25'] }),
  daysBilled: count.nullable().meta({ examples: [30] }),
  isNewest: z.boolean(),
  isPrepaidDay: z.boolean().meta({ description: 'a day of prepaid service, not a bill', examples: [false] }),
  owedNow: dollars.meta({ description: 'the account’s balance today', examples: [188.6] }),
  usage: z
    .object({ quantity: z.number().meta({ examples: [501] }), unit: z.string().meta({ examples: ['kWh'] }) })
    .nullable(),
  readings: z.array(
    z.object({
      meterNumber: z.string().meta({ examples: ['69033518'] }),
      first: meterReading.nullable(),
      last: meterReading.nullable(),
    }),
  ),
  estimatedDays: count.meta({ description: 'days of its period whose usage was estimated', examples: [0] }),
  charges: billCharges,
  billedAmount: dollars.meta({ examples: [96.6] }),
  actualCharges: dollars
    .nullable()
    .meta({ description: 'what the service cost, where a plan billed another amount', examples: [null] }),
  balanceBefore: dollars.meta({ examples: [92] }),
  since: z
    .object({
      previous: dollars.meta({ description: 'what was owed after the bill before', examples: [92] }),
      paid: dollars.meta({ examples: [0] }),
      other: dollars.meta({ description: 'what else changed it', examples: [0] }),
    })
    .nullable(),
  endingBalance: dollars.meta({ examples: [188.6] }),
  payment: billPayment.nullable(),
  billViewUrl: sealed.meta({ description: 'opens this bill’s PDF for this account alone, and not for long' }),
});
