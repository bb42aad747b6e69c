import { retryAfterSeconds } from '@rochdale/domain/website/maintenance/maintenance';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { refusal, underMaintenance } from '../../../platform/http/refusal.ts';
import { callerAddress } from '../../../platform/http/trusted-hops.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import { networkOf } from '../../../platform/limits/network.ts';
import type { KeptSettings } from '../../../platform/run-time-settings/kept-settings.ts';
import { maintenanceOf } from '../../../platform/run-time-settings/maintenance.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import { authorizationRoutes } from './authorization-places.ts';
import { type AuthorizationServices, authorizationServer } from './authorization-server.ts';
import { keysAt, openedKeys } from './signing-keys.ts';

interface ServeServices extends AuthorizationServices {
  readonly runTime: KeptSettings;
  readonly vault: Vault;
}

/** Where the metadata are read, by apps that ask for data and by sites that sign in. */
const metadataRoutes = ['/.well-known/oauth-authorization-server', '/.well-known/openid-configuration'] as const;

/** Calls of one address in a minute: of browsers that are sent here, and of apps that ask for tokens. */
const perMinute = { browser: 30, app: 600 } as const;

/** Serves the authorization server beside the operations, at the addresses that its metadata name. */
export async function serveAuthorization(app: FastifyInstance, services: ServeServices): Promise<void> {
  const { db, clock, runTime, publicUrl } = services;
  const { protocol, host } = new URL(publicUrl);
  const serving = servingBy(services);

  /** Closed during maintenance; limited by address. */
  const guard = (who: keyof typeof perMinute) => async (request: FastifyRequest) => {
    const now = clock.now();
    const maintenance = maintenanceOf(await runTime.fresh(), now);
    if (maintenance.isOn) throw underMaintenance(retryAfterSeconds(maintenance, now));
    // A page of our own or a stranger's may send a browser here, but never within a frame.
    const place = request.headers['sec-fetch-dest'];
    if (who === 'browser' && place !== undefined && place !== 'document') throw refusal(403, 'connectedApps.framed');
    const key = `authorization:${who}:${networkOf(callerAddress(request))}`;
    await takeTries(db, [{ key, tries: perMinute[who], minutes: 1 }], now);
  };

  /** The library answers by itself, to the address that members know, whatever a caller says of it. */
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    request.raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    request.raw.headers['x-forwarded-host'] = host;
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    const handle = await serving();
    reply.hijack();
    await handle(request.raw, reply.raw);
  };

  // The library reads bodies itself.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const { authorization, token, revocation, userinfo, jwks } = authorizationRoutes;
  const onRequest = (who: keyof typeof perMinute) => ({ schema: { hide: true }, onRequest: guard(who) });
  app.get(authorization, onRequest('browser'), answer);
  app.get(`${authorization}/:uid`, onRequest('browser'), answer);
  app.post(token, onRequest('app'), answer);
  app.post(revocation, onRequest('app'), answer);
  app.get(userinfo, onRequest('app'), answer);
  app.post(userinfo, onRequest('app'), answer);
  for (const open of [jwks, ...metadataRoutes]) app.get(open, onRequest('app'), answer);
}

/** The authorization server with the keys of now: made anew when another signs or is shown, in every process at once. */
function servingBy(services: ServeServices) {
  let made: { readonly keyIds: string; readonly handle: ReturnType<Provider['callback']> } | undefined;
  return async (): Promise<ReturnType<Provider['callback']>> => {
    const keys = await keysAt(services, services.clock.now());
    const keyIds = keys.map(({ keyId }) => keyId).join();
    if (made?.keyIds === keyIds) return made.handle;
    const provider = authorizationServer(services, openedKeys(services.vault, keys));
    provider.proxy = true;
    made = { keyIds, handle: provider.callback() };
    return made.handle;
  };
}
