import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import { tellWebhooks } from '../connected/public.ts';
import { requireNotHeld } from '../holds/public.ts';
import { csvFile } from './csv-file.ts';
import { type ExportName, exporters, lockedExportNames } from './exporters.ts';
import { beginExport, type Export, finishExport } from './exporting-store.ts';

class NothingToExport extends Error {}

/**
 * Writes an export for the billing system: numbered, kept to the byte, and what goes out once is marked in the same
 * transaction (office-14). Answers undefined when there is nothing; throws `Held` while anything holds.
 */
export async function writeExport(
  { db, clock, timeZone, vault }: { db: Database; clock: Clock; timeZone: string; vault: Vault },
  what: ExportName,
): Promise<Export | undefined> {
  try {
    return await db.transaction(async (tx) => {
      await requireNotHeld(tx);
      const exportNumber = await beginExport(tx, what, clock.now());
      const { header, rows } = await exporters[what](tx, exportNumber, timeZone, vault);
      if (rows.length === 0) throw new NothingToExport();
      const fileName = `${what}-${String(exportNumber).padStart(6, '0')}.csv`;
      const text = csvFile(header, rows);
      const kept = lockedExportNames.has(what)
        ? { body: '', lockedBody: vault.lock('export-body', String(exportNumber), text) }
        : { body: text, lockedBody: null };
      const data = { exportNumber, what, rows: rows.length };
      await tellWebhooks(tx, { event: 'export.made', subject: `exports ${what}`, data }, clock.now());
      return finishExport(tx, exportNumber, { ...kept, fileName, rows: rows.length });
    });
  } catch (error) {
    if (error instanceof NothingToExport) return undefined;
    throw error;
  }
}
