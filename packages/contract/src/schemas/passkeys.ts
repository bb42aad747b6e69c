import { z } from 'zod';

const base64url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(20_000)
  .meta({ examples: ['q7Zk1w9fTqU2c0mB4xYp8aLr5nDe3sVh6jGi0oKt'] });

const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
const clientExtensionResults = z
  .object({ credProps: z.object({ rk: z.boolean().optional() }).optional() })
  .meta({ description: 'what the browser says of extensions' });
const authenticatorAttachment = z.enum(['cross-platform', 'platform']).optional();

/** What a browser answers when a passkey was made (WebAuthn level 3, `RegistrationResponseJSON`). */
export const passkeyRegistration = z.object({
  id: base64url,
  rawId: base64url,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    authenticatorData: base64url.optional(),
    transports: z.array(transport).max(10).optional(),
    publicKeyAlgorithm: z.number().int().optional(),
    publicKey: base64url.optional(),
  }),
  authenticatorAttachment,
  clientExtensionResults,
  type: z.literal('public-key'),
});

/** What a browser answers when a passkey was used (WebAuthn level 3, `AuthenticationResponseJSON`). */
export const passkeyAssertion = z.object({
  id: base64url,
  rawId: base64url,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
  authenticatorAttachment,
  clientExtensionResults,
  type: z.literal('public-key'),
});

const descriptor = z.object({
  id: base64url,
  type: z.string(),
  transports: z.array(z.string()).optional(),
});

/** What a browser is asked to make a passkey with. */
export const registrationOptions = z.looseObject({
  challenge: base64url,
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: base64url, name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.string() })),
  timeout: z.number().optional(),
  excludeCredentials: z.array(descriptor).optional(),
  attestation: z.string().optional(),
});

/** What a browser is asked to use a passkey with. */
export const assertionOptions = z.looseObject({
  challenge: base64url,
  rpId: z.string().optional(),
  timeout: z.number().optional(),
  allowCredentials: z.array(descriptor).optional(),
  userVerification: z.string().optional(),
});
