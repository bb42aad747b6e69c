import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Executor } from '../../platform/database/database.ts';

/** How a PostgreSQL is set up, and the time it has. */
export interface ServerFacts {
  readonly version: number;
  readonly encoding: string;
  readonly isReplica: boolean;
  /** Settings that must be on for a payment to survive a power cut, and are not. */
  readonly unsafe: readonly string[];
  readonly connections: number;
  readonly mostConnections: number;
  /** Seconds since 1970. */
  readonly now: number;
}

export async function serverFacts(db: Executor): Promise<ServerFacts> {
  const { rows } = await db.execute<{ [name: string]: string | number | boolean | string[] }>(sql`select
    current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
    pg_is_in_recovery() as replica,
    array(select name from unnest(array['fsync', 'full_page_writes', 'synchronous_commit']) name
      where current_setting(name) = 'off') as unsafe,
    (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
    current_setting('max_connections')::int as most, extract(epoch from clock_timestamp())::float8 as now`);
  const row = rows[0] ?? {};
  return {
    version: Number(row.version),
    encoding: String(row.encoding),
    isReplica: row.replica === true,
    unsafe: Array.isArray(row.unsafe) ? row.unsafe : [],
    connections: Number(row.connections),
    mostConnections: Number(row.most),
    now: Number(row.now),
  };
}

/** Which months of usage have no partition of their own, and how many rows lie in none. */
export async function partitionGaps(
  db: Executor,
  months: readonly string[],
): Promise<{ readonly missing: string[]; readonly strays: number }> {
  const names = months.flatMap((month) =>
    ['usage_days', 'usage_intervals'].map((table) => `${table}_${month.replace('-', '_')}`),
  );
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from unnest(${sql.param(names)}::text[]) as name where to_regclass(name) is null`,
  );
  const strays = await db.execute<{ n: number }>(
    sql`select (select count(*) from usage_days_default)::int + (select count(*) from usage_intervals_default)::int as n`,
  );
  return { missing: rows.map(({ name }) => name), strays: strays.rows[0]?.n ?? 0 };
}

/** Jobs that nobody carries out, and that failed. */
export async function stuckJobs(
  db: Executor,
): Promise<{ readonly name: string; readonly due: number; readonly failed: number }[]> {
  const there = await db.execute(sql`select 1 where to_regclass('pgboss.job') is not null`);
  if (there.rows.length === 0) return [];
  const { rows } = await db.execute<{ name: string; due: number; failed: number }>(sql`select name,
    (count(*) filter (where state in ('created', 'retry') and start_after < now() - interval '10 minutes'))::int as due,
    (count(*) filter (where state = 'failed'))::int as failed
    from pgboss.job where name not like '\\_\\_%' group by name order by name`);
  return rows.filter(({ due, failed }) => due > 0 || failed > 0);
}

/** A value that is kept encrypted, and for whom. */
export interface Locked {
  readonly owner: string;
  readonly value: Buffer;
}

/** Where each purpose's encrypted values stand, in the order of a key. */
const lockedTables = {
  'authenticator-secret': sql`select login_key as at, login_key as owner, mfa_secret as value from logins`,
  'bank-account-number': sql`select account_number as at, account_number as owner, bank_account_number as value from drafts`,
  'bank-file': sql`select file_number as at, send_day || file_id_modifier as owner, body as value from ach_files`,
  'claim-ssn': sql`select claim_id as at, claim_id::text as owner, ssn as value from capital_credit_claims`,
  'export-body': sql`select export_number as at, export_number::text as owner, locked_body as value from exports`,
  'message-body': sql`select message_id as at, message_id::text as owner, body as value from outgoing_messages`,
};

export type KeptPurpose = keyof typeof lockedTables;
export const keptPurposes = Object.keys(lockedTables) as KeptPurpose[];

/** The encrypted values of a purpose, from the newest or from the oldest on. */
export async function lockedValues(
  db: Executor,
  purpose: KeptPurpose,
  order: 'asc' | 'desc',
  most: number,
): Promise<readonly Locked[]> {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await db.execute<{ owner: string; value: Buffer }>(
    sql`select owner, value from (${lockedTables[purpose]}) kept where value is not null order by at ${direction} limit ${most}`,
  );
  return rows;
}

/** Of so many calls at once of one named statement, how many found it gone or another's on their connection. */
export async function lostNames(pool: pg.Pool, calls: number): Promise<number> {
  const asked = Array.from({ length: calls }, () => pool.query({ name: 'doctor', text: 'select pg_sleep(0.005)' }));
  return (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected').length;
}
