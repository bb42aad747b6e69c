import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalDay } from '@rochdale/domain/dates';
import pg from 'pg';
import { importDemo } from './demo-database.ts';
import { databaseOn, onServer } from './migrated-server.ts';
import { startTriedServer } from './tried-server.ts';

/** Adds another database to a migrated server's data, with the demo as of a day, and `demo.json`, which says what was imported. */
export async function makeDemoServer(folder: string, asOf: LocalDay): Promise<void> {
  const server = await startTriedServer(folder);
  try {
    await onServer(server.url, 'create database rochdale_demo template rochdale_template');
    const pool = new pg.Pool({ connectionString: databaseOn(server.url, 'rochdale_demo'), max: 4 });
    // Its idle connections end with the server, at the latest.
    pool.on('error', () => undefined);
    const demo = await importDemo(pool, asOf);
    await pool.end();
    await writeFile(join(folder, 'demo.json'), JSON.stringify(demo), { mode: 0o600 });
  } finally {
    await server.stop();
  }
}
