import { noticeKinds } from '@rochdale/domain/communications/notices/notice';
import { keptSeconds, pushTagOf } from '@rochdale/domain/communications/push/push-message';
import type { Site } from '@rochdale/domain/website/site/site';
import webPush from 'web-push';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { CallOut } from '../../../platform/http/ways-out/call-out.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import { type Carrier, findMessage, type MessageBody, RecipientRefused } from '../messages/public.ts';
import { mayPushTo, openEndpoint, type PushPlaces } from './endpoint.ts';
import { privateKeyOf, pushKeyOf } from './push-keys.ts';
import { deviceToTell, markReached, removeGone } from './subscriptions-store.ts';

interface CarrierServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly site: () => Site;
  readonly callOut: CallOut;
  readonly pushPlaces: PushPlaces;
}

/** What a push service answers that knows the endpoint no more (RFC 8030, 7.3). */
const gone = [404, 410];
/** What it may answer otherwise another time. */
const later = (status: number): boolean => status === 408 || status === 429 || status < 400 || status >= 500;

/**
 * Hands a message to the push service of a device, encrypted for the device alone (RFC 8291), by the one way out. A device
 * that is gone is forgotten (communications-45).
 */
export function pushCarrierOf(services: CarrierServices): Carrier {
  const { db, clock, vault, site, callOut, pushPlaces } = services;
  return async (subscriptionId, body, messageId) => {
    const device = await deviceToTell(db, subscriptionId);
    if (!device) throw new RecipientRefused('The device has no notifications any more.');
    const { endpoint, p256dh, auth } = openEndpoint(vault, device.endpointHash, device.sealed);
    if (!mayPushTo(endpoint, pushPlaces)) throw new RecipientRefused('Its push service is not known here.');
    const key = await pushKeyOf(services);
    const message = await findMessage(db, messageId);
    const kind = noticeKinds.find((one) => message?.kind === `notice-${one}`) ?? 'billReady';
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      shownOf(body, pushTagOf(kind)),
      {
        vapidDetails: {
          subject: `mailto:${site().settings.email}`,
          publicKey: key.publicKey,
          privateKey: privateKeyOf(vault, key),
        },
        TTL: keptSeconds(kind),
        topic: pushTagOf(kind),
        urgency: 'normal',
      },
    );
    const answer = await callOut(endpoint, { headers: headersOf(request.headers), body: request.body ?? '' });
    if ('problem' in answer) throw new Error(`The push service was not reached: ${answer.problem}.`);
    const { status } = answer;
    if (status >= 200 && status < 300) return markReached(db, subscriptionId, clock.now());
    const sentence = `The push service answered ${status}.`;
    if (gone.includes(status)) await removeGone(db, device);
    throw later(status) ? new Error(sentence) : new RecipientRefused(sentence);
  };
}

/** What the service worker shows. */
const shownOf = ({ subject, text, path, language }: MessageBody, tag: string): string =>
  JSON.stringify({ title: subject, body: text, tag, path, language });

/** The way out counts the body itself. */
const headersOf = (headers: webPush.Headers): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name !== 'Content-Length')
      .map(([name, value]) => [name, String(value)]),
  );
