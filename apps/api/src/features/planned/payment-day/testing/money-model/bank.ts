import { readNachaFile } from '@rochdale/test-kit/ach/nacha-reader';
import { listBankFiles, takeBankFiles, textOfBankFile } from '../../../bank-file/public.ts';
import type { ModelCoOp } from './model-co-op.ts';

interface Debit {
  readonly accountNumber: string;
  readonly traceNumber: string;
}

/** The bank account of a member, by its first number and by the one that the bank gave it since. */
const correctedNumber = (member: string): string => `77${member}`;
const payerOf = (bankAccount: string): string => bankAccount.replace(/^77/, '');

/** The co-op's bank: reads each file that the portal writes, and sends entries of those that were taken to it back. */
export function modelBank({ services, books, returns, corrections }: ModelCoOp) {
  /** By their whole text: a restored portal may give one number to another file. */
  const known = new Map<string, readonly Debit[]>();
  const taken = new Set<string>();
  const returnable = new Map<string, string[]>();

  return {
    /** Reads what was written since; what nobody took and was given up was never on its way. */
    readFiles: async (): Promise<void> => {
      for (const file of await listBankFiles(services.db)) {
        const text = textOfBankFile(services.vault, file);
        if (!known.has(text)) known.set(text, text.startsWith('101') ? read(text) : []);
        if (file.voidedAt !== null) forget(text);
      }
    },
    /** After a restore: what went to the bank, the oldest first. What was written and not taken is nowhere any more. */
    taken: async (): Promise<readonly string[]> => {
      const here = (await listBankFiles(services.db)).map((file) => textOfBankFile(services.vault, file));
      for (const text of known.keys()) {
        if (here.includes(text) || taken.has(text)) continue;
        forget(text);
        known.delete(text);
      }
      return [...taken];
    },
    /** The bank tells another number of the bank account of the newest debit; the next import brings it. */
    correct: (accountNumber: string): void => {
      const traceNumber = returnable.get(accountNumber)?.at(-1);
      if (traceNumber === undefined) return;
      const correctedData = correctedNumber(books.of(accountNumber).importedHolder);
      corrections.push({ traceNumber, changeCode: 'C01', correctedData });
    },
    /** The office takes every file to the bank. */
    takeFiles: async (): Promise<void> => {
      await takeBankFiles(services, async (_, text) => {
        taken.add(text);
        for (const { accountNumber, traceNumber } of known.get(text) ?? [])
          returnable.set(accountNumber, [...(returnable.get(accountNumber) ?? []), traceNumber]);
      });
    },
    /** Sends the newest debit of an account back; the next import tells of it, once or twice. */
    sendBack: (accountNumber: string, code: string, twice: boolean): boolean => {
      const traceNumber = returnable.get(accountNumber)?.pop();
      if (traceNumber === undefined) return false;
      books.wentBack(accountNumber, traceNumber, { isToldByBank: true });
      returns.push({ reference: traceNumber, code });
      if (twice) returns.push({ reference: traceNumber, code });
      return true;
    },
  };

  function forget(text: string): void {
    if (taken.has(text)) return;
    for (const { accountNumber, traceNumber } of known.get(text) ?? [])
      books.of(accountNumber).moves.delete(traceNumber);
  }

  function read(text: string): readonly Debit[] {
    const entries = readNachaFile(text).batches.flatMap((batch) => batch.entries);
    return entries.flatMap((entry) => {
      const { transactionCode, amount = '', traceNumber = '' } = entry;
      if (transactionCode !== '27' && transactionCode !== '37') return [];
      const accountNumber = (entry.individualId ?? '').trim();
      books.takenByItself(accountNumber, traceNumber, Number(amount), payerOf((entry.accountNumber ?? '').trim()));
      return [{ accountNumber, traceNumber }];
    });
  }
}
