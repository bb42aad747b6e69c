import { z } from 'zod';
import { operation } from '../../operation.ts';
import { accountNumber, localDay, memberNumber } from '../../schemas/fields.ts';
import {
  askedLength,
  askedMeter,
  dailyUsage,
  intervalRange,
  intervalUsage,
  meterId,
  prepaidSummarization,
  temperatures,
  ticks,
  usageAccount,
  usageAttributes,
} from '../../schemas/usage.ts';
import { monthlyUsage, usageInsight } from '../../schemas/usage-insight.ts';

const tag = 'Usage';
const own = z.object({ memberNumber, accountNumber });
/** What a call for days asks. The rules for ranges judge the two days (energy-13). */
const askedDays = z.object({
  commodity: z
    .string()
    .max(30)
    .optional()
    .meta({ description: 'kind of service; electric when left out', examples: ['Electric'] }),
  zipcode: z
    .string()
    .max(10)
    .optional()
    .meta({ description: 'ZIP code; the account’s when left out', examples: ['97498'] }),
  fromDate: z
    .string()
    .max(10)
    .meta({ description: 'first day', examples: ['2026-11-14'] }),
  toDate: z
    .string()
    .max(10)
    .meta({ description: 'last day', examples: ['2026-11-14'] }),
  ticks,
});

/** The Usage Tracker of an account (energy-2). */
export const usageOperations = {
  'usage.account': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/accounts/{accountNumber}/usage',
    summary: 'What the Usage Tracker needs to know of an account: its meters, tabs and units',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    asMember: true,
    delegates: 'see',
    gate: 'always',
    params: own,
    response: usageAccount,
    errors: [404],
  }),
  'usage.daily': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/accounts/{accountNumber}/usage/daily',
    summary: 'Usage by day and meter with its summary; a day between others that was not read is a gap',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    asMember: true,
    delegates: 'see',
    gate: 'usageTracker',
    params: own,
    query: askedDays,
    response: dailyUsage,
    errors: [400, 404],
  }),
  'usage.temperatures': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/accounts/{accountNumber}/usage/temperatures',
    summary: 'Lowest and highest outdoor temperatures by day where the account is',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    asMember: true,
    delegates: 'see',
    gate: 'usageTracker',
    params: own,
    query: askedDays,
    response: temperatures,
    errors: [400, 404],
  }),
  'usage.prepaid': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/accounts/{accountNumber}/usage/prepaid',
    summary: 'Balance, average charge and last payment of a prepaid account',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    asMember: true,
    delegates: 'see',
    gate: 'usageTracker',
    params: own,
    query: askedDays,
    response: prepaidSummarization,
    errors: [400, 404],
  }),
  'usage.attributes': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/meters/{meterId}/usage-attributes',
    summary: 'What a meter of the member measures; decides which interval lengths there are',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    asMember: true,
    delegates: 'never',
    gate: 'usageIntervals',
    params: z.object({ memberNumber, meterId }),
    response: usageAttributes,
    errors: [404],
  }),
  'usage.intervals': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/accounts/{accountNumber}/usage/intervals',
    summary: 'Usage of a single day by intervals: 23, 24 or 25 hours, gaps as null',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    asMember: true,
    delegates: 'see',
    gate: 'usageDay',
    params: own,
    query: askedDays.omit({ ticks: true, zipcode: true }).extend({
      urlGeneratedDateTimeTicks: ticks,
      meterId: askedMeter,
      intervalType: askedLength,
    }),
    response: intervalUsage,
    errors: [400, 404],
  }),
  'usage.interval-range': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/accounts/{accountNumber}/usage/interval-range',
    summary: 'Usage of up to 366 days by intervals, one row of values a day',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    asMember: true,
    delegates: 'see',
    gate: 'usageIntervals',
    params: own,
    query: z.object({
      fromDate: localDay.meta({ description: 'first day', examples: ['2026-11-14'] }),
      toDate: localDay.meta({ description: 'last day', examples: ['2026-11-14'] }),
      meterId: askedMeter,
      intervalType: askedLength,
    }),
    response: intervalRange,
    errors: [400, 404],
  }),
  'usage.monthly': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/accounts/{accountNumber}/usage/monthly',
    summary: 'Usage by bill and by calendar month, newest first',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    asMember: true,
    delegates: 'see',
    gate: 'always',
    params: own,
    response: monthlyUsage,
    errors: [404],
  }),
  'usage.insight': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/accounts/{accountNumber}/usage/insight',
    summary: 'This month beside the one before and the year before, the expected bill, days of high usage',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    asMember: true,
    delegates: 'see',
    gate: 'usageTracker',
    params: own,
    query: z.object({ meterId: askedMeter }),
    response: usageInsight,
    errors: [404],
  }),
  'usage.config': operation({
    method: 'GET',
    path: '/v3/usage/config',
    summary: 'Order of the usage and structure of its table',
    tag,
    access: 'public',
    changes: 'nothing',
    audit: [],
    asMember: true,
    gate: 'always',
    response: z.object({
      usageSortOrder: z.enum(['ASC', 'DESC']),
      usageTableStructure: z.string().meta({ examples: ['STANDARD'] }),
    }),
    errors: [],
  }),
} as const;
