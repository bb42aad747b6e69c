import type { OutsidePurpose, OutsideSignIn } from '@rochdale/domain/identity/outside-sign-in/outside-settings';
import { stateOf } from '@rochdale/domain/identity/outside-sign-in/outside-settings';
import { affirmsSecondStep } from '@rochdale/domain/office/staff/provider-word';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretBasic,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  type DiscoveryRequestOptions,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { z } from 'zod';
import type { AskOut } from '../../../platform/http/ways-out/ask-out.ts';

/** What binds the way back to the way there. */
export const attemptShape = z.object({
  issuer: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
});
export type OutsideAttempt = z.output<typeof attemptShape>;

/** Who came back. */
export interface OutsidePerson {
  readonly issuer: string;
  readonly subject: string;
  /** Whether the provider says that it has asked for a second step. */
  readonly isStrong: boolean;
}

export interface OutsideProvider {
  begin(purpose: OutsidePurpose): Promise<{ readonly url: string; readonly attempt: OutsideAttempt }>;
  /** Rejects when the answer is not one to this attempt. */
  finish(answer: URLSearchParams, attempt: OutsideAttempt): Promise<OutsidePerson>;
}

interface ProviderServices {
  readonly askOut: AskOut;
  /** Where it leads back to. */
  readonly redirectUri: string;
  readonly secret: string;
}

const claimsShape = z.looseObject({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  amr: z.array(z.string()).optional().catch(undefined),
});
/** What a provider says of itself is asked for again after so long: its addresses and keys may have changed. */
const keptMs = 3_600_000;

/** The co-op's outside provider as its settings name it, by OpenID Connect (identity-131). */
export function outsideProviderOf(
  settings: OutsideSignIn,
  { askOut, redirectUri, secret }: ProviderServices,
): OutsideProvider {
  const { issuer, clientId } = settings;
  let asked: { readonly at: number; readonly answer: Promise<Configuration> } | undefined;
  const configuration = (): Promise<Configuration> => {
    if (asked && performance.now() - asked.at < keptMs) return asked.answer;
    const answer = discover(settings, secret, askOut);
    asked = { at: performance.now(), answer };
    answer.catch(() => {
      asked = undefined;
    });
    return answer;
  };
  return {
    begin: async (purpose) => {
      const attempt = {
        ...{ issuer, state: stateOf(purpose, randomState()), nonce: randomNonce(), verifier: randomPKCECodeVerifier() },
      };
      const url = buildAuthorizationUrl(await configuration(), {
        ...{
          client_id: clientId,
          redirect_uri: redirectUri,
          scope: 'openid',
          state: attempt.state,
          nonce: attempt.nonce,
        },
        code_challenge: await calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, attempt };
    },
    finish: async (answer, attempt) => {
      // Whoever was asked answers: a way that was begun at another provider does not end here.
      if (attempt.issuer !== issuer) throw new Error('The provider is another than at the beginning.');
      const back = new URL(redirectUri);
      back.search = answer.toString();
      const tokens = await authorizationCodeGrant(await configuration(), back, {
        expectedState: attempt.state,
        expectedNonce: attempt.nonce,
        pkceCodeVerifier: attempt.verifier,
        idTokenExpected: true,
      });
      const { iss, sub, amr = [] } = claimsShape.parse(tokens.claims());
      return { issuer: iss, subject: sub, isStrong: affirmsSecondStep({ acr: undefined, amr }, []) };
    },
  };
}

/** Every call goes by the guarded way out. Plain HTTP passes there for a trial on this machine alone. */
async function discover({ issuer, clientId }: OutsideSignIn, secret: string, askOut: AskOut): Promise<Configuration> {
  const isPlain = issuer.startsWith('http:');
  const options: DiscoveryRequestOptions = {
    [customFetch]: (address, { method, headers, body }) =>
      askOut(address, { method, headers, body: body === undefined || body === null ? undefined : String(body) }),
    execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
  };
  return discovery(new URL(issuer), clientId, secret, ClientSecretBasic(secret), options);
}
