import { grantScopes } from '@rochdale/domain/identity/grants/reach';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { accountStanding } from '../../schemas/accounts.ts';
import { count, localDay, memberNumber } from '../../schemas/fields.ts';

/** What a login opens of others (identity-73, identity-89). */
export const grantsOperations = {
  'grants.accounts': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/accounts-of-others',
    summary: 'Accounts of other members that this login opens today: whose, how far and until when',
    tag: 'Delegates',
    access: 'member',
    changes: 'nothing',
    audit: [],
    ofLogin: true,
    gate: 'always',
    params: z.object({ memberNumber }),
    query: z.object({
      search: z
        .string()
        .max(60)
        .default('')
        .meta({ description: 'part of a number, a holder’s name or a street', examples: ['mill'] }),
      limit: z.coerce.number().int().min(1).max(100).default(25).meta({ description: 'most rows answered' }),
    }),
    response: z.object({
      name: z.string().meta({ description: 'who has signed in', examples: ['Marisol Okonkwo'] }),
      isMember: z.boolean().meta({ description: 'the login has a membership of its own' }),
      results: z.array(
        accountStanding.extend({
          memberNumber: memberNumber.meta({ description: 'the holder’s' }),
          holder: z.string().meta({ examples: ['Walter Prine'] }),
          scope: z
            .enum(grantScopes)
            .meta({ description: 'what the login may do; of delegates, each with all before it' }),
          endsOn: localDay.nullable().meta({ description: 'the last day; null: no end', examples: ['2027-06-30'] }),
        }),
      ),
      totalRecords: count,
    }),
    errors: [404],
  }),
} as const;
