import type { Vault } from '../../../platform/sealing/vault.ts';
import type { Export } from './exporting-store.ts';

/** The text of an export, byte for byte as it was written. */
export function textOfExport(vault: Vault, { exportNumber, body, lockedBody }: Export): string {
  return lockedBody === null ? body : vault.unlock('export-body', String(exportNumber), lockedBody);
}
