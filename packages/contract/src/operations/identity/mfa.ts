import { passwordAbsoluteMax } from '@rochdale/domain/identity/sign-in/new-credentials';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { memberNumber } from '../../schemas/fields.ts';

const tag = 'Multi-factor authentication';
const params = z.object({ memberNumber });
/** Asked for where the site wants it. */
const currentPassword = z.string().max(passwordAbsoluteMax).default('');

/** Authenticator apps (identity-36). */
export const mfaOperations = {
  'mfa.status': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/mfa',
    summary: 'Whether multi-factor authentication is on',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    beforeMfa: true,
    gate: 'mfa',
    params,
    response: z.object({ mfaEnabled: z.boolean() }),
    errors: [404],
  }),
  'mfa.qr-code': operation({
    method: 'POST',
    path: '/v3/member/{memberNumber}/mfa/qr-code',
    summary: 'A new secret for an authenticator app, good for ten minutes',
    tag,
    access: 'member',
    changes: 'rights',
    audit: [],
    beforeMfa: true,
    gate: 'mfa',
    params,
    response: z.object({ totpUri: z.string(), encryptedValidator: z.string(), secretNewKey: z.string() }),
    errors: [404],
  }),
  'mfa.set': operation({
    method: 'POST',
    path: '/v3/member/{memberNumber}/mfa',
    summary: 'Verify a code of the new secret and switch multi-factor on; recovery codes are answered once',
    tag,
    access: 'member',
    changes: 'something',
    audit: ['mfa-enabled', 'current-password-failed'],
    beforeMfa: true,
    gate: 'mfa',
    params,
    body: z.object({
      /** `encryptedValidator` of the QR code. */
      encryptedMember: z.string().max(2000),
      code: z.string().regex(/^\d{6}$/),
      /** `secretNewKey` of the QR code. */
      key: z.string().max(100),
      currentPassword,
    }),
    // The specification spells it so.
    response: z.object({
      verificationSatus: z.boolean(),
      transactionStatus: z.boolean(),
      recoveryCodes: z.array(z.string()),
    }),
    errors: [400, 404, 429],
  }),
  'mfa.remove': operation({
    method: 'DELETE',
    path: '/v3/member/{memberNumber}/mfa',
    summary: 'Switch multi-factor off',
    tag,
    access: 'member',
    changes: 'something',
    audit: ['mfa-removed', 'current-password-failed'],
    gate: 'mfa',
    params,
    body: z.object({ currentPassword }),
    response: z.object({ message: z.string() }),
    errors: [400, 404, 429],
  }),
} as const;
