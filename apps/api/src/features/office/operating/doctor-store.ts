import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Executor } from '../../../platform/database/database.ts';
import { serverLimits } from '../../../platform/database/server-limits.ts';
import { hasQueue } from '../../../platform/jobs/job-store.ts';
import type { StoredHashPurpose } from '../../../platform/sealing/vault.ts';

/** How a PostgreSQL is set up, and the time it has. */
export interface ServerFacts {
  readonly version: number;
  readonly encoding: string;
  readonly isReplica: boolean;
  /** Settings that must be on for a payment to survive a power cut, and are not. */
  readonly unsafe: readonly string[];
  readonly connections: number;
  readonly maxConnections: number;
  /** Limits that the server does not keep for this role. */
  readonly unlimited: readonly string[];
  /** How long the oldest transaction has run, in seconds. */
  readonly oldestTransaction: number;
  /** Seconds since 1970. */
  readonly now: number;
}

export async function serverFacts(db: Executor): Promise<ServerFacts> {
  const { rows } = await db.execute<{ [name: string]: string | number | boolean | string[] }>(sql`select
    current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
    pg_is_in_recovery() as replica,
    array(select name from unnest(array['fsync', 'full_page_writes', 'synchronous_commit']) name
      where current_setting(name) = 'off') as unsafe,
    array(select name from pg_settings where name = any(${sql.param(Object.keys(serverLimits))}::text[]) and setting = '0'
      order by name) as unlimited,
    coalesce((select extract(epoch from max(now() - xact_start)) from pg_stat_activity
      where backend_type = 'client backend'), 0)::float8 as oldest,
    (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
    current_setting('max_connections')::int as most, extract(epoch from clock_timestamp())::float8 as now`);
  const row = rows[0] ?? {};
  return {
    version: Number(row.version),
    encoding: String(row.encoding),
    isReplica: row.replica === true,
    unsafe: Array.isArray(row.unsafe) ? row.unsafe : [],
    unlimited: Array.isArray(row.unlimited) ? row.unlimited : [],
    oldestTransaction: Number(row.oldest),
    connections: Number(row.connections),
    maxConnections: Number(row.most),
    now: Number(row.now),
  };
}

/** A table that is large, and how much of it is dead. */
export interface LargeTable {
  readonly name: string;
  readonly bytes: number;
  readonly live: number;
  readonly dead: number;
}

/** The largest tables; the months of usage count as one. */
export async function largestTables(db: Executor, most: number): Promise<LargeTable[]> {
  const { rows } = await db.execute<{ name: string; bytes: number; live: number; dead: number }>(sql`
    select regexp_replace(relname, '_(default|\d{4}_\d{2})$', '') as name, sum(pg_total_relation_size(relid))::float8 as bytes,
      sum(n_live_tup)::float8 as live, sum(n_dead_tup)::float8 as dead
    from pg_stat_user_tables group by 1 order by 2 desc limit ${most}`);
  return rows.map(({ name, bytes, live, dead }) => ({ name, bytes, live, dead }));
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

/** How many drafts are sent in bank files. */
export async function bankDrafts(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from drafts where draft_type = 'bank' and bank_account_number is not null`,
  );
  return rows[0]?.count ?? 0;
}

/** How many seconds ago a worker last looked at what is to be done by the clock; undefined where none ever did. */
export async function workerSeconds(db: Executor): Promise<number | undefined> {
  if (!(await hasQueue(db))) return undefined;
  const { rows } = await db.execute<{ seconds: number | null }>(
    sql`select extract(epoch from now() - max(cron_on))::float8 as seconds from pgboss.version`,
  );
  return rows[0]?.seconds ?? undefined;
}

/** A value that is kept encrypted, and for whom. */
export interface Locked {
  readonly owner: string;
  readonly value: Buffer;
}

/** Where each purpose's encrypted values stand, in the order of a key. */
const lockedTables = {
  'authenticator-secret': sql`select login_key as at, login_key as owner, mfa_secret as value from logins`,
  'foreign-hash': sql`select login_key as at, login_key as owner, locked as value from foreign_hashes`,
  'staff-authenticator': sql`select staff_id as at, staff_id::text as owner, authenticator_secret as value from staff_credentials`,
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

/** Where each kind of stored hash that may still be asked for stands. */
const hashTables = {
  'recovery-code': sql`select code_hash as hash from recovery_codes where used_at is null`,
  'verification-code': sql`select code_hash as hash from registration_attempts where verified_at is null and expires_at > now()`,
  'identity-digits': sql`select digits_hash as hash from member_identities`,
} satisfies Readonly<Record<StoredHashPurpose, SQL>>;

export const hashPurposes = ['recovery-code', 'verification-code', 'identity-digits'] as const;

/** How many stored hashes of a purpose name which key; those of older releases name none. */
export async function hashesByKey(
  db: Executor,
  purpose: StoredHashPurpose,
): Promise<readonly { readonly keyId: string | null; readonly count: number }[]> {
  const { rows } = await db.execute<{ key_id: string | null; count: number }>(sql`select
    case when length(hash) in (37, 53) then encode(substring(hash from 2 for 4), 'hex') end as key_id, count(*)::int as count
    from (${hashTables[purpose]}) kept group by 1 order by 1`);
  return rows.map(({ key_id: keyId, count }) => ({ keyId, count }));
}

/** Of so many calls at once of one named statement, how many found it gone or another's on their connection. */
export async function lostNames(pool: pg.Pool, calls: number): Promise<number> {
  const asked = Array.from({ length: calls }, () => pool.query({ name: 'doctor', text: 'select pg_sleep(0.005)' }));
  return (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected').length;
}
