import { accountCountViolation } from '@rochdale/domain/paying/payments/several-accounts';
import { z } from 'zod';
import { accountNumber, dollars, localDay } from './fields.ts';

/** Money of an account that is on its way, and not off its balance yet. Dollars. */
export const onItsWay = z.object({
  amount: dollars,
  /** The co-op's day on which it is taken, where one is known. */
  day: localDay.nullable(),
  /** A charge without an answer, a debit that the bank has, or one that is sent to it again. */
  kind: z.enum(['charge', 'bank-file', 'returned']),
});

/** The account of a Quick Pay verification, and of the member's payment amounts (paying-29). Dollars. */
export const payableAccount = z.object({
  accountNumber,
  accountHolderName: z.string(),
  serviceAddress: z.string(),
  isPrepaidAccount: z.boolean(),
  prepaidLabel: z.string().nullable(),
  accountBalance: dollars,
  dueDate: localDay.nullable(),
  pastDueAmount: dollars,
  reconnectFee: dollars,
  additionalDeposit: dollars,
  liabilityConfirmationAmount: dollars,
  showLiabilityConfirmation: z.boolean(),
  cutoffAmount: dollars,
  derivedStatus: z.string(),
  disconnectFee: dollars,
  minimumPaymentDue: dollars,
  overPayAmount: dollars,
  prepaidReconnectAmount: dollars,
  isCcEligible: z.boolean(),
  isEcheckEligible: z.boolean(),
  nomoreCheck: z.boolean(),
  onItsWay: z.array(onItsWay),
});

/** Payment settings response (paying-29). */
export const paymentSettings = z.object({
  paymentSettings: z.object({
    utilityAllowCreditCard: z.boolean(),
    utilityAllowEcheck: z.boolean(),
    allowVisa: z.boolean(),
    allowMaster: z.boolean(),
    allowAmex: z.boolean(),
    allowDiscover: z.boolean(),
    allowOverPay: z.boolean(),
    allowUnderPay: z.boolean(),
    prepaidMinimumPaymentAmount: dollars,
    memberHasCutoffAccount: z.boolean(),
    lastPayment: z.object({ paymentAmount: dollars, paymentDate: localDay }).nullable(),
  }),
  echeckProcessAsDraft: z.boolean(),
  enforceNoMoreEchecks: z.boolean(),
  pgClientId: z.string(),
  applicationWebId: z.string(),
  utilityName: z.string(),
  payOnlinePayCutoffAccount: z.boolean(),
  cutoffMessage: z.string(),
  defaultPaymentAmt: z.string(),
  payOnlineAllowCutoffPaymentOverride: z.boolean(),
  ccPrepaidAmountMinimum: dollars,
  onlineConvFeeText: z.string(),
});

/** Payment account item, as sent (paying-28). What the server believes of it is the number and the amount; the rest it looks up. */
export const paymentAccountItem = z.object({
  accountNumber,
  accountBalance: dollars,
  paymentAmount: dollars,
  dueDate: localDay.nullable(),
  pastDueAmount: dollars,
  reconnectFee: dollars,
  additionalDeposit: dollars,
  arrangementAmount: dollars,
  liabilityConfirmationAmount: dollars,
  showLiabilityConfirmation: z.boolean(),
  cutoffAmount: dollars,
  derivedStatus: z.string().max(40),
  disconnectFee: dollars,
  isPrepaidAccount: z.boolean(),
  minimumPaymentAmount: dollars,
  overPayAmount: dollars,
  prepaidReconnectAmount: dollars,
});

/** Payment request (paying-29). `arrangementPaymentAmount` is always 0 and `reconnectMeter` always true (paying-28). */
export const paymentRequest = z.object({
  accountsToPay: z
    .array(paymentAccountItem)
    .min(1)
    .superRefine((items, context) => {
      const found = accountCountViolation(items.length);
      if (found) context.addIssue({ code: 'custom', message: found.code, params: found });
    }),
  amount: dollars,
  reconnectFee: dollars,
  additionalDeposit: dollars,
  arrangementPaymentAmount: z.literal(0),
  reconnectMeter: z.literal(true),
  /** The payer was asked, for money is on its way or a payment page is open, and pays all the same. */
  payAgain: z.boolean().default(false),
});

/** Payment initiation response (paying-29). */
export const paymentInitiation = z.object({
  paymentRequisitionSettings: z.object({
    actionUrl: z.url(),
    clientId: z.string(),
    transNo: z.string(),
    securityToken: z.string(),
    /** Where the hosted page sends the browser back; signed in the token too. */
    returnUrl: z.url(),
    cancelUrl: z.url(),
  }),
  configuration: paymentSettings.pick({
    paymentSettings: true,
    echeckProcessAsDraft: true,
    enforceNoMoreEchecks: true,
    applicationWebId: true,
    utilityName: true,
  }),
});

/** The initiation of a hosted page that keeps a way of paying (paying-45), with what its token says beside. */
export const storePageInitiation = paymentInitiation.extend({
  storePage: z.object({ accountNumber: z.string(), allowCard: z.boolean(), allowEcheck: z.boolean() }),
});

/** Payment result (paying-65), with what the receipt shows beside it. */
export const paymentResult = z.object({
  postbackMessage: z.string().nullable(),
  accountBalance: dollars.nullable(),
  /** What was charged in all, fee included; Payment Amount on the receipt is this less the fee (paying-65). */
  paymentAmount: dollars,
  convenienceFee: dollars,
  cardOrBankAccountNumberLastFourDigits: z.string(),
  confirmationNumber: z.string(),
  paymentType: z.enum(['cc', 'echeck']),
  /** When it was approved, co-op's local time `YYYY-MM-DD HH:mm`. */
  paidAt: z.string(),
  /** The account that was paid; null where there were several. */
  accountNumber: z.string().nullable(),
  /** Each account with what was paid on it, by number. */
  accounts: z.array(z.object({ accountNumber: z.string(), paymentAmount: dollars })),
  memberNumber: z.string(),
});
