import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../../platform/database/database.ts';
import { webhooks } from '../../../../tables/connected.ts';

/** Where an app is told of new data; undefined: nowhere. */
export async function findNotifyUrl(db: Executor, appId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ url: webhooks.url })
    .from(webhooks)
    .where(and(eq(webhooks.appId, appId), isNull(webhooks.endedAt)));
  return found?.url;
}

/** An address of an app for which there is news, and nothing that waits. */
export interface AddressWithNews {
  readonly webhookId: string;
  readonly appId: string;
}

/** Selects them. */
export const addressWithNews = sql`
    select webhook_id, app_id from webhooks join third_parties using (app_id)
    where ended_at is null and switched_off_at is null and locked_secret is not null and suspended_at is null
      and (exists (select 1 from connections join connection_news using (connection_id)
          where connections.app_id = webhooks.app_id and connections.ended_at is null)
        or exists (select 1 from connection_ends where connection_ends.app_id = webhooks.app_id))
      and not exists (select 1 from webhook_events waiting
        where waiting.webhook_id = webhooks.webhook_id and waiting.state = 'waiting')`;

/**
 * Addresses of apps that may be told of something now: one that has not taken what it was told before is told of all that
 * has come since in one piece, once it has.
 */
export async function addressesWithNews(db: Executor): Promise<AddressWithNews[]> {
  const { rows } = await db.execute<{ webhook_id: string; app_id: string }>(addressWithNews);
  return rows.map((row) => ({ webhookId: row.webhook_id, appId: row.app_id }));
}

/** What an app is to be told of a connection. */
export interface News {
  readonly connectionId: string;
  /** Since when there are new data; undefined: the connection has ended. */
  readonly since: Date | undefined;
}

/** Takes the news of an app's connections that are open, and which have ended, of so many each at most; nobody else takes the same. */
export async function takeNews(
  tx: Transaction,
  { appId, open, most }: { readonly appId: string; readonly open: readonly string[]; readonly most: number },
): Promise<News[]> {
  const ids = sql.param([...open]);
  const { rows } = await tx.execute<{ connection_id: string; since: string | null }>(sql`
    with chosen as (select distinct connection_id from connection_news where connection_id = any(${ids}::uuid[])
        order by connection_id limit ${most}),
      taken as (delete from connection_news using chosen
        where connection_news.connection_id = chosen.connection_id returning connection_news.connection_id, since),
      over as (select connection_id from connection_ends where app_id = ${appId}
        order by ended_at, connection_id limit ${most}),
      ended as (delete from connection_ends using over
        where connection_ends.connection_id = over.connection_id returning connection_ends.connection_id)
    select connection_id, min(since)::text as since from taken group by connection_id
    union all select connection_id, null from ended order by connection_id`);
  return rows.map((row) => ({
    connectionId: row.connection_id,
    since: row.since === null ? undefined : new Date(row.since),
  }));
}

/** Forgets news of connections that are gone, or were ended, and ends that nobody is to be told of any more. */
export async function forgetOldNews(db: Executor): Promise<void> {
  await db.execute(sql`delete from connection_news where not exists (select 1 from connections
    where connections.connection_id = connection_news.connection_id and connections.ended_at is null)`);
  await db.execute(sql`delete from connection_ends where not exists (select 1 from webhooks
    where webhooks.app_id = connection_ends.app_id and webhooks.ended_at is null)`);
}
