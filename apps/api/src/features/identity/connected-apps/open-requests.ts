import { type EspiScope, readEspiScope } from '@rochdale/domain/energy/espi-scope/espi-scope';
import { gates } from '@rochdale/domain/gates/gates';
import { requestMinutes } from '@rochdale/domain/identity/connected-apps/connection-rules';
import { readSignInScope, type ToldFact } from '@rochdale/domain/identity/connected-apps/sign-in-scopes';
import { z } from 'zod';
import { refusal } from '../../../platform/http/refusal.ts';
import type { IdentityServices } from '../sign-in/public.ts';
import type { WantedFreshness } from './freshness.ts';
import { findRequest } from './oauth-store.ts';
import { findActiveApp, type ThirdParty } from './third-parties-store.ts';

/** What is read of a request that the library keeps. */
const requestShape = z.looseObject({
  params: z.looseObject({
    client_id: z.string(),
    scope: z.string(),
    prompt: z.string().optional(),
    max_age: z.coerce.number().optional(),
  }),
});

interface OpenRequest {
  readonly app: ThirdParty;
  readonly payload: z.output<typeof requestShape>;
  readonly wanted: WantedFreshness;
  readonly open: { readonly requestId: string; readonly browserToken: string; readonly now: Date };
}
export interface DataRequest extends OpenRequest {
  readonly kind: 'data';
  readonly asked: EspiScope;
}
export interface SignInRequest extends OpenRequest {
  readonly kind: 'sign-in';
  readonly told: readonly ToldFact[];
}

export const unknownRequest = () => refusal(404, 'connectedApps.request.unknown');

/** The request of an app that is open in this browser; refused where there is none (identity-114). */
export async function openRequest(
  { db, site }: Pick<IdentityServices, 'db' | 'site'>,
  requestId: string,
  browserToken: string | undefined,
  now: Date,
): Promise<DataRequest | SignInRequest> {
  const found = browserToken === undefined ? undefined : await findRequest(db, requestId, browserToken, now);
  if (browserToken === undefined || !found) throw unknownRequest();
  const payload = requestShape.parse(found.payload);
  const { client_id, scope, prompt, max_age } = payload.params;
  const app = await findActiveApp(db, client_id);
  if (!app) throw unknownRequest();
  const wanted = {
    isNewWanted: prompt?.split(' ').includes('login') === true,
    maxAge: max_age,
    askedAt: new Date(found.expiresAt.getTime() - requestMinutes * 60_000),
  };
  const request = { app, payload, wanted, open: { requestId, browserToken, now } };
  if (app.kind === 'sign-in') {
    const told = readSignInScope(scope);
    if (!told) throw unknownRequest();
    return { kind: 'sign-in', told, ...request };
  }
  const asked = readEspiScope(scope);
  if (!asked || !gates.usageTracker({ site: site(), signedIn: true }).open) throw unknownRequest();
  return { kind: 'data', asked, ...request };
}
