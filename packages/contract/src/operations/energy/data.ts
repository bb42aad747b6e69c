import { downloadIntervals } from '@rochdale/domain/energy/green-button/download-range';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { localDay } from '../../schemas/fields.ts';

const tag = 'Usage data';
const accountId = z
  .string()
  .max(60)
  .meta({
    description: 'the account, by the id that Green Button has for it; no account number',
    examples: ['1f6b2c0e-93aa-8c41-9a57-0c9b1f5d2e77'],
  });
const usagePointId = z.string().meta({ examples: ['8d2f0a11-5b7c-8e02-a1f4-6c3d9b8e7f10'] });
const service = z.enum(['electric', 'water', 'gas']);
const unit = z.enum(['kWh', 'gal', 'therm']);
const direction = z
  .enum(['delivered', 'received', 'net'])
  .meta({ description: 'to the member, back from the member, or the difference' });

/** What Green Button tells, as JSON, for the bearer of a token that reads usage (energy-90). */
export const dataOperations = {
  'data.accounts': operation({
    method: 'GET',
    path: '/v3/data/accounts',
    summary: 'The accounts that the token reads, and what is measured of each',
    tag,
    access: 'data',
    changes: 'nothing',
    audit: [],
    gate: 'usageTracker',
    response: z.object({
      timeZone: z.string().meta({ description: 'of days and of what they hold', examples: ['America/Los_Angeles'] }),
      accounts: z.array(
        z.object({
          accountId,
          name: z
            .string()
            .nullable()
            .meta({ description: 'as its member calls it', examples: ['Home'] }),
          usagePoints: z.array(
            z.object({
              usagePointId,
              service,
              unit,
              series: z.array(
                z.object({
                  direction,
                  minutes: z
                    .number()
                    .int()
                    .meta({ description: 'of each reading; 1440: days', examples: [15] }),
                }),
              ),
            }),
          ),
        }),
      ),
    }),
    errors: [429],
  }),
  'data.usage': operation({
    method: 'GET',
    path: '/v3/data/accounts/{accountId}/usage',
    summary: 'Usage of an account by day, up to three years, or by intervals, up to 31 days',
    tag,
    access: 'data',
    changes: 'nothing',
    audit: [],
    gate: 'usageTracker',
    params: z.object({ accountId }),
    query: z.object({
      from: localDay.meta({ description: 'first day', examples: ['2026-11-01'] }),
      to: localDay.meta({ description: 'last day', examples: ['2026-11-21'] }),
      interval: z
        .enum(downloadIntervals)
        .default('day')
        .meta({ description: 'length of what is told', examples: ['60'] }),
    }),
    response: z.object({
      accountId,
      series: z.array(
        z.object({
          usagePointId,
          service,
          unit,
          direction,
          readings: z.array(
            z.object({
              start: z.iso.datetime().meta({ examples: ['2026-11-01T07:00:00.000Z'] }),
              seconds: z
                .number()
                .int()
                .meta({ examples: [3600] }),
              value: z.number().meta({ description: 'in the unit', examples: [1.284] }),
              quality: z.enum(['actual', 'estimate', 'keyed']),
              cost: z
                .number()
                .nullable()
                .meta({ description: 'about, in dollars, where a rate is known', examples: [0.18] }),
            }),
          ),
        }),
      ),
    }),
    errors: [400, 404, 429],
  }),
} as const;
