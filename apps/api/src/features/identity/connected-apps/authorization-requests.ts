import { randomBytes } from 'node:crypto';
import { isWithin, readAppScope, readEspiScope } from '@rochdale/domain/energy/espi-scope/espi-scope';
import { addressOf } from '@rochdale/domain/website/screens/address';
import { errors, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import type { Database } from '../../../platform/database/database.ts';
import { connectCookie } from '../../../platform/http/connect-cookie.ts';
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
  ctx.append('set-cookie', connectCookie(browserToken, isSecure));
  return addressOf('connect', { request: requestId });
}

/**
 * The scope that a request, a code or a token is about. Of a new request it is held against the closed list, and against
 * what the app may ask for (energy-91).
 */
export async function grantedScope(
  db: Database,
  ctx: KoaContextWithOIDC,
  { asked, resource, clientId }: { readonly asked: string; readonly resource: string; readonly clientId: string },
): Promise<string> {
  if (asked !== resource) throw new errors.InvalidTarget();
  const { params, entities, route } = ctx.oidc;
  const scope = typeof params?.scope === 'string' ? params.scope : undefined;
  const isOwn = route === 'token' && params?.grant_type === 'client_credentials';
  if (route === 'token' && !isOwn) return entities.AuthorizationCode?.scope ?? entities.RefreshToken?.scope ?? '';
  if (route === 'resume') return scope ?? '';
  const read = (isOwn ? readAppScope : readEspiScope)(scope ?? '');
  if (scope === undefined || read === undefined)
    throw new errors.InvalidScope('scope must be one scope of ESPI', scope ?? '');
  const app = await findActiveApp(db, clientId);
  if (!app || !isWithin(read.functionBlocks, app.functionBlocks))
    throw new errors.InvalidScope('scope has function blocks that were not registered', scope);
  return scope;
}
