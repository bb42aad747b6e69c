import { createHash } from 'node:crypto';
import type { passkeyAssertion, passkeyRegistration } from '@rochdale/contract/schemas/passkeys';
import {
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Executor } from '../../../platform/database/database.ts';
import {
  addChallenge,
  addPasskey,
  type ChallengePurpose,
  findPasskey,
  type PasskeyOwner,
  passkeysOf,
  takeChallenge,
  usePasskey,
} from './passkeys-store.ts';

/** What passkeys are checked with. */
export interface PasskeyServices {
  readonly clock: Clock;
  /** The site on which they hold: its origin, and the name that a browser shows. */
  readonly origin: string;
  readonly siteName: () => string;
}

/** How long a browser may take (minutes). */
const challengeMinutes = 5;
const transports = ['ble', 'hybrid', 'internal', 'nfc', 'usb'] as const;
const hashOf = (challenge: string): Buffer => createHash('sha256').update(challenge).digest();
const siteOf = (origin: string): string => new URL(origin).hostname;
const known = (names: readonly string[]): AuthenticatorTransport[] => transports.filter((one) => names.includes(one));

async function keepChallenge(
  db: Executor,
  { clock }: PasskeyServices,
  challenge: string,
  purpose: ChallengePurpose,
  owner: PasskeyOwner | undefined,
): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() + challengeMinutes * 60_000);
  const challengeHash = hashOf(challenge);
  await addChallenge(db, {
    challengeHash,
    purpose,
    ownerKind: owner?.kind ?? 'staff',
    ownerId: owner?.id ?? null,
    expiresAt,
  });
}

/** What a browser is asked with, to make a passkey that verifies its user and can be found by the site. */
export async function beginRegistration(
  db: Executor,
  services: PasskeyServices,
  owner: PasskeyOwner & { readonly userName: string; readonly displayName: string },
) {
  const held = await passkeysOf(db, owner);
  const options = await generateRegistrationOptions({
    rpName: services.siteName(),
    rpID: siteOf(services.origin),
    userName: owner.userName,
    userDisplayName: owner.displayName,
    userID: new Uint8Array(Buffer.from(owner.id)),
    attestationType: 'none',
    excludeCredentials: held.map(({ passkeyId, transports: names }) => ({ id: passkeyId, transports: known(names) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(db, services, options.challenge, 'register', owner);
  return { ...options };
}

/** Keeps a passkey whose making answers a challenge of this owner; false when it does not. */
export async function finishRegistration(
  tx: Executor,
  services: PasskeyServices,
  owner: PasskeyOwner,
  { name, registration }: { readonly name: string; readonly registration: z.output<typeof passkeyRegistration> },
): Promise<boolean> {
  const now = services.clock.now();
  const { id, rawId, type, response } = registration;
  const { clientDataJSON, attestationObject } = response;
  const checked = await verifyRegistrationResponse({
    response: {
      id,
      rawId,
      type,
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject, transports: known(response.transports ?? []) },
    },
    expectedChallenge: (challenge) => takeChallenge(tx, { hash: hashOf(challenge), purpose: 'register', owner, now }),
    expectedOrigin: services.origin,
    expectedRPID: siteOf(services.origin),
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!checked?.verified) return false;
  const { credential, credentialBackedUp } = checked.registrationInfo;
  return addPasskey(tx, {
    passkeyId: credential.id,
    ownerKind: owner.kind,
    ownerId: owner.id,
    name,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
    isBackedUp: credentialBackedUp,
    createdAt: now,
    lastUsedAt: null,
  });
}

/** What a browser is asked with, to use a passkey of an owner, or of whoever signs in. */
export async function beginAssertion(
  db: Executor,
  services: PasskeyServices,
  purpose: 'sign-in' | 'prove',
  owner?: PasskeyOwner,
) {
  const held = owner === undefined ? [] : await passkeysOf(db, owner);
  const options = await generateAuthenticationOptions({
    rpID: siteOf(services.origin),
    userVerification: 'required',
    allowCredentials: held.map(({ passkeyId, transports: names }) => ({ id: passkeyId, transports: known(names) })),
  });
  await keepChallenge(db, services, options.challenge, purpose, owner);
  return { ...options };
}

/** Whose passkey has answered a challenge; undefined when none has. */
export async function finishAssertion(
  db: Executor,
  services: PasskeyServices,
  purpose: 'sign-in' | 'prove',
  { assertion, owner }: { readonly assertion: z.output<typeof passkeyAssertion>; readonly owner?: PasskeyOwner },
): Promise<PasskeyOwner | undefined> {
  const now = services.clock.now();
  const { id, rawId, type, response } = assertion;
  const { clientDataJSON, authenticatorData, signature } = response;
  const found = await findPasskey(db, id);
  if (!found || (owner && (found.ownerId !== owner.id || found.ownerKind !== owner.kind))) return undefined;
  const checked = await verifyAuthenticationResponse({
    response: {
      id,
      rawId,
      type,
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature },
    },
    expectedChallenge: (challenge) => takeChallenge(db, { hash: hashOf(challenge), purpose, owner, now }),
    expectedOrigin: services.origin,
    expectedRPID: siteOf(services.origin),
    requireUserVerification: true,
    credential: {
      id: found.passkeyId,
      publicKey: new Uint8Array(found.publicKey),
      counter: found.counter,
      transports: known(found.transports),
    },
  }).catch(() => undefined);
  if (!checked?.verified) return undefined;
  const counter = checked.authenticationInfo.newCounter;
  if (!(await usePasskey(db, { ...found, counter }, now))) return undefined;
  return { kind: found.ownerKind, id: found.ownerId };
}
