import { createHash } from 'node:crypto';
import type { passkeyAssertion, passkeyRegistration } from '@rochdale/contract/schemas/passkeys';
import { challengeMinutes } from '@rochdale/domain/identity/passkeys/passkeys';
import {
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import {
  addChallenge,
  addPasskey,
  type ChallengePurpose,
  findPasskey,
  type PasskeyOwner,
  type PasskeyUse,
  passkeysOf,
  takeChallenge,
  usePasskey,
  type Whose,
} from './passkeys-store.ts';

/** What passkeys are checked with. */
export interface PasskeyServices {
  readonly clock: Clock;
  /** Where they are used: the origin, the site (RP id) on which they hold, and the name that a browser shows. */
  readonly origin: string;
  readonly rpId: string;
  readonly siteName: () => string;
}

/** Who asks for a challenge, by the token of a session or a browser: nobody else's answer is taken. */
export interface AskedBy {
  readonly askedBy?: string | undefined;
}

const transports = ['ble', 'hybrid', 'internal', 'nfc', 'usb'] as const;
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
const askerOf = ({ askedBy }: AskedBy): Buffer | undefined => (askedBy === undefined ? undefined : hashOf(askedBy));
const known = (names: readonly string[]): AuthenticatorTransport[] => transports.filter((one) => names.includes(one));
const describedOf = async (db: Executor, owner: PasskeyOwner) =>
  (await passkeysOf(db, owner)).map(({ passkeyId: id, transports: names }) => ({ id, transports: known(names) }));

/** By what an owner is known to authenticators: it says nothing of who that is. */
const handleOf = ({ kind, id }: PasskeyOwner) =>
  new Uint8Array(kind === 'staff' ? Buffer.from(id) : hashOf(`${kind}\n${id}`));

async function keepChallenge(
  db: Executor,
  { clock }: PasskeyServices,
  challenge: string,
  purpose: ChallengePurpose,
  whose: Whose & AskedBy,
): Promise<void> {
  await addChallenge(db, {
    challengeHash: hashOf(challenge),
    purpose,
    ownerKind: whose.kind,
    ownerId: whose.id ?? null,
    askedBy: askerOf(whose) ?? null,
    expiresAt: new Date(clock.now().getTime() + challengeMinutes * 60_000),
  });
}

/** What a browser is asked with, to make a passkey that verifies its user and can be found by the site. */
export async function beginRegistration(
  db: Executor,
  services: PasskeyServices,
  owner: PasskeyOwner & AskedBy & { readonly userName: string; readonly displayName: string },
) {
  const options = await generateRegistrationOptions({
    rpName: services.siteName(),
    rpID: services.rpId,
    userName: owner.userName,
    userDisplayName: owner.displayName,
    userID: handleOf(owner),
    attestationType: 'none',
    excludeCredentials: await describedOf(db, owner),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(db, services, options.challenge, 'register', owner);
  return { ...options };
}

/** Keeps a passkey whose making answers a challenge of this owner; false when it does not. */
export async function finishRegistration(
  tx: Executor,
  services: PasskeyServices,
  owner: PasskeyOwner & AskedBy,
  { name, registration }: { readonly name: string; readonly registration: z.output<typeof passkeyRegistration> },
): Promise<boolean> {
  const now = services.clock.now();
  const { id, rawId, type, response } = registration;
  const { clientDataJSON, attestationObject } = response;
  const { kind, id: ownerId } = owner;
  const checked = await verifyRegistrationResponse({
    response: {
      id,
      rawId,
      type,
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject, transports: known(response.transports ?? []) },
    },
    expectedChallenge: (challenge) =>
      takeChallenge(tx, {
        hash: hashOf(challenge),
        purpose: 'register',
        whose: { kind, id: ownerId },
        askedBy: askerOf(owner),
        now,
      }),
    expectedOrigin: services.origin,
    expectedRPID: services.rpId,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!checked?.verified) return false;
  const { credential, credentialBackedUp } = checked.registrationInfo;
  return addPasskey(tx, {
    passkeyId: credential.id,
    ownerKind: kind,
    ownerId,
    name,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
    isBackedUp: credentialBackedUp,
    rpId: services.rpId,
    createdAt: now,
    lastUsedAt: null,
  });
}

/** What a browser is asked with, to use a passkey of an owner, or of whoever signs in. */
export async function beginAssertion(
  db: Executor,
  services: PasskeyServices,
  purpose: 'sign-in' | 'prove',
  whose: Whose & AskedBy,
) {
  const { kind, id } = whose;
  const options = await generateAuthenticationOptions({
    rpID: services.rpId,
    userVerification: 'required',
    allowCredentials: id === undefined ? [] : await describedOf(db, { kind, id }),
  });
  await keepChallenge(db, services, options.challenge, purpose, whose);
  return { ...options };
}

/** Whose passkey has answered a challenge, and whether its counter went back; undefined when none has. */
export async function finishAssertion(
  tx: Transaction,
  services: PasskeyServices,
  purpose: 'sign-in' | 'prove',
  { assertion, whose }: { readonly assertion: z.output<typeof passkeyAssertion>; readonly whose: Whose & AskedBy },
): Promise<{ readonly owner: PasskeyOwner; readonly use: PasskeyUse } | undefined> {
  const now = services.clock.now();
  const { id, rawId, type, response } = assertion;
  const { clientDataJSON, authenticatorData, signature } = response;
  const found = await findPasskey(tx, id);
  if (!found || found.ownerKind !== whose.kind) return undefined;
  if (whose.id !== undefined && found.ownerId !== whose.id) return undefined;
  const checked = await verifyAuthenticationResponse({
    response: {
      id,
      rawId,
      type,
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature },
    },
    expectedChallenge: (challenge) =>
      takeChallenge(tx, { hash: hashOf(challenge), purpose, whose, askedBy: askerOf(whose), now }),
    expectedOrigin: services.origin,
    expectedRPID: services.rpId,
    requireUserVerification: true,
    // What its counter says is judged when the use is noted: whoever calls decides what becomes of one that went back.
    credential: {
      id: found.passkeyId,
      publicKey: new Uint8Array(found.publicKey),
      counter: 0,
      transports: known(found.transports),
    },
  }).catch(() => undefined);
  if (!checked?.verified) return undefined;
  const use = await usePasskey(tx, { ...found, counter: checked.authenticationInfo.newCounter }, now);
  return use && { owner: { kind: found.ownerKind, id: found.ownerId }, use };
}
