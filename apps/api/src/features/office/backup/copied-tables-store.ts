import type { Readable, Writable } from 'node:stream';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { appliedMigration } from '../../../platform/database/migrate.ts';
import type { BackupManifest, CopiedQueue } from './manifest.ts';
import { tablesInOrder } from './table-order.ts';

/** A table and those of its columns that are written, in their order. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
}

type Client = Pick<pg.Client, 'query'>;

/** Jobs that are still to be done; what is done is not kept. */
export const openJobs: TableShape['name'] = 'pgboss.job';

/** Begins a transaction that sees one moment, in which values are written alike on every server. */
export async function beginCopy(client: Client, mode: 'read' | 'write'): Promise<void> {
  await client.query(mode === 'read' ? 'begin isolation level repeatable read read only' : 'begin');
  for (const setting of ["datestyle = 'ISO, MDY'", "intervalstyle = 'postgres'", "timezone = 'UTC'"])
    await client.query(`set local ${setting}`);
  for (const setting of ['statement_timeout', 'idle_in_transaction_session_timeout', 'lock_timeout'])
    await client.query(`set local ${setting} = 0`);
  await client.query("set local bytea_output = 'hex'");
}

/** The portal's tables, each after those that it refers to, and the jobs where there are some. */
export async function tableShapes(client: Client): Promise<TableShape[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select 'public.' || c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' group by 1`,
  );
  const references = await client.query<{ from: string; to: string }>(
    `select 'public.' || a.relname as from, 'public.' || b.relname as to from pg_constraint f
     join pg_class a on a.oid = f.conrelid join pg_class b on b.oid = f.confrelid
     where f.contype = 'f' and f.connamespace = 'public'::regnamespace and not a.relispartition`,
  );
  const order = tablesInOrder(
    rows.map(({ name }) => name),
    references.rows,
  );
  const shapes = order.flatMap((name) => rows.filter((row) => row.name === name));
  const jobs = await client.query<{ columns: string[] | null }>(
    `select array_agg(attname::text order by attnum) as columns from pg_attribute
     where attrelid = to_regclass($1) and attnum > 0 and not attisdropped and attgenerated = ''`,
    [openJobs],
  );
  const columns = jobs.rows[0]?.columns ?? null;
  return columns === null ? shapes : [...shapes, { name: openJobs, columns }];
}

/** A table's rows as COPY writes them. */
export function rowsOut(client: pg.Client, shape: TableShape): Readable {
  return client.query(to(copyOut(shape)));
}

/** Takes a table's rows in. */
export function rowsIn(client: pg.Client, shape: TableShape): Writable {
  return client.query(from(copyIn(shape)));
}

function copyOut({ name, columns }: TableShape): string {
  const only = name === openJobs ? " where state in ('created', 'retry', 'active') and name not like '\\_\\_%'" : '';
  return `copy (select ${quoted(columns)} from ${name}${only}) to stdout`;
}

function copyIn({ name, columns }: TableShape): string {
  return `copy ${name} (${quoted(columns)}) from stdin`;
}

const quoted = (columns: readonly string[]): string =>
  columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(', ');

/** What else belongs to a backup. */
export async function surroundingsOf(
  client: Client,
): Promise<Pick<BackupManifest, 'migration' | 'server' | 'takenAt' | 'sequences' | 'months' | 'queues'>> {
  const migration = await appliedMigration(client);
  if (migration === undefined) throw new Error('There is no portal in this database.');
  const said = await client.query<{ server: string; at: Date }>(
    "select current_setting('server_version') as server, now() as at",
  );
  const sequences = await client.query<{ name: string; value: string }>(
    `select 'public.' || sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  const months = await client.query<{ month: string }>(
    `select distinct replace(right(relname, 7), '_', '-') as month from pg_class
     where relispartition and relnamespace = 'public'::regnamespace and relname ~ '^usage_.*_\\d{4}_\\d\\d$' and relkind = 'r' order by 1`,
  );
  return {
    migration,
    server: said.rows[0]?.server ?? '',
    takenAt: said.rows[0]?.at.toISOString() ?? '',
    sequences: sequences.rows,
    months: months.rows.map(({ month }) => month),
    queues: await queuesOf(client),
  };
}

async function queuesOf(client: Client): Promise<CopiedQueue[]> {
  const found = await client.query("select 1 where to_regclass('pgboss.queue') is not null");
  if (found.rows.length === 0) return [];
  const { rows } = await client.query<CopiedQueue>(
    `select name, jsonb_strip_nulls(jsonb_build_object('policy', policy, 'retryLimit', retry_limit, 'retryDelay', retry_delay,
       'retryBackoff', retry_backoff, 'expireInSeconds', expire_seconds, 'retentionMinutes', retention_minutes)) as options
     from pgboss.queue where name not like '\\_\\_%' order by name`,
  );
  return rows;
}

/** The tables that hold something. */
export async function filledTables(client: Client, shapes: readonly TableShape[]): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of shapes) {
    const { rows } = await client.query(`select 1 from ${name} limit 1`);
    if (rows.length > 0 && name !== openJobs) filled.push(name);
  }
  return filled;
}

/** Empties the portal's tables, and the jobs. */
export async function emptyTables(client: Client, shapes: readonly TableShape[]): Promise<void> {
  const own = shapes.map(({ name }) => name).filter((name) => name !== openJobs);
  if (own.length > 0) await whileAuditIsOpen(client, own, () => client.query(`truncate ${own.join(', ')}`));
  if (own.length < shapes.length) await client.query(`delete from ${openJobs}`);
}

const audit: readonly TableShape['name'][] = ['public.audit', 'public.audit_chain', 'public.audit_personal'];

/** The audit is only added to, but for a restore, which replaces everything: within its transaction that is lifted. */
async function whileAuditIsOpen(client: Client, tables: readonly string[], run: () => Promise<unknown>): Promise<void> {
  const there = audit.filter((name) => tables.includes(name));
  for (const name of there) await client.query(`alter table ${name} disable trigger user`);
  for (const name of there) await client.query(`grant truncate on ${name} to current_user`);
  await run();
  for (const name of there) await client.query(`revoke truncate on ${name} from current_user`);
  for (const name of there) await client.query(`alter table ${name} enable trigger user`);
}

/** Numbers go on where they stood. */
export async function setSequences(client: Client, sequences: BackupManifest['sequences']): Promise<void> {
  for (const { name, value } of sequences) await client.query('select setval($1::regclass, $2::bigint)', [name, value]);
}

/** Ends a transaction. */
export async function endCopy(client: Client, how: 'commit' | 'rollback'): Promise<void> {
  await client.query(how);
  if (how === 'commit') await client.query('analyze');
}
