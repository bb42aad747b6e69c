import type { Pool } from 'pg';

/** How many wait for a lock in a test's own database. */
export async function waitingForLocks(pool: Pool): Promise<number> {
  const text = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  return (await pool.query(text)).rows.length;
}
