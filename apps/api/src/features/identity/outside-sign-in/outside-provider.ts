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
import { askProvider, Unreached } from './ask-provider.ts';

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
  /** Rejects when the answer is not one to this attempt; as `Unreached`, when the provider could not be asked. */
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
/**
 * What a provider says of itself (its addresses and keys) is asked for anew when somebody is sent there, which shows that it
 * answers; of many who are sent at once by the first alone. On the way back what was said then does.
 */
const [freshMs, keptMs] = [2_000, 3_600_000] as const;

/** The co-op's outside provider as its settings name it, by OpenID Connect (identity-131). */
export function outsideProviderOf(
  settings: OutsideSignIn,
  { askOut, redirectUri, secret }: ProviderServices,
): OutsideProvider {
  const { issuer, clientId } = settings;
  let asked: { readonly at: number; readonly answer: Promise<Configuration> } | undefined;
  const configuration = (mostMs: number): Promise<Configuration> => {
    if (asked && performance.now() - asked.at < mostMs) return asked.answer;
    const answer: Promise<Configuration> = discover(settings, secret, askOut).catch((cause: unknown) => {
      if (asked?.answer === answer) asked = undefined;
      throw new Unreached(`${issuer} does not say what it is.`, { cause });
    });
    asked = { at: performance.now(), answer };
    return answer;
  };
  return {
    begin: async (purpose) => {
      const attempt = {
        ...{ issuer, state: stateOf(purpose, randomState()), nonce: randomNonce(), verifier: randomPKCECodeVerifier() },
      };
      const url = buildAuthorizationUrl(await configuration(freshMs), {
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
      const tokens = await authorizationCodeGrant(await configuration(keptMs), back, {
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
    [customFetch]: askProvider(askOut),
    execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
  };
  return discovery(new URL(issuer), clientId, secret, ClientSecretBasic(secret), options);
}
