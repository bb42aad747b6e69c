import { type OpenDatabase, openDatabase } from '../platform/database/database.ts';
import { migrateDatabase } from '../platform/database/migrate.ts';
import type { Environment } from '../platform/environment.ts';
import { startPostgres } from '../platform/postgres/embedded.ts';

/** Runs with the operator's database, or the embedded one: the running one is used, else it is started and stopped again. */
export async function withDatabase<T>(
  environment: Environment,
  run: (database: OpenDatabase, url: string) => Promise<T>,
): Promise<T> {
  const postgres = environment.databaseUrl === undefined ? await startPostgres(environment.dataDir) : undefined;
  const url = environment.databaseUrl ?? postgres?.url ?? '';
  try {
    await migrateDatabase(url);
    const database = openDatabase(url, 5);
    try {
      return await run(database, url);
    } finally {
      await database.close();
    }
  } finally {
    await postgres?.stop();
  }
}
