import { z } from 'zod';
import { accountNumber, localDay } from './fields.ts';

export const storedPaymentId = z
  .string()
  .min(1)
  .max(60)
  .meta({ description: 'the stored way of paying; must be one of the caller’s', examples: ['S2000251'] });

/** What charges a stored way of paying. The billing system's own auto pay names no account. */
const storedPaymentUse = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('billingAutoPay') }),
  z.object({ kind: z.literal('autoPay'), accountNumber }),
  z.object({ kind: z.literal('topUp'), accountNumber }),
  z.object({ kind: z.literal('draft'), accountNumber }),
  z.object({ kind: z.literal('scheduled'), paymentDate: localDay.meta({ examples: ['2026-11-28'] }) }),
]);

/** A stored card or bank account (paying-58). */
export const storedPayment = z.object({
  storedPaymentId,
  paymentType: z.enum(['Credit', 'Check']),
  brand: z.string().meta({ description: 'of a card', examples: ['Visa'] }),
  lastFour: z.string().meta({ examples: ['1111'] }),
  expires: z
    .string()
    .nullable()
    .meta({ description: '`YYYY-MM`, of a card', examples: ['2028-04'] }),
  expiry: z.enum(['none', 'good', 'soon', 'expired']),
  label: z.string().meta({ description: 'what the member calls it; may be empty', examples: ['Checking'] }),
  isDefault: z.boolean().meta({ examples: [true] }),
  isChargeable: z
    .boolean()
    .meta({ description: 'false where only the billing system can charge it', examples: [true] }),
  isBlocked: z.boolean().meta({ description: 'the bank or the payment company takes nothing from it any more' }),
});

/** A stored way of paying with what uses it: while anything does, it can't be removed (paying-61). */
export const usedStoredPayment = storedPayment.extend({ uses: z.array(storedPaymentUse) });
