import type { LocalDay } from '@rochdale/domain/dates';
import type { Transaction } from '../../../platform/database/database.ts';
import { markBankFile, untakenBankFiles, voidBankFile } from '../../planned/bank-file/public.ts';

/**
 * Decides on files that waited to be taken when the backup was made, up to the highest that the bank has. Where every later
 * one is known they went to the bank with it. Else what they held may have gone there under another number: they are given
 * up, and their days are among those that are not taken any more.
 */
export async function decideWaitingFiles(
  tx: Transaction,
  {
    highest,
    areLaterKnown,
    today,
    now,
  }: {
    readonly highest: number;
    readonly areLaterKnown: boolean;
    readonly today: LocalDay;
    readonly now: Date;
  },
): Promise<void> {
  for (const { fileNumber } of await untakenBankFiles(tx)) {
    if (fileNumber > highest) continue;
    if (areLaterKnown) await markBankFile(tx, fileNumber, { takenAt: now });
    else await voidBankFile(tx, fileNumber, today, now);
  }
}
