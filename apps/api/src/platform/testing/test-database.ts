import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type DatabaseBounds, type OpenDatabase, openDatabase } from '../database/database.ts';

export type TestDatabase = OpenDatabase & { drop(): Promise<void> };

/** A database of its own for one test file, copied from the migrated template or another. Close it in `afterAll`. */
export async function testDatabase(template = 'rochdale_template', bounds: DatabaseBounds = {}): Promise<TestDatabase> {
  const server = new URL(inject('postgresUrl'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Files as they are: writing each page to the log takes three times as long.
  await onServer(server, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const socket = inject('postgresSocket');
  // Thousands of small questions: the network would take more time than many an answer.
  if (socket !== undefined) url.searchParams.set('host', socket);
  const open = openDatabase(url.href, 10, bounds);
  refuseBesideTransactions(open);
  return {
    ...open,
    drop: async () => {
      await open.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

/** Within a transaction nothing may be asked of the database beside it: that waits for a second connection, or for itself. */
function refuseBesideTransactions({ db, pool }: OpenDatabase): void {
  const isInside = new AsyncLocalStorage<boolean>();
  const { transaction } = db;
  db.transaction = (run, config) => transaction((tx) => isInside.run(true, () => run(tx)), config);
  const [query, connect] = [pool.query.bind(pool), pool.connect.bind(pool)];
  const outside = (): void => {
    if (isInside.getStore()) throw new Error('The database is asked beside the transaction that is under way.');
  };
  Object.assign(pool, {
    query: (...given: Parameters<typeof query>) => {
      outside();
      return query(...given);
    },
    connect: (...given: Parameters<typeof connect>) => {
      outside();
      return connect(...given);
    },
  });
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
