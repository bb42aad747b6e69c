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
 * one into them. Months that nobody means (before 1990, after 2099) have none. Run it before a long transaction, not within:
 * it needs the default partition for itself. The schema of an older release may not have the database's function yet:
 * nothing is made then, and rows lie in the default partition until this runs again.
 */
export async function makeUsagePartitions(db: Executor, months: readonly string[]): Promise<void> {
  if (!(await makesPartitions(db))) return;
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
 * The database's own function makes the table beside and attaches it, so that readers of the other months need not wait, by
 * its owner's right: the caller's role may make no tables.
 */
async function makePartitions(db: Executor, table: (typeof partitioned)[number], months: readonly string[]) {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${partitionLock})`);
    for (const month of months) await tx.execute(sql`select make_usage_partition(${table}, ${`${month}-01`}::date)`);
  });
}

async function makesPartitions(db: Executor): Promise<boolean> {
  const { rows } = await db.execute<{ there: boolean }>(
    sql`select to_regproc('make_usage_partition') is not null as there`,
  );
  return rows[0]?.there === true;
}

const partitionName = (table: string, month: string): string => `${table}_${month.replace('-', '_')}`;
