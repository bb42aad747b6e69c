import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Executor } from './database.ts';

/**
 * What the server itself ends, whoever asked for it and whoever started the server: a statement of five minutes, a
 * transaction in which nobody has asked anything for a minute, and what a caller asked for who is gone.
 */
export const serverLimits = {
  statement_timeout: '300s',
  idle_in_transaction_session_timeout: '60s',
  client_connection_check_interval: '2s',
} as const;

/**
 * Gives the role of this connection the limits in this database, where it has none; what the operator has set stays. They
 * hold from the next connection on, through a pooler too. A role that may not change itself goes without, and
 * `coop doctor` says so.
 */
export async function keepServerLimits(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  for (const [name, value] of Object.entries(serverLimits)) {
    // What the transaction that is under way has set for itself does not count.
    const text = 'select 1 from pg_settings where name = $1 and reset_val = boot_val';
    if ((await client.query(text, [name])).rows.length === 0) continue;
    await client.query('savepoint limits');
    try {
      await client.query(
        `do $$ begin execute format('alter role current_user in database %I set ${name} = %L', current_database(), '${value}'); end $$`,
      );
    } catch {
      await client.query('rollback to savepoint limits');
    }
  }
}

/** Other limits for the transaction that is under way; 0: none. */
export async function setLocalLimits(
  tx: Executor,
  { statementMs, idleMs }: { readonly statementMs: number; readonly idleMs: number },
): Promise<void> {
  await tx.execute(sql.raw(`set local statement_timeout = ${statementMs}`));
  await tx.execute(sql.raw(`set local idle_in_transaction_session_timeout = ${idleMs}`));
}

/** One process of the server alone works for the transaction that is under way: the others are left to whoever waits for an answer. */
export async function keepToOneProcess(tx: Executor): Promise<void> {
  await tx.execute(sql.raw('set local max_parallel_workers_per_gather = 0'));
  await tx.execute(sql.raw('set local max_parallel_maintenance_workers = 0'));
}
