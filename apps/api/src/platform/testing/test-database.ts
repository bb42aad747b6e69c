import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../database/database.ts';

export type TestDatabase = OpenDatabase & { drop(): Promise<void> };

/** A database of its own for one test file, copied from the migrated template. Close it in `afterAll`. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = new URL(inject('postgresUrl'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name} template rochdale_template`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const open = openDatabase(url.href, 10);
  return {
    ...open,
    drop: async () => {
      await open.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(server: URL, statement: string): Promise<void> {
  const client = new pg.Client(server.href);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(1)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
