import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../platform/database/database.ts';
import { audit, auditChain, auditPersonal } from '../../../tables/audit.ts';
import { staff } from '../../../tables/staff.ts';

/** Adds an entry, and what is personal in it beside. */
export async function addEntry(
  tx: Executor,
  entry: typeof audit.$inferInsert,
  personal: typeof auditPersonal.$inferInsert | undefined,
): Promise<void> {
  await tx.insert(audit).values(entry);
  if (personal) await tx.insert(auditPersonal).values(personal);
}

/** What entries are asked for. */
export interface EntryFilter {
  readonly act?: string | undefined;
  readonly staffId?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly before?: number | undefined;
}

/** Entries with what is personal in them, the newest first. */
export async function findEntries(db: Executor, filter: EntryFilter, most: number) {
  const about = alias(staff, 'about');
  const { act, staffId, subjectId, from, to, before } = filter;
  return db
    .select({
      auditId: audit.auditId,
      at: audit.at,
      act: audit.act,
      staffId: audit.staffId,
      by: staff.name,
      byWhom: audit.byWhom,
      subjectKind: audit.subjectKind,
      subjectId: audit.subjectId,
      subjectName: about.name,
      approvalId: audit.approvalId,
      facts: audit.facts,
      personal: auditPersonal.body,
    })
    .from(audit)
    .leftJoin(auditPersonal, eq(auditPersonal.entryId, audit.entryId))
    .leftJoin(staff, eq(staff.staffId, audit.staffId))
    .leftJoin(about, and(eq(audit.subjectKind, 'staff'), eq(sql`${about.staffId}::text`, audit.subjectId)))
    .where(
      and(
        act === undefined ? undefined : eq(audit.act, act),
        staffId === undefined ? undefined : eq(audit.staffId, staffId),
        subjectId === undefined ? undefined : eq(audit.subjectId, subjectId),
        from && gte(audit.at, from),
        to && lt(audit.at, to),
        before === undefined ? undefined : lt(audit.auditId, before),
      ),
    )
    .orderBy(desc(audit.auditId))
    .limit(most);
}

export type FoundEntry = Awaited<ReturnType<typeof findEntries>>[number];

/** How many links there are, and when the newest was made. */
export async function chainState(db: Executor): Promise<{ chained: number; lastChainedAt: Date | null }> {
  const [last] = await db
    .select({ chained: auditChain.position, lastChainedAt: auditChain.chainedAt })
    .from(auditChain)
    .orderBy(desc(auditChain.position))
    .limit(1);
  return last ?? { chained: 0, lastChainedAt: null };
}

/** Erases what is personal in entries from before an instant, and answers of how many. */
export async function erasePersonalBefore(db: Executor, before: Date): Promise<number> {
  const erased = await db.execute(
    sql`delete from ${auditPersonal} using ${audit} where ${audit.entryId} = ${auditPersonal.entryId} and ${audit.at} < ${before.toISOString()}::timestamptz`,
  );
  return erased.rowCount ?? 0;
}
