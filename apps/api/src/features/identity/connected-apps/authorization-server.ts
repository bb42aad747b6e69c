import '../../../platform/process/url-parse.ts';
import { gates } from '@rochdale/domain/gates/gates';
import { requestMinutes } from '@rochdale/domain/identity/connected-apps/connection-rules';
import { claimsOfScopes } from '@rochdale/domain/identity/connected-apps/sign-in-scopes';
import type { Site } from '@rochdale/domain/website/site/site';
import Provider, { type JWKS } from 'oidc-provider';
import { type Clock, todayAt } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { hashOf } from '../../../platform/tokens/token-store.ts';
import { describeTruly, tellWhereDataAre, withoutSessionCookie } from './authorization-answers.ts';
import { authorizationRoutes, resourceUrl } from './authorization-places.ts';
import { consentPolicy, grantedScope, isSignInClient, resourceOf, sendToConsent } from './authorization-requests.ts';
import { oauthAdapter } from './oauth-adapter.ts';
import { signingAlgorithm } from './signing-keys.ts';
import { accountOf, pairwiseSubject } from './told-claims.ts';

export interface AuthorizationServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: () => Site;
  readonly publicUrl: string;
  readonly authorizationCookieKeys: readonly string[];
  readonly log: { error(fields: object, message: string): void };
}

/** The library would keep a session of its own; its cookie never leaves. */
const sessionCookie = 'rochdale_authorization';
const [codeSeconds, accessSeconds, refreshSeconds] = [60, 3_600, 400 * 86_400] as const;
/** An app that signs in asks who came, and is done. */
const toldSeconds = 600;

/**
 * The co-op's one issuer: the authorization server of Green Button Connect My Data (identity-113, identity-117), and of sign-in
 * to the co-op's other sites (identity-120). Who the member is and what is allowed, the portal says.
 */
export function authorizationServer(services: AuthorizationServices, jwks: JWKS): Provider {
  const { db, clock, site, publicUrl, authorizationCookieKeys, log } = services;
  const issuer = new URL(publicUrl).origin;
  const isSecure = publicUrl.startsWith('https:');
  const resource = resourceUrl(publicUrl);
  const cookie = { httpOnly: true, sameSite: 'lax', secure: isSecure, signed: true } as const;
  const prefix = isSecure ? '__Secure-' : '';
  const provider = new Provider(issuer, {
    adapter: oauthAdapter({
      db,
      now: () => ({ at: clock.now(), today: todayAt(clock, site().timeZone) }),
      resource,
      ender: () => (Provider.ctx?.oidc.route === 'revocation' ? 'app' : 'reuse'),
    }),
    routes: authorizationRoutes,
    jwks,
    cookies: {
      keys: authorizationCookieKeys,
      names: {
        interaction: `${prefix}rochdale_request`,
        resume: `${prefix}rochdale_resume`,
        session: sessionCookie,
      },
      short: cookie,
      long: cookie,
    },
    allowOmittingSingleRegisteredRedirectUri: false,
    responseTypes: ['code'],
    scopes: Object.keys(claimsOfScopes),
    claims: { ...claimsOfScopes, acr: null, sid: null, auth_time: null, iss: null },
    subjectTypes: ['pairwise', 'public'],
    pairwiseIdentifier: (_ctx, accountId) => pairwiseSubject(db, accountId),
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    clientDefaults: { id_token_signed_response_alg: signingAlgorithm },
    enabledJWA: { idTokenSigningAlgValues: [signingAlgorithm] },
    clientBasedCORS: () => false,
    features: {
      clientCredentials: { enabled: true },
      devInteractions: { enabled: false },
      userinfo: { enabled: true },
      rpInitiatedLogout: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: { enabled: true, allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId },
      resourceIndicators: {
        enabled: true,
        defaultResource: (ctx, client) => resourceOf(ctx, client, resource),
        useGrantedResource: () => true,
        getResourceServerInfo: async (ctx, asked, client) => ({
          scope: await grantedScope(db, ctx, {
            ...{ asked, resource, clientId: client.clientId },
            isUsageOpen: gates.usageTracker({ site: site(), signedIn: true }).open,
          }),
          audience: resource,
        }),
      },
    },
    extraClientMetadata: { properties: ['requires_pkce', 'app_kind'] },
    pkce: { required: (_ctx, client) => client.requires_pkce !== false },
    formats: { bitsOfOpaqueRandomness: 256 },
    ttl: {
      AccessToken: (_ctx, _token, client) => (isSignInClient(client) ? toldSeconds : accessSeconds),
      AuthorizationCode: codeSeconds,
      ClientCredentials: accessSeconds,
      IdToken: toldSeconds,
      RefreshToken: refreshSeconds,
      Interaction: requestMinutes * 60,
      Session: requestMinutes * 60,
      Grant: refreshSeconds,
    },
    rotateRefreshToken: true,
    issueRefreshToken: (_ctx, client) => !isSignInClient(client),
    expiresWithSession: () => false,
    findAccount: (_ctx, accountId) => accountOf(db, accountId),
    interactions: {
      policy: consentPolicy(),
      url: (ctx, request) => sendToConsent(db, ctx, { requestId: request.uid, isSecure }),
    },
    renderError: (ctx, { error, error_description }) => {
      ctx.type = 'json';
      ctx.body = { error, error_description };
    },
  });
  // The adapter hands out the hash of a secret: that is what is compared, in constant time.
  const { compareClientSecret } = provider.Client.prototype;
  provider.Client.prototype.compareClientSecret = function compare(this: typeof provider.Client.prototype, actual) {
    return compareClientSecret.call(this, hashOf(actual).toString('hex'));
  };
  provider.on('server_error', (_ctx, err) => log.error({ err }, 'the authorization server failed'));
  provider.on('grant.success', (ctx) => tellWhereDataAre(ctx, resource));
  provider.use(async (ctx, next) => {
    await next();
    describeTruly(ctx);
    withoutSessionCookie(ctx.res, sessionCookie);
  });
  return provider;
}
