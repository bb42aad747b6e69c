import type { Database } from '../../../../platform/database/database.ts';
import { isOver } from './scratch-name.ts';
import { dropScratch, listScratch } from './scratch-store.ts';

/**
 * Ends the copies of rehearsals whose days are over, also of one that was killed (moving-in-25). One that somebody looks
 * at is ended another day.
 */
export async function endOldRehearsals(db: Database, now: Date): Promise<void> {
  for (const scratch of await listScratch(db)) if (isOver(scratch, now)) await dropScratch(db, scratch);
}
