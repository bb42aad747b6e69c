import { z } from 'zod';
import { operation } from '../../operation.ts';
import { accountNumber, dollars, localDay } from '../../schemas/fields.ts';

/** Payment arrangements of an account (account-42). */
export const arrangementsOperations = {
  'arrangements.list': operation({
    method: 'GET',
    path: '/v3/accounts/{accountNumber}/arrangements',
    summary: 'Arrangements of an account with their instalments, by due date',
    tag: 'Accounts',
    access: 'member',
    changes: 'nothing',
    audit: [],
    asMember: true,
    delegates: 'see',
    gate: 'arrangements',
    params: z.object({ accountNumber }),
    response: z.object({
      results: z.array(
        z.object({
          arrangementId: z.string().meta({ examples: ['A-310'] }),
          arrangementBalance: dollars.meta({ examples: [180] }),
          nextPaymentAmount: dollars.meta({ examples: [60] }),
          nextPaymentDueDate: localDay.nullable().meta({ examples: ['2026-12-01'] }),
          arrangementNotation: z.string().meta({ examples: ['Three payments of $60.00'] }),
          isOverdue: z.boolean(),
          instalments: z.array(
            z.object({
              instalmentId: z.string().meta({ examples: ['1'] }),
              dueDate: localDay.meta({ examples: ['2026-11-30'] }),
              instalmentAmount: dollars.meta({ examples: [60] }),
              paidAmount: dollars.meta({ examples: [0] }),
              paidDate: localDay.nullable().meta({ examples: [null] }),
              state: z.enum(['paid', 'overdue', 'next', 'later']),
            }),
          ),
        }),
      ),
    }),
    errors: [404],
  }),
} as const;
