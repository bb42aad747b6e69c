import { systemClock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { tellWebhooks } from '../../connected/public.ts';
import { importFolder } from '../import-folder.ts';
import type { ImportOptions } from '../import-options.ts';
import type { ImportReport } from '../import-report.ts';
import { addTry, confirmationOf, useConfirmation } from './tries-store.ts';

/** For how long a confirmation lets the same files through (hours). */
export const confirmationHours = 72;

/**
 * Imports a folder, and keeps what wrote nothing for the office to look at (office-116). What goes beyond a bound is
 * written where somebody of the office has confirmed the very same files (office-117).
 */
export async function importAndRecord(db: Database, options: ImportOptions): Promise<ImportReport> {
  const { clock = systemClock, by = 'unknown', folder } = options;
  const tried = await importFolder(options);
  if (tried.written) return tried;
  if (tried.takenBack === 'needs-second') {
    const since = new Date(clock.now().getTime() - confirmationHours * 3_600_000);
    const confirmation = await confirmationOf(db, tried.filesHash, since);
    const { confirmedBy, reason } = confirmation ?? {};
    if (confirmation && confirmedBy && reason) {
      const written = await importFolder({
        givenAt: confirmation.triedAt,
        ...options,
        bounds: { confirmedBy, reason },
      });
      if (written.written) await useConfirmation(db, confirmation.tryNumber);
      return written;
    }
  }
  const outcome = outcomeOf(tried);
  const kept = {
    outcome,
    triedAt: clock.now(),
    byWhom: by,
    folder,
    filesHash: tried.filesHash,
    fileChanges: tried.files.map(({ file, rows, added, changed, absent, cents }) => ({
      ...{ file, rows, added, changed, absent, cents },
    })),
    largest: tried.largest.map(({ before, ...one }) => ({ ...one, before: before ?? null })),
    changes: tried.change ?? null,
    badRows: tried.problems,
    badRowCount: tried.problemCount,
  };
  await db.transaction(async (tx) => {
    const tryNumber = await addTry(tx, kept);
    if (outcome === 'dry-run') return;
    const data = { importId: `try-${tryNumber}`, state: outcome, badRows: tried.problemCount };
    await tellWebhooks(tx, { event: 'import.refused', subject: 'imports', data }, clock.now());
  });
  return tried;
}

const outcomeOf = ({ takenBack }: ImportReport): 'refused' | 'held' | 'dry-run' => {
  if (takenBack === undefined) return 'refused';
  return takenBack === 'dry-run' ? 'dry-run' : 'held';
};
