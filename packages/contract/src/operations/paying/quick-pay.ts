import { z } from 'zod';
import { operation } from '../../operation.ts';
import { accountKeys } from '../../schemas/account-keys.ts';
import { memberNumber, sealed, token } from '../../schemas/fields.ts';
import {
  copyTo,
  payableAccount,
  paymentInitiation,
  paymentRequest,
  paymentResult,
  paymentSettings,
  sentCopy,
} from '../../schemas/payments.ts';

const tag = 'Quick Pay';

/** Quick Pay's four calls at their given paths (paying-7), and the receipt that stays (paying-64) and is emailed (paying-75). */
export const quickPayOperations = {
  'quick-pay.verify': operation({
    method: 'POST',
    path: '/v3/quick-pay/verify/account/phone',
    summary: 'Find an account by its number and the last 4 digits of a phone on file',
    tag,
    access: 'public',
    changes: 'something',
    audit: [],
    gate: 'quickPay',
    body: z.object(accountKeys),
    response: z.object({
      quickPayToken: token,
      memberNumber,
      encryptedAccount: sealed,
      account: payableAccount,
    }),
    errors: [400, 404, 428, 429],
  }),
  'quick-pay.settings': operation({
    method: 'GET',
    path: '/v3/quick-pay/member/{memberNumber}/payments/settings',
    summary: 'What may be paid, and how',
    tag,
    access: 'quick-pay',
    changes: 'nothing',
    audit: [],
    gate: 'quickPay',
    params: z.object({ memberNumber }),
    query: z.object({
      applicationId: z
        .string()
        .max(40)
        .optional()
        .meta({ description: 'not heeded', examples: ['WEB'] }),
    }),
    response: paymentSettings,
    errors: [404],
  }),
  'quick-pay.initiate': operation({
    method: 'POST',
    path: '/v3/quick-pay/member/{memberNumber}/pay',
    summary: 'Begin a payment; the browser then posts to the hosted payment page',
    tag,
    access: 'quick-pay',
    changes: 'something',
    audit: [],
    gate: 'quickPay',
    params: z.object({ memberNumber }),
    query: z.object({
      encryptedAccount: sealed.min(1).max(2000).meta({ description: 'the account that was verified' }),
    }),
    body: paymentRequest,
    response: paymentInitiation,
    errors: [400, 404, 409],
  }),
  'quick-pay.result': operation({
    method: 'GET',
    path: '/v3/quick-pay/payments/status',
    summary: 'How a payment ended',
    tag,
    access: 'quick-pay',
    changes: 'in-passing',
    audit: [],
    duringMaintenance: true,
    gate: 'always',
    query: z.object({
      encryptedPayload: sealed.min(1).max(2000).meta({ description: 'given by the payment callback' }),
    }),
    /** With what shows the receipt again for a day, to whoever keeps it. */
    response: paymentResult.extend({ receipt: sealed }),
    errors: [404, 409],
  }),
  'quick-pay.receipt': operation({
    method: 'GET',
    path: '/v3/quick-pay/payments/receipt',
    summary: 'The receipt once more, for a day, after the right to pay has ended',
    tag,
    access: 'public',
    changes: 'nothing',
    audit: [],
    duringMaintenance: true,
    gate: 'always',
    query: z.object({
      receipt: sealed.min(1).max(2000).meta({ description: 'shows the receipt for a day, to whoever keeps it' }),
    }),
    response: paymentResult,
    errors: [404],
  }),
  'quick-pay.email-receipt': operation({
    method: 'POST',
    path: '/v3/quick-pay/payments/receipt/email',
    summary: 'Email a copy of a receipt, at most twice, to the address on file or to one that is typed',
    tag,
    access: 'public',
    changes: 'something',
    audit: ['receipt-emailed'],
    gate: 'always',
    body: z.object({
      receipt: sealed.min(1).max(2000).meta({ description: 'shows the receipt for a day, to whoever keeps it' }),
      ...copyTo,
    }),
    response: sentCopy,
    errors: [400, 404, 429],
  }),
} as const;
