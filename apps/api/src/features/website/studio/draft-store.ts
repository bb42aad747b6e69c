import type { DraftEdit } from '@rochdale/domain/website/studio/draft';
import { asc, desc, eq, gt } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { siteDraftSaves, siteDrafts } from '../../../tables/site-versions.ts';

/** There is one draft; it never goes away, it becomes empty. */
const theDraft = 1;

export interface Draft {
  readonly revision: number;
  readonly edits: readonly DraftEdit[];
}
export type DraftSave = typeof siteDraftSaves.$inferSelect;

export async function findDraft(db: Executor): Promise<Draft> {
  const [found] = await db.select().from(siteDrafts).where(eq(siteDrafts.draftId, theDraft));
  return found ?? { revision: 0, edits: [] };
}

/** The draft, held until the transaction ends. */
export async function holdDraft(tx: Executor): Promise<Draft> {
  await tx.insert(siteDrafts).values({ draftId: theDraft, revision: 0, edits: [] }).onConflictDoNothing();
  const [found] = await tx.select().from(siteDrafts).where(eq(siteDrafts.draftId, theDraft)).for('update');
  return found ?? { revision: 0, edits: [] };
}

/** Changes the draft, and notes who did what. */
export async function changeDraft(tx: Executor, edits: readonly DraftEdit[], save: DraftSave): Promise<void> {
  await tx.update(siteDrafts).set({ revision: save.revision, edits }).where(eq(siteDrafts.draftId, theDraft));
  await tx.insert(siteDraftSaves).values(save);
}

/** What was done to the draft since a revision, the oldest first. */
export const savesSince = (db: Executor, revision: number): Promise<DraftSave[]> =>
  db.select().from(siteDraftSaves).where(gt(siteDraftSaves.revision, revision)).orderBy(asc(siteDraftSaves.revision));

export async function newestSave(db: Executor): Promise<DraftSave | undefined> {
  const [found] = await db.select().from(siteDraftSaves).orderBy(desc(siteDraftSaves.revision)).limit(1);
  return found;
}
