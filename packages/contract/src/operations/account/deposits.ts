import { depositStatuses } from '@rochdale/domain/account/deposits/deposits';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { accountNumber, dollars, localDay } from '../../schemas/fields.ts';

/** Deposits of an account (account-41). */
export const depositsOperations = {
  'deposits.list': operation({
    method: 'GET',
    path: '/v3/accounts/{accountNumber}/deposits',
    summary: 'Deposits of an account, the newest hundred, newest first',
    tag: 'Accounts',
    access: 'member',
    changes: 'nothing',
    audit: [],
    gate: 'deposits',
    params: z.object({ accountNumber }),
    response: z.object({
      results: z.array(
        z.object({
          depositId: z.string(),
          depositDate: localDay,
          depositType: z.string(),
          depositAmount: dollars,
          interestAmount: dollars,
          refundDate: localDay.nullable(),
          depositStatus: z.enum(depositStatuses),
        }),
      ),
    }),
    errors: [404],
  }),
} as const;
