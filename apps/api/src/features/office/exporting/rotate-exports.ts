import type { Database } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import { textOfExport } from './export-text.ts';
import { lockedExports, replaceLockedBody } from './exporting-store.ts';

/** Encrypts every export that is kept encrypted again with the current master key. Can be run again and again. */
export async function rotateExports({ db, vault }: { db: Database; vault: Vault }): Promise<number> {
  const all = await lockedExports(db);
  for (const one of all) {
    if (one.lockedBody === null) continue;
    const anew = vault.lock('export-body', String(one.exportNumber), textOfExport(vault, one));
    await replaceLockedBody(db, one.exportNumber, one.lockedBody, anew);
  }
  return all.length;
}
