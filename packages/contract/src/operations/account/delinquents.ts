import { z } from 'zod';
import { operation } from '../../operation.ts';
import { accountNumber, dollars, localDay } from '../../schemas/fields.ts';
import { ticks } from '../../schemas/usage.ts';

const tag = 'Accounts';
const params = z.object({ accountNumber });
const gate = 'delinquents';

/** Delinquent record (account-45). Dollars; days of the co-op. */
const delinquent = z.object({
  billDate: localDay,
  pastDue: dollars,
  lateFee: dollars,
  cutoffDate: localDay.nullable(),
  /** Opens this notice for this account alone, and not for long; nobody can read or make one. */
  delinquentViewUrl: z.string(),
  delinquentProcessedDate: localDay.nullable(),
});

/** Notices of delinquency of an account (account-45, account-47). */
export const delinquentsOperations = {
  'delinquents.list': operation({
    method: 'GET',
    path: '/v3/accounts/{accountNumber}/delinquents',
    summary: 'Delinquent records of an account, the newest bill first',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    gate,
    params,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(10),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    response: z.object({ totalRecords: z.number().int(), results: z.array(delinquent) }),
    errors: [400, 404],
  }),
  'delinquents.document': operation({
    method: 'GET',
    path: '/v3/accounts/{accountNumber}/delinquents/document',
    summary: 'A notice as a PDF: the co-op’s own, or one made from the record',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    gate,
    params,
    query: z.object({
      delinquentViewUrl: z.string().min(1).max(1000),
      delinquentProcessedDate: localDay.optional(),
      ticks,
    }),
    response: z.object({ fileName: z.string(), delinquentViewUrlFileBytes: z.string() }),
    errors: [400, 404],
  }),
} as const;
