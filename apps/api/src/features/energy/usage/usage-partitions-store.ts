import { addMonths } from '@rochdale/domain/months';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';

/** The tables that have a partition a month. */
const partitioned = ['usage_days', 'usage_intervals'] as const;
/** Any constant: processes that make partitions at the same time wait for one another. */
const partitionLock = 7_263_411;

/** A month and so many after it, as `2026-11`. */
export function monthsFrom(first: string, more: number): string[] {
  return Array.from({ length: more + 1 }, (_, index) => addMonths(`${first}-01`, index).slice(0, 7));
}

/**
 * Makes the partitions of these months (`2026-11`) where they are not there yet, and takes what lies in the default
 * one into them. Months that nobody means (before 1990, after 2099) have none. Run it before a long transaction, not within: it needs the default partition for itself.
 */
export async function makeUsagePartitions(db: Executor, months: readonly string[]): Promise<void> {
  const wanted = [...new Set(months)].filter((month) => /^(199\d|20\d\d)-(0[1-9]|1[0-2])$/.test(month)).sort();
  for (const table of partitioned) {
    const names = wanted.map((month) => partitionName(table, month));
    const { rows } = await db.execute<{ name: string }>(
      sql`select name from unnest(${sql.param(names)}::text[]) as name where to_regclass(name) is null`,
    );
    const missing = wanted.filter((month) => rows.some(({ name }) => name === partitionName(table, month)));
    if (missing.length > 0) await makePartitions(db, table, missing);
  }
}

/**
 * The table is made beside and attached, so that readers of the other months need not wait. A role that may make no tables
 * has the database's own function do it, by its owner's right.
 */
async function makePartitions(db: Executor, table: (typeof partitioned)[number], months: readonly string[]) {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${partitionLock})`);
    const { rows } = await tx.execute<{ may: boolean }>(
      sql`select has_schema_privilege(current_schema(), 'create') as may`,
    );
    const make = rows[0]?.may ? makeOne : haveOneMade;
    for (const month of months) await make(tx, table, month);
  });
}

const haveOneMade = (tx: Executor, table: string, month: string) =>
  tx.execute(sql`select make_usage_partition(${table}, ${`${month}-01`}::date)`);

async function makeOne(tx: Executor, table: string, month: string): Promise<void> {
  await tx.execute(sql.raw(`lock table ${table}_default in access exclusive mode`));
  const name = partitionName(table, month);
  const from = `${month}-01`;
  const to = addMonths(from, 1);
  const { rows } = await tx.execute(sql`select 1 where to_regclass(${name}) is not null`);
  if (rows.length > 0) return;
  // Days are read out of the index alone once a vacuum has seen their pages: after each night, not after a fifth of the month.
  await tx.execute(
    sql.raw(`create table ${name} (like ${table} including all) with (autovacuum_vacuum_insert_scale_factor = 0.02)`),
  );
  await tx.execute(
    sql.raw(
      `with moved as (delete from ${table}_default where day >= '${from}' and day < '${to}' returning *)
       insert into ${name} select * from moved`,
    ),
  );
  await tx.execute(sql.raw(`alter table ${table} attach partition ${name} for values from ('${from}') to ('${to}')`));
}

const partitionName = (table: string, month: string): string => `${table}_${month.replace('-', '_')}`;
