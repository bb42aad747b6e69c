import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { systemClock, todayAt } from '../clock.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { openJobQueue } from '../jobs/job-queue.ts';
import { scratchSettings, startPostgres } from '../postgres/embedded.ts';
import { type ImportedDemo, importDemo } from './demo-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    demo: ImportedDemo;
  }
}

/** The zone of the demo's co-ops; elsewhere it may be another day, and then a test file imports its own. */
const demoZone = 'America/Los_Angeles';

/** One real PostgreSQL for all test files, with a migrated template to copy from, and another that holds the demo. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'rochdale-test-'));
  await chmod(folder, 0o711);
  const server = await startPostgres(folder, undefined, scratchSettings);
  const addressOf = (name: string) => Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
  await onServer(server.url, 'create database rochdale_template');
  await migrateDatabase(addressOf('rochdale_template'));
  await (await openJobQueue(addressOf('rochdale_template'))).close();
  await onServer(server.url, 'create database rochdale_demo template rochdale_template');
  const pool = new pg.Pool({ connectionString: addressOf('rochdale_demo'), max: 4 });
  const demo = await importDemo(pool, todayAt(systemClock, demoZone));
  await pool.end();
  project.provide('postgresUrl', server.url);
  project.provide('demo', demo);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}
