import { createHash } from 'node:crypto';
import { isPushEndpoint } from '@rochdale/domain/communications/push/push-service';
import { z } from 'zod';
import { mayCallOut } from '../../../platform/http/ways-out/call-out.ts';
import type { WaysOutSettings } from '../../../platform/http/ways-out/ways-out-settings.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';

/** Where push messages may go. */
export interface PushPlaces {
  /** Push services, as PUSH_HOSTS writes them. */
  readonly hosts: readonly string[];
  readonly waysOut: WaysOutSettings;
}

/** A browser's subscription: where it is written to, and with which keys. */
const endpoint = z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() });
export type Endpoint = z.infer<typeof endpoint>;

/** Whether a browser may be written to there: at a known push service, or at a trial's own address. */
export const mayPushTo = (address: string, { hosts, waysOut }: PushPlaces): boolean =>
  mayCallOut(address, waysOut) && (isPushEndpoint(address, hosts) || waysOut.trial.has(new URL(address).host));

export const endpointHashOf = (address: string): Buffer => createHash('sha256').update(address).digest();

export const sealEndpoint = (vault: Vault, hash: Buffer, { endpoint: address, p256dh, auth }: Endpoint): Buffer =>
  vault.lock('push-subscription', hash.toString('base64url'), JSON.stringify({ endpoint: address, p256dh, auth }));

export const openEndpoint = (vault: Vault, hash: Buffer, sealed: Buffer): Endpoint =>
  endpoint.parse(JSON.parse(vault.unlock('push-subscription', hash.toString('base64url'), sealed)));
