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
    gate: 'arrangements',
    params: z.object({ accountNumber }),
    response: z.object({
      results: z.array(
        z.object({
          arrangementId: z.string(),
          arrangementBalance: dollars,
          nextPaymentAmount: dollars,
          nextPaymentDueDate: localDay.nullable(),
          arrangementNotation: z.string(),
          isOverdue: z.boolean(),
          instalments: z.array(
            z.object({
              instalmentId: z.string(),
              dueDate: localDay,
              instalmentAmount: dollars,
              paidAmount: dollars,
              paidDate: localDay.nullable(),
              state: z.enum(['paid', 'overdue', 'next', 'later']),
            }),
          ),
        }),
      ),
    }),
    errors: [404],
  }),
} as const;
