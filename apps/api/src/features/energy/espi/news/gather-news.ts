import { randomUUID } from 'node:crypto';
import { appPaths, batchList } from '@rochdale/domain/energy/green-button/app-entries';
import { dataEvent, dataSubject, endEvent } from '@rochdale/domain/office/connected/webhook-rules';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { connectionsOf } from '../../../identity/connected-apps/public.ts';
import { addEvents } from '../../../office/connected/public.ts';
import { type AddressWithNews, addressesWithNews, type News, takeNews } from './news-store.ts';

export interface NewsServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: () => { readonly timeZone: string };
  readonly publicUrl: string;
}

/** Connections that one notification names. */
const mostInOne = 1_000;

/**
 * Makes of what has come for an app's connections one notification for its address, and another of those that have ended,
 * which the worker then sends like any event (energy-97, energy-99). What is noted goes into exactly one, in one transaction.
 */
export async function gatherNews(services: NewsServices): Promise<void> {
  for (const address of await addressesWithNews(services.db)) await gather(services, address);
}

async function gather(services: NewsServices, { webhookId, appId }: AddressWithNews): Promise<void> {
  const { db, clock, publicUrl } = services;
  await db.transaction(async (tx) => {
    // What waits of a connection that opens nothing at the moment is kept for when it does again.
    const open = (await connectionsOf({ ...services, db: tx }, appId)).map(({ connectionId }) => connectionId);
    const told = await takeNews(tx, { appId, open, most: mostInOne });
    const { origin } = new URL(publicUrl);
    const events = ([endEvent, dataEvent] as const).flatMap((event) => {
      const addresses = told.flatMap((one) => (eventOf(one) === event ? [`${origin}${addressOf(one)}`] : []));
      if (addresses.length === 0) return [];
      const made = { webhookId, eventId: randomUUID(), madeAt: clock.now() };
      return [{ ...made, event, subject: dataSubject, body: batchList(addresses) }];
    });
    if (events.length > 0) await addEvents(tx, events);
  });
}

const eventOf = ({ since }: News) => (since === undefined ? endEvent : dataEvent);

/** Where what has ended lies; and what is new: a second earlier, for those that count none below it. */
function addressOf({ connectionId, since }: News): string {
  if (since === undefined) return appPaths.authorization(connectionId);
  const from = new Date(Math.floor(since.getTime() / 1000) * 1000).toISOString().replace(/\.\d+Z$/, 'Z');
  return `${appPaths.subscription(connectionId)}?updated-min=${from}`;
}
