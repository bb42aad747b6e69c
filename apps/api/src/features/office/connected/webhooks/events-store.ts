import type { WebhookEvent } from '@rochdale/domain/office/connected/webhook-rules';
import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../../platform/database/database.ts';
import { webhookAttempts, webhookEvents, webhooks } from '../../../../tables/connected.ts';

export type KeptEvent = typeof webhookEvents.$inferSelect;
export type KeptAttempt = typeof webhookAttempts.$inferSelect;
type NewEvent = Pick<KeptEvent, 'webhookId' | 'eventId' | 'event' | 'subject' | 'body' | 'madeAt'>;

/** Addresses that want an event: not before their secret was taken, nor after their end. */
export const listeningTo = (
  db: Executor,
  event: WebhookEvent,
): Promise<{ readonly webhookId: string; readonly withAmounts: boolean }[]> =>
  db
    .select({ webhookId: webhooks.webhookId, withAmounts: webhooks.withAmounts })
    .from(webhooks)
    .where(and(isNull(webhooks.endedAt), isNotNull(webhooks.lockedSecret), sql`${event} = any(${webhooks.events})`));

export async function addEvents(tx: Executor, events: readonly NewEvent[]): Promise<void> {
  await tx
    .insert(webhookEvents)
    .values(
      events.map((event) => ({ ...event, state: 'waiting' as const, since: event.madeAt, nextAt: event.madeAt })),
    );
}

/** An address to which something is to go now. */
export interface DueAddress {
  readonly webhookId: string;
  readonly url: string;
  readonly lockedSecret: Buffer;
  readonly lockedOldSecret: Buffer | null;
  readonly oldSecretUntil: Date | null;
  /** The third party that is told there. */
  readonly appId: string | null;
}

/** An event is due: of no address that was switched off, and of no third party that the office stopped. */
const isDue = (now: SQLWrapper) =>
  and(
    isNull(webhooks.endedAt),
    isNull(webhooks.switchedOffAt),
    isNotNull(webhooks.lockedSecret),
    sql`not exists (select 1 from third_parties t where t.app_id = ${webhooks.appId} and t.suspended_at is not null)`,
    sql`exists (select 1 from webhook_events e where e.webhook_id = ${webhooks.webhookId}
      and e.state = 'waiting' and e.next_at <= ${now})`,
  );

/** Selects a row where an event is due. */
export const dueAddress = (now: SQLWrapper): SQL => sql`select 1 from ${webhooks} where ${isDue(now)}`;

/** Addresses for which an event is due. */
export async function dueAddresses(db: Executor, now: Date): Promise<DueAddress[]> {
  const { webhookId, url, lockedSecret, lockedOldSecret, oldSecretUntil, appId } = webhooks;
  const found = await db
    .select({ webhookId, url, lockedSecret, lockedOldSecret, oldSecretUntil, appId })
    .from(webhooks)
    .where(isDue(sql`${now.toISOString()}::timestamptz`));
  return found.flatMap((one) => (one.lockedSecret === null ? [] : [{ ...one, lockedSecret: one.lockedSecret }]));
}

/** What is to go to an address now, the oldest of each subject alone, in the order in which it came about. */
export async function dueEvents(db: Executor, webhookId: string, now: Date, most: number): Promise<KeptEvent[]> {
  const earlier = alias(webhookEvents, 'earlier');
  return db
    .select()
    .from(webhookEvents)
    .where(
      and(
        eq(webhookEvents.webhookId, webhookId),
        eq(webhookEvents.state, 'waiting'),
        lte(webhookEvents.nextAt, now),
        sql`not exists (select 1 from webhook_events ${earlier} where ${earlier.webhookId} = ${webhookEvents.webhookId}
          and ${earlier.subject} = ${webhookEvents.subject} and ${earlier.state} = 'waiting'
          and ${earlier.place} < ${webhookEvents.place})`,
      ),
    )
    .orderBy(asc(webhookEvents.place))
    .limit(most);
}

const oneOf = ({ webhookId, eventId }: Pick<KeptEvent, 'webhookId' | 'eventId'>) =>
  and(eq(webhookEvents.webhookId, webhookId), eq(webhookEvents.eventId, eventId));

export async function addAttempt(tx: Executor, attempt: typeof webhookAttempts.$inferInsert): Promise<void> {
  await tx.insert(webhookAttempts).values(attempt);
}

/** Notes how an event stands after an attempt. */
export async function settleEvent(
  tx: Executor,
  event: Pick<KeptEvent, 'webhookId' | 'eventId'>,
  change: Partial<Pick<KeptEvent, 'state' | 'failures' | 'nextAt' | 'settledAt'>>,
): Promise<void> {
  await tx.update(webhookEvents).set(change).where(oneOf(event));
}

/** Which events are to go again. */
export type Again =
  | { readonly eventId: string }
  | { readonly from: Date; readonly to: Date; readonly onlyGivenUp: boolean };

/** Has events of an address go again, in their order. Answers how many. */
export async function sendAgain(tx: Executor, webhookId: string, again: Again, now: Date): Promise<number> {
  const chosen =
    'eventId' in again
      ? eq(webhookEvents.eventId, again.eventId)
      : and(
          gte(webhookEvents.madeAt, again.from),
          lt(webhookEvents.madeAt, again.to),
          again.onlyGivenUp ? eq(webhookEvents.state, 'given-up') : undefined,
        );
  const changed = await tx
    .update(webhookEvents)
    .set({ state: 'waiting', failures: 0, since: now, nextAt: now, settledAt: null })
    .where(and(eq(webhookEvents.webhookId, webhookId), chosen));
  return changed.rowCount ?? 0;
}

/** Events of an address, the newest first. */
export async function eventsOf(
  db: Executor,
  webhookId: string,
  { state, before }: { readonly state: KeptEvent['state'] | undefined; readonly before: number | undefined },
  most: number,
): Promise<KeptEvent[]> {
  return db
    .select()
    .from(webhookEvents)
    .where(
      and(
        eq(webhookEvents.webhookId, webhookId),
        state && eq(webhookEvents.state, state),
        before === undefined ? undefined : lt(webhookEvents.place, before),
      ),
    )
    .orderBy(desc(webhookEvents.place))
    .limit(most);
}

/** The attempts of some events, the newest first. */
export async function attemptsOf(db: Executor, webhookId: string, eventIds: readonly string[]): Promise<KeptAttempt[]> {
  if (eventIds.length === 0) return [];
  return db
    .select()
    .from(webhookAttempts)
    .where(and(eq(webhookAttempts.webhookId, webhookId), inArray(webhookAttempts.eventId, [...eventIds])))
    .orderBy(desc(webhookAttempts.attemptId));
}

/** Deletes what was settled, and attempts, from before an instant. */
export async function forgetToldBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(webhookAttempts).where(lt(webhookAttempts.at, before));
  const ended = sql`(select webhook_id from webhooks where ended_at < ${before.toISOString()}::timestamptz)`;
  await db
    .delete(webhookEvents)
    .where(
      or(
        and(lt(webhookEvents.madeAt, before), sql`${webhookEvents.state} <> 'waiting'`),
        sql`${webhookEvents.webhookId} in ${ended}`,
      ),
    );
}
