import { passwordAbsoluteMax } from '@rochdale/domain/identity/sign-in/new-credentials';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { count, memberNumber } from '../../schemas/fields.ts';
import { moment } from '../../schemas/moment.ts';
import {
  assertionOptions,
  memberPasskeyName,
  ownPasskey,
  passkeyAssertion,
  passkeyId,
  passkeyRegistration,
  registrationOptions,
} from '../../schemas/passkeys.ts';

const tag = 'Passkeys';
const params = z.object({ memberNumber });
const one = z.object({ memberNumber, passkeyId });
const currentPassword = z
  .string()
  .max(passwordAbsoluteMax)
  .default('')
  .meta({
    description: 'the password that the login has now; without one a passkey was shown before (`passkeys.prove`)',
    examples: ['Quiet-harbor-17!'],
  });
const ofLogin = { tag, access: 'member', gate: 'always', ofLogin: true } as const;

/** A member's passkeys, and the other ways in (identity-78 to identity-83). */
export const passkeysOperations = {
  'passkeys.list': operation({
    ...ofLogin,
    method: 'GET',
    path: '/v3/member/{memberNumber}/passkeys',
    summary: 'The passkeys of a login, and its other ways in',
    changes: 'nothing',
    audit: [],
    params,
    response: z.object({
      passkeys: z.array(ownPasskey),
      hasPassword: z.boolean(),
      mayTurnPasswordOff: z.boolean(),
      hasAuthenticator: z.boolean(),
      recoveryCodes: count.meta({ description: 'those that are unused', examples: [7] }),
    }),
    errors: [404],
  }),
  'passkeys.options': operation({
    ...ofLogin,
    method: 'POST',
    path: '/v3/member/{memberNumber}/passkeys/options',
    summary: 'What the browser is asked with, to make a passkey; whoever signed in a while ago shows who they are',
    changes: 'something',
    audit: ['current-password-failed'],
    params,
    body: z.object({ currentPassword }),
    response: registrationOptions,
    errors: [400, 404, 409, 429],
  }),
  'passkeys.add': operation({
    ...ofLogin,
    method: 'POST',
    path: '/v3/member/{memberNumber}/passkeys',
    summary: 'Keep a passkey that was made for a challenge of this session',
    changes: 'something',
    audit: ['passkey-added'],
    params,
    body: z.object({
      name: memberPasskeyName,
      registration: passkeyRegistration.meta({ description: 'what the browser answered' }),
    }),
    response: z.object({ passkeyId }),
    errors: [400, 404, 409],
  }),
  'passkeys.rename': operation({
    ...ofLogin,
    method: 'PUT',
    path: '/v3/member/{memberNumber}/passkeys/{passkeyId}',
    summary: 'Give a passkey another name',
    changes: 'something',
    audit: ['passkey-renamed'],
    params: one,
    body: z.object({ name: memberPasskeyName }),
    response: z.object({}),
    errors: [400, 404],
  }),
  'passkeys.remove': operation({
    ...ofLogin,
    method: 'DELETE',
    path: '/v3/member/{memberNumber}/passkeys/{passkeyId}',
    summary: 'Remove a passkey; the last way in stays',
    changes: 'something',
    audit: ['passkey-removed', 'current-password-failed'],
    params: one,
    body: z.object({ currentPassword }),
    response: z.object({}),
    errors: [400, 404, 409, 429],
  }),
  'passkeys.prove-options': operation({
    ...ofLogin,
    method: 'POST',
    path: '/v3/member/{memberNumber}/passkey-proof/options',
    summary: 'What the browser is asked with, to show by passkey who is there',
    changes: 'something',
    audit: [],
    params,
    response: assertionOptions,
    errors: [404],
  }),
  'passkeys.prove': operation({
    ...ofLogin,
    method: 'POST',
    path: '/v3/member/{memberNumber}/passkey-proof',
    summary: 'Show by passkey who is there: for five minutes no password is asked for',
    changes: 'something',
    audit: ['code-failed', 'passkey-went-back'],
    params,
    body: z.object({ assertion: passkeyAssertion.meta({ description: 'what the browser answered' }) }),
    response: z.object({ provedUntil: moment }),
    errors: [400, 404, 429],
  }),
  'passkeys.take-offer': operation({
    ...ofLogin,
    method: 'POST',
    path: '/v3/member/{memberNumber}/passkey-offer',
    summary: 'Whether to offer a passkey now; yes at most once in ninety days, and never beside one',
    changes: 'something',
    audit: [],
    params,
    response: z.object({ isOffered: z.boolean() }),
    errors: [404],
  }),
  'passkeys.turn-password-off': operation({
    ...ofLogin,
    method: 'DELETE',
    path: '/v3/member/{memberNumber}/password',
    summary: 'Do without a password from now on; every other session ends',
    changes: 'something',
    audit: ['password-off', 'current-password-failed'],
    params,
    body: z.object({ currentPassword }),
    response: z.object({}),
    errors: [400, 404, 409, 429],
  }),
} as const;
