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

/** Stores a value with the note of who changed it, when, and from what; one transaction. */
export async function storeSetting(
  db: Database,
  change: { readonly name: string; readonly value: unknown; readonly changedBy: string; readonly changedAt: Date },
): Promise<void> {
  const { name, value, changedBy, changedAt } = change;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${changeLock})`);
    const [before] = await tx.select().from(runTimeSettings).where(eq(runTimeSettings.name, name));
    await tx
      .insert(runTimeSettings)
      .values({ name, value })
      .onConflictDoUpdate({ target: runTimeSettings.name, set: { value } });
    await tx
      .insert(runTimeSettingChanges)
      .values({ name, changedAt, changedBy, valueBefore: before?.value ?? null, valueAfter: value });
  });
}

/** The newest changes of a setting, newest first. */
export async function listSettingChanges(db: Executor, name: string, limit: number): Promise<SettingChange[]> {
  return db
    .select()
    .from(runTimeSettingChanges)
    .where(eq(runTimeSettingChanges.name, name))
    .orderBy(desc(runTimeSettingChanges.changeId))
    .limit(limit);
}
