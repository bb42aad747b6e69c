import type { Database } from '../../platform/database/database.ts';
import type { Vault } from '../../platform/sealing/vault.ts';
import { listBankFiles, replaceBody } from './bank-file-store.ts';
import { bankFileOwner, textOfBankFile } from './write-bank-file.ts';

/** Encrypts every bank file again with the current master key. Can be run again and again, and while the portal runs. */
export async function rotateBankFiles({ db, vault }: { db: Database; vault: Vault }): Promise<number> {
  const all = await listBankFiles(db);
  for (const file of all) {
    const anew = vault.lock('bank-file', bankFileOwner(file), textOfBankFile(vault, file));
    await replaceBody(db, file.fileNumber, file.body, anew);
  }
  return all.length;
}
