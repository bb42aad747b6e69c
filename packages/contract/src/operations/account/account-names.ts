import { nicknameViolation } from '@rochdale/domain/account/account-names/nickname';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { nickname } from '../../schemas/answered.ts';
import { accountNumber, memberNumber, ruled } from '../../schemas/fields.ts';

const tag = 'Accounts';

/** What a member calls the accounts (account-92). */
export const accountNamesOperations = {
  'account-names.list': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/account-names',
    summary: 'The accounts that the member has given a name',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    asMember: true,
    delegates: 'never',
    gate: 'always',
    params: z.object({ memberNumber }),
    response: z.object({
      results: z.array(z.object({ accountNumber, nickname: nickname.unwrap().meta({ examples: ['Home'] }) })),
    }),
    errors: [404],
  }),
  'account-names.set': operation({
    method: 'PUT',
    path: '/v3/member/{memberNumber}/accounts/{accountNumber}/nickname',
    summary: 'Give an account a name of one’s own, or take it away',
    tag,
    access: 'member',
    changes: 'something',
    audit: ['account-named'],
    delegates: 'manage',
    gate: 'always',
    params: z.object({ memberNumber, accountNumber }),
    body: z.object({
      nickname: ruled(nicknameViolation).meta({
        description: 'at most 30 characters as people count them; empty: none',
        examples: ['Mom’s place'],
      }),
    }),
    response: z.object({ nickname }),
    errors: [400, 404],
  }),
} as const;
