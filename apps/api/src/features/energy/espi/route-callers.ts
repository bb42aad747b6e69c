import { gates } from '@rochdale/domain/gates/gates';
import { retryAfterSeconds } from '@rochdale/domain/website/maintenance/maintenance';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bearerToken, type ReadDataBearer } from '../../../platform/http/access.ts';
import type { DataBearer } from '../../../platform/http/caller.ts';
import { dataPolicy } from '../../../platform/http/harden.ts';
import { type Refusal, refusal, underMaintenance } from '../../../platform/http/refusal.ts';
import { callerAddress } from '../../../platform/http/trusted-hops.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import type { KeptSettings } from '../../../platform/run-time-settings/kept-settings.ts';
import { maintenanceOf } from '../../../platform/run-time-settings/maintenance.ts';
import { readAppToken } from '../../identity/connected-apps/public.ts';
import { perMinute } from './read-data-bearer.ts';
import type { EspiServices } from './services.ts';

export interface RouteServices extends EspiServices {
  readonly runTime: KeptSettings;
  readonly readDataBearer: ReadDataBearer;
}

export const maintenanceNow = async ({ runTime, clock }: RouteServices) =>
  maintenanceOf(await runTime.fresh(), clock.now());

export async function refuseDuringMaintenance(services: RouteServices): Promise<void> {
  const maintenance = await maintenanceNow(services);
  if (maintenance.isOn) throw underMaintenance(retryAfterSeconds(maintenance, services.clock.now()));
}

/** What is asked with the token of this call; closed with the usage that it is about. */
function tokenOf(request: FastifyRequest, reply: FastifyReply, { site }: RouteServices): string | undefined {
  reply.headers({ 'content-security-policy': dataPolicy, vary: 'authorization' });
  if (!gates.usageTracker({ site: site(), signedIn: true }).open) throw refusal(404, 'error.notFound');
  return bearerToken(request);
}

/** The bearer of a token that reads usage. */
export async function bearerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  services: RouteServices,
): Promise<DataBearer> {
  const token = tokenOf(request, reply, services);
  const bearer = token === undefined ? undefined : await services.readDataBearer(token, callerAddress(request));
  if (bearer === undefined) throw unknownBearer(reply);
  return bearer;
}

/** The app that bears a token of its own; undefined for any other caller. */
export async function appOf(
  request: FastifyRequest,
  reply: FastifyReply,
  services: RouteServices,
): Promise<string | undefined> {
  const token = tokenOf(request, reply, services);
  const appId = token === undefined ? undefined : await readAppToken(services, token);
  const { db, clock } = services;
  if (appId !== undefined) await takeTries(db, [{ key: `app:${appId}`, tries: perMinute, minutes: 1 }], clock.now());
  return appId;
}

/** Says that a token opens nothing here. */
export function unknownBearer(reply: FastifyReply): Refusal {
  reply.header('www-authenticate', 'Bearer');
  return refusal(401, 'error.unauthorized');
}
