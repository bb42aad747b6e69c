import {
  authorization,
  type CompanyRefund,
  companyRefund,
  type Settlement,
  type SettlementLine,
  storedCharge,
  type TransactionResult,
  transactionResult,
} from '@rochdale/contract/hosted-payment/wire';
import { z } from 'zod';
import type { KeptMethod } from './kept-method.ts';
import { keptMethod } from './kept-method.ts';
import { movedBy, movedByRefund } from './settling/movements.ts';
import { testMethods } from './test-methods.ts';

/** What the books hold of a charge beside its result. */
const chargeNote = z.object({
  /** The stored way of paying that was charged. */
  token: z.string().optional(),
  /** What the card network was told of it. */
  marks: storedCharge.pick({ initiatedBy: true, sequence: true, networkTransactionId: true }).optional(),
  /** ISO instant at which the money is taken back. */
  takenBackAt: z.string().optional(),
  /** ISO instant at which the money of a charge moved once more. */
  movedAt: z.string().optional(),
});
export type ChargeNote = z.output<typeof chargeNote>;

export const bookEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opened'), authorization, utilityName: z.string() }),
  z.object({ kind: z.literal('result'), result: transactionResult, note: chargeNote.optional() }),
  /** A refund of a charge, by the charge's reference. */
  z.object({ kind: z.literal('refund'), charge: z.string(), refund: companyRefund }),
  /** Money that moved was paid out to the co-op, by the numbers of its lines. */
  z.object({ kind: z.literal('settled'), settlementId: z.string(), day: z.iso.date(), lines: z.array(z.string()) }),
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
  readonly refunds: readonly KeptRefund[];
  readonly cancelled: boolean;
}

/** A refund, and the reference of the charge that it is of. */
export interface KeptRefund {
  readonly charge: string;
  readonly refund: CompanyRefund;
}

/** A charge whose money is to be taken back. */
export interface TakeBack {
  readonly transNo: string;
  readonly reference: string;
  /** ISO instant. */
  readonly at: string;
}

/** What was paid out to the co-op at once, with its lines by time. */
export interface KeptSettlement extends Settlement {
  readonly lines: readonly SettlementLine[];
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
  /** What moved and was not paid out, by the number of its line. */
  readonly unsettled: Map<string, SettlementLine>;
  readonly settlements: Map<string, KeptSettlement>;
}

export const emptyBooks = (): Books => ({
  known: new Map(),
  numbers: new Map(),
  voided: new Set(),
  methods: new Map(testMethods.map((method) => [method.token, method])),
  declined: new Set(),
  takeBacks: new Map(),
  unsettled: new Map(),
  settlements: new Map(),
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
      known.set(terms.transNo, {
        results: [],
        refunds: [],
        cancelled: false,
        ...before,
        authorization: terms,
        utilityName,
      });
      return;
    }
    case 'cancelled': {
      const transaction = known.get(entry.transNo);
      if (transaction) known.set(entry.transNo, { ...transaction, cancelled: true });
      return;
    }
    case 'settled':
      takeSettlement(books, entry);
      return;
    case 'refund':
      takeRefund(books, entry);
      return;
    case 'result':
      takeResult(books, entry.result, entry.note);
  }
}

function takeResult(books: Books, result: TransactionResult, note: ChargeNote = {}): void {
  const { transNo, reference, status } = result;
  const transaction = books.known.get(transNo);
  if (!transaction) return;
  const others = transaction.results.filter((one) => one.reference !== reference);
  const before = transaction.results.find((one) => one.reference === reference);
  if (transaction.authorization.purpose === 'payment')
    for (const line of movedBy(before, result, note.movedAt ?? result.at)) books.unsettled.set(line.lineId, line);
  books.known.set(transNo, { ...transaction, results: [...others, result] });
  books.numbers.set(reference, transNo);
  if (status === 'declined' && note.token !== undefined) books.declined.add(note.token);
  if (status === 'approved' && note.takenBackAt !== undefined)
    books.takeBacks.set(reference, { transNo, reference, at: note.takenBackAt });
  else books.takeBacks.delete(reference);
}

/** A charge says what of it was given back; one of which nothing is left is given back whole. */
function takeRefund(books: Books, { charge, refund }: KeptRefund): void {
  const transaction = books.known.get(books.numbers.get(charge) ?? '');
  const result = transaction?.results.find(({ reference }) => reference === charge);
  if (!transaction || !result) return;
  const refundedCents = (result.refundedCents ?? 0) + refund.amountCents;
  const isWhole = refundedCents >= result.amountCents + result.feeCents;
  books.known.set(result.transNo, {
    ...transaction,
    refunds: [...transaction.refunds, { charge, refund }],
    results: transaction.results.map((one) =>
      one === result
        ? { ...result, refundedCents, ...(isWhole && { status: 'refunded' as const, message: 'Given back' }) }
        : one,
    ),
  });
  if (isWhole) books.takeBacks.delete(charge);
  const line = movedByRefund(result, refund);
  books.unsettled.set(line.lineId, line);
}

function takeSettlement(
  { unsettled, settlements }: Books,
  { settlementId, day, lines: numbers }: Pick<KeptSettlement, 'settlementId' | 'day'> & { readonly lines: string[] },
): void {
  const lines = numbers.flatMap((lineId) => unsettled.get(lineId) ?? []);
  for (const { lineId } of lines) unsettled.delete(lineId);
  const netCents = lines.reduce((sum, line) => sum + line.netCents, 0);
  settlements.set(settlementId, { settlementId, day, netCents, status: 'paid', lines });
}
