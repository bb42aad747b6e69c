import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import { type BankFile, lockBankFile, lockBankFiles, markBankFile, untakenBankFiles } from './bank-file-store.ts';
import { textOfBankFile } from './write-bank-file.ts';

export interface TakingServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly vault: Vault;
}
/** Puts a file where it is taken to the bank from; a rejection leaves it untaken. */
export type SaveBankFile = (file: BankFile, text: string, tx: Transaction) => Promise<void>;

/** Hands out the files that nobody has taken, and marks them taken; of two who ask at once, one gets them. */
export async function takeBankFiles(services: TakingServices, save: SaveBankFile): Promise<number> {
  const { db, clock, vault } = services;
  return db.transaction(async (tx) => {
    await lockBankFiles(tx);
    const untaken = await untakenBankFiles(tx);
    for (const file of untaken) {
      await save(file, textOfBankFile(vault, file), tx);
      await markBankFile(tx, file.fileNumber, { takenAt: clock.now() });
    }
    return untaken.length;
  });
}

/** What became of a file that was asked for by its number; given up: its entries went on into a later file. */
export type FileAgain = 'saved' | 'unknown' | { readonly givenUpAt: Date };

/** Hands out one file again, byte for byte. One that was given up is handed out no more. */
export async function takeBankFileAgain(
  { db, clock, vault }: TakingServices,
  fileNumber: number,
  save: SaveBankFile,
): Promise<FileAgain> {
  return db.transaction(async (tx) => {
    await lockBankFiles(tx);
    const file = await lockBankFile(tx, fileNumber);
    if (!file) return 'unknown';
    if (file.voidedAt) return { givenUpAt: file.voidedAt };
    await save(file, textOfBankFile(vault, file), tx);
    if (file.takenAt === null) await markBankFile(tx, fileNumber, { takenAt: clock.now() });
    return 'saved';
  });
}

/** Notes that the bank said it accepted a file, which was taken then if nobody noted it; `noted` in the same transaction. */
export async function acceptBankFile(
  { db, clock }: Pick<TakingServices, 'db' | 'clock'>,
  fileNumber: number,
  noted: (tx: Transaction) => Promise<void> = async () => undefined,
): Promise<'accepted' | 'again' | 'unknown' | { readonly givenUpAt: Date }> {
  return db.transaction(async (tx) => {
    await lockBankFiles(tx);
    const file = await lockBankFile(tx, fileNumber);
    if (!file) return 'unknown';
    if (file.voidedAt) return { givenUpAt: file.voidedAt };
    if (file.acceptedAt) return 'again';
    const acceptedAt = clock.now();
    await markBankFile(tx, fileNumber, { acceptedAt, takenAt: file.takenAt ?? acceptedAt });
    await noted(tx);
    return 'accepted';
  });
}
