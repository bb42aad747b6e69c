import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../database/migrate.ts';
import { openJobQueue } from '../jobs/job-queue.ts';
import { startPostgres } from '../postgres/embedded.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One real PostgreSQL for all test files, with a migrated template to copy from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'rochdale-test-'));
  await chmod(folder, 0o711);
  const server = await startPostgres(folder);
  const template = new URL(server.url);
  template.pathname = '/rochdale_template';
  const client = new pg.Client(server.url);
  await client.connect();
  await client.query('create database rochdale_template');
  await client.end();
  await migrateDatabase(template.href);
  await (await openJobQueue(template.href)).close();
  project.provide('postgresUrl', server.url);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
