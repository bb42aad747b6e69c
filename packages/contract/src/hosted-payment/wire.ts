import { lineKinds } from '@rochdale/domain/office/settlements/line-kinds';
import { z } from 'zod';

/**
 * What the security token promises: the payment company takes exactly this and believes no form field over it.
 * The token is `base64url(JSON) + '.' + base64url(HMAC-SHA256)`. Money in cents.
 */
export const authorization = z.object({
  clientId: z.string(),
  /** `payment`: takes the amount. `store`: takes nothing, and keeps a way of paying for later charges. */
  purpose: z.enum(['payment', 'store']),
  transNo: z.string(),
  /** Nothing is taken where a way of paying is stored. */
  amountCents: z.number().int().nonnegative(),
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

/**
 * How a transaction stands with the payment company. `pending`: the page is open or the answer is not in yet.
 * `returned`: an approved e-check that the bank sent back later. `disputed`: the payer contested the charge, and the
 * money was taken back; a dispute that is won makes it `approved` again.
 */
export const transactionStatus = z.enum([
  'unknown',
  'pending',
  'approved',
  'declined',
  'cancelled',
  'refunded',
  'returned',
  'disputed',
]);
export type TransactionStatus = z.output<typeof transactionStatus>;

/** A way of paying that the company keeps: a token stands for the number, which stays with the company. */
export const storedMethod = z.object({
  token: z.string().min(1).max(200),
  paymentType: z.enum(['cc', 'echeck']),
  /** Visa, Mastercard, Amex or Discover; empty for a bank account. */
  brand: z.string(),
  lastFour: z.string(),
  /** `YYYY-MM` after which a card is refused; null for a bank account. */
  expires: z.string().nullable(),
});
export type StoredMethod = z.output<typeof storedMethod>;

/**
 * A charge of a stored way of paying, asked by the portal's server. The same `transNo` is charged once. The marks of a
 * stored credential tell the card networks that the payer is not there, and consented when it was stored.
 */
export const storedCharge = z.object({
  clientId: z.string(),
  transNo: z.string(),
  token: z.string(),
  amountCents: z.number().int().positive(),
  accountNumber: z.string(),
  initiatedBy: z.literal('merchant').default('merchant'),
  /** Whether the payer's consent is used for the first time. */
  sequence: z.enum(['first', 'later']).default('later'),
  /** The network's number of the charge, or of the storing, on which this one rests. */
  networkTransactionId: z.string().optional(),
});
export type StoredCharge = z.output<typeof storedCharge>;

/** Why a charge was declined, or sent back. */
export const decline = z.object({
  /** The same way of paying must not be tried again: the card was stolen, the account closed, the consent revoked. */
  isFinal: z.boolean(),
  /** The company's own word for it. */
  code: z.string(),
});
export type Decline = z.output<typeof decline>;

/**
 * A payer's contest of a charge, as the company tells of it. It is open until it ends, won or lost, and never open again;
 * a second contest has a number of its own. Money in cents.
 */
export const chargeDispute = z.object({
  /** The company's own number of it. */
  disputeId: z.string().min(1).max(100),
  state: z.enum(['open', 'won', 'lost']),
  /** Why, by the company's own word. */
  reason: z.string(),
  amountCents: z.number().int().nonnegative(),
  /** The company holds the money back; while it only asks, it does not. */
  isTaken: z.boolean(),
  /** ISO instant until which the co-op may answer; null once it has, or where there is nothing to answer. */
  evidenceBy: z.string().nullable(),
  /** ISO instant. */
  openedAt: z.string(),
});
export type ChargeDispute = z.output<typeof chargeDispute>;

/** A result, the same from the postback, the browser's return and the status query. Money in cents. */
export const transactionResult = z.object({
  transNo: z.string(),
  /** The payment company's own reference; a second charge of one transNo has another. */
  reference: z.string(),
  status: transactionStatus,
  /** What was taken; less than what was asked where the company approved a part, as of a prepaid card. */
  amountCents: z.number().int().nonnegative(),
  feeCents: z.number().int().nonnegative(),
  paymentType: z.enum(['cc', 'echeck']),
  lastFour: z.string(),
  cardBrand: z.string().optional(),
  confirmationNumber: z.string(),
  message: z.string(),
  /** What was kept, when the page was asked to store a way of paying. */
  storedMethod: storedMethod.optional(),
  decline: decline.optional(),
  networkTransactionId: z.string().optional(),
  /** Every dispute of the charge, the oldest first; left out where there was none. */
  disputes: z.array(chargeDispute).optional(),
  /** What of amount and fee was given back so far; left out where nothing was. */
  refundedCents: z.number().int().nonnegative().optional(),
  /** ISO instant of the charge; it stays when the charge is given or sent back. */
  at: z.string(),
});
export type TransactionResult = z.output<typeof transactionResult>;

/** What of a charge is to be given back, asked by the portal's server. The same number gives back once. Money in cents. */
export const refundOrder = z.object({
  clientId: z.string(),
  refundNumber: z.string().min(1).max(80),
  /** The company's number of the charge. */
  reference: z.string(),
  /** What its payer gets, the fee in it. */
  amountCents: z.number().int().positive(),
});
export type RefundOrder = z.output<typeof refundOrder>;

/** Money of a charge that the company gave back, or is about to. Money in cents. */
export const companyRefund = z.object({
  /** The portal's number; empty where it was begun at the company itself. */
  refundNumber: z.string(),
  /** The company's own number of the refund. */
  reference: z.string(),
  amountCents: z.number().int().positive(),
  /** `failed`: the money did not arrive, and is with the co-op again. */
  status: z.enum(['pending', 'done', 'failed']),
  /** ISO instant. */
  at: z.string(),
});
export type CompanyRefund = z.output<typeof companyRefund>;

/** A charge that the company took, as its own books list it. Money in cents. */
export const listedCharge = z.object({
  transNo: z.string(),
  reference: z.string(),
  status: z.enum(['approved', 'refunded', 'returned', 'disputed']),
  amountCents: z.number().int().positive(),
  feeCents: z.number().int().nonnegative(),
  /** As it was given when the requisition was opened; several are joined by a comma. */
  accountNumber: z.string(),
  paymentType: z.enum(['cc', 'echeck']),
  lastFour: z.string(),
  confirmationNumber: z.string(),
  /** ISO instant of the charge. */
  at: z.string(),
});
export type ListedCharge = z.output<typeof listedCharge>;

/** What the company paid out to the co-op's bank at once. Money in cents. */
export const settlement = z.object({
  /** The company's own number of it. */
  settlementId: z.string().min(1).max(100),
  /** The day on which the bank has it, by the company's own word. */
  day: z.iso.date(),
  /** What was paid; below 0 where the company took it from the bank. */
  netCents: z.number().int(),
  /** `failed`: the bank did not take it, and a later one pays it. */
  status: z.enum(['paid', 'failed']),
});
export type Settlement = z.output<typeof settlement>;

/** One line of a settlement. Money in cents, below 0 where it leaves the co-op. */
export const settlementLine = z.object({
  /** The company's own number of the line. */
  lineId: z.string().min(1).max(100),
  kind: z.enum(lineKinds),
  /** The number of the payment that it is of, where the company knows it. */
  transNo: z.string().nullable(),
  /** The company's number of what moved: the charge of a payment or return, the refund, the dispute; else empty. */
  reference: z.string().max(100),
  /** The company's number of the charge that it is of; empty where it is of none. */
  chargeReference: z.string().max(100),
  /** What the payer paid, or got back. */
  grossCents: z.number().int(),
  /** What the company keeps. */
  feeCents: z.number().int(),
  /** Gross without the fee. */
  netCents: z.number().int(),
  /** ISO instant at which it moved at the company. */
  at: z.string(),
});
export type SettlementLine = z.output<typeof settlementLine>;
