import type { Executor } from '../../../platform/database/database.ts';
import { loadBankSettings } from '../../planned/bank-file/public.ts';
import { bankDrafts } from './doctor-store.ts';
import { type Finding, ok, wrong } from './findings.ts';

/** Whether the bank file can be written, where drafts wait for it. */
export async function checkBankSettings(db: Executor, coopFolder: string): Promise<Finding[]> {
  try {
    const bank = await loadBankSettings(coopFolder);
    if (bank !== undefined) return [ok('bank file', bank.immediateDestinationName)];
    const waiting = await bankDrafts(db);
    return waiting === 0
      ? []
      : [
          wrong(
            'bank file',
            `${waiting} bank drafts and no bank.yaml`,
            'Nothing is drafted: write it; docs/bank-file.md.',
          ),
        ];
  } catch (error) {
    return [wrong('bank file', error instanceof Error ? error.message : 'bank.yaml is broken', 'Fix bank.yaml.')];
  }
}
