import { passwordViolation, usernameViolation } from '@rochdale/domain/sign-in/credentials';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { memberNumber, ruled } from '../schemas/fields.ts';

const tag = 'Sign-in';

/** Sign-in and sessions (S0 §3 Login and MFA, §4 Session). */
export const signInOperations = {
  'sign-in.login': operation({
    method: 'POST',
    path: '/v3/login',
    summary: 'Exchange a username and password for an access token',
    tag,
    access: 'public',
    gate: 'always',
    body: z.object({ username: ruled(usernameViolation), password: ruled(passwordViolation) }),
    response: z.object({
      accessToken: z.string(),
      memberNumber,
      expireInMinutes: z.number().int().positive(),
      memberMfaEnabled: z.boolean(),
      mfaAuthenticateModel: z.object({ encryptedMember: z.string(), encryptedUserName: z.string() }).nullable(),
      loginInfo: z.object({ lastSignedInAt: z.string().nullable() }),
    }),
    errors: [400, 429],
  }),
  'sign-in.session': operation({
    method: 'GET',
    path: '/v3/session',
    summary: 'Whether the access token is still good; asking keeps it alive',
    tag,
    access: 'member',
    gate: 'always',
    response: z.object({ memberNumber, expireInMinutes: z.number().int().positive() }),
    errors: [],
  }),
  'sign-in.logout': operation({
    method: 'POST',
    path: '/v3/logout',
    summary: 'Revoke the access token',
    tag,
    access: 'member',
    gate: 'always',
    response: z.object({}),
    errors: [],
  }),
} as const;
