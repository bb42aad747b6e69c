import { type Database, type OpenDatabase, openDatabase } from './database.ts';
import { isLostConnection } from './health.ts';

/** Where reads go that may be a little behind. */
export interface Reads {
  /** Runs a read on the replica where it can be used, and again on the primary when the replica is lost meanwhile. */
  run<T>(query: (db: Database) => Promise<T>): Promise<T>;
  /** Whether the replica is used now. */
  readonly onReplica: boolean;
  close(): Promise<void>;
}

/** All reads go to the primary. */
export function primaryReads(db: Database): Reads {
  return { run: (query) => query(db), onReplica: false, close: async () => undefined };
}

const lookMs = 1_000;
/** A replica that hangs is given up after so long. */
const patienceMs = 5_000;

/**
 * Reads go to a streaming replica while it is at most so many seconds behind, otherwise to the primary. How far it is
 * behind is measured by the primary's own positions: a replica that lost its primary does not know that it is behind.
 */
export function openReads(
  {
    primary,
    url,
    lagSeconds,
    namedStatements = false,
  }: {
    readonly primary: Pick<OpenDatabase, 'db' | 'pool'>;
    readonly url: string;
    readonly lagSeconds: number;
    readonly namedStatements?: boolean;
  },
  connections: number,
): Reads {
  const replica = openDatabase(url, connections, {
    query_timeout: patienceMs,
    connectionTimeoutMillis: 2_000,
    namedStatements,
  });
  const seen: { readonly at: number; readonly position: bigint }[] = [];
  let freshAt = Number.NEGATIVE_INFINITY;
  const isUsed = () => performance.now() - freshAt <= lagSeconds * 1000;
  const lookAtPrimary = async (): Promise<void> => {
    const at = performance.now();
    const position = await positionOf(primary.pool, 'pg_current_wal_lsn()');
    if (position !== undefined) seen.push({ at, position });
  };
  const look = async (): Promise<void> => {
    await lookAtPrimary().catch(() => undefined);
    const replayed = await positionOf(replica.pool, 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end');
    if (replayed === undefined) return;
    const reached = seen.findLastIndex(({ position }) => position <= replayed);
    freshAt = Math.max(freshAt, seen[reached]?.at ?? freshAt);
    seen.splice(0, Math.max(0, reached));
    if (seen.length > 3600) seen.splice(0, seen.length - 3600);
  };
  let looking = look().catch(() => undefined);
  const timer = setInterval(() => {
    looking = looking.then(look).catch(() => undefined);
  }, lookMs);
  timer.unref();
  return {
    get onReplica() {
      return isUsed();
    },
    run: async (query) => {
      if (!isUsed()) return query(primary.db);
      try {
        return await query(replica.db);
      } catch (error) {
        if (!isLostReplica(error)) throw error;
        freshAt = Number.NEGATIVE_INFINITY;
        return query(primary.db);
      }
    },
    close: async () => {
      clearInterval(timer);
      await looking;
      await replica.close();
    },
  };
}

async function positionOf(pool: OpenDatabase['pool'], position: string): Promise<bigint | undefined> {
  const { rows } = await pool.query<{ at: string | null }>(`select ((${position}) - '0/0'::pg_lsn)::text as at`);
  const at = rows[0]?.at ?? null;
  return at === null ? undefined : BigInt(at);
}

/** Gone, hanging, or a read that stood in the way of what the primary did. */
function isLostReplica(error: unknown): boolean {
  if (isLostConnection(error)) return true;
  for (let at = error; at instanceof Error; at = at.cause)
    if (/query read timeout|conflict with recovery/i.test(at.message)) return true;
  return false;
}
