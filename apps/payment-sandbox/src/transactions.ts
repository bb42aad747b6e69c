import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  authorization,
  storedMethod,
  type TransactionResult,
  transactionResult,
} from '@rochdale/contract/hosted-payment/wire';
import { z } from 'zod';
import { outcomes } from './outcomes.ts';
import { testMethods } from './test-methods.ts';

/** A stored way of paying, and what its test number makes a charge of it do. */
const keptMethod = storedMethod.extend({ outcome: z.enum(outcomes) });
export type KeptMethod = z.output<typeof keptMethod>;

const bookEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opened'), authorization, utilityName: z.string() }),
  z.object({ kind: z.literal('result'), result: transactionResult }),
  z.object({ kind: z.literal('cancelled'), transNo: z.string() }),
  z.object({ kind: z.literal('stored'), method: keptMethod }),
  z.object({ kind: z.literal('forgotten'), token: z.string() }),
]);
type BookEntry = z.output<typeof bookEntry>;

/** One requisition as the company knows it: what it may take, and its charges. */
export interface Transaction {
  readonly authorization: z.output<typeof authorization>;
  readonly utilityName: string;
  readonly results: readonly TransactionResult[];
  readonly cancelled: boolean;
}

/** The charge that stands: approved and not given back. */
export const standingCharge = (transaction: Transaction): TransactionResult | undefined =>
  transaction.results.find((result) => result.status === 'approved');

/** The company's books: every event is appended to a file before it counts, so that a restart loses nothing. */
export interface Transactions {
  find(transNo: string): Transaction | undefined;
  findByReference(reference: string): TransactionResult | undefined;
  open(terms: Transaction['authorization'], utilityName: string): Promise<void>;
  keep(result: TransactionResult): Promise<void>;
  cancel(transNo: string): Promise<void>;
  /** The stored way of paying that a token stands for; undefined when there is none, or no more. */
  findMethod(token: string): KeptMethod | undefined;
  store(method: KeptMethod): Promise<void>;
  forget(token: string): Promise<void>;
  /** Does one thing at a time with a requisition: what is decided inside holds until it is written. */
  alone<T>(transNo: string, work: () => Promise<T>): Promise<T>;
}

/** Opens the books in a folder. Throws when they can't be read: an empty book is not the same as a lost one. */
export async function openTransactions(folder: string): Promise<Transactions> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'transactions.jsonl');
  const known = new Map<string, Transaction>();
  const methods = new Map<string, KeptMethod>(testMethods.map((method) => [method.token, method]));
  const take = (entry: BookEntry): void => {
    if (entry.kind === 'stored') methods.set(entry.method.token, entry.method);
    else if (entry.kind === 'forgotten') methods.delete(entry.token);
    else takeTransaction(known, entry);
  };
  for (const entry of await readBook(file)) take(entry);

  const append = async (entry: BookEntry): Promise<void> => {
    await appendFile(file, `${JSON.stringify(entry)}\n`, { flush: true });
    take(entry);
  };
  const queues = new Map<string, Promise<unknown>>();
  return {
    find: (transNo) => known.get(transNo),
    findByReference: (reference) =>
      [...known.values()].flatMap((one) => one.results).find((result) => result.reference === reference),
    open: (terms, utilityName) => append({ kind: 'opened', authorization: terms, utilityName }),
    keep: (result) => append({ kind: 'result', result }),
    cancel: (transNo) => append({ kind: 'cancelled', transNo }),
    findMethod: (token) => methods.get(token),
    store: (method) => append({ kind: 'stored', method }),
    forget: (token) => append({ kind: 'forgotten', token }),
    alone: (transNo, work) => {
      const turn = (queues.get(transNo) ?? Promise.resolve()).then(work, work);
      queues.set(transNo, turn);
      const leave = () => {
        if (queues.get(transNo) === turn) queues.delete(transNo);
      };
      turn.then(leave, leave);
      return turn;
    },
  };
}

/** The entries of a book. Nobody has acted on a last line that a crash cut short: it is cut away. */
async function readBook(file: string): Promise<BookEntry[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) await writeFile(file, whole, { flush: true });
  return whole
    .split('\n')
    .filter(Boolean)
    .map((line, index) => {
      const entry = bookEntry.safeParse(JSON.parse(line));
      if (entry.success) return entry.data;
      throw new Error(`${file}:${index + 1} is of another version; move the file away to begin new books.`);
    });
}

type TransactionEntry = Exclude<BookEntry, { kind: 'stored' | 'forgotten' }>;

function takeTransaction(known: Map<string, Transaction>, entry: TransactionEntry): void {
  if (entry.kind === 'opened') {
    const { authorization: terms, utilityName } = entry;
    const before = known.get(terms.transNo);
    known.set(terms.transNo, { results: [], cancelled: false, ...before, authorization: terms, utilityName });
    return;
  }
  const transNo = entry.kind === 'result' ? entry.result.transNo : entry.transNo;
  const transaction = known.get(transNo);
  if (!transaction) return;
  if (entry.kind === 'cancelled') {
    known.set(transNo, { ...transaction, cancelled: true });
    return;
  }
  const others = transaction.results.filter((one) => one.reference !== entry.result.reference);
  known.set(transNo, { ...transaction, results: [...others, entry.result] });
}
