import { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { again, lockWaitMs, turnstile } from './transactions.ts';

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** What a store's functions take: the database, or a transaction that is under way. */
export type Executor = Database | Transaction;

/** An open database: the typed one, and the pool below it. */
export interface OpenDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly url: string;
  close(): Promise<void>;
}

/** How long a database is waited for. */
export interface DatabaseBounds extends Pick<pg.PoolConfig, 'query_timeout' | 'connectionTimeoutMillis'> {
  /** A connection on which nothing has come or gone for so long is dropped, whatever is asked on it. */
  readonly silentMs?: number;
  /**
   * For how long a transaction comes again that finds its rows locked. Where it is given, a part of the connections is
   * kept for what is no transaction. Without it a transaction waits for as long as it takes.
   */
  readonly lockPatienceMs?: number;
}

export interface DatabaseOptions extends DatabaseBounds {
  /**
   * Each connection keeps the statements that are built once by name, so that the server reads and plans them once.
   * They do not pass a pooler that changes connections.
   */
  readonly namedStatements?: boolean;
}

/** Where members wait for the answer: a connection that hangs is given up, and the next call gets another. */
export const quickAnswers: DatabaseBounds = {
  silentMs: 8_000,
  connectionTimeoutMillis: 5_000,
  lockPatienceMs: 3_000,
};
/** For work through many rows, whose statements may take long, and which may wait until an import has ended. */
export const patientAnswers: DatabaseBounds = { silentMs: 300_000, lockPatienceMs: 120_000 };

/** Opens a pool on a PostgreSQL address. Without bounds a statement may take as long as it wants. */
export function openDatabase(url: string, connections = 20, options: DatabaseOptions = {}): OpenDatabase {
  const { silentMs, lockPatienceMs, namedStatements = false, ...limits } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    ...limits,
    ...(silentMs !== undefined && { stream: () => socketFor(silentMs) }),
  });
  pool.on('error', () => undefined);
  // A connection that is lost while it is lent out says so by itself too; without a listener the process would end.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzle(pool);
  const patience = lockPatienceMs ?? 0;
  const inTurn = turnstile(
    patience > 0 ? Math.max(1, Math.ceil(connections * 0.7)) : Number.POSITIVE_INFINITY,
    limits.connectionTimeoutMillis ?? 300_000,
  );
  // Drizzle's own keeps a connection for ever on which a transaction could not begin.
  const once: Database['transaction'] = async (run, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(async (tx) => {
        if (patience > 0) await tx.execute(sql.raw(`set local lock_timeout = ${lockWaitMs}`));
        return run(tx);
      }, config);
    } finally {
      client.release();
    }
  };
  db.transaction = (run, config) => again(() => inTurn(() => once(run, config)), patience);
  if (namedStatements) naming.add(db);
  return { db, pool, url, close: () => pool.end() };
}

const naming = new WeakSet<Executor>();

/** Whether statements are kept by name there. */
export const namesStatements = (db: Executor): boolean => naming.has(db);

/** A connection that hangs says nothing: neither PostgreSQL nor the system would tell for many minutes. */
function socketFor(silentMs: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silentMs, () => socket.destroy(new Error('Connection terminated: the database is silent.')));
  return socket;
}

/** The typed database on one connection, within the transaction that is under way there. */
export function databaseOn(client: pg.PoolClient): Executor {
  return drizzle(client);
}

/** Runs a transaction on one connection; what is asked of the connection itself meanwhile is part of it. */
export async function transactionOn<T>(client: pg.PoolClient, run: (tx: Transaction) => Promise<T>): Promise<T> {
  return drizzle(client).transaction(run);
}

/** The constraint that a database error names, wherever the layers above have wrapped it. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause)
    if (at instanceof pg.DatabaseError && at.code === '23505') return at.constraint;
  return undefined;
}
