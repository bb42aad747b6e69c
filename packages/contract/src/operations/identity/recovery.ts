import { accountNumberViolation } from '@rochdale/domain/identity/registration/registration-form';
import { usernameViolation } from '@rochdale/domain/identity/sign-in/credentials';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { message, said } from '../../schemas/answered.ts';
import { ruled, token } from '../../schemas/fields.ts';
import { newPassword } from '../../schemas/new-password.ts';
import { keepsPasskeys, ownPasskey } from '../../schemas/passkeys.ts';
import { signedIn } from './sign-in.ts';

const tag = 'Recovery';
const email = z
  .string()
  .min(1)
  .max(60)
  .meta({ description: 'e-mail address', examples: ['walter.prine@example.org'] });
const chosen = {
  ...newPassword,
  keepsPasskeys,
  membername: z
    .string()
    .max(60)
    .optional()
    .meta({ description: 'not heeded: the link says whose it is', examples: ['Walter Prine'] }),
};
const ownLink = { otc: token.max(100).meta({ description: 'the code of a link that the portal sent' }) };
/** A link that the co-op's billing system signed. */
const foreignLink = {
  key: z
    .string()
    .max(200)
    .meta({ description: 'the key of a link that the co-op’s billing system signed', examples: ['k8Q2mV7dXo5Ht9Lw'] }),
  username: z
    .string()
    .max(60)
    .meta({ description: 'the username', examples: ['walter.prine'] }),
};
/** 2011 means success (identity-62). */
const done = z.object({ code: z.literal(2011), message });

/** Forgotten passwords and usernames (identity-59, identity-61). */
export const recoveryOperations = {
  'recovery.forgot-password': operation({
    method: 'POST',
    path: '/v3/recovery/password',
    summary: 'Ask for a link to choose a new password; the answer is always the same',
    tag,
    access: 'public',
    changes: 'something',
    audit: ['reset-link-sent'],
    gate: 'always',
    body: z.object({
      username: ruled(usernameViolation).meta({ description: 'the username', examples: ['walter.prine'] }),
      email,
    }),
    response: said,
    errors: [400, 429],
  }),
  'recovery.forgot-username': operation({
    method: 'POST',
    path: '/v3/recovery/username',
    summary: 'Ask for the username by e-mail; the answer is always the same',
    tag,
    access: 'public',
    changes: 'something',
    audit: ['username-sent'],
    gate: 'always',
    body: z.object({
      accountNumber: ruled(accountNumberViolation).meta({ description: 'the account', examples: ['104500017'] }),
      email,
    }),
    response: said,
    errors: [400, 429],
  }),
  'recovery.validate-link': operation({
    method: 'POST',
    path: '/v3/recovery/link',
    summary: 'Whether a link is good, and whose it is',
    tag,
    access: 'public',
    changes: 'nothing',
    audit: [],
    gate: 'always',
    body: z.union([z.strictObject(ownLink), z.strictObject(foreignLink)]),
    response: z.object({
      memberName: z.string().meta({ examples: ['Walter Prine'] }),
      kind: z.enum(['password', 'recovery', 'waited']).meta({
        description: 'what it lets its holder do: choose a password; get back in with one more thing; get back in',
      }),
      passkeys: z
        .array(ownPasskey)
        .meta({ description: 'those that end with a new password, unless they are to stay' }),
      hasAuthenticator: z.boolean().meta({ description: 'a code of an app, or a recovery code, is such a thing' }),
      waitsUntil: z.iso
        .datetime()
        .nullable()
        .meta({ description: 'getting back in without it was asked for', examples: ['2026-11-24T18:04:11.000Z'] }),
      mustComeIn: z.boolean().meta({ description: 'it was stopped twice: only the counter helps' }),
    }),
    errors: [400, 404, 429],
  }),
  'recovery.enter': operation({
    method: 'POST',
    path: '/v3/recovery/enter',
    summary: 'Get back into a login without a password: by a link and a code, or by the link that came after a day',
    tag,
    access: 'public',
    changes: 'something',
    audit: [
      ...(['login-recovered', 'recovery-code-used', 'code-failed'] as const),
      ...(['signed-in', 'signed-in-on-new-device', 'notices-preset'] as const),
    ],
    gate: 'always',
    body: z.strictObject({
      ...ownLink,
      code: z
        .string()
        .max(20)
        .default('')
        .meta({ description: 'of the authenticator app, or a recovery code; after a day none', examples: ['492817'] }),
    }),
    response: signedIn,
    errors: [400, 404, 429],
  }),
  'recovery.wait': operation({
    method: 'POST',
    path: '/v3/recovery/wait',
    summary: 'Ask to get back in by e-mail alone: every contact is told and may stop it; after a day a link comes',
    tag,
    access: 'public',
    changes: 'something',
    audit: ['login-change-asked'],
    gate: 'always',
    body: z.strictObject(ownLink),
    response: z.object({ dueAt: z.iso.datetime().meta({ examples: ['2026-11-24T18:04:11.000Z'] }) }),
    errors: [400, 404, 409, 429],
  }),
  'recovery.reset-password': operation({
    method: 'POST',
    path: '/v3/recovery/reset',
    summary: 'Choose a new password by a link; all sessions of the login end',
    tag,
    access: 'public',
    changes: 'something',
    audit: ['password-changed', 'passkey-removed'],
    gate: 'always',
    body: z.union([z.strictObject({ ...ownLink, ...chosen }), z.strictObject({ ...foreignLink, ...chosen })]),
    response: done,
    errors: [400, 404, 429],
  }),
} as const;
