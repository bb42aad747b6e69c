import type { BalanceImport } from '@rochdale/domain/planned/due-payments/taking-time';
import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { importRuns } from '../../../tables/importing.ts';

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
