import { verificationCodeViolation } from '@rochdale/domain/identity/registration/registration-form';
import { usernameViolation } from '@rochdale/domain/identity/sign-in/credentials';
import { codeChannels } from '@rochdale/domain/identity/sign-in/locked';
import { passwordAbsoluteMax } from '@rochdale/domain/identity/sign-in/new-credentials';
import { languages } from '@rochdale/domain/messages/languages';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { memberNumber, ruled } from '../../schemas/fields.ts';

const tag = 'Sign-in';

/** What browsers kept of an earlier sign-in before it was a cookie. */
const deviceToken = z
  .string()
  .regex(/^[\w-]{43}$/)
  .optional();

/**
 * How a sign-in stands. With multi-factor on, the first step answers no token but the two sealed values that the second
 * step sends back (identity-6).
 */
const signedIn = z.object({
  accessToken: z.string().nullable(),
  memberNumber: memberNumber.nullable(),
  expireInMinutes: z.number().int().positive(),
  memberMfaEnabled: z.boolean(),
  mfaAuthenticateModel: z.object({ encryptedMember: z.string(), encryptedUserName: z.string() }).nullable(),
  loginInfo: z
    .object({
      lastSignedInAt: z.string().nullable(),
      /** The site asks for multi-factor and this login has none yet: only its set-up is open. */
      mustSetUpMfa: z.boolean(),
      /** The language that the member reads. */
      language: z.enum(languages),
    })
    .nullable(),
});

/** Sign-in and sessions (identity-3, identity-11). */
export const signInOperations = {
  'sign-in.login': operation({
    method: 'POST',
    path: '/v3/login',
    summary: 'Exchange a username and password for an access token, or for the second step',
    tag,
    access: 'public',
    changes: 'something',
    audit: ['signed-in', 'signed-in-on-new-device', 'sign-in-failed', 'login-locked'],
    gate: 'always',
    body: z.object({
      username: ruled(usernameViolation),
      password: z.string().min(1).max(passwordAbsoluteMax),
      deviceToken,
      /** While the login is locked: the code that was sent to a contact on file. */
      code: z
        .object({ attempt: z.string().min(1).max(2000), verificationCode: ruled(verificationCodeViolation) })
        .optional(),
    }),
    response: signedIn,
    errors: [400, 428, 429],
  }),
  'sign-in.send-code': operation({
    method: 'POST',
    path: '/v3/login/code',
    summary: 'Have a code sent to a contact on file of a locked login; the answer is always the same',
    tag,
    access: 'public',
    changes: 'something',
    audit: [],
    gate: 'always',
    body: z.object({ username: ruled(usernameViolation), channel: z.enum(codeChannels) }),
    response: z.object({ attempt: z.string(), message: z.string() }),
    errors: [400, 428],
  }),
  'sign-in.verify-code': operation({
    method: 'POST',
    path: '/v3/login/verify',
    summary: 'The second step: a code of the authenticator app, or a recovery code',
    tag,
    access: 'public',
    changes: 'something',
    audit: ['signed-in', 'signed-in-on-new-device', 'code-failed', 'recovery-code-used'],
    gate: 'always',
    body: z.object({
      userName: ruled(usernameViolation),
      token: z.string().min(6).max(20),
      encryptedMember: z.string().max(2000),
      encryptedUserName: z.string().max(2000),
      deviceToken,
    }),
    response: signedIn,
    errors: [400, 429],
  }),
  'sign-in.session': operation({
    method: 'GET',
    path: '/v3/session',
    summary: 'Whether the access token is still good; asking keeps it alive',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    beforeMfa: true,
    gate: 'always',
    response: z.object({ memberNumber, expireInMinutes: z.number().int().positive() }),
    errors: [],
  }),
  'sign-in.session-of-member': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/session',
    summary: 'Whether the access token is good and belongs to this member',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: ['handed-over'],
    gate: 'always',
    params: z.object({ memberNumber }),
    response: z.object({ memberNumber, expireInMinutes: z.number().int().positive() }),
    errors: [404],
  }),
  'sign-in.logout': operation({
    method: 'POST',
    path: '/v3/logout',
    summary: 'Revoke the access token',
    tag,
    access: 'member',
    changes: 'something',
    audit: ['signed-out'],
    beforeMfa: true,
    gate: 'always',
    response: z.object({}),
    errors: [],
  }),
} as const;
