import type { Database } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import { draftsWithBankNumber, replaceBankNumber } from './drafts-store.ts';

/** Encrypts every bank number again with the current master key. Can be run again and again, and while the portal runs. */
export async function rotateBankNumbers({ db, vault }: { db: Database; vault: Vault }): Promise<number> {
  const all = await draftsWithBankNumber(db);
  for (const { accountNumber, bankAccountNumber } of all) {
    const number = vault.unlock('bank-account-number', accountNumber, bankAccountNumber);
    const anew = vault.lock('bank-account-number', accountNumber, number);
    await replaceBankNumber(db, accountNumber, bankAccountNumber, anew);
  }
  return all.length;
}
