import pg from 'pg';
import { migrateDatabase } from '../database/migrate.ts';
import { openJobQueue } from '../jobs/job-queue.ts';
import { startTriedServer } from './tried-server.ts';

/** Makes a server's data in a folder, with an empty database of this release's schema to copy from. */
export async function makeMigratedServer(folder: string): Promise<void> {
  const server = await startTriedServer(folder);
  try {
    await onServer(server.url, 'create database rochdale_template');
    const template = databaseOn(server.url, 'rochdale_template');
    await migrateDatabase(template);
    await (await openJobQueue(template)).close();
  } finally {
    await server.stop();
  }
}

/** The address of a database of a server. */
export const databaseOn = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** Says something to a server, beside every other connection. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}
