import type { Database } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import { claimsWithSsn, replaceSsn } from './claims-store.ts';

/** Encrypts the digits of every claim again with the current master key. Can be run again and again. */
export async function rotateClaims({ db, vault }: { db: Database; vault: Vault }): Promise<number> {
  const all = await claimsWithSsn(db);
  for (const { claimId, ssn } of all) {
    const digits = vault.unlock('claim-ssn', claimId, ssn);
    await replaceSsn(db, claimId, ssn, vault.lock('claim-ssn', claimId, digits));
  }
  return all.length;
}
