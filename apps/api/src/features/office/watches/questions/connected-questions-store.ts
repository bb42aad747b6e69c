import { sql } from 'drizzle-orm';
import { counting, instantOf } from './counted-store.ts';
import type { Question } from './question.ts';

const open = sql`webhook_events join webhooks using (webhook_id)`;

/** What other systems do not take, and keys that end. */
export const connectedQuestions = {
  'webhook-late': counting(
    sql`since`,
    ({ before }) => sql`${open} where ended_at is null and state = 'waiting' and since <= ${instantOf(before)}`,
  ),
  'webhook-given-up': counting(sql`settled_at`, () => sql`${open} where ended_at is null and state = 'given-up'`),
  /** One that has a successor of the same name needs nobody. */
  'key-ends': async (db, { now }) => {
    const { rows } = await db.execute<{ count: number; deadline: string | null }>(
      sql`select count(*)::int as count, min(ends_at)::text as deadline from api_keys ending
        where revoked_at is null and taken_at is not null and ends_at > ${instantOf(now)}
          and ends_at <= ${instantOf(now)} + interval '14 days'
          and not exists (select 1 from api_keys later where later.name = ending.name and later.taken_at is not null
            and later.revoked_at is null and later.ends_at > ending.ends_at)`,
    );
    const deadline = rows[0]?.deadline ?? null;
    return { count: rows[0]?.count ?? 0, oldest: null, deadline: deadline === null ? null : new Date(deadline) };
  },
} satisfies Record<string, Question>;
