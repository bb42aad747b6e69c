import { gates } from '@rochdale/domain/gates/gates';
import { retryAfterSeconds } from '@rochdale/domain/website/maintenance/maintenance';
import type { Site } from '@rochdale/domain/website/site/site';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusal, underMaintenance } from '../../../platform/http/refusal.ts';
import { callerAddress } from '../../../platform/http/trusted-hops.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import { networkOf } from '../../../platform/limits/network.ts';
import type { KeptSettings } from '../../../platform/run-time-settings/kept-settings.ts';
import { maintenanceOf } from '../../../platform/run-time-settings/maintenance.ts';
import { type AuthorizationServices, authorizationRoutes, authorizationServer } from './authorization-server.ts';

interface ServeServices extends Omit<AuthorizationServices, 'site'> {
  readonly site: () => Site;
  readonly runTime: KeptSettings;
}

/** Calls of one address in a minute: of browsers that are sent here, and of apps that ask for tokens. */
const perMinute = { browser: 30, app: 600 } as const;

/** Serves the authorization server beside the operations, at the addresses that its metadata name. */
export async function serveAuthorization(app: FastifyInstance, services: ServeServices): Promise<void> {
  const { db, clock, site, runTime, publicUrl } = services;
  const provider = authorizationServer(services);
  const handle = provider.callback();
  const { protocol, host } = new URL(publicUrl);
  provider.proxy = true;

  /** Closed with the usage that it is about, and during maintenance; limited by address. */
  const guard = (who: keyof typeof perMinute) => async (request: FastifyRequest) => {
    const now = clock.now();
    const maintenance = maintenanceOf(await runTime.fresh(), now);
    if (maintenance.isOn) throw underMaintenance(retryAfterSeconds(maintenance, now));
    const gate = gates.usageTracker({ site: site(), signedIn: false });
    if (!gate.open) throw refusal(404, gate.reason);
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
    reply.hijack();
    await handle(request.raw, reply.raw);
  };

  // The library reads bodies itself.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const { authorization, token, revocation, jwks } = authorizationRoutes;
  const onRequest = (who: keyof typeof perMinute) => ({ schema: { hide: true }, onRequest: guard(who) });
  app.get(authorization, onRequest('browser'), answer);
  app.get(`${authorization}/:uid`, onRequest('browser'), answer);
  app.post(token, onRequest('app'), answer);
  app.post(revocation, onRequest('app'), answer);
  for (const open of [jwks, '/.well-known/oauth-authorization-server']) app.get(open, onRequest('app'), answer);
}
