import { z } from 'zod';
import { officeOperation, staff } from '../../../office-operation.ts';
import { moment } from '../../../schemas/moment.ts';
import { doneOrWaiting, nothing, reason } from '../../../schemas/staff.ts';

const tag = 'Payments';
const number = /^[\w-]{1,64}$/;
const params = z.object({
  reference: z
    .string()
    .regex(number)
    .meta({ description: 'the payment company’s number of a charge', examples: ['NKM3Q9T7W2XH5JBR'] }),
});
const accountNumber = z
  .string()
  .trim()
  .regex(/^\d{1,20}$/)
  .meta({ description: 'an account', examples: ['104480316'] });
const cents = z
  .number()
  .int()
  .meta({ description: 'in cents', examples: [6633] });

/** Charges that the books do not know, and comparing the books (office-103 to office-105). */
export const chargesOperations = {
  'charges.list': officeOperation({
    method: 'GET',
    path: '/v1/unknown-charges',
    summary: 'What the payment company took and our books do not know, what waits first, the newest first',
    tag,
    access: staff('payments.see'),
    changes: 'nothing',
    audit: [],
    response: z.object({
      charges: z.array(
        z.object({
          reference: z.string(),
          transNo: z.string(),
          amountCents: cents,
          feeCents: cents,
          accountNumber: z.string().meta({ description: 'as it was given to the company; may be none or several' }),
          paymentType: z.enum(['cc', 'echeck']),
          lastFour: z.string(),
          confirmationNumber: z.string(),
          chargedAt: moment,
          state: z.enum(['open', 'matched', 'giving-back', 'given-back', 'gone']),
          matchedTo: accountNumber.nullable(),
          byWhom: z.string().nullable(),
          reason: z.string().nullable(),
        }),
      ),
    }),
    errors: [],
  }),
  'charges.match': officeOperation({
    method: 'POST',
    path: '/v1/unknown-charges/{reference}/match',
    summary: 'Post a charge to an account, once; the company is asked first whether it still has the money',
    tag,
    access: staff('payments.returns'),
    changes: 'something',
    audit: ['charge-matched'],
    asks: 'reason',
    freshProof: true,
    params,
    body: z.object({ accountNumber, reason }),
    response: nothing,
    errors: [404, 409],
  }),
  'charges.give-back': officeOperation({
    method: 'POST',
    path: '/v1/unknown-charges/{reference}/give-back',
    summary: 'Give a charge back whole; the worker has the company do it',
    tag,
    access: staff('payments.refund'),
    changes: 'something',
    audit: ['charge-given-back', 'approval-asked'],
    asks: 'reason',
    freshProof: true,
    twoPeople: 'refund',
    params,
    body: z.object({ reason }),
    response: doneOrWaiting,
    errors: [404, 409],
  }),
  'books.compare': officeOperation({
    method: 'POST',
    path: '/v1/books/compare',
    summary: 'Ask the payment company about some days, post what it took, and say what differs still',
    tag,
    access: staff('payments.returns'),
    changes: 'something',
    audit: ['books-compared'],
    body: z.object({
      days: z
        .number()
        .int()
        .min(1)
        .max(31)
        .meta({ description: 'how many days back', examples: [7] }),
    }),
    response: z.object({
      posted: z.number().int(),
      differences: z.array(
        z.object({
          kind: z.enum([
            'not-charged',
            'charged-otherwise',
            'charged-not-posted',
            'billing-amount',
            'billing-unknown',
            'billing-late',
            'not-exported',
          ]),
          transNo: z.string(),
          accountNumber: z.string().meta({ description: 'empty where it is of the whole payment' }),
          hereCents: cents.nullable(),
          thereCents: cents.nullable(),
        }),
      ),
    }),
    errors: [409],
  }),
  'payments.ask': officeOperation({
    method: 'POST',
    path: '/v1/payments/{transNo}/ask',
    summary: 'Ask the payment company how a payment ended, and settle what it answers',
    tag,
    access: staff('payments.returns'),
    changes: 'something',
    audit: ['payment-asked'],
    params: z.object({
      transNo: z
        .string()
        .regex(number)
        .meta({ examples: ['20261121-3F9A0C41D2B7'] }),
    }),
    response: nothing,
    errors: [404, 409],
  }),
} as const;
