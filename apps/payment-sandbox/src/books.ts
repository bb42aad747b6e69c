import {
  authorization,
  storedCharge,
  type TransactionResult,
  transactionResult,
} from '@rochdale/contract/hosted-payment/wire';
import { z } from 'zod';
import type { KeptMethod } from './kept-method.ts';
import { keptMethod } from './kept-method.ts';
import { testMethods } from './test-methods.ts';

/** What the books hold of a charge beside its result. */
const chargeNote = z.object({
  /** The stored way of paying that was charged. */
  token: z.string().optional(),
  /** What the card network was told of it. */
  marks: storedCharge.pick({ initiatedBy: true, sequence: true, networkTransactionId: true }).optional(),
  /** ISO instant at which the money is taken back. */
  takenBackAt: z.string().optional(),
  /** ISO instant at which its money moved; left out when that was the charge itself. */
  movedAt: z.string().optional(),
});
export type ChargeNote = z.output<typeof chargeNote>;

export const bookEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opened'), authorization, utilityName: z.string() }),
  z.object({ kind: z.literal('result'), result: transactionResult, note: chargeNote.optional() }),
  z.object({ kind: z.literal('cancelled'), transNo: z.string() }),
  z.object({ kind: z.literal('voided'), transNo: z.string() }),
  z.object({ kind: z.literal('stored'), method: keptMethod }),
  z.object({ kind: z.literal('forgotten'), token: z.string() }),
]);
export type BookEntry = z.output<typeof bookEntry>;

/** One requisition as the company knows it: what it may take, and its charges. */
export interface Transaction {
  readonly authorization: z.output<typeof authorization>;
  readonly utilityName: string;
  readonly results: readonly TransactionResult[];
  readonly cancelled: boolean;
}

/** A charge whose money is to be taken back. */
export interface TakeBack {
  readonly transNo: string;
  readonly reference: string;
  /** ISO instant. */
  readonly at: string;
}

/** What the entries say together. */
export interface Books {
  readonly known: Map<string, Transaction>;
  /** Whose charge a reference is. */
  readonly numbers: Map<string, string>;
  readonly voided: Set<string>;
  readonly methods: Map<string, KeptMethod>;
  readonly declined: Set<string>;
  readonly takeBacks: Map<string, TakeBack>;
}

export const emptyBooks = (): Books => ({
  known: new Map(),
  numbers: new Map(),
  voided: new Set(),
  methods: new Map(testMethods.map((method) => [method.token, method])),
  declined: new Set(),
  takeBacks: new Map(),
});

/** Takes one entry over, as it was written. */
export function takeEntry(books: Books, entry: BookEntry): void {
  const { known, methods, voided } = books;
  switch (entry.kind) {
    case 'stored':
      methods.set(entry.method.token, entry.method);
      return;
    case 'forgotten':
      methods.delete(entry.token);
      return;
    case 'voided':
      voided.add(entry.transNo);
      return;
    case 'opened': {
      const { authorization: terms, utilityName } = entry;
      const before = known.get(terms.transNo);
      known.set(terms.transNo, { results: [], cancelled: false, ...before, authorization: terms, utilityName });
      return;
    }
    case 'cancelled': {
      const transaction = known.get(entry.transNo);
      if (transaction) known.set(entry.transNo, { ...transaction, cancelled: true });
      return;
    }
    case 'result':
      takeResult(books, entry.result, entry.note);
  }
}

function takeResult(books: Books, result: TransactionResult, note: ChargeNote = {}): void {
  const { transNo, reference, status } = result;
  const transaction = books.known.get(transNo);
  if (!transaction) return;
  const others = transaction.results.filter((one) => one.reference !== reference);
  books.known.set(transNo, { ...transaction, results: [...others, result] });
  books.numbers.set(reference, transNo);
  if (status === 'declined' && note.token !== undefined) books.declined.add(note.token);
  if (status === 'approved' && note.takenBackAt !== undefined)
    books.takeBacks.set(reference, { transNo, reference, at: note.takenBackAt });
  else books.takeBacks.delete(reference);
}
