import { maxAccountsPerPayment } from '@rochdale/domain/paying/payments/several-accounts';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { pageSizes } from '../../schemas/all-accounts.ts';
import { localDay, memberNumber } from '../../schemas/fields.ts';
import { payableAccount } from '../../schemas/payments.ts';

const sizes: readonly number[] = [...pageSizes, maxAccountsPerPayment];

/** Pay Multiple Accounts (paying-52); the payment itself begins with `member-pay.initiate`. */
export const payMultipleOperations = {
  'pay-multiple.accounts': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/payable-accounts',
    summary: 'A page of the member’s accounts with what each owes and how it may be paid',
    tag: 'Member payments',
    access: 'member',
    changes: 'nothing',
    audit: [],
    gate: 'always',
    params: z.object({ memberNumber }),
    query: z.object({
      search: z.string().max(60).default(''),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      /** The largest page holds as many accounts as one payment takes. */
      pageSize: z.coerce
        .number()
        .refine((size) => sizes.includes(size))
        .default(10),
    }),
    response: z.object({
      results: z.array(payableAccount.extend({ accountType: z.string() })),
      /** Accounts that match the search. */
      totalRecords: z.number().int(),
      /** Accounts that the member has. */
      memberRecords: z.number().int(),
      /** The co-op's day: later payments begin with the next. */
      today: localDay,
    }),
    errors: [400, 404],
  }),
} as const;
