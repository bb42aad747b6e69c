import { z } from 'zod';

/**
 * What the security token promises: the payment company takes exactly this and believes no form field over it.
 * The token is `base64url(JSON) + '.' + base64url(HMAC-SHA256)`. Money in cents.
 */
export const authorization = z.object({
  clientId: z.string(),
  transNo: z.string(),
  amountCents: z.number().int().positive(),
  accountNumber: z.string(),
  allowCard: z.boolean(),
  allowEcheck: z.boolean(),
  cardTypes: z.string(),
  /** Whether the company may add its convenience fee to a card, or to an e-check. */
  cardFee: z.boolean(),
  echeckFee: z.boolean(),
  /** Origins that the member may be sent back to. */
  returnUrl: z.url(),
  cancelUrl: z.url(),
  /** Seconds since 1970 after which the page refuses. */
  expiresAt: z.number().int(),
});
export type Authorization = z.output<typeof authorization>;

/** How a transaction stands with the payment company. `pending`: the page is open or the answer is not in yet. */
export const transactionStatus = z.enum(['unknown', 'pending', 'approved', 'declined', 'cancelled', 'refunded']);
export type TransactionStatus = z.output<typeof transactionStatus>;

/** A result, the same from the postback, the browser's return and the status query. Money in cents. */
export const transactionResult = z.object({
  transNo: z.string(),
  /** The payment company's own reference; a second charge of one transNo has another. */
  reference: z.string(),
  status: transactionStatus,
  amountCents: z.number().int().nonnegative(),
  feeCents: z.number().int().nonnegative(),
  paymentType: z.enum(['cc', 'echeck']),
  lastFour: z.string(),
  cardBrand: z.string().optional(),
  confirmationNumber: z.string(),
  message: z.string(),
  /** ISO instant. */
  at: z.string(),
});
export type TransactionResult = z.output<typeof transactionResult>;
