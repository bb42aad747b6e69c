import { randomBytes } from 'node:crypto';
import { isWithin, readAppScope, readEspiScope } from '@rochdale/domain/energy/espi-scope/espi-scope';
import { readSignInScope } from '@rochdale/domain/identity/connected-apps/sign-in-scopes';
import { addressOf } from '@rochdale/domain/website/screens/address';
import { type Client, errors, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import type { Database } from '../../../platform/database/database.ts';
import { boundCookie } from '../../../platform/http/cookies/bound-cookies.ts';
import { bindRequest } from './oauth-store.ts';
import { findActiveApp } from './third-parties-store.ts';

/** Each request asks the member, who is never taken as signed in here: so `prompt=none` is answered `login_required`. */
export function consentPolicy(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  policy.add(new interactionPolicy.Prompt({ name: 'consent', requestable: true }));
  return policy;
}

/** Binds a request to the browser that brings it, and sends that to the portal's page. */
export async function sendToConsent(
  db: Database,
  ctx: KoaContextWithOIDC,
  { requestId, isSecure }: { readonly requestId: string; readonly isSecure: boolean },
): Promise<string> {
  const browserToken = randomBytes(32).toString('base64url');
  await bindRequest(db, requestId, browserToken);
  ctx.append('set-cookie', boundCookie('connect', browserToken, isSecure));
  return addressOf('connect', { request: requestId });
}

/** Whether a client signs members in; the others read data. */
export const isSignInClient = (client: Client): boolean => client.app_kind === 'sign-in';

/**
 * The resource of a request: the member's data, or none where an app signs somebody in; that one names `openid` and what it
 * may be told, and nothing else (identity-120).
 */
export function resourceOf(ctx: KoaContextWithOIDC, client: Client, data: string): string | [] {
  if (!isSignInClient(client)) return data;
  const { params, route } = ctx.oidc;
  const scope = typeof params?.scope === 'string' ? params.scope : '';
  if (route === 'authorization' && readSignInScope(scope) === undefined)
    throw new errors.InvalidScope('scope must be openid and what the app may be told', scope);
  return [];
}

interface RequestedScope {
  readonly asked: string;
  readonly resource: string;
  readonly clientId: string;
  /** The co-op shows use. */
  readonly isUsageOpen: boolean;
}

/**
 * The scope that a request, a code or a token is about. Of a new request it is held against the closed list, and against
 * what the app may ask for (energy-91).
 */
export async function grantedScope(
  db: Database,
  ctx: KoaContextWithOIDC,
  { asked, resource, clientId, isUsageOpen }: RequestedScope,
): Promise<string> {
  const { params, entities, route, client } = ctx.oidc;
  if (asked !== resource || (client && isSignInClient(client))) throw new errors.InvalidTarget();
  const scope = typeof params?.scope === 'string' ? params.scope : undefined;
  const isOwn = route === 'token' && params?.grant_type === 'client_credentials';
  if (route === 'token' && !isOwn) return entities.AuthorizationCode?.scope ?? entities.RefreshToken?.scope ?? '';
  if (route === 'resume') return scope ?? '';
  if (!isUsageOpen) throw new errors.InvalidScope('the co-op shows no use', scope ?? '');
  const read = (isOwn ? readAppScope : readEspiScope)(scope ?? '');
  if (scope === undefined || read === undefined)
    throw new errors.InvalidScope('scope must be one scope of ESPI', scope ?? '');
  const app = await findActiveApp(db, clientId);
  if (!app || !isWithin(read.functionBlocks, app.functionBlocks))
    throw new errors.InvalidScope('scope has function blocks that were not registered', scope);
  return scope;
}
