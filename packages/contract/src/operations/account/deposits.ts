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
    asMember: true,
    delegates: 'see',
    gate: 'deposits',
    params: z.object({ accountNumber }),
    response: z.object({
      results: z.array(
        z.object({
          depositId: z.string().meta({ examples: ['D-2041'] }),
          depositDate: localDay.meta({ examples: ['2024-05-02'] }),
          depositType: z.string().meta({ examples: ['Connection deposit'] }),
          depositAmount: dollars.meta({ examples: [200] }),
          interestAmount: dollars.meta({ examples: [7.5] }),
          refundDate: localDay.nullable().meta({ examples: [null] }),
          depositStatus: z.enum(depositStatuses),
        }),
      ),
    }),
    errors: [404],
  }),
} as const;
