import { standings, tenders } from '@rochdale/domain/office/payments/payment-standing';
import { z } from 'zod';
import { officeOperation, staff } from '../../../office-operation.ts';
import { fileLines } from '../../../schemas/file-lines.ts';
import { moment } from '../../../schemas/moment.ts';
import { personName, reason } from '../../../schemas/staff.ts';

const tag = 'Payments';
const transNo = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .meta({ description: 'the number of a payment', examples: ['20261121-3F9A0C41D2B7'] });
const day = z.iso.date().meta({ description: 'a day of the co-op’s', examples: ['2026-11-20'] });
const cents = z
  .number()
  .int()
  .meta({ description: 'in cents', examples: [6633] });
const counted = z.object({ cents, count: z.number().int() });
const tender = z.enum(tenders);
const standing = z.enum(standings);
/** What was posted, by how it was paid but for prepaid accounts, which stand apart; and what was booked back. */
const dayTotals = z.object({
  tenders: z.partialRecord(tender, counted),
  prepaid: counted,
  all: counted,
  back: counted,
});
const accountNumber = z.string().meta({ description: 'an account', examples: ['104480316'] });
const flow = z.enum([
  'quick-pay',
  'member',
  'drafts',
  'schedule',
  'payment-profile',
  'auto-pay',
  'draft',
  'scheduled-payment',
  'top-up',
]);
/** Where a page ended: when its last payment began, and which it was. */
const place = z
  .string()
  .max(100)
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z~[\w-]+$/)
  .refine((text) => !Number.isNaN(Date.parse(text.split('~')[0] ?? '')))
  .meta({ description: 'a place in the list', examples: ['2026-11-23T18:04:11.000Z~20261121-3F9A0C41D2B7'] });
const span = { from: day.optional(), to: day.optional() };
const asked = z.coerce
  .number()
  .int()
  .min(0)
  .max(999_999_999_999)
  .optional()
  .meta({ description: 'in cents', examples: [5000] });
/** What of all payments is meant. */
const filter = {
  ...span,
  tender: tender.optional(),
  standing: standing.optional(),
  least: asked,
  most: asked,
  whose: z
    .string()
    .regex(/^\d{1,12}$/)
    .optional()
    .meta({ description: 'a member, or an account', examples: ['104480316'] }),
};
const payment = z.object({
  transNo,
  at: moment.meta({ description: 'when it began' }),
  memberNumber: z.string(),
  name: z.string(),
  accounts: z.array(accountNumber),
  tender: tender.nullable().meta({ description: 'null until it is known' }),
  lastFour: z.string().nullable(),
  flow,
  amountCents: cents,
  feeCents: cents.nullable(),
  standing,
});
const happening = z.enum([
  'started',
  'taken',
  'declined',
  'cancelled',
  'given-back',
  'sent-back',
  'contested',
  'contest-won',
  'contest-lost',
  'second-charge',
  'second-charge-back',
  'posted',
  'booked-back',
  'booked-again',
  'confirmed',
  'receipt',
  'return-heard',
  'refund-approved',
  'refund-sent',
  'refund-done',
  'refund-refused',
]);

/** Payments as the office looks them through (office-64, office-65). */
export const paymentsOperations = {
  'payments.list': officeOperation({
    method: 'GET',
    path: '/v1/payments',
    summary: 'Payments that began within a span of days, the newest first; `after` is the `next` of the page before',
    tag,
    access: staff('payments.see'),
    changes: 'nothing',
    audit: [],
    query: z.object({ ...filter, after: place.optional() }),
    response: z.object({ payments: z.array(payment), next: place.nullable() }),
    errors: [],
  }),
  'payments.file': officeOperation({
    method: 'GET',
    path: '/v1/payments-file',
    summary: 'The same payments as a CSV file, 100,000 at most; an entry of the audit',
    tag,
    access: staff('payments.see'),
    changes: 'something',
    audit: ['payments-listed'],
    query: z.object(filter),
    file: 'text/csv',
    response: fileLines,
    errors: [],
  }),
  'payments.days': officeOperation({
    method: 'GET',
    path: '/v1/payment-days',
    summary: 'What was posted on each day, by how it was paid, and what was booked back; the newest day first',
    tag,
    access: staff('payments.see'),
    changes: 'nothing',
    audit: [],
    query: z.object(span),
    response: z.object({ days: z.array(dayTotals.extend({ day })), all: dayTotals }),
    errors: [],
  }),
  'payments.see': officeOperation({
    method: 'GET',
    path: '/v1/payments/{transNo}',
    summary: 'One payment with everything that happened to it; reading is an entry of the audit',
    tag,
    access: staff('payments.see'),
    changes: 'something',
    audit: ['payment-seen'],
    params: z.object({ transNo }),
    response: payment.extend({
      parts: z.array(z.object({ accountNumber, amountCents: cents })),
      confirmationNumber: z.string().nullable(),
      reference: z.string().nullable().meta({ description: 'the payment company’s number' }),
      link: z
        .object({ by: personName, at: moment })
        .nullable()
        .meta({ description: 'who of the office sent the link that it was paid by' }),
      isExported: z.boolean().meta({ description: 'a posting file has taken it to the billing system' }),
      trail: z.array(
        z.object({
          at: moment,
          what: happening,
          amountCents: cents.nullable(),
          /** An account, the company’s number, a code, or the number of a posting file. */
          detail: z.string().nullable(),
        }),
      ),
    }),
    errors: [404],
  }),
  'payments.send-receipt': officeOperation({
    method: 'POST',
    path: '/v1/payments/{transNo}/receipt',
    summary: 'E-mail the receipt of a payment again, to the contact on file, within the two copies that there are',
    tag,
    access: staff('messages.resend'),
    changes: 'something',
    audit: ['receipt-sent-again'],
    asks: 'reason',
    params: z.object({ transNo }),
    body: z.object({ reason }),
    response: z.object({ sentTo: z.string().meta({ examples: ['m***@okonkwo.example'] }), left: z.number().int() }),
    errors: [404, 409, 429],
  }),
} as const;
