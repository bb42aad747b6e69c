import { mostPasskeys, passkeyNameViolation } from '@rochdale/domain/identity/passkeys/passkeys';
import { z } from 'zod';
import { ruled } from './fields.ts';
import { moment } from './moment.ts';

const base64url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(20_000)
  .meta({ description: 'bytes, in base64url', examples: ['q7Zk1w9fTqU2c0mB4xYp8aLr5nDe3sVh6jGi0oKt'] });

/** How a device is reached. Those that the server does not know are not kept. */
const transport = z
  .string()
  .max(30)
  .meta({ description: 'a way to the device', examples: ['internal'] });
const clientExtensionResults = z
  .object({
    credProps: z
      .object({ rk: z.boolean().optional().meta({ description: 'the device keeps it' }) })
      .optional()
      .meta({ description: 'what was made' }),
  })
  .meta({ description: 'what the browser says of extensions' });
const authenticatorAttachment = z
  .enum(['cross-platform', 'platform'])
  .optional()
  .meta({ description: 'whether the device is apart from the one with the browser' });
const type = z.literal('public-key').meta({ description: 'always the same' });

/** A passkey, as the browser names it. */
export const passkeyId = z
  .string()
  .max(1500)
  .meta({ description: 'a passkey', examples: ['q7Zk1w9fTqU2c0mB4xYp8a'] });

/** A passkey as its owner knows it. */
export const ownPasskey = z.object({
  passkeyId,
  name: z.string().meta({ examples: ['Kitchen laptop'] }),
  createdAt: moment,
  lastUsedAt: moment.nullable(),
});

/** Those that stay when the password is replaced. */
export const keepsPasskeys = z
  .array(passkeyId)
  .max(mostPasskeys)
  .optional()
  .meta({ description: 'passkeys that stay when the password is replaced; the others end' });

/** What a member calls a passkey. */
export const memberPasskeyName = ruled(passkeyNameViolation).meta({
  description: 'what its owner calls it',
  examples: ['Kitchen laptop'],
});

/** What a browser answers when a passkey was made (WebAuthn level 3, `RegistrationResponseJSON`). */
export const passkeyRegistration = z.object({
  id: base64url,
  rawId: base64url,
  response: z
    .object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      authenticatorData: base64url.optional(),
      transports: z.array(transport).max(10).optional().meta({ description: 'ways to the device' }),
      publicKeyAlgorithm: z
        .number()
        .int()
        .optional()
        .meta({ description: 'by its number in COSE', examples: [-7] }),
      publicKey: base64url.optional(),
    })
    .meta({ description: 'what the device says' }),
  authenticatorAttachment,
  clientExtensionResults,
  type,
});

/** What a browser answers when a passkey was used (WebAuthn level 3, `AuthenticationResponseJSON`). */
export const passkeyAssertion = z.object({
  id: base64url,
  rawId: base64url,
  response: z
    .object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.optional(),
    })
    .meta({ description: 'what the device says' }),
  authenticatorAttachment,
  clientExtensionResults,
  type,
});

const site = z.string().meta({ description: 'the site on which it holds', examples: ['portal.cedarridge.example'] });
const userName = z.string().meta({ examples: ['walter.prine'] });
const timeout = z
  .number()
  .optional()
  .meta({ description: 'milliseconds', examples: [60_000] });
const descriptor = z.object({
  id: base64url,
  type: z.string().meta({ examples: ['public-key'] }),
  transports: z.array(transport).optional(),
});

/** What a browser is asked to make a passkey with. */
export const registrationOptions = z.looseObject({
  challenge: base64url,
  rp: z.object({ id: site.optional(), name: z.string().meta({ examples: ['Cedar Ridge Electric Cooperative'] }) }),
  user: z.object({ id: base64url, name: userName, displayName: userName }),
  pubKeyCredParams: z.array(
    z.object({ alg: z.number().meta({ examples: [-7] }), type: z.string().meta({ examples: ['public-key'] }) }),
  ),
  timeout,
  excludeCredentials: z.array(descriptor).optional(),
  attestation: z
    .string()
    .optional()
    .meta({ examples: ['none'] }),
});

/** What a browser is asked to use a passkey with. */
export const assertionOptions = z.looseObject({
  challenge: base64url,
  rpId: site.optional(),
  timeout,
  allowCredentials: z.array(descriptor).optional(),
  userVerification: z
    .string()
    .optional()
    .meta({ examples: ['required'] }),
});
