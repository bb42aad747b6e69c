import type { Database } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import { allBankChanges, replaceCorrectedData } from './bank-changes-store.ts';
import { type BankEntry, entriesWithBankNumber, replaceEntryNumber } from './bank-entries-store.ts';
import { listBankFiles, replaceBody } from './bank-file-store.ts';
import { bankFileOwner, textOfBankFile } from './write-bank-file.ts';

const pageSize = 500;

/**
 * Encrypts every bank file again with the current master key, and with it the bank account numbers of their entries and
 * what banks corrected. Can be run again and again, and while the portal runs. Answers how many files.
 */
export async function rotateBankFiles({ db, vault }: { db: Database; vault: Vault }): Promise<number> {
  const all = await listBankFiles(db);
  for (const file of all) {
    const anew = vault.lock('bank-file', bankFileOwner(file), textOfBankFile(vault, file));
    await replaceBody(db, file.fileNumber, file.body, anew);
  }
  await rotateEntries(db, vault);
  for (const change of await allBankChanges(db)) {
    const { traceNumber, correctedData } = change;
    const anew = vault.unlock('bank-account-number', traceNumber, correctedData);
    const locked = vault.lock('bank-account-number', traceNumber, anew);
    await replaceCorrectedData(db, change, correctedData, locked);
  }
  return all.length;
}

async function rotateEntries(db: Database, vault: Vault): Promise<void> {
  let last: BankEntry | undefined;
  for (;;) {
    const page = await entriesWithBankNumber(db, last, pageSize);
    for (const entry of page) {
      const { accountNumber, bankAccountNumber } = entry;
      if (bankAccountNumber === null) continue;
      const number = vault.unlock('bank-account-number', accountNumber, bankAccountNumber);
      await replaceEntryNumber(db, entry, vault.lock('bank-account-number', accountNumber, number));
    }
    last = page.at(-1);
    if (last === undefined) return;
  }
}
