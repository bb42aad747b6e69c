import { desc, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { siteVersions } from '../../../tables/site-versions.ts';

export type SiteVersion = typeof siteVersions.$inferSelect;

export async function newestVersion(db: Executor): Promise<SiteVersion | undefined> {
  const [found] = await db.select().from(siteVersions).orderBy(desc(siteVersions.versionNumber)).limit(1);
  return found;
}

export async function findVersion(db: Executor, versionNumber: number): Promise<SiteVersion | undefined> {
  const [found] = await db.select().from(siteVersions).where(eq(siteVersions.versionNumber, versionNumber));
  return found;
}

/** Versions before one, the newest first. */
export const versionsBefore = (db: Executor, before: number | undefined, limit: number): Promise<SiteVersion[]> =>
  db
    .select()
    .from(siteVersions)
    .where(before === undefined ? undefined : lt(siteVersions.versionNumber, before))
    .orderBy(desc(siteVersions.versionNumber))
    .limit(limit);

export async function countVersions(db: Executor): Promise<number> {
  const [found] = await db.select({ count: sql<number>`count(*)::int` }).from(siteVersions);
  return found?.count ?? 0;
}

export async function addVersion(tx: Executor, version: typeof siteVersions.$inferInsert): Promise<void> {
  await tx.insert(siteVersions).values(version);
}
