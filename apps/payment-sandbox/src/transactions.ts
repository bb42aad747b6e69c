import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Authorization, TransactionResult } from '@rochdale/contract/hosted-payment/wire';

/** One requisition as the company knows it: what it may take, and its charges. */
export interface Transaction {
  readonly authorization: Authorization;
  readonly utilityName: string;
  readonly results: readonly TransactionResult[];
  readonly cancelled: boolean;
}

type Entry =
  | { readonly kind: 'opened'; readonly authorization: Authorization; readonly utilityName: string }
  | { readonly kind: 'result'; readonly result: TransactionResult }
  | { readonly kind: 'cancelled'; readonly transNo: string };

/** The company's books: every event is appended to a file before it counts, so that a restart loses nothing. */
export interface Transactions {
  find(transNo: string): Transaction | undefined;
  findByReference(reference: string): TransactionResult | undefined;
  open(authorization: Authorization, utilityName: string): Promise<void>;
  keep(result: TransactionResult): Promise<void>;
  cancel(transNo: string): Promise<void>;
}

export async function openTransactions(folder: string): Promise<Transactions> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'transactions.jsonl');
  const known = new Map<string, Transaction>();
  const take = (entry: Entry): void => {
    if (entry.kind === 'opened') {
      const { authorization, utilityName } = entry;
      const before = known.get(authorization.transNo);
      known.set(authorization.transNo, {
        authorization,
        utilityName,
        results: before?.results ?? [],
        cancelled: false,
      });
    } else if (entry.kind === 'cancelled') {
      const transaction = known.get(entry.transNo);
      if (transaction) known.set(entry.transNo, { ...transaction, cancelled: true });
    } else {
      const transaction = known.get(entry.result.transNo);
      const others = transaction?.results.filter((one) => one.reference !== entry.result.reference) ?? [];
      if (transaction) known.set(entry.result.transNo, { ...transaction, results: [...others, entry.result] });
    }
  };
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean);
  for (const line of lines) take(JSON.parse(line) as Entry);

  const append = async (entry: Entry): Promise<void> => {
    await appendFile(file, `${JSON.stringify(entry)}\n`, { flush: true });
    take(entry);
  };
  return {
    find: (transNo) => known.get(transNo),
    findByReference: (reference) =>
      [...known.values()].flatMap((one) => one.results).find((result) => result.reference === reference),
    open: (authorization, utilityName) => append({ kind: 'opened', authorization, utilityName }),
    keep: (result) => append({ kind: 'result', result }),
    cancel: (transNo) => append({ kind: 'cancelled', transNo }),
  };
}
