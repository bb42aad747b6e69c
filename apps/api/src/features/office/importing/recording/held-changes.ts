import type { Database } from '../../../../platform/database/database.ts';
import { hasNewlyHeld, joinHeld, releaseHeld } from '../../../account/billing-link/public.ts';
import { addTry, confirmedTriesBy, openTryBy, setTryRows } from './tries-store.ts';

/** Who brings what the link brings, as the office reads it. */
export const linkName = 'billing link';

/**
 * Lets through what the office has released, and lays what is held anew before it, as one held import until somebody
 * releases that (billing-link-17).
 */
export async function settleHeldChanges(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await releaseHeld(tx, await confirmedTriesBy(tx, linkName));
    if (!(await hasNewlyHeld(tx))) return;
    const tryNumber =
      (await openTryBy(tx, linkName)) ??
      (await addTry(tx, {
        outcome: 'held',
        triedAt: now,
        byWhom: linkName,
        folder: linkName,
        filesHash: `${linkName} ${now.toISOString()}`,
        fileChanges: [],
        largest: [],
        changes: null,
        badRows: [],
        badRowCount: 0,
      }));
    const rows = await joinHeld(tx, tryNumber);
    await setTryRows(tx, tryNumber, [{ file: 'members.csv', rows, cents: null }]);
  });
}
