import { z } from 'zod';
import { operation } from '../../operation.ts';
import { accountType, said, serviceAddress } from '../../schemas/answered.ts';
import { accountNumber, dollars, localDay, memberNumber } from '../../schemas/fields.ts';

const tag = 'Programs';
const path = '/v3/member/{memberNumber}/operation-roundup';
const params = z.object({ memberNumber });

/** Operation RoundUp (account-58). Dollars; none is null. */
export const operationRoundupOperations = {
  'operation-roundup.list': operation({
    method: 'GET',
    path,
    summary: 'A member’s accounts with their part in Operation RoundUp',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    asMember: true,
    delegates: 'never',
    gate: 'roundUp',
    params,
    response: z.object({
      accounts: z.array(
        z.object({
          accountNumber,
          accountType,
          address: serviceAddress,
          operationRoundup: z.boolean(),
          operationRoundupAmount: dollars.nullable().meta({ examples: [2] }),
          operationRoundupExpiration: localDay.nullable().meta({ examples: ['2027-06-30'] }),
        }),
      ),
      today: localDay.meta({ description: 'the co-op’s day, from which expirations are judged' }),
    }),
    errors: [404],
  }),
  'operation-roundup.update': operation({
    method: 'PUT',
    path,
    summary: 'Change the part that accounts take: all of them, or none',
    tag,
    access: 'member',
    changes: 'something',
    audit: [],
    delegates: 'never',
    gate: 'roundUp',
    params,
    body: z
      .array(
        z.object({
          accountNumber,
          isRoundUp: z.boolean().meta({ description: 'takes part', examples: [true] }),
          amount: dollars
            .nullable()
            .meta({ description: 'fixed gift each month; null: the bill is rounded up', examples: [2] }),
          expireDate: localDay
            .nullable()
            .meta({ description: 'last day; null: until it is ended', examples: ['2027-06-30'] }),
        }),
      )
      .min(1)
      .max(1000),
    response: said,
    errors: [400, 404, 429],
  }),
} as const;
