import { z } from 'zod';
import { operation } from '../../operation.ts';
import { token } from '../../schemas/fields.ts';
import {
  askedLength,
  askedMeter,
  directUsage,
  intervalUsage,
  prepaidSummarization,
  ticks,
} from '../../schemas/usage.ts';

const tag = 'Direct usage';

/**
 * Days for the direct tracker. With `dataEncrypt` the account number is the sealed one of the link, and the
 * answer brings a `usageToken`; without, it is a plain one, which opens nothing without that token (energy-48).
 */
const askedDays = z.object({
  accountNumber: z
    .string()
    .max(2000)
    .meta({
      description: 'the sealed number of the link, or a plain one that the `usageToken` opens',
      examples: ['104500017'],
    }),
  fromDate: z
    .string()
    .max(10)
    .meta({ description: 'first day', examples: ['2026-11-14'] }),
  toDate: z
    .string()
    .max(10)
    .meta({ description: 'last day', examples: ['2026-11-14'] }),
  dataEncrypt: z.boolean().meta({ description: 'the account number is the sealed one of a link' }),
  usageToken: token.max(200).optional().meta({ description: 'given by `direct-usage.daily`' }),
  type: z
    .string()
    .max(30)
    .optional()
    .meta({ description: 'not heeded', examples: ['daily'] }),
  ticks,
});
const laterCall = askedDays.omit({ dataEncrypt: true, type: true });

/** The Direct Usage Tracker, which a link of the co-op's own systems opens (energy-46). */
export const directUsageOperations = {
  'direct-usage.daily': operation({
    method: 'POST',
    path: '/v3/direct-usage/daily',
    summary: 'Usage and weather by day and meter of the account that a link names',
    tag,
    access: 'public',
    changes: 'something',
    audit: [],
    gate: 'always',
    body: askedDays,
    response: directUsage,
    errors: [400, 404, 429],
  }),
  'direct-usage.prepaid': operation({
    method: 'POST',
    path: '/v3/direct-usage/prepaid',
    summary: 'Balance, average charge and last payment of a prepaid account',
    tag,
    access: 'public',
    changes: 'nothing',
    audit: [],
    gate: 'always',
    body: laterCall,
    response: prepaidSummarization,
    errors: [400, 404, 429],
  }),
  'direct-usage.intervals': operation({
    method: 'POST',
    path: '/v3/direct-usage/intervals',
    summary: 'Usage of a single day by intervals',
    tag,
    access: 'public',
    changes: 'nothing',
    audit: [],
    gate: 'always',
    body: laterCall.extend({ meterId: askedMeter, intervalType: askedLength }),
    response: intervalUsage,
    errors: [400, 404, 429],
  }),
} as const;
