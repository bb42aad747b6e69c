import { z } from 'zod';
import { operation } from '../../operation.ts';
import { accountNumber, memberNumber, sealed } from '../../schemas/fields.ts';
import {
  copyTo,
  payableAccount,
  paymentInitiation,
  paymentRequest,
  paymentResult,
  paymentSettings,
  sentCopy,
} from '../../schemas/payments.ts';

const tag = 'Member payments';

/** The member's payment dialog: amounts, settings, initiation and result (paying-51). */
export const memberPayOperations = {
  'member-pay.amounts': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/accounts/{accountNumber}/payment-amounts',
    summary: 'What an account owes, and how it may be paid',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    delegates: 'pay',
    gate: 'always',
    params: z.object({ memberNumber, accountNumber }),
    response: payableAccount,
    errors: [404],
  }),
  'member-pay.settings': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/payments/settings',
    summary: 'The co-op’s payment settings and the member’s last payment',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    delegates: 'pay',
    gate: 'always',
    params: z.object({ memberNumber }),
    query: z.object({
      applicationId: z
        .string()
        .max(40)
        .optional()
        .meta({ description: 'not heeded', examples: ['WEB'] }),
      accountNumber: accountNumber.optional(),
    }),
    response: paymentSettings,
    errors: [404],
  }),
  'member-pay.initiate': operation({
    method: 'POST',
    path: '/v3/member/{memberNumber}/pay',
    summary: 'Begin a payment; the browser then posts to the hosted payment page',
    tag,
    access: 'member',
    changes: 'something',
    audit: ['delegate-paid'],
    delegates: 'pay',
    gate: 'always',
    params: z.object({ memberNumber }),
    body: paymentRequest,
    response: paymentInitiation,
    errors: [400, 404, 409],
  }),
  'member-pay.result': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/payments/status',
    summary: 'How a payment ended',
    tag,
    access: 'member',
    changes: 'in-passing',
    audit: [],
    duringMaintenance: true,
    delegates: 'pay',
    narrows: true,
    gate: 'always',
    params: z.object({ memberNumber }),
    query: z.object({
      encryptedPayload: sealed.min(1).max(2000).meta({ description: 'given by the payment callback' }),
    }),
    response: paymentResult,
    errors: [404, 409],
  }),
  'member-pay.email-receipt': operation({
    method: 'POST',
    path: '/v3/member/{memberNumber}/payments/receipt/email',
    summary: 'Email a copy of a receipt, at most twice, to the address on file or to one that is typed',
    tag,
    access: 'member',
    changes: 'something',
    audit: ['receipt-emailed'],
    delegates: 'never',
    gate: 'always',
    params: z.object({ memberNumber }),
    body: z.object({
      encryptedPayload: sealed.min(1).max(2000).meta({ description: 'given by the payment callback' }),
      ...copyTo,
    }),
    response: sentCopy,
    errors: [400, 404, 409, 429],
  }),
} as const;
