import type { EarlierFile } from '@rochdale/domain/office/importing/files-again';
import type { BalanceImport } from '@rochdale/domain/planned/due-payments/taking-time';
import { desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { type ImportedFile, importRuns } from '../../../tables/importing.ts';

export type ImportRun = typeof importRuns.$inferSelect;

export async function addImportRun(db: Executor, run: Omit<ImportRun, 'importNumber'>): Promise<number> {
  const [made] = await db.insert(importRuns).values(run).returning({ importNumber: importRuns.importNumber });
  if (!made) throw new Error('The import was not kept.');
  return made.importNumber;
}

/** The last imports, the newest first. */
export async function listImportRuns(db: Executor, limit: number): Promise<ImportRun[]> {
  return db.select().from(importRuns).orderBy(desc(importRuns.importNumber)).limit(limit);
}

/**
 * Of each of these files the one that an import has written last, and the one that came last from the same place: small
 * files of another come between.
 */
export async function lastWritten(
  db: Executor,
  files: readonly string[],
  from: string,
): Promise<readonly (EarlierFile & { readonly file: string })[]> {
  const newest = (place?: string) => sql`(select files from import_runs
    where files @> jsonb_build_array(jsonb_build_object('file', given.file))
      ${place === undefined ? sql`` : sql`and folder = ${place}`}
    order by import_number desc limit 1)`;
  const { rows } = await db.execute<{ file: string; files: readonly ImportedFile[] }>(
    sql`select given.file, run.files from unnest(${sql.param(files)}::text[]) as given(file),
      lateral (${newest()} union all ${newest(from)}) as run`,
  );
  return rows.flatMap(({ file, files: written }) =>
    written.filter((one) => one.file === file).map(({ sha256, asOf }) => ({ file, sha256, asOf: new Date(asOf) })),
  );
}

/** The newest import that brought balances; undefined where there was none. */
export async function newestBalanceImport(db: Executor): Promise<BalanceImport | undefined> {
  const [found] = await db
    .select()
    .from(importRuns)
    .where(eq(importRuns.hasBalances, true))
    .orderBy(desc(importRuns.finishedAt))
    .limit(1);
  const asOf = found?.files.find(({ file }) => file === 'accounts.csv')?.asOf;
  return found && asOf !== undefined ? { finishedAt: found.finishedAt, asOf: new Date(asOf) } : undefined;
}
