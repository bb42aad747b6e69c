import { z } from 'zod';
import { officeOperation, staff } from '../../../office-operation.ts';
import { localDay } from '../../../schemas/fields.ts';
import { moment } from '../../../schemas/moment.ts';
import { nothing, personName, reason } from '../../../schemas/staff.ts';

const tag = 'Pledges';
const digits = z.string().regex(/^\d{1,12}$/);
const memberNumber = digits.meta({ description: 'a member', examples: ['200017'] });
const accountNumber = digits.meta({ description: 'an account of the member', examples: ['104471882'] });
const pledgeId = z.uuid().meta({ description: 'a pledge', examples: ['5f0c7a52-6f0e-4a6e-9d7a-0f6f0d3a7b12'] });
const agency = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .meta({ description: 'who promised it', examples: ['Lane County energy assistance'] });
const amountCents = z
  .int()
  .positive()
  .max(100_000_000)
  .meta({ description: 'in cents', examples: [6_000] });
const untilDay = localDay.meta({ description: 'by when it is to be here', examples: ['2026-12-15'] });
const outcomes = ['paid', 'withdrawn'] as const;

/** What agencies have promised to pay for a member (office-179). */
export const pledgesOperations = {
  'pledges.list': officeOperation({
    method: 'GET',
    path: '/v1/members/{memberNumber}/pledges',
    summary: 'What agencies have promised to pay for a member, the newest first',
    tag,
    access: staff('members.see'),
    changes: 'nothing',
    audit: [],
    params: z.object({ memberNumber }),
    response: z.object({
      pledges: z.array(
        z.object({
          ...{ pledgeId, accountNumber, agency, amountCents, untilDay },
          by: personName,
          at: moment,
          isLate: z.boolean().meta({ description: 'its day has passed, and nobody has said what became of it' }),
          outcome: z.enum(outcomes).nullable().meta({ description: 'null: it is awaited' }),
        }),
      ),
    }),
    errors: [],
  }),
  'pledges.record': officeOperation({
    method: 'POST',
    path: '/v1/members/{memberNumber}/pledges',
    summary:
      'Record what an agency has promised to pay on an account; once by its id. The member sees that it is awaited',
    tag,
    access: staff('queues.review'),
    changes: 'something',
    audit: ['pledge-recorded'],
    asks: 'reason',
    params: z.object({ memberNumber }),
    body: z.object({ pledgeId, accountNumber, agency, amountCents, untilDay, reason }),
    response: nothing,
    errors: [404, 409],
  }),
  'pledges.settle': officeOperation({
    method: 'POST',
    path: '/v1/accounts/{accountNumber}/pledges/{pledgeId}/settle',
    summary: 'Say that a pledge was paid, or will not come',
    tag,
    access: staff('queues.review'),
    changes: 'something',
    audit: ['pledge-settled'],
    asks: 'reason',
    params: z.object({ accountNumber, pledgeId }),
    body: z.object({ outcome: z.enum(outcomes), reason }),
    response: nothing,
    errors: [404, 409],
  }),
} as const;
