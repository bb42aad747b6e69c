import { z } from 'zod';
import { operation } from '../../operation.ts';
import { accountNumber, count, dollars, localDay, sealed } from '../../schemas/fields.ts';
import { ticks } from '../../schemas/usage.ts';

const tag = 'Accounts';
const params = z.object({ accountNumber });
const gate = 'delinquents';

/** Delinquent record (account-45). Dollars; days of the co-op. */
const delinquent = z.object({
  billDate: localDay.meta({ examples: ['2026-11-04'] }),
  pastDue: dollars,
  lateFee: dollars.meta({ examples: [5] }),
  cutoffDate: localDay.nullable().meta({ examples: ['2026-12-15'] }),
  delinquentViewUrl: sealed.meta({
    description: 'opens this notice for this account alone, and not for long; nobody can read or make one',
  }),
  delinquentProcessedDate: localDay.nullable().meta({ examples: ['2026-11-05'] }),
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
    delegates: 'see',
    audit: [],
    asMember: true,
    gate,
    params,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(10).meta({ description: 'most rows answered' }),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0).meta({ description: 'rows passed over' }),
    }),
    response: z.object({
      totalRecords: count,
      results: z.array(delinquent),
    }),
    errors: [400, 404],
  }),
  'delinquents.document': operation({
    method: 'GET',
    path: '/v3/accounts/{accountNumber}/delinquents/document',
    summary: 'A notice as a PDF: the co-op’s own, or one made from the record',
    tag,
    access: 'member',
    changes: 'nothing',
    delegates: 'see',
    audit: [],
    asMember: true,
    gate,
    params,
    query: z.object({
      delinquentViewUrl: sealed.min(1).max(1000).meta({ description: 'which notice is meant' }),
      delinquentProcessedDate: localDay.optional().meta({ description: 'the notice’s day', examples: ['2026-11-05'] }),
      ticks,
    }),
    response: z.object({
      fileName: z.string().meta({ examples: ['notice-2026-11-05.pdf'] }),
      delinquentViewUrlFileBytes: z.string().meta({ description: 'a PDF, base64', examples: ['JVBERi0xLjcK'] }),
    }),
    errors: [400, 404],
  }),
} as const;
