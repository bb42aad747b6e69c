import { mostTokens, tokenAccounts, tokenNameLength } from '@rochdale/domain/identity/access-tokens/token-rules';
import { passwordAbsoluteMax } from '@rochdale/domain/identity/sign-in/new-credentials';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { accountNumber, localDay, memberNumber } from '../../schemas/fields.ts';
import { moment } from '../../schemas/moment.ts';

const tag = 'Personal tokens';
const member = z.object({ memberNumber });
const tokenId = z.uuid().meta({ description: 'which token', examples: ['7c0a3c1e-2f7b-4a39-9d5e-0f5a3ef4a6b0'] });
const name = z
  .string()
  .max(2 * tokenNameLength)
  .meta({ description: 'what it is for', examples: ['Home Assistant'] });

/** Tokens with which a member's own machines read (identity-110). The token itself is never answered again. */
export const accessTokensOperations = {
  'access-tokens.list': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/access-tokens',
    summary: 'The personal tokens of the login, and when and from which network each was last used',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    ofLogin: true,
    gate: 'usageTracker',
    params: member,
    response: z.object({
      mayMake: z
        .boolean()
        .meta({ description: 'the login is a member’s; a person without a membership has nothing to read' }),
      today: localDay.meta({ description: 'the co-op’s day, from which the last day is judged' }),
      tokens: z
        .array(
          z.object({
            tokenId,
            name,
            accounts: z
              .array(z.string().meta({ examples: ['104471882'] }))
              .meta({ description: 'those that it reads now, by number' }),
            madeAt: moment,
            endsOn: localDay.meta({ description: 'its last day', examples: ['2027-11-21'] }),
            isOver: z.boolean().meta({ description: 'its last day is past' }),
            lastUsed: z
              .object({
                at: moment,
                network: z.string().meta({ description: 'no address, its network', examples: ['203.0.113.0/24'] }),
              })
              .nullable(),
          }),
        )
        .max(mostTokens),
    }),
    errors: [404],
  }),
  'access-tokens.make': operation({
    method: 'POST',
    path: '/v3/member/{memberNumber}/access-tokens',
    summary: 'Make a personal token that reads the usage of chosen accounts; it is shown in this answer alone',
    tag,
    access: 'member',
    changes: 'something',
    audit: ['access-token-made', 'current-password-failed'],
    ofLogin: true,
    gate: 'usageTracker',
    params: member,
    body: z.object({
      name,
      accounts: z
        .array(z.object({ accountNumber }))
        .max(tokenAccounts)
        .meta({ description: 'the accounts that it reads' }),
      endsOn: localDay.meta({ description: 'its last day, a year from today at most', examples: ['2027-11-21'] }),
      currentPassword: z
        .string()
        .max(passwordAbsoluteMax)
        .meta({ description: 'the password of the login', examples: ['Quiet-harbor-17!'] }),
    }),
    response: z.object({
      tokenId,
      token: z.string().meta({ examples: ['rdl_pat_7fQ29xLmK40vZp1c8sTe7fQ29xLmK40vZp1c8sTe1aB2c3'] }),
    }),
    errors: [400, 404, 409, 429],
  }),
  'access-tokens.end': operation({
    method: 'DELETE',
    path: '/v3/member/{memberNumber}/access-tokens/{tokenId}',
    summary: 'End a personal token; it opens nothing from the next call on',
    tag,
    access: 'member',
    changes: 'something',
    audit: ['access-token-ended'],
    ofLogin: true,
    gate: 'usageTracker',
    params: member.extend({ tokenId }),
    response: z.object({}),
    errors: [404],
  }),
} as const;
