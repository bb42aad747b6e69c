import type { OfficeAnswerOf } from '@rochdale/contract/operations/office/office-operations';
import { standsOut, usualDebit } from '@rochdale/domain/office/bank-files/stands-out';
import type { Executor } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import { earlierDebits, entriesWithNames, type FileFacts } from './bank-files-store.ts';

type Answer = OfficeAnswerOf<'bank-files.see'>;

const written = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Where a file is on its way to the bank. */
export function stateOf({ voidedAt, acceptedAt, takenAt, releasedAt }: FileFacts): Answer['state'] {
  if (voidedAt) return 'given-up';
  if (acceptedAt) return 'accepted';
  if (takenAt) return 'taken';
  return releasedAt ? 'released' : 'waiting';
}

/** A file in a list. */
export const presentFile = (file: FileFacts) => ({
  fileNumber: file.fileNumber,
  sendDay: file.sendDay,
  state: stateOf(file),
  entries: file.entries,
  debitCents: file.debit,
  createdAt: file.createdAt.toISOString(),
  releasedAt: written(file.releasedAt),
  takenAt: written(file.takenAt),
  acceptedAt: written(file.acceptedAt),
  givenUpAt: written(file.voidedAt),
});

/** The codes of a debit that is sent again for the same amount. */
const sentAgain = new Set(['R01', 'R09']);

/** The entries of a file as the office looks through them: no digits of an account beyond the last four. */
export async function presentRows(db: Executor, vault: Vault, fileNumber: number): Promise<Answer['rows']> {
  const found = await entriesWithNames(db, fileNumber);
  const accountNumbers = [...new Set(found.map(({ entry }) => entry.accountNumber))];
  const debits = accountNumbers.length === 0 ? [] : await earlierDebits(db, fileNumber, accountNumbers);
  return found.map(({ entry, name }) => {
    const { accountNumber, kind, amount, bankAccountNumber } = entry;
    const before = debits.filter((one) => one.accountNumber === accountNumber);
    const amounts = before.map((one) => one.amount);
    const [last] = before;
    const isRetry = last?.amount === amount && sentAgain.has(last.returnCode ?? '');
    const number = bankAccountNumber && vault.unlock('bank-account-number', accountNumber, bankAccountNumber);
    return {
      traceNumber: entry.traceNumber,
      kind,
      accountNumber,
      name: name ?? '',
      lastFour: number?.slice(-4) ?? '',
      amountCents: amount,
      settlesOn: entry.effectiveDate,
      standsOut: standsOut({ kind, amount, isRetry, earlier: amounts }) ?? null,
      usualCents: usualDebit(amounts) ?? null,
      returnCode: entry.returnCode,
    };
  });
}
