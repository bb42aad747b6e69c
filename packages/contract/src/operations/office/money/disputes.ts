import { z } from 'zod';
import { officeOperation, staff } from '../../../office-operation.ts';
import { moment } from '../../../schemas/moment.ts';

const transNo = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .meta({ description: 'the number of a payment', examples: ['20261121-3F9A0C41D2B7'] });
const state = z.enum(['open', 'won', 'lost']);
const books = z.enum(['posted', 'back', 'again', 'left']).meta({
  description: 'what our books have of the payment; left: they did not follow, and a person has to look',
});

/** What payers contested (office-102). */
export const disputesOperations = {
  'disputes.list': officeOperation({
    method: 'GET',
    path: '/v1/disputes',
    summary:
      'Disputes of card payments, the open ones first by their last day, then those that ended, or one payment’s',
    tag: 'Payments',
    access: staff('payments.see'),
    changes: 'nothing',
    audit: [],
    query: z.object({ transNo: transNo.optional() }),
    response: z.object({
      disputes: z.array(
        z.object({
          disputeId: z.string().meta({ examples: ['dp_1PgafmB7WZ01zgkW6dKueIc5'] }),
          transNo,
          memberNumber: z.string(),
          name: z.string(),
          state,
          reason: z.string().meta({ description: 'by the company’s own word', examples: ['fraudulent'] }),
          amountCents: z.number().int(),
          isTaken: z.boolean().meta({ description: 'the company holds the money back' }),
          evidenceBy: moment.nullable().meta({ description: 'null where there is nothing to answer any more' }),
          openedAt: moment,
          endedAt: moment.nullable(),
          books,
        }),
      ),
    }),
    errors: [],
  }),
} as const;
