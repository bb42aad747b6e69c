import { outageActOf, outageDifferences, type PlacedSaid } from '@rochdale/domain/office/outages/outage-differences';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../../platform/database/database.ts';
import { outageChanges, outages } from '../../../../tables/outage.ts';

export type OutageChange = typeof outageChanges.$inferSelect;

/** Who writes an outage and when; no name: a system of the co-op's. */
export interface WrittenBy {
  readonly name: string | null;
  readonly at: Date;
}

/** Keeps what a writer changed of an outage, whose row is held, and counts it. Answers the outage's version then, and whether it is another. */
export async function noteOutageChange(
  tx: Transaction,
  outageNumber: string,
  {
    before,
    after,
    isMoved,
  }: { readonly before: PlacedSaid | undefined; readonly after: PlacedSaid; readonly isMoved: boolean },
  by: WrittenBy,
): Promise<{ readonly version: number; readonly isChanged: boolean }> {
  const differences = outageDifferences(before, after);
  const isChanged = before === undefined || isMoved || differences.length > 0;
  const [counted] = await tx
    .update(outages)
    .set({ version: isChanged ? sql`${outages.version} + 1` : sql`${outages.version}` })
    .where(eq(outages.outageNumber, outageNumber))
    .returning({ version: outages.version });
  const version = counted?.version ?? 0;
  const act = outageActOf(before, after);
  const change = { outageNumber, version, changedAt: by.at, changedBy: by.name, act, differences };
  if (isChanged) await tx.insert(outageChanges).values(change);
  return { version, isChanged };
}

/** What was changed of an outage, the newest first; `since`: after that version alone. */
export async function changesOf(db: Executor, outageNumber: string, since = 0, most = 200): Promise<OutageChange[]> {
  return db
    .select()
    .from(outageChanges)
    .where(and(eq(outageChanges.outageNumber, outageNumber), gt(outageChanges.version, since)))
    .orderBy(desc(outageChanges.version))
    .limit(most);
}
