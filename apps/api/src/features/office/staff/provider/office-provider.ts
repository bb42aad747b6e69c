import { affirmsSecondStep } from '@rochdale/domain/office/staff/provider-word';
import type { RoleName } from '@rochdale/domain/office/staff/roles';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { z } from 'zod';
import type { ProviderSettings } from '../../../../platform/office/provider-settings.ts';

/** What binds the way back to the way there. */
export interface ProviderAttempt {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Who came back. */
export interface ProviderPerson {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | undefined;
  readonly name: string | undefined;
  /** Roles by group; undefined: no group lets them in. */
  readonly groupRoles: readonly RoleName[] | undefined;
  /** Whether the provider has asked for a second step. */
  readonly isStrong: boolean;
}

export interface OfficeProvider {
  begin(redirectUri: string): Promise<{ readonly url: string; readonly attempt: ProviderAttempt }>;
  /** Rejects when the answer is not one to this attempt. */
  finish(answered: URL, attempt: ProviderAttempt): Promise<ProviderPerson>;
}

const texts = z.array(z.string()).catch([]);
const claimsShape = z.looseObject({
  iss: z.string(),
  sub: z.string().min(1),
  email: z.email().optional().catch(undefined),
  name: z.string().max(100).optional().catch(undefined),
  acr: z.string().optional().catch(undefined),
  amr: texts.optional(),
});
/** The co-op's provider, by OpenID Connect: its addresses are asked for at the first sign-in, and again while it was away. */
export function officeProviderOf(settings: ProviderSettings): OfficeProvider {
  let asked: Promise<Configuration> | undefined;
  const configuration = (): Promise<Configuration> => {
    asked ??= discover(settings).catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
  return {
    begin: async (redirectUri) => {
      const attempt = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
        state: attempt.state,
        nonce: attempt.nonce,
        ...(settings.acr.length > 0 && { acr_values: settings.acr.join(' ') }),
      });
      return { url: url.href, attempt };
    },
    finish: async (answered, { state, nonce, verifier }) => {
      const tokens = await authorizationCodeGrant(await configuration(), answered, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      return personIn(claimsShape.parse(tokens.claims()), settings);
    },
  };
}

/** Plain HTTP is for a provider on this machine, for a trial. */
function discover({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Configuration> {
  const isPlain = issuer.startsWith('http:');
  return discovery(
    new URL(issuer),
    clientId,
    clientSecret,
    undefined,
    isPlain ? { execute: [allowInsecureRequests] } : {},
  );
}

function personIn(claims: z.output<typeof claimsShape>, settings: ProviderSettings): ProviderPerson {
  const held = texts.parse(claims[settings.groupsClaim]).flatMap((group) => {
    const roles = settings.groups.get(group);
    return roles === undefined ? [] : [roles];
  });
  const { iss, sub, email, name, acr, amr = [] } = claims;
  return {
    issuer: iss,
    subject: sub,
    email: email?.toLowerCase(),
    name,
    groupRoles: held.length === 0 ? undefined : [...new Set(held.flat())],
    isStrong: affirmsSecondStep({ acr, amr }, settings.acr),
  };
}
