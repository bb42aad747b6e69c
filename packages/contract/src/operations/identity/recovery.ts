import { accountNumberViolation } from '@rochdale/domain/identity/registration/registration-form';
import { usernameViolation } from '@rochdale/domain/identity/sign-in/credentials';
import { passwordAbsoluteMax } from '@rochdale/domain/identity/sign-in/new-credentials';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { ruled } from '../../schemas/fields.ts';

const tag = 'Recovery';
const email = z.string().min(1).max(60);
const newPassword = { password: z.string().max(passwordAbsoluteMax), cnfpassword: z.string().max(passwordAbsoluteMax) };
const ownLink = { otc: z.string().max(100) };
/** A link that the co-op's billing system signed. */
const foreignLink = { key: z.string().max(200), username: z.string().max(60) };
/** 2011 means success (identity-62). */
const done = z.object({ code: z.literal(2011), message: z.string() });

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
    body: z.object({ username: ruled(usernameViolation), email }),
    response: z.object({ message: z.string() }),
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
    body: z.object({ accountNumber: ruled(accountNumberViolation), email }),
    response: z.object({ message: z.string() }),
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
    response: z.object({ memberName: z.string() }),
    errors: [400, 404, 429],
  }),
  'recovery.reset-password': operation({
    method: 'POST',
    path: '/v3/recovery/reset',
    summary: 'Choose a new password by a link; all sessions of the login end',
    tag,
    access: 'public',
    changes: 'something',
    audit: ['password-changed'],
    gate: 'always',
    body: z.union([
      z.strictObject({ ...ownLink, ...newPassword, membername: z.string().max(60).optional() }),
      z.strictObject({ ...foreignLink, ...newPassword, membername: z.string().max(60).optional() }),
    ]),
    response: done,
    errors: [400, 404, 429],
  }),
} as const;
