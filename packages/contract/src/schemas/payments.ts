import { emailMaxLength } from '@rochdale/domain/identity/registration/contact';
import { copyEmailViolation } from '@rochdale/domain/paying/payment-results/receipt-copy';
import { receiptNextSteps } from '@rochdale/domain/paying/payment-results/receipt-next-step';
import { accountCountViolation } from '@rochdale/domain/paying/payments/several-accounts';
import { z } from 'zod';
import { accountHolderName, confirmationNumber, said, serviceAddress } from './answered.ts';
import { accountNumber, balanceMoment, count, dollars, localDay, ruled, sealed } from './fields.ts';

/** Money of an account that is on its way, and not off its balance yet. Dollars. */
export const onItsWay = z.object({
  amount: dollars,
  day: localDay
    .nullable()
    .meta({ description: 'the co-op’s day on which it is taken, where one is known', examples: ['2026-12-05'] }),
  kind: z
    .enum(['charge', 'bank-file', 'returned'])
    .meta({ description: 'a charge without an answer, a debit that the bank has, or one that is sent to it again' }),
});

/** The account of a Quick Pay verification, and of the member's payment amounts (paying-29). Dollars. */
export const payableAccount = z.object({
  accountNumber,
  accountHolderName,
  serviceAddress,
  isPrepaidAccount: z.boolean(),
  prepaidLabel: z.string().nullable(),
  accountBalance: dollars,
  dueDate: localDay.nullable().meta({ examples: ['2026-11-30'] }),
  pastDueAmount: dollars.meta({ examples: [0] }),
  reconnectFee: dollars.meta({ examples: [0] }),
  additionalDeposit: dollars.meta({ examples: [0] }),
  liabilityConfirmationAmount: dollars.meta({ examples: [0] }),
  showLiabilityConfirmation: z.boolean(),
  cutoffAmount: dollars.meta({ examples: [0] }),
  derivedStatus: z.string().meta({ examples: ['Current'] }),
  disconnectFee: dollars.meta({ examples: [0] }),
  minimumPaymentDue: dollars.meta({ examples: [0] }),
  overPayAmount: dollars,
  prepaidReconnectAmount: dollars.meta({ examples: [0] }),
  isCcEligible: z.boolean().meta({ examples: [true] }),
  isEcheckEligible: z.boolean().meta({ examples: [true] }),
  nomoreCheck: z.boolean(),
  onItsWay: z.array(onItsWay),
  balanceMoment: balanceMoment.optional().meta({ description: 'where the billing system is asked live' }),
});

/** Payment settings response (paying-29). */
export const paymentSettings = z.object({
  paymentSettings: z.object({
    utilityAllowCreditCard: z.boolean().meta({ examples: [true] }),
    utilityAllowEcheck: z.boolean().meta({ examples: [true] }),
    allowVisa: z.boolean().meta({ examples: [true] }),
    allowMaster: z.boolean().meta({ examples: [true] }),
    allowAmex: z.boolean(),
    allowDiscover: z.boolean(),
    allowOverPay: z.boolean(),
    allowUnderPay: z.boolean(),
    prepaidMinimumPaymentAmount: dollars.meta({ examples: [25] }),
    memberHasCutoffAccount: z.boolean(),
    lastPayment: z
      .object({ paymentAmount: dollars, paymentDate: localDay.meta({ examples: ['2026-11-28'] }) })
      .nullable(),
  }),
  echeckProcessAsDraft: z.boolean(),
  enforceNoMoreEchecks: z.boolean(),
  pgClientId: z.string().meta({ examples: ['cedar-ridge'] }),
  applicationWebId: z.string().meta({ examples: ['WEB'] }),
  utilityName: z.string().meta({ examples: ['Cedar Ridge Electric Cooperative'] }),
  payOnlinePayCutoffAccount: z.boolean(),
  cutoffMessage: z.string().meta({ examples: [''] }),
  defaultPaymentAmt: z.string().meta({ examples: ['ACCOUNT BALANCE'] }),
  payOnlineAllowCutoffPaymentOverride: z.boolean(),
  ccPrepaidAmountMinimum: dollars.meta({ examples: [25] }),
  onlineConvFeeText: z.string().meta({ examples: [''] }),
});

/** Payment account item, as sent (paying-28). What the server believes of it is the number and the amount; the rest it looks up. */
export const paymentAccountItem = z.object({
  accountNumber,
  accountBalance: dollars.meta({
    description: 'what the account owes, as the form showed it; the server uses its own figure',
  }),
  paymentAmount: dollars.meta({ description: 'what is paid on the account' }),
  dueDate: localDay.nullable().meta({ description: 'due date, as shown', examples: ['2026-11-30'] }),
  pastDueAmount: dollars.meta({ description: 'as shown', examples: [0] }),
  reconnectFee: dollars.meta({ description: 'fee, as shown', examples: [0] }),
  additionalDeposit: dollars.meta({ description: 'deposit due to be reconnected, as shown', examples: [0] }),
  arrangementAmount: dollars.meta({ description: 'instalment due, as shown', examples: [0] }),
  liabilityConfirmationAmount: dollars.meta({ description: 'as shown', examples: [0] }),
  showLiabilityConfirmation: z.boolean().meta({ description: 'as shown' }),
  cutoffAmount: dollars.meta({ description: 'what must be paid to stay connected, as shown', examples: [0] }),
  derivedStatus: z
    .string()
    .max(40)
    .meta({ description: 'how the account stands, as shown', examples: ['Current'] }),
  disconnectFee: dollars.meta({ description: 'fee, as shown', examples: [0] }),
  isPrepaidAccount: z.boolean().meta({ description: 'as shown' }),
  minimumPaymentAmount: dollars.meta({ description: 'least that may be paid, as shown', examples: [0] }),
  overPayAmount: dollars.meta({ description: 'most that may be paid, as shown' }),
  prepaidReconnectAmount: dollars.meta({ description: 'as shown', examples: [0] }),
});

/** Payment request (paying-29). `arrangementPaymentAmount` is always 0 and `reconnectMeter` always true (paying-28). */
export const paymentRequest = z.object({
  accountsToPay: z
    .array(paymentAccountItem)
    .min(1)
    .superRefine((items, context) => {
      const found = accountCountViolation(items.length);
      if (found) context.addIssue({ code: 'custom', message: found.code, params: found });
    })
    .meta({ description: 'what is paid on each account' }),
  amount: dollars.meta({ description: 'the sum in dollars' }),
  reconnectFee: dollars.meta({ description: 'fee, as shown', examples: [0] }),
  additionalDeposit: dollars.meta({ description: 'deposit due to be reconnected, as shown', examples: [0] }),
  arrangementPaymentAmount: z.literal(0).meta({ description: 'always 0' }),
  reconnectMeter: z.literal(true).meta({ description: 'always true' }),
  payAgain: z
    .boolean()
    .default(false)
    .meta({ description: 'the payer was asked, for money is on its way or a page is open, and pays all the same' }),
});

/** Payment initiation response (paying-29). */
export const paymentInitiation = z.object({
  paymentRequisitionSettings: z.object({
    actionUrl: z.url().meta({ examples: ['http://localhost:3001/pay'] }),
    clientId: z.string().meta({ examples: ['cedar-ridge'] }),
    transNo: z.string().meta({ examples: ['20261121-7K3M9Q2XHT4V'] }),
    securityToken: sealed,
    returnUrl: z.url().meta({
      description: 'where the hosted page sends the browser back; signed in the token too',
      examples: ['http://localhost:3000/PaymentCallback/quick-pay/success'],
    }),
    cancelUrl: z.url().meta({ examples: ['http://localhost:3000/PaymentCallback/quick-pay/cancel'] }),
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
  storePage: z.object({
    accountNumber: z.string().meta({ examples: ['104500017'] }),
    allowCard: z.boolean().meta({ examples: [true] }),
    allowEcheck: z.boolean().meta({ examples: [true] }),
  }),
});

/** Payment result (paying-65), with what the receipt shows beside it. */
export const paymentResult = z.object({
  postbackMessage: z
    .string()
    .nullable()
    .meta({ examples: ['Approved'] }),
  accountBalance: dollars.nullable(),
  paymentAmount: dollars.meta({
    description:
      'what was charged in all, fee included; Payment Amount on the receipt is this less the fee (paying-65)',
  }),
  convenienceFee: dollars.meta({ examples: [0] }),
  cardOrBankAccountNumberLastFourDigits: z.string().meta({ examples: ['1111'] }),
  confirmationNumber,
  paymentType: z.enum(['cc', 'echeck']),
  paidAt: z.string().meta({
    description: 'when it was approved, co-op’s local time `YYYY-MM-DD HH:mm`',
    examples: ['2026-11-21 09:42'],
  }),
  accountNumber: z
    .string()
    .nullable()
    .meta({ description: 'the account that was paid; null where there were several', examples: ['104500017'] }),
  accounts: z
    .array(z.object({ accountNumber: z.string().meta({ examples: ['104500017'] }), paymentAmount: dollars }))
    .meta({ description: 'each account with what was paid on it, by number' }),
  memberNumber: z.string().meta({ examples: ['200025'] }),
  accountHolderName: accountHolderName.nullable().meta({ description: 'null where several accounts were paid' }),
  serviceAddress: serviceAddress.nullable().meta({ description: 'null where several accounts were paid' }),
  nextStep: z.enum(receiptNextSteps).nullable().meta({ description: 'what the receipt offers to do next' }),
  copies: z.object({
    onFile: z
      .string()
      .nullable()
      .meta({ description: 'the address on file, masked; null where there is none', examples: ['w***@example.com'] }),
    left: count.meta({ description: 'how often the receipt can still be emailed on request' }),
  }),
});

/** Where a copy of a receipt goes: to the address on file, where none is typed (paying-75). */
export const copyTo = {
  email: ruled(copyEmailViolation, emailMaxLength)
    .optional()
    .meta({ description: 'a typed address; left out: the one on file', examples: ['somebody@example.com'] }),
};

/** A copy of a receipt that is sent. */
export const sentCopy = said.extend({ left: count });
