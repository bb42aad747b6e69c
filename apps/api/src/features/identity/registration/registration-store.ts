import type { Executor } from '../../../platform/database/database.ts';
import { memberPreferences } from '../../../tables/registration.ts';

/** Writes what a member has chosen. */
export async function setPreferences(db: Executor, preferences: typeof memberPreferences.$inferInsert): Promise<void> {
  const { memberNumber: _, ...changes } = preferences;
  await db
    .insert(memberPreferences)
    .values(preferences)
    .onConflictDoUpdate({ target: memberPreferences.memberNumber, set: changes });
}
