import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { writeWholeFile } from '../../../platform/files/write-whole-file.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import { textOfExport } from './export-text.ts';
import type { ExportName } from './exporters.ts';
import { type Export, findExport, listUntakenExports, markExportTaken } from './exporting-store.ts';
import { writeExport } from './write-export.ts';

export interface DeliveryServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly timeZone: string;
  readonly vault: Vault;
}

/** An export that could not be written where it should be. */
class NotDelivered extends Error {
  constructor({ exportNumber }: Export, folder: string, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`Export ${exportNumber} could not be written to ${folder} (${why}). It is kept: the next run writes it.`);
  }
}

/**
 * Writes into a folder what nobody has taken yet, the oldest first, and then what is new. An export counts as taken only
 * when its file is there: a run that ends anywhere loses nothing, and the next one writes the same file.
 */
export async function deliverExports(
  services: DeliveryServices,
  what: ExportName,
  folder: string,
  onDelivered: (delivered: Export) => void,
): Promise<void> {
  const deliver = async (made: Export): Promise<void> => {
    await deliverExport(services, made, folder);
    onDelivered(made);
  };
  for (const exportNumber of await listUntakenExports(services.db, what)) {
    const kept = await findExport(services.db, exportNumber);
    if (kept) await deliver(kept);
  }
  const made = await writeExport(services, what);
  if (made) await deliver(made);
}

/** Writes one export into a folder, byte for byte as it is kept. */
export async function deliverExport(
  { db, clock, vault }: DeliveryServices,
  made: Export,
  folder: string,
): Promise<void> {
  try {
    await writeWholeFile(folder, made.fileName, textOfExport(vault, made));
  } catch (error) {
    throw new NotDelivered(made, folder, error);
  }
  await markExportTaken(db, made.exportNumber, clock.now());
}
