import { paymentStandings } from '@rochdale/domain/paying/payment-results/payment-standing';
import { z } from 'zod';
import { dollars } from './fields.ts';

/** How a payment stands that has no receipt yet, or gets none (paying-78). Dollars. */
export const paymentStanding = z.object({
  state: z.enum(paymentStandings).meta({
    description:
      'nobody knows yet (open), or why nothing was paid; chargedOtherwise: another amount was taken, and is given back',
  }),
  reference: z
    .string()
    .meta({ description: 'what the office finds the payment by', examples: ['20261121-7K3M9Q2XHT4V'] }),
  paymentAmount: dollars.meta({ description: 'what was to be paid, without the payment company’s fee' }),
  chargedAmount: dollars.nullable().meta({
    description: 'what was taken instead, and is given back; null where nothing was taken',
    examples: [null],
  }),
  accounts: z
    .array(z.object({ accountNumber: z.string().meta({ examples: ['104500017'] }), paymentAmount: dollars }))
    .meta({ description: 'each account with what was to be paid on it, by number' }),
  begunAt: z.string().meta({
    description: 'when the payment began, co-op’s local time `YYYY-MM-DD HH:mm`',
    examples: ['2026-11-21 09:42'],
  }),
  receiptTo: z
    .string()
    .nullable()
    .meta({
      description: 'where a receipt is emailed to by itself, masked; null: nowhere',
      examples: ['w***@example.com'],
    }),
});

export type WirePaymentStanding = z.output<typeof paymentStanding>;
