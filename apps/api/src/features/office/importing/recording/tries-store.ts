import { and, desc, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';
import { importRuns, importTries, nights } from '../../../../tables/importing.ts';

export type ImportTry = typeof importTries.$inferSelect;

/** Keeps an import that wrote nothing; answers its number. */
export async function addTry(db: Executor, one: typeof importTries.$inferInsert): Promise<number> {
  const [made] = await db.insert(importTries).values(one).returning({ tryNumber: importTries.tryNumber });
  if (!made) throw new Error('The import was not kept.');
  return made.tryNumber;
}

/** Held imports of somebody that were confirmed and that no import has used. */
export async function confirmedTriesBy(db: Executor, byWhom: string): Promise<number[]> {
  const found = await db
    .select({ tryNumber: importTries.tryNumber })
    .from(importTries)
    .where(
      and(
        eq(importTries.byWhom, byWhom),
        eq(importTries.outcome, 'held'),
        isNotNull(importTries.confirmedAt),
        isNull(importTries.importNumber),
      ),
    );
  return found.map(({ tryNumber }) => tryNumber);
}

/** The held import of somebody that nobody has confirmed. */
export async function openTryBy(db: Executor, byWhom: string): Promise<number | undefined> {
  const [found] = await db
    .select({ tryNumber: importTries.tryNumber })
    .from(importTries)
    .where(and(eq(importTries.byWhom, byWhom), eq(importTries.outcome, 'held'), isNull(importTries.confirmedAt)))
    .for('update');
  return found?.tryNumber;
}

/** Says what a held import holds by now. */
export async function setTryRows(
  db: Executor,
  tryNumber: number,
  fileChanges: ImportTry['fileChanges'],
): Promise<void> {
  await db.update(importTries).set({ fileChanges }).where(eq(importTries.tryNumber, tryNumber));
}

/** Imports that wrote nothing before a moment, the newest first. */
export const triesBefore = (db: Executor, before: Date, limit: number): Promise<ImportTry[]> =>
  db.select().from(importTries).where(lt(importTries.triedAt, before)).orderBy(desc(importTries.triedAt)).limit(limit);

/** Imports that were written before a moment, the newest first. */
export const runsBefore = (db: Executor, before: Date, limit: number) =>
  db
    .select()
    .from(importRuns)
    .where(lt(importRuns.finishedAt, before))
    .orderBy(desc(importRuns.finishedAt))
    .limit(limit);

export async function findTry(db: Executor, tryNumber: number): Promise<ImportTry | undefined> {
  const [found] = await db.select().from(importTries).where(eq(importTries.tryNumber, tryNumber));
  return found;
}

export async function findRun(db: Executor, importNumber: number) {
  const [found] = await db.select().from(importRuns).where(eq(importRuns.importNumber, importNumber));
  return found;
}

/** Confirms a held import. Of two who do so at once one is answered true. */
export async function confirmTry(
  tx: Executor,
  tryNumber: number,
  confirmed: Pick<ImportTry, 'confirmedAt' | 'confirmedBy' | 'confirmedByStaff' | 'reason'>,
): Promise<boolean> {
  const done = await tx
    .update(importTries)
    .set(confirmed)
    .where(and(eq(importTries.tryNumber, tryNumber), eq(importTries.outcome, 'held'), isNull(importTries.confirmedAt)))
    .returning({ tryNumber: importTries.tryNumber });
  return done.length > 0;
}

/** A confirmation of just these files that was given since a moment, and that no import has used. */
export async function confirmationOf(db: Executor, filesHash: string, since: Date): Promise<ImportTry | undefined> {
  const [found] = await db
    .select()
    .from(importTries)
    .where(
      and(
        eq(importTries.filesHash, filesHash),
        isNotNull(importTries.confirmedAt),
        gt(importTries.confirmedAt, since),
        isNull(importTries.importNumber),
      ),
    )
    .orderBy(desc(importTries.tryNumber))
    .limit(1);
  return found;
}

/** Notes which import a confirmation became. */
export async function useConfirmation(db: Executor, tryNumber: number): Promise<void> {
  const [newest] = await db
    .select({ importNumber: importRuns.importNumber })
    .from(importRuns)
    .orderBy(desc(importRuns.importNumber))
    .limit(1);
  await db
    .update(importTries)
    .set({ importNumber: newest?.importNumber ?? null })
    .where(eq(importTries.tryNumber, tryNumber));
}

export async function addNight(db: Executor, night: typeof nights.$inferInsert): Promise<void> {
  await db.insert(nights).values(night);
}

/** The last nightly run. */
export async function lastNight(db: Executor): Promise<typeof nights.$inferSelect | undefined> {
  const [found] = await db.select().from(nights).orderBy(desc(nights.nightNumber)).limit(1);
  return found;
}
