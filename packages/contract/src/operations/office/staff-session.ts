import { z } from 'zod';
import { officeOperation, staff } from '../../office-operation.ts';
import { moment } from '../../schemas/moment.ts';
import {
  assertionOptions,
  passkeyAssertion,
  passkeyId,
  passkeyRegistration,
  registrationOptions,
} from '../../schemas/passkeys.ts';
import { appCode, nothing, permission, roles, staffEmail, staffId, staffName } from '../../schemas/staff.ts';

const tag = 'Own session';
const access = staff('anyone');
const passkeyName = z
  .string()
  .trim()
  .max(60)
  .meta({ description: 'what its owner calls it', examples: ['Office key'] });
const proved = z.object({ provedUntil: moment });

/** The own session, and what proves anew who is there (office-42, office-43). */
export const staffSessionOperations = {
  'staff-session.me': officeOperation({
    method: 'GET',
    path: '/v1/me',
    summary: 'Who is signed in, what they may do, and until when the newest proof counts',
    tag,
    access,
    changes: 'nothing',
    audit: [],
    beforeSecondStep: true,
    response: z.object({
      staffId,
      name: staffName,
      email: staffEmail,
      roles,
      permissions: z.array(permission),
      needsSecondStep: z.boolean().meta({ description: 'only the second step is open until it was taken' }),
      secondSteps: z.object({ authenticator: z.boolean(), passkeys: z.number().int() }),
      provedUntil: moment.nullable(),
      endsAt: moment,
    }),
    errors: [],
  }),
  'staff-session.sign-out': officeOperation({
    method: 'POST',
    path: '/v1/sign-out',
    summary: 'End the own session',
    tag,
    access,
    changes: 'something',
    audit: ['staff-signed-out'],
    beforeSecondStep: true,
    response: nothing,
    errors: [],
  }),
  'staff-session.prove': officeOperation({
    method: 'POST',
    path: '/v1/prove',
    summary: 'Take the second step with a code of the authenticator app',
    tag,
    access,
    changes: 'something',
    audit: ['staff-proved'],
    beforeSecondStep: true,
    body: z.object({ code: appCode }),
    response: proved,
    errors: [400, 429],
  }),
  'staff-session.prove-passkey-options': officeOperation({
    method: 'POST',
    path: '/v1/prove/passkey/options',
    summary: 'What the browser is asked with, to take the second step by passkey',
    tag,
    access,
    changes: 'rights',
    audit: [],
    beforeSecondStep: true,
    response: assertionOptions,
    errors: [],
  }),
  'staff-session.prove-passkey': officeOperation({
    method: 'POST',
    path: '/v1/prove/passkey',
    summary: 'Take the second step with a passkey',
    tag,
    access,
    changes: 'something',
    audit: ['staff-proved'],
    beforeSecondStep: true,
    body: z.object({ assertion: passkeyAssertion }),
    response: proved,
    errors: [400, 429],
  }),
  'staff-passkeys.list': officeOperation({
    method: 'GET',
    path: '/v1/me/passkeys',
    summary: 'The own passkeys',
    tag,
    access,
    changes: 'nothing',
    audit: [],
    response: z.object({
      passkeys: z.array(z.object({ passkeyId, name: passkeyName, createdAt: moment, lastUsedAt: moment.nullable() })),
    }),
    errors: [],
  }),
  'staff-passkeys.options': officeOperation({
    method: 'POST',
    path: '/v1/me/passkeys/options',
    summary: 'What the browser is asked with, to make a passkey',
    tag,
    access,
    changes: 'rights',
    audit: [],
    beforeSecondStep: true,
    response: registrationOptions,
    errors: [],
  }),
  'staff-passkeys.register': officeOperation({
    method: 'POST',
    path: '/v1/me/passkeys',
    summary: 'Keep a passkey that was made; beside another second step only after a fresh proof',
    tag,
    access,
    changes: 'something',
    audit: ['staff-second-step-added'],
    beforeSecondStep: true,
    body: z.object({ name: passkeyName, registration: passkeyRegistration }),
    response: nothing,
    errors: [400],
  }),
  'staff-passkeys.remove': officeOperation({
    method: 'DELETE',
    path: '/v1/me/passkeys/{passkeyId}',
    summary: 'Remove an own passkey; the last second step stays',
    tag,
    access,
    changes: 'something',
    audit: ['staff-second-step-removed'],
    freshProof: true,
    params: z.object({ passkeyId }),
    response: nothing,
    errors: [400, 404],
  }),
} as const;
