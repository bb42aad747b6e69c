import type { SentEntry } from '@rochdale/domain/planned/ach/read-nacha-file';
import { and, asc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { achEntries, achFiles, achSequences } from '../../../tables/bank-file.ts';
import { drafts } from '../../../tables/draft-payments.ts';
import { duePayments } from '../../../tables/due-payments.ts';
import { postedPayments } from '../../../tables/history.ts';
import type { DoubtfulDay } from './plan-days-store.ts';

/** The trace numbers of a bank file; undefined where there is no file of that day and letter. */
export async function tracesOf(tx: Executor, sendDay: string, fileIdModifier: string): Promise<string[] | undefined> {
  const [file] = await tx
    .select({ fileNumber: achFiles.fileNumber })
    .from(achFiles)
    .where(and(eq(achFiles.sendDay, sendDay), eq(achFiles.fileIdModifier, fileIdModifier)));
  if (!file) return undefined;
  const found = await tx
    .select({ traceNumber: achEntries.traceNumber })
    .from(achEntries)
    .where(eq(achEntries.fileNumber, file.fileNumber))
    .orderBy(asc(achEntries.traceNumber));
  return found.map(({ traceNumber }) => traceNumber);
}

/** Writes a bank file and its entries. Answers its number. */
export async function addSentFile(
  tx: Transaction,
  file: typeof achFiles.$inferInsert,
  entries: readonly Omit<typeof achEntries.$inferInsert, 'fileNumber'>[],
): Promise<number> {
  const [written] = await tx.insert(achFiles).values(file).returning({ fileNumber: achFiles.fileNumber });
  if (!written) throw new Error('The bank file was not written.');
  const { fileNumber } = written;
  for (let from = 0; from < entries.length; from += 1000)
    await tx.insert(achEntries).values(entries.slice(from, from + 1000).map((entry) => ({ ...entry, fileNumber })));
  return fileNumber;
}

/** Trace numbers go on above one that was sent. */
export async function traceNumbersGoOnAbove(tx: Transaction, traceNumber: string): Promise<void> {
  const last = Number(traceNumber.slice(8));
  await tx
    .insert(achSequences)
    .values({ odfiIdentification: traceNumber.slice(0, 8), last })
    .onConflictDoUpdate({
      target: achSequences.odfiIdentification,
      set: { last: sql`greatest(${achSequences.last}, ${last})` },
    });
}

/** The number that the billing system has of a debit which is not known here; undefined where it has none. */
export async function numberAtBilling(tx: Transaction, { individualId, amount, effectiveDate }: SentEntry) {
  const [found] = await tx
    .select({ transNo: postedPayments.transNo })
    .from(postedPayments)
    .where(
      and(
        eq(postedPayments.accountNumber, individualId),
        eq(postedPayments.paymentAmount, amount),
        gte(postedPayments.paymentDate, effectiveDate),
        sql`not exists (select 1 from requisitions where requisitions.trans_no = ${postedPayments.transNo})`,
        sql`not exists (select 1 from due_payments where due_payments.trans_no = ${postedPayments.transNo})`,
      ),
    )
    .orderBy(asc(postedPayments.paymentDate))
    .limit(1);
  return found?.transNo ?? undefined;
}

/** Says that a day of a draft is in a bank file. Answers whether the day was still open. */
export async function markSent(
  tx: Transaction,
  { planKind, planKey, dueDay, memberNumber }: DoubtfulDay,
  sent: { readonly transNo: string; readonly amount: number; readonly tryOn: string; readonly updatedAt: Date },
): Promise<boolean> {
  const row = { ...sent, state: 'sent' as const };
  const done = await tx
    .insert(duePayments)
    .values({ planKind, planKey, dueDay, memberNumber, ...row })
    .onConflictDoUpdate({
      target: [duePayments.planKind, duePayments.planKey, duePayments.dueDay],
      set: row,
      setWhere: inArray(duePayments.state, ['due', 'returned', 'retrying']),
    })
    .returning({ planKey: duePayments.planKey });
  return done.length > 0;
}

/** A prenote has tried the bank account of a draft. */
export async function notePrenoteSent(tx: Transaction, accountNumber: string, effectiveDate: string): Promise<void> {
  await tx
    .update(drafts)
    .set({ prenoteEffectiveDate: effectiveDate })
    .where(and(eq(drafts.accountNumber, accountNumber), isNull(drafts.prenoteEffectiveDate)));
}
