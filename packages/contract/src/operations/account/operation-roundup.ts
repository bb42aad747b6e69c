import { z } from 'zod';
import { operation } from '../../operation.ts';
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
    gate: 'roundUp',
    params,
    response: z.object({
      accounts: z.array(
        z.object({
          accountNumber,
          accountType: z.string(),
          address: z.string(),
          operationRoundup: z.boolean(),
          operationRoundupAmount: dollars.nullable(),
          operationRoundupExpiration: localDay.nullable(),
        }),
      ),
      /** The co-op's day, from which expirations are judged. */
      today: localDay,
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
    gate: 'roundUp',
    params,
    body: z
      .array(
        z.object({
          accountNumber,
          isRoundUp: z.boolean(),
          amount: dollars.nullable(),
          expireDate: localDay.nullable(),
        }),
      )
      .min(1)
      .max(1000),
    response: z.object({ message: z.string() }),
    errors: [400, 404, 429],
  }),
} as const;
