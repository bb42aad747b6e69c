import type { LocalDay } from '@rochdale/domain/dates';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import { bankFileOwner } from '../../planned/bank-file/public.ts';
import {
  addLostBankFile,
  bankFilesGoOnAbove,
  hasBankDrafts,
  lastBankFileNumber,
  modifiersOf,
  skipTraceNumbers,
} from './numbers-store.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
/** More than a bank file ever holds: by so many the trace numbers go on for each file that is gone. */
const tracesOfAFile = 10_000;
/** Of more files than these only the numbers are left out. */
const maxRows = 10;

/**
 * Lets numbers, trace numbers and the day's letters go on above those of bank files that were written after the backup and
 * are not known here. Each such file gets a row without entries, taken, that says so.
 */
export async function skipLostBankFiles(
  tx: Transaction,
  vault: Vault,
  { highest, today, now }: { readonly highest: number; readonly today: LocalDay; readonly now: Date },
): Promise<number> {
  const known = await lastBankFileNumber(tx);
  const lost = Math.max(0, highest - known);
  if (lost === 0) return 0;
  await skipTraceNumbers(tx, lost * tracesOfAFile);
  const used = new Set(await modifiersOf(tx, today));
  const free = [...letters].filter((letter) => !used.has(letter));
  const first = Math.max(known, highest - maxRows) + 1;
  for (let fileNumber = first; fileNumber <= highest; fileNumber += 1) {
    const fileIdModifier = free[fileNumber - first];
    if (fileIdModifier === undefined) break;
    const name = { sendDay: today, fileIdModifier };
    const text = `Bank file ${fileNumber} was written before the database was restored. What it held is not known here.\n`;
    const body = vault.lock('bank-file', bankFileOwner(name), text);
    await addLostBankFile(tx, { fileNumber, ...name, body, createdAt: now });
  }
  await bankFilesGoOnAbove(tx, highest);
  return lost;
}

/** Whether the co-op's bank gets files: some were written, or a draft waits for one. */
export const sendsBankFiles = async (db: Executor): Promise<boolean> =>
  (await lastBankFileNumber(db)) > 0 || (await hasBankDrafts(db));
