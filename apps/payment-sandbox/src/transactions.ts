import { appendFile, chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SettlementLine, TransactionResult } from '@rochdale/contract/hosted-payment/wire';
import {
  type BookEntry,
  bookEntry,
  type ChargeNote,
  emptyBooks,
  type KeptRefund,
  type KeptSettlement,
  type TakeBack,
  type Transaction,
  takeEntry,
} from './books.ts';
import type { KeptMethod } from './kept-method.ts';

/** The charge that stands: approved and not given back. */
export const standingCharge = (transaction: Transaction): TransactionResult | undefined =>
  transaction.results.find((result) => result.status === 'approved');

/** The company's books: every event is appended to a file before it counts, so that a restart loses nothing. */
export interface Transactions {
  find(transNo: string): Transaction | undefined;
  findByReference(reference: string): TransactionResult | undefined;
  open(terms: Transaction['authorization'], utilityName: string): Promise<void>;
  keep(result: TransactionResult, note?: ChargeNote): Promise<void>;
  /** The refunds of a charge, the oldest first. */
  refundsOf(reference: string): readonly KeptRefund['refund'][];
  keepRefund(refund: KeptRefund): Promise<void>;
  cancel(transNo: string): Promise<void>;
  /** Whether a requisition was called off: it is charged no more, also when it is opened only later. */
  isVoid(transNo: string): boolean;
  voidNumber(transNo: string): Promise<void>;
  all(): Iterable<Transaction>;
  takeBacks(): readonly TakeBack[];
  /** What moved and was not paid out yet. */
  unsettled(): readonly SettlementLine[];
  settlements(): Iterable<KeptSettlement>;
  findSettlement(settlementId: string): KeptSettlement | undefined;
  /** Keeps that some lines were paid out. */
  keepSettlement(paid: { settlementId: string; day: string; lines: string[] }): Promise<void>;
  /** The stored way of paying that a token stands for; undefined when there is none, or no more. */
  findMethod(token: string): KeptMethod | undefined;
  store(method: KeptMethod): Promise<void>;
  forget(token: string): Promise<void>;
  /** Whether a charge of a stored way of paying was declined before. */
  wasDeclined(token: string): boolean;
  /** Does one thing at a time with a requisition: what is decided inside holds until it is written. */
  alone<T>(transNo: string, work: () => Promise<T>): Promise<T>;
}

/** Opens the books in a folder. Throws when they can't be read: an empty book is not the same as a lost one. */
export async function openTransactions(folder: string): Promise<Transactions> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'transactions.jsonl');
  const books = emptyBooks();
  for (const entry of await readBook(file)) takeEntry(books, entry);
  await closeToOthers(file);

  const append = async (entry: BookEntry): Promise<void> => {
    await appendFile(file, `${JSON.stringify(entry)}\n`, { flush: true, mode: 0o600 });
    takeEntry(books, entry);
  };
  const queues = new Map<string, Promise<unknown>>();
  return {
    find: (transNo) => books.known.get(transNo),
    findByReference: (reference) =>
      books.known.get(books.numbers.get(reference) ?? '')?.results.find((result) => result.reference === reference),
    open: (terms, utilityName) => append({ kind: 'opened', authorization: terms, utilityName }),
    keep: (result, note) => append({ kind: 'result', result, ...(note && { note }) }),
    refundsOf: (reference) =>
      (books.known.get(books.numbers.get(reference) ?? '')?.refunds ?? [])
        .filter(({ charge }) => charge === reference)
        .map(({ refund }) => refund),
    keepRefund: (kept) => append({ kind: 'refund', ...kept }),
    cancel: (transNo) => append({ kind: 'cancelled', transNo }),
    isVoid: (transNo) => books.voided.has(transNo),
    voidNumber: (transNo) => append({ kind: 'voided', transNo }),
    all: () => books.known.values(),
    takeBacks: () => [...books.takeBacks.values()],
    unsettled: () => [...books.unsettled.values()],
    settlements: () => books.settlements.values(),
    findSettlement: (settlementId) => books.settlements.get(settlementId),
    keepSettlement: (paid) => append({ kind: 'settled', ...paid }),
    findMethod: (token) => books.methods.get(token),
    store: (method) => append({ kind: 'stored', method }),
    forget: (token) => append({ kind: 'forgotten', token }),
    wasDeclined: (token) => books.declined.has(token),
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

/** A book that was begun before was open to everybody on the machine. */
async function closeToOthers(file: string): Promise<void> {
  await chmod(file, 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
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
