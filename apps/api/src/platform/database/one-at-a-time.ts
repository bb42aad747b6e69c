import pg from 'pg';

/** Any constant: processes that start together wait for one another. */
const startLock = 7_263_412;

/**
 * Runs what several processes must not do at the same time when they start, such as making queues, whose statements
 * would wait for one another in a circle. The lock is a transaction's, so it holds through a pooler too.
 */
export async function oneAtATime<T>(url: string, run: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [startLock]);
    return await run();
  } finally {
    await client.query('commit').catch(() => undefined);
    await client.end();
  }
}
