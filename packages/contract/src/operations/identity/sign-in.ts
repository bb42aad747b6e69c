import { verificationCodeViolation } from '@rochdale/domain/identity/registration/registration-form';
import { usernameViolation } from '@rochdale/domain/identity/sign-in/credentials';
import { codeChannels } from '@rochdale/domain/identity/sign-in/locked';
import { passwordAbsoluteMax } from '@rochdale/domain/identity/sign-in/new-credentials';
import { languages } from '@rochdale/domain/texts/languages';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { message } from '../../schemas/answered.ts';
import { count, memberNumber, ruled, sealed, token } from '../../schemas/fields.ts';
import { assertionOptions, passkeyAssertion } from '../../schemas/passkeys.ts';

const tag = 'Sign-in';

const deviceToken = token
  .regex(/^[\w-]{43}$/)
  .optional()
  .meta({ description: 'what this browser kept of an earlier sign-in, before that was a cookie' });

const expireInMinutes = count
  .positive()
  .meta({ description: 'minutes after which an idle token ends', examples: [20] });

/**
 * How a sign-in stands. With multi-factor on, the first step answers no token but the two sealed values that the second
 * step sends back (identity-6).
 */
export const signedIn = z.object({
  accessToken: token.nullable(),
  memberNumber: memberNumber.nullable(),
  expireInMinutes,
  memberMfaEnabled: z.boolean(),
  mfaAuthenticateModel: z.object({ encryptedMember: sealed, encryptedUserName: sealed }).nullable(),
  loginInfo: z
    .object({
      lastSignedInAt: z
        .string()
        .nullable()
        .meta({ examples: ['2026-11-20T18:04:11.000Z'] }),
      mustSetUpMfa: z
        .boolean()
        .meta({ description: 'the site asks for multi-factor and this login has none yet: only its set-up is open' }),
      areNoticesNew: z
        .boolean()
        .meta({ description: 'the first sign-in of a login that was made here has just chosen notices by e-mail' }),
      ownNumber: memberNumber.meta({
        description: 'the login’s own number: its membership, or that of a person without one',
      }),
      language: z.enum(languages).meta({ description: 'the language that the member reads' }),
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
    audit: ['signed-in', 'signed-in-on-new-device', 'sign-in-failed', 'login-locked', 'notices-preset'],
    gate: 'always',
    body: z.object({
      username: ruled(usernameViolation).meta({ description: 'the username', examples: ['walter.prine'] }),
      password: z
        .string()
        .min(1)
        .max(passwordAbsoluteMax)
        .meta({ description: 'the password', examples: ['Maple-river-42!'] }),
      deviceToken,
      code: z
        .object({
          attempt: sealed.min(1).max(2000).meta({ description: 'which code is meant' }),
          verificationCode: ruled(verificationCodeViolation).meta({
            description: 'the code that was sent',
            examples: ['492817'],
          }),
        })
        .optional()
        .meta({ description: 'while the login is locked: the code that was sent to a contact on file' }),
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
    body: z.object({
      username: ruled(usernameViolation).meta({ description: 'the username', examples: ['walter.prine'] }),
      channel: z
        .enum(codeChannels)
        .meta({ description: 'how the code is to come; another way where there is only that' }),
    }),
    response: z.object({ attempt: sealed, message }),
    errors: [400, 428],
  }),
  'sign-in.verify-code': operation({
    method: 'POST',
    path: '/v3/login/verify',
    summary: 'The second step: a code of the authenticator app, or a recovery code',
    tag,
    access: 'public',
    changes: 'something',
    audit: ['signed-in', 'signed-in-on-new-device', 'code-failed', 'recovery-code-used', 'notices-preset'],
    gate: 'always',
    body: z.object({
      userName: ruled(usernameViolation).meta({ description: 'the username', examples: ['walter.prine'] }),
      token: z
        .string()
        .min(6)
        .max(20)
        .meta({ description: 'code of the authenticator app, or a recovery code', examples: ['492817'] }),
      encryptedMember: sealed.max(2000).meta({ description: 'given by the step before' }),
      encryptedUserName: sealed.max(2000).meta({ description: 'given by the step before' }),
      deviceToken,
    }),
    response: signedIn,
    errors: [400, 429],
  }),
  'sign-in.passkey-options': operation({
    method: 'POST',
    path: '/v3/login/passkey/options',
    summary: 'What the browser is asked with, to sign in by passkey',
    tag,
    access: 'public',
    changes: 'something',
    audit: [],
    gate: 'always',
    response: assertionOptions,
    errors: [429],
  }),
  'sign-in.passkey': operation({
    method: 'POST',
    path: '/v3/login/passkey',
    summary: 'Sign in with a passkey that has verified its user; it is the second step too',
    tag,
    access: 'public',
    changes: 'something',
    audit: ['signed-in', 'signed-in-on-new-device', 'sign-in-failed', 'notices-preset', 'passkey-went-back'],
    gate: 'always',
    body: z.object({ assertion: passkeyAssertion.meta({ description: 'what the browser answered' }) }),
    response: signedIn,
    errors: [400, 428],
  }),
  'sign-in.session': operation({
    method: 'GET',
    path: '/v3/session',
    summary: 'Whether the access token is still good; asking keeps it alive, but for what a page asks by itself',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    asMember: true,
    beforeMfa: true,
    delegates: 'never',
    gate: 'always',
    response: z.object({
      memberNumber,
      expireInMinutes,
      // Optional: a page may be answered by the release before, and a window of the office has an end of its own.
      secondsLeft: count
        .positive()
        .optional()
        .meta({ description: 'seconds until it ends if nothing more uses it', examples: [640] }),
    }),
    errors: [],
  }),
  'sign-in.session-of-member': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/session',
    summary: 'Whether the access token is good and belongs to this member, where the co-op lets one be handed over',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: ['handed-over'],
    delegates: 'never',
    gate: 'always',
    params: z.object({ memberNumber }),
    response: z.object({
      memberNumber,
      expireInMinutes,
    }),
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
    delegates: 'never',
    gate: 'always',
    response: z.object({}),
    errors: [],
  }),
} as const;
