import { tenders } from '@rochdale/domain/office/payments/payment-standing';
import { refundStates } from '@rochdale/domain/paying/refunds/refund-state';
import { z } from 'zod';
import { officeOperation, staff } from '../../../office-operation.ts';
import { moment } from '../../../schemas/moment.ts';
import { doneOrWaiting, personName, reason } from '../../../schemas/staff.ts';

const tag = 'Payments';
const transNo = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .meta({ description: 'the number of a payment', examples: ['20261121-3F9A0C41D2B7'] });
const params = z.object({ transNo });
const cents = z
  .number()
  .int()
  .meta({ description: 'in cents', examples: [6633] });
const part = z.object({
  accountNumber: z
    .string()
    .regex(/^[\w-]{1,30}$/)
    .meta({ description: 'an account', examples: ['104480316'] }),
  amountCents: cents.nonnegative().max(999_999_999_999),
});
const parts = z.array(part).min(1).max(200).meta({ description: 'how much of which account of the payment' });
const sums = { parts: z.array(part), feeCents: cents };

/** Money of a payment that is given back (office-66 to office-71). */
export const refundsOperations = {
  'refunds.see': officeOperation({
    method: 'GET',
    path: '/v1/payments/{transNo}/refunds',
    summary: 'What was given back of a payment, what is asked for, and what is left of it',
    tag,
    access: staff('payments.see'),
    changes: 'nothing',
    audit: [],
    params,
    response: z.object({
      closed: z
        .string()
        .nullable()
        .meta({ description: 'why nothing can be given back', examples: [null] }),
      earlyUntil: z.iso
        .date()
        .nullable()
        .meta({ description: 'until then the bank may still send the e-check back', examples: ['2026-11-30'] }),
      left: z.object(sums),
      payment: z.object({
        name: z.string().meta({ description: 'the member', examples: ['Marisol Okonkwo'] }),
        amountCents: cents,
        tender: z.enum(tenders).nullable(),
        lastFour: z
          .string()
          .nullable()
          .meta({ examples: ['1111'] }),
      }),
      refunds: z.array(
        z.object({
          refundNumber: z.string().meta({ examples: ['20261121-3F9A0C41D2B7-R1'] }),
          ...sums,
          state: z.enum(refundStates),
          isOfCompany: z.boolean().meta({ description: 'begun at the payment company, not here' }),
          refusal: z
            .string()
            .nullable()
            .meta({ examples: [null] }),
        }),
      ),
      asked: z.array(
        z.object({
          approvalId: z.uuid().meta({ examples: ['5f0c7a52-6f0e-4a6e-9d7a-0f6f0d3a7b13'] }),
          by: personName,
          at: moment,
          reason,
          isOwn: z.boolean(),
          ...sums,
        }),
      ),
    }),
    errors: [404],
  }),
  'refunds.ask': officeOperation({
    method: 'POST',
    path: '/v1/payments/{transNo}/refunds',
    summary:
      'Give money of a payment back, whole or in part; the same askId again is answered the same and given back once',
    tag,
    access: staff('payments.refund'),
    changes: 'something',
    audit: ['refund-approved', 'approval-asked'],
    asks: 'reason',
    freshProof: true,
    twoPeople: 'refund',
    params,
    body: z.object({
      askId: z.uuid().optional().meta({ description: 'made by the form; a page of the release before sends none' }),
      reason,
      parts,
      withFee: z.boolean().meta({ description: 'whether what is left of the fee goes back too' }),
      evenEarly: z.boolean().meta({ description: 'known that the bank may still send the e-check back' }),
    }),
    response: doneOrWaiting,
    errors: [404, 409],
  }),
} as const;
