import { and, asc, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';
import { webhooks } from '../../../../tables/connected.ts';
import { thirdParties } from '../../../../tables/connected-apps.ts';
import { staff } from '../../../../tables/staff.ts';

export type Webhook = typeof webhooks.$inferSelect;

export async function addWebhook(tx: Executor, webhook: typeof webhooks.$inferInsert): Promise<void> {
  await tx.insert(webhooks).values(webhook);
}

export const findWebhook = async (db: Executor, webhookId: string): Promise<Webhook | undefined> =>
  (await db.select().from(webhooks).where(eq(webhooks.webhookId, webhookId)))[0];

/** Finds an address and lets nobody else change it until the transaction ends. */
export const holdWebhook = async (tx: Executor, webhookId: string): Promise<Webhook | undefined> =>
  (await tx.select().from(webhooks).where(eq(webhooks.webhookId, webhookId)).for('update'))[0];

export async function changeWebhook(
  tx: Executor,
  webhookId: string,
  change: Partial<Omit<Webhook, 'webhookId'>>,
): Promise<void> {
  await tx.update(webhooks).set(change).where(eq(webhooks.webhookId, webhookId));
}

/** How an address does. */
export interface WebhookFigures extends Record<string, unknown> {
  readonly webhook_id: string;
  readonly last: { at: string; status: number | null; problem: string | null; took_ms: number } | null;
  readonly failing_since: string | null;
  readonly sent: number;
  readonly failed: number;
  readonly waiting: number;
  readonly given_up: number;
}

/** Addresses with who asked for them and whose they are, those that have ended last, the newest first. */
export const allWebhooks = (db: Executor): Promise<{ webhook: Webhook; by: string | null; appName: string | null }[]> =>
  db
    .select({ webhook: webhooks, by: staff.name, appName: thirdParties.name })
    .from(webhooks)
    .leftJoin(staff, eq(staff.staffId, webhooks.madeBy))
    .leftJoin(thirdParties, eq(thirdParties.appId, webhooks.appId))
    .orderBy(asc(isNotNull(webhooks.endedAt)), desc(webhooks.madeAt))
    .limit(100);

/** Of each address: its last attempt, since when all attempts fail, those of today, and what waits or was given up. */
export async function webhookFigures(db: Executor, dayBegan: Date): Promise<ReadonlyMap<string, WebhookFigures>> {
  const { rows } = await db.execute<WebhookFigures>(sql`
    select w.webhook_id, to_jsonb(last) as last, failing.since::text as failing_since,
      coalesce(today.sent, 0)::int as sent, coalesce(today.failed, 0)::int as failed, counted.waiting, counted.given_up
    from webhooks w
    left join lateral (select at, status, problem, took_ms from webhook_attempts a
      where a.webhook_id = w.webhook_id order by a.at desc, a.attempt_id desc limit 1) last on true
    left join lateral (select min(a.at) as since from webhook_attempts a where a.webhook_id = w.webhook_id
      and a.at > coalesce((select max(taken.at) from webhook_attempts taken where taken.webhook_id = w.webhook_id
        and taken.status between 200 and 299), '-infinity')) failing on true
    left join lateral (select count(*) as sent, count(*) filter (where a.status is null or a.status not between 200 and 299) as failed
      from webhook_attempts a where a.webhook_id = w.webhook_id and a.at >= ${dayBegan.toISOString()}::timestamptz) today on true
    cross join lateral (select (count(*) filter (where e.state = 'waiting'))::int as waiting,
        (count(*) filter (where e.state = 'given-up'))::int as given_up
      from webhook_events e where e.webhook_id = w.webhook_id and e.state <> 'sent') counted
    where w.ended_at is null`);
  return new Map(rows.map((row) => [row.webhook_id, row]));
}

/** Secrets that are kept encrypted, for a change of keys. */
export const webhooksWithSecrets = (db: Executor): Promise<Webhook[]> =>
  db
    .select()
    .from(webhooks)
    .where(or(isNotNull(webhooks.lockedSecret), isNotNull(webhooks.lockedOldSecret)));

/** Puts secrets encrypted anew in place of those that were read, if these still stand. */
export async function replaceLockedSecrets(
  db: Executor,
  before: Webhook,
  secrets: Pick<Webhook, 'lockedSecret' | 'lockedOldSecret'>,
): Promise<void> {
  const { webhookId, lockedSecret, lockedOldSecret } = before;
  await db
    .update(webhooks)
    .set(secrets)
    .where(
      and(
        eq(webhooks.webhookId, webhookId),
        lockedSecret === null ? isNull(webhooks.lockedSecret) : eq(webhooks.lockedSecret, lockedSecret),
        lockedOldSecret === null ? isNull(webhooks.lockedOldSecret) : eq(webhooks.lockedOldSecret, lockedOldSecret),
      ),
    );
}
