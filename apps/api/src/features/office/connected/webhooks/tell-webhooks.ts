import { randomUUID } from 'node:crypto';
import type { WebhookEvent } from '@rochdale/domain/office/connected/webhook-rules';
import { systemClock } from '../../../../platform/clock.ts';
import type { Executor } from '../../../../platform/database/database.ts';
import { addEvents, listeningTo } from './events-store.ts';

/** Something that has come about: numbers and states, and amounts for the addresses that were given them. */
export interface Told {
  readonly event: WebhookEvent;
  /** What it is about; events of one subject keep their order. */
  readonly subject: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly amounts?: Readonly<Record<string, number>>;
}

/** Leaves an event for every address that wants it, in the transaction of the act; the worker sends it (office-137). */
export async function tellWebhooks(tx: Executor, told: Told, now = systemClock.now()): Promise<void> {
  const listening = await listeningTo(tx, told.event);
  if (listening.length === 0) return;
  const eventId = randomUUID();
  await addEvents(
    tx,
    listening.map(({ webhookId, withAmounts }) => ({
      webhookId,
      eventId,
      event: told.event,
      subject: told.subject,
      body: bodyOf(eventId, told, withAmounts, now),
      madeAt: now,
    })),
  );
}

/** What is sent, as it is signed. */
export const bodyOf = (
  id: string,
  { event, subject, data, amounts }: Omit<Told, 'event'> & { readonly event: string },
  withAmounts: boolean,
  now: Date,
): string =>
  JSON.stringify({ id, event, subject, at: now.toISOString(), data: withAmounts ? { ...data, ...amounts } : data });
