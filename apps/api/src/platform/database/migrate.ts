import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const folder = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** Any constant: processes that start together wait for the one that migrates. */
const migrationLock = 7_263_410;

/** Brings the schema up to date. Safe when several processes start at once. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}
