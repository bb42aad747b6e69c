import { z } from 'zod';
import { operation } from '../../operation.ts';
import { accountNumber, count, localDay } from '../../schemas/fields.ts';

const figure = z.number().nonnegative().nullable();
const indices = z.object({
  saidi: figure.meta({ description: 'minutes a member was without power, on average', examples: [142] }),
  saifi: figure.meta({ description: 'times, on average', examples: [1.3] }),
  caidi: figure.meta({
    description: 'minutes until it was back, on average; null without any outage',
    examples: [109.2],
  }),
});

/** How reliable the power is (service-87). */
export const reliabilityOperations = {
  'reliability.see': operation({
    method: 'GET',
    path: '/v3/outage/accounts/{accountNumber}/reliability',
    summary: 'How reliable the power was in the last 12 months, of all members and at an account’s place (IEEE 1366)',
    tag: 'Outage',
    access: 'member',
    delegates: 'see',
    gate: 'outage',
    changes: 'nothing',
    audit: [],
    asMember: true,
    params: z.object({ accountNumber }),
    response: z.object({
      from: localDay,
      to: localDay,
      usual: indices.meta({ description: 'unplanned, without major event days' }),
      withMajorEvents: indices,
      planned: indices,
      majorEventDays: z.array(localDay).meta({ examples: [['2026-02-03']] }),
      yours: z
        .object({
          minutes: z
            .number()
            .nonnegative()
            .meta({ examples: [185] }),
          times: count.meta({ examples: [2] }),
        })
        .nullable()
        .meta({ description: 'unplanned, without major event days; null where the account has no place' }),
    }),
    errors: [404],
  }),
} as const;
