import { passwordAbsoluteMax } from '@rochdale/domain/identity/sign-in/new-credentials';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { said } from '../../schemas/answered.ts';
import { memberNumber, sealed, token } from '../../schemas/fields.ts';

const tag = 'Multi-factor authentication';
const params = z.object({ memberNumber });
const currentPassword = z
  .string()
  .max(passwordAbsoluteMax)
  .default('')
  .meta({
    description: 'the password that the login has now; asked for where the site wants it',
    examples: ['Quiet-harbor-17!'],
  });

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
    ofLogin: true,
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
    ofLogin: true,
    gate: 'mfa',
    params,
    response: z.object({
      totpUri: z
        .string()
        .meta({ examples: ['otpauth://totp/Cedar%20Ridge:walter.prine?secret=JBSWY3DPEHPK3PXP&issuer=Cedar%20Ridge'] }),
      encryptedValidator: sealed,
      secretNewKey: z.string().meta({ examples: ['JBSWY3DPEHPK3PXP'] }),
    }),
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
    ofLogin: true,
    gate: 'mfa',
    params,
    body: z.object({
      encryptedMember: sealed.max(2000).meta({ description: 'the `encryptedValidator` of `mfa.qr-code`' }),
      code: z
        .string()
        .regex(/^\d{6}$/)
        .meta({ description: 'six digits of the authenticator app', examples: ['492817'] }),
      key: z
        .string()
        .max(100)
        .meta({ description: 'the `secretNewKey` of `mfa.qr-code`', examples: ['JBSWY3DPEHPK3PXP'] }),
      currentPassword,
    }),
    // The specification spells it so.
    response: z.object({
      verificationSatus: z.boolean().meta({ examples: [true] }),
      transactionStatus: z.boolean().meta({ examples: [true] }),
      recoveryCodes: z.array(z.string().meta({ examples: ['7GQM-2XKD'] })),
      accessToken: token.nullable().meta({ description: 'goes on in place of the one that was sent, which has ended' }),
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
    ofLogin: true,
    gate: 'mfa',
    params,
    body: z.object({ currentPassword }),
    response: said,
    errors: [400, 404, 429],
  }),
} as const;
