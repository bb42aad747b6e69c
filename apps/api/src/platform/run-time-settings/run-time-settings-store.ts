import { desc, eq, sql } from 'drizzle-orm';
import type { Database, Executor } from '../database/database.ts';
import { runTimeSettingChanges, runTimeSettings } from './run-time-settings.tables.ts';

export type SettingChange = typeof runTimeSettingChanges.$inferSelect;

/** Any constant: changes of one setting stand one after the other, also the first one. */
const changeLock = 7_263_411;

/** The stored values by the names of their settings. */
export async function readStoredSettings(db: Executor): Promise<Map<string, unknown>> {
  const rows = await db.select().from(runTimeSettings);
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** What a setting is to say; without a value it is as it was built again. */
export interface StoredChange {
  readonly name: string;
  readonly value?: unknown;
}

/**
 * Stores what `decide` makes of the values as they stand, with notes of who changed what, when, and from what; one
 * transaction, and one at a time.
 */
export async function changeStored(
  db: Database,
  by: { readonly changedBy: string; readonly changedAt: Date },
  decide: (stored: ReadonlyMap<string, unknown>) => Promise<readonly StoredChange[]>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${changeLock})`);
    const stored = await readStoredSettings(tx);
    for (const { name, value } of await decide(stored)) {
      if (value === undefined) await tx.delete(runTimeSettings).where(eq(runTimeSettings.name, name));
      else
        await tx
          .insert(runTimeSettings)
          .values({ name, value })
          .onConflictDoUpdate({ target: runTimeSettings.name, set: { value } });
      const noted = { valueBefore: stored.get(name) ?? null, valueAfter: value ?? null };
      await tx.insert(runTimeSettingChanges).values({ name, ...by, ...noted });
    }
  });
}

/** The newest changes of the settings whose names begin so, newest first. */
export async function listSettingChanges(db: Executor, prefix: string, limit: number): Promise<SettingChange[]> {
  return db
    .select()
    .from(runTimeSettingChanges)
    .where(sql`starts_with(${runTimeSettingChanges.name}, ${prefix})`)
    .orderBy(desc(runTimeSettingChanges.changeId))
    .limit(limit);
}
