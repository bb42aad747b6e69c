import { commentsViolation } from '@rochdale/domain/service/service-requests/service-request';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { said } from '../../schemas/answered.ts';
import { explainedBill, findingKinds } from '../../schemas/bill-explained.ts';
import { accountNumber, localDay, ruled } from '../../schemas/fields.ts';

const tag = 'Bills';
const billDate = localDay
  .optional()
  .meta({ description: 'the bill’s day; the newest when left out', examples: ['2026-11-04'] });

/** A bill, explained, and a question about it (account-121 to account-127). */
export const billExplainedOperations = {
  'bill-explained.get': operation({
    method: 'GET',
    path: '/v3/accounts/{accountNumber}/bill-explained',
    summary: 'Why a bill is what it is: its lines, its days, what changed, and what is worth a look',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    asMember: true,
    delegates: 'see',
    gate: 'always',
    params: z.object({ accountNumber }),
    query: z.object({ billDate }),
    response: explainedBill,
    errors: [400, 404],
  }),
  'bill-explained.ask': operation({
    method: 'POST',
    path: '/v3/accounts/{accountNumber}/bill-questions',
    summary: 'Ask the office about a bill, with what is known of it attached',
    tag,
    access: 'member',
    changes: 'something',
    audit: [],
    delegates: 'manage',
    gate: 'serviceRequests',
    params: z.object({ accountNumber }),
    body: z.object({
      billDate,
      about: z
        .enum(['bill', ...findingKinds])
        .meta({ description: 'the bill, or what was found about it', examples: ['bill'] }),
      words: ruled(commentsViolation, 5000).default('').meta({ description: 'the member’s own words' }),
    }),
    response: said,
    errors: [400, 404, 429],
  }),
} as const;
