import { desc, eq, sql } from 'drizzle-orm';
import { builtOnce } from '../database/built-once.ts';
import type { Database, Executor, Transaction } from '../database/database.ts';
import { runTimeSettingChanges, runTimeSettings } from './run-time-settings.tables.ts';

export type SettingChange = typeof runTimeSettingChanges.$inferSelect;

/** Any constant: changes of one setting stand one after the other, also the first one. */
const changeLock = 7_263_411;

const stored = builtOnce([], (db) => db.select().from(runTimeSettings));

/** The stored values by the names of their settings. */
export async function readStoredSettings(db: Executor): Promise<Map<string, unknown>> {
  const rows = await stored(db, {});
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** Nobody else changes a setting until the transaction ends. */
export async function holdSettings(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${changeLock})`);
}

/** What a setting is to say; without a value it is as it was built again. */
export interface StoredChange {
  readonly name: string;
  readonly value?: unknown;
}

/** Who changes stored settings, and when. */
export interface ChangedBy {
  readonly changedBy: string;
  readonly changedAt: Date;
}

/** What is to be stored instead of the values as they stand. */
type Decide = (stored: ReadonlyMap<string, unknown>) => Promise<readonly StoredChange[]>;

/**
 * Stores what `decide` makes of the values as they stand, with notes of who changed what, when, and from what; one
 * transaction, and one at a time.
 */
export const changeStored = (db: Database, by: ChangedBy, decide: Decide): Promise<void> =>
  db.transaction((tx) => changeStoredIn(tx, by, decide));

/** The same within a transaction of the caller's; others wait until it has ended. */
export async function changeStoredIn(tx: Transaction, by: ChangedBy, decide: Decide): Promise<void> {
  await holdSettings(tx);
  const stored = await readStoredSettings(tx);
  for (const { name, value } of await decide(stored)) {
    if (value === undefined) await tx.delete(runTimeSettings).where(eq(runTimeSettings.name, name));
    else
      await tx
        .insert(runTimeSettings)
        .values({ name, value })
        .onConflictDoUpdate({ target: runTimeSettings.name, set: { value } });
    const noted = { valueBefore: stored.get(name) ?? null, valueAfter: value ?? null };
    await tx.insert(runTimeSettingChanges).values({ name, changedBy: by.changedBy, changedAt: by.changedAt, ...noted });
  }
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
