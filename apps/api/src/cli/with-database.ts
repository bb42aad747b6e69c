import { type OpenDatabase, openDatabase } from '../platform/database/database.ts';
import { migrateDatabase } from '../platform/database/migrate.ts';
import type { Environment } from '../platform/environment.ts';
import { startOwnServer } from '../platform/postgres/own-server.ts';

/** Runs with the operator's server, or the embedded one: the running one is used, else it is started and stopped again. */
export async function withServer<T>(environment: Environment, run: (url: string) => Promise<T>): Promise<T> {
  if (environment.databaseUrl !== undefined) return run(environment.databaseUrl);
  const postgres = await startOwnServer(environment);
  try {
    return await run(postgres.url);
  } finally {
    await postgres.stop();
  }
}

/** Runs with the database of that server, its schema brought up to date. */
export async function withDatabase<T>(
  environment: Environment,
  run: (database: OpenDatabase, url: string) => Promise<T>,
): Promise<T> {
  return withServer(environment, async (url) => {
    await migrateDatabase(url);
    const database = openDatabase(url, 5);
    try {
      return await run(database, url);
    } finally {
      await database.close();
    }
  });
}
