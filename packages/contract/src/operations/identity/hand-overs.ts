import { isHandOverToken } from '@rochdale/domain/identity/hand-overs/hand-over-token';
import { z } from 'zod';
import { key, operation } from '../../operation.ts';
import { memberNumber } from '../../schemas/fields.ts';
import { signedIn } from './sign-in.ts';

const example = 'rdl_ho_Zt8xkq3n5V0mYc1LwP7dRjE2uHbG4sFiKoA9TqXeN6M';

/** Members whom another system of the co-op hands over (identity-137). */
export const handOversOperations = {
  'hand-overs.make': operation({
    method: 'POST',
    path: '/v3/connected/hand-overs',
    summary: 'Hand a member over who has just signed in at the other system: a token that counts once, for a minute',
    tag: 'Connected systems',
    access: key('members.hand-over'),
    changes: 'something',
    audit: [],
    gate: 'always',
    body: z.object({ memberNumber }),
    response: z.object({
      token: z.string().meta({ description: 'shown in this answer alone', examples: [example] }),
      url: z.string().meta({
        description: 'where the member’s browser is sent',
        examples: [`https://portal.example/pages/external-redirect?token=${example}&member=200025`],
      }),
      expiresAt: z.iso.datetime().meta({ examples: ['2026-11-24T18:05:11.000Z'] }),
    }),
    errors: [404],
  }),
  'hand-overs.take': operation({
    method: 'POST',
    path: '/v3/login/hand-over',
    summary: 'Sign a member in whom another system hands over; token and member belong together, once',
    tag: 'Sign-in',
    access: 'public',
    changes: 'something',
    audit: ['handed-over', 'signed-in', 'signed-in-on-new-device', 'notices-preset'],
    gate: 'always',
    body: z.object({
      token: z
        .string()
        .refine(isHandOverToken, 'must be a hand-over token')
        .meta({ description: 'as the other system was given it', examples: [example] }),
      memberNumber,
    }),
    response: signedIn.extend({
      username: z.string().meta({ description: 'of the login, for its second step', examples: ['walter.prine'] }),
    }),
    errors: [400, 429],
  }),
} as const;
