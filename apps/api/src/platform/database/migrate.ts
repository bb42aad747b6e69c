import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { fromBefore, isFromBefore, migrationsIn, releaseBefore, releaseMigration } from './release-schema.ts';
import { keepServerLimits } from './server-limits.ts';

/** Any constant: processes that start together wait for the one that migrates. */
const migrationLock = 7_263_410;

/** How a database's schema stands to this release: a newer release may have taken it further. */
export type SchemaState = 'current' | 'behind' | 'ahead';

/** How long a migration waits for a table that is held, which everybody else's queries wait behind; and until it tries again. */
interface Patience {
  readonly lockMs: number;
  readonly pauseMs: number;
  readonly tries: number;
}

const tenMinutes: Patience = { lockMs: 1_000, pauseMs: 4_000, tries: 120 };

/**
 * Brings the schema up to date, each migration in a transaction of its own, which holds a lock until it ends, so that
 * processes that start together migrate once; a lock of the session would not hold through a pooler that changes
 * connections with each transaction. One that meets a table that is in use, by a backup say, lets go of all it holds and
 * tries again. A schema that a newer release took further is left alone; one from before the first migration is refused.
 * `upTo` stops at an older release's; `folder` holds other migrations than this release's. Answers how many were run.
 */
export async function migrateDatabase(
  url: string,
  {
    upTo = Number.POSITIVE_INFINITY,
    folder,
    patience = tenMinutes,
  }: { readonly upTo?: number; readonly folder?: string | undefined; readonly patience?: Patience } = {},
): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  const migrations = migrationsIn(folder).filter(({ folderMillis }) => folderMillis <= upTo);
  let ran = 0;
  try {
    for (let refused = 0; ; ) {
      try {
        if (!(await migrateOnce(client, migrations, patience.lockMs))) return ran;
        ran += 1;
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        refused += 1;
        if (!isHeld(error) || refused >= patience.tries) throw error;
        await pause(patience.pauseMs);
      }
    }
  } finally {
    await client.end();
  }
}

/** Whether a lock was not to be had: the table is in use, or two wait for each other. */
const isHeld = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '55P03' || error.code === '40P01');

/** Runs the next migration that a database lacks; false: it lacks none, and has the limits of its server. */
async function migrateOnce(
  client: pg.Client,
  migrations: ReturnType<typeof migrationsIn>,
  lockMs: number,
): Promise<boolean> {
  await client.query('begin');
  // An index of a large table takes its time, and so may whoever migrates before.
  await client.query('set local statement_timeout = 0');
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
  const applied = await appliedMigration(client);
  if (applied !== undefined && isFromBefore(applied))
    throw new Error(
      `The database’s schema is ${fromBefore(applied)}: start ${releaseBefore} on this database once, then this one.`,
    );
  const next = migrations.find(({ folderMillis }) => folderMillis > (applied ?? Number.NEGATIVE_INFINITY));
  if (next) {
    await client.query(`set local lock_timeout = ${lockMs}`);
    await makeJournal(client);
    for (const statement of next.sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      next.hash,
      next.folderMillis,
    ]);
  } else await keepServerLimits(client);
  await client.query('commit');
  return next !== undefined;
}

/** The newest migration that a database has seen; undefined where it has seen none. */
export async function appliedMigration(database: Pick<pg.Client, 'query'>): Promise<number | undefined> {
  const journal = await database.query<{ is_there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as is_there",
  );
  if (!journal.rows[0]?.is_there) return undefined;
  const newest = await database.query<{ at: string | null }>(
    'select max(created_at)::text as at from drizzle.__drizzle_migrations',
  );
  const at = newest.rows[0]?.at ?? null;
  return at === null ? undefined : Number(at);
}

/** Whether a database has this release's schema, or that of another folder's migrations. */
export async function schemaStateOf(database: Pick<pg.Client, 'query'>, folder?: string): Promise<SchemaState> {
  const applied = (await appliedMigration(database)) ?? Number.NEGATIVE_INFINITY;
  const wanted = releaseMigration(folder);
  if (applied === wanted) return 'current';
  return applied < wanted ? 'behind' : 'ahead';
}

/** Keeps account of migrations where drizzle-kit looks for it. */
async function makeJournal(client: pg.Client): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
}
