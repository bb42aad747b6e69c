import { z } from 'zod';
import { officeOperation } from '../../office-operation.ts';
import { token } from '../../schemas/fields.ts';
import { assertionOptions, passkeyAssertion } from '../../schemas/passkeys.ts';
import { appCode, nothing, staffEmail, staffName, staffPassword } from '../../schemas/staff.ts';

const tag = 'Sign-in';
const access = 'visitor';
const invitationCode = token.regex(/^[\w-]{43}$/).meta({ description: 'the code of an invitation' });
const sealedSecret = z
  .string()
  .max(2000)
  .meta({ description: 'given by `staff-invitation.open`', examples: ['q7Zk1w.9fTqU'] });

/** Signing in to the office (office-40). */
export const staffSignInOperations = {
  'staff-sign-in.ways': officeOperation({
    method: 'GET',
    path: '/v1/sign-in',
    summary: 'In which ways staff sign in here',
    tag,
    access,
    changes: 'nothing',
    audit: [],
    response: z.object({ provider: z.boolean(), passkey: z.boolean(), local: z.boolean() }),
    errors: [],
  }),
  'staff-sign-in.sign-in': officeOperation({
    method: 'POST',
    path: '/v1/sign-in',
    summary: 'Sign in with a local account: password and code of the authenticator app together',
    tag,
    access,
    changes: 'something',
    audit: ['staff-signed-in', 'staff-sign-in-failed'],
    body: z.object({ email: staffEmail, password: staffPassword, code: appCode }),
    response: nothing,
    errors: [400, 429],
  }),
  'staff-sign-in.passkey-options': officeOperation({
    method: 'POST',
    path: '/v1/sign-in/passkey/options',
    summary: 'What the browser is asked with, to sign in by passkey',
    tag,
    access,
    changes: 'rights',
    audit: [],
    response: assertionOptions,
    errors: [429],
  }),
  'staff-sign-in.passkey': officeOperation({
    method: 'POST',
    path: '/v1/sign-in/passkey',
    summary: 'Sign in with a passkey that has verified its user',
    tag,
    access,
    changes: 'something',
    audit: ['staff-signed-in', 'staff-sign-in-failed'],
    body: z.object({ assertion: passkeyAssertion }),
    response: nothing,
    errors: [400, 429],
  }),
  'staff-sign-in.start-provider': officeOperation({
    method: 'POST',
    path: '/v1/sign-in/provider',
    summary: 'The address of the provider (OpenID Connect) to go to; the browser keeps what binds the way back to it',
    tag,
    access,
    changes: 'rights',
    audit: [],
    body: z.object({ invitation: invitationCode.optional() }),
    response: z.object({ url: z.url() }),
    errors: [400, 404, 429],
  }),
  'staff-sign-in.provider-callback': officeOperation({
    method: 'GET',
    path: '/v1/sign-in/callback',
    summary: 'The way back from the provider; answers a page that opens the office from its own site',
    tag,
    access,
    changes: 'something',
    audit: ['staff-signed-in', 'staff-sign-in-failed', 'staff-joined'],
    fromElsewhere: true,
    query: z.looseObject({ state: z.string().max(500).optional(), code: z.string().max(4000).optional() }),
    response: z.string(),
    errors: [400, 404],
  }),
  'staff-invitation.open': officeOperation({
    method: 'POST',
    path: '/v1/invitation/open',
    summary: 'Whom an invitation is for, and a new secret for the authenticator app of a local account',
    tag,
    access,
    changes: 'rights',
    audit: [],
    body: z.object({ invitation: invitationCode }),
    response: z.object({ email: staffEmail, name: staffName, totpUri: z.string(), secret: z.string(), sealedSecret }),
    errors: [400, 429],
  }),
  'staff-invitation.accept': officeOperation({
    method: 'POST',
    path: '/v1/invitation/accept',
    summary:
      'Take an invitation with a local account: choose a password, show a code of the authenticator app, be signed in',
    tag,
    access,
    changes: 'something',
    audit: ['staff-joined', 'staff-signed-in'],
    body: z.object({ invitation: invitationCode, password: staffPassword, sealedSecret, code: appCode }),
    response: nothing,
    errors: [400, 429],
  }),
} as const;
