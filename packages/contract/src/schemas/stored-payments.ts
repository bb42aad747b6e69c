import { z } from 'zod';
import { accountNumber, localDay } from './fields.ts';

export const storedPaymentId = z.string().min(1).max(60);

/** What charges a stored way of paying. The billing system's own auto pay names no account. */
const storedPaymentUse = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('billingAutoPay') }),
  z.object({ kind: z.literal('autoPay'), accountNumber }),
  z.object({ kind: z.literal('draft'), accountNumber }),
  z.object({ kind: z.literal('scheduled'), paymentDate: localDay }),
]);

/** A stored card or bank account (paying-58). */
export const storedPayment = z.object({
  storedPaymentId,
  paymentType: z.enum(['Credit', 'Check']),
  /** Of a card. */
  brand: z.string(),
  lastFour: z.string(),
  /** `YYYY-MM`, of a card. */
  expires: z.string().nullable(),
  expiry: z.enum(['none', 'good', 'soon', 'expired']),
  /** What the member calls it; may be empty. */
  label: z.string(),
  isDefault: z.boolean(),
  /** False where only the billing system can charge it. */
  isChargeable: z.boolean(),
  /** The bank or the payment company takes nothing from it any more. */
  isBlocked: z.boolean(),
});

/** A stored way of paying with what uses it: while anything does, it can't be removed (paying-61). */
export const usedStoredPayment = storedPayment.extend({ uses: z.array(storedPaymentUse) });
