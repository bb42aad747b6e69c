import type { ChargeDispute } from '@rochdale/contract/hosted-payment/wire';
import type { Cents } from '@rochdale/domain/money';
import {
  type DisputedBooks,
  nextDisputeQuestion,
  stateAfterNews,
} from '@rochdale/domain/paying/disputes/dispute-booking';
import { and, asc, eq, isNull, lte, sql, sum } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../../platform/database/database.ts';
import { disputes } from '../../../../tables/disputes.ts';
import { ledger, requisitions } from '../../../../tables/payments.ts';
import { returnedPayments } from '../../../../tables/returned-payments.ts';
import { lockAccounts } from '../../../account/accounts/public.ts';

export type KeptDispute = typeof disputes.$inferSelect;

/** The code under which a payment is booked back for a dispute. */
export const disputedCode = 'disputed';
/** What is booked once more after a dispute was won bears its payment's number with this behind it. */
const againOf = (transNo: string): string => `${transNo}-W`;

/** Keeps how a dispute stands; its requisition is locked. What has ended stays so when old news of it come. */
export async function keepDispute(
  tx: Transaction,
  { transNo, reference }: Pick<KeptDispute, 'transNo' | 'reference'>,
  told: ChargeDispute,
  now: Date,
): Promise<void> {
  const { disputeId, isTaken, reason, amountCents: amount } = told;
  const [known] = await tx.select().from(disputes).where(eq(disputes.disputeId, disputeId));
  const state = stateAfterNews(known?.state ?? 'open', told.state);
  // Old news say nothing of how it stands now.
  if (known && state !== told.state) return;
  const openedAt = new Date(told.openedAt);
  const standing = {
    state,
    reason,
    amount,
    // While it is open the money does not come back; what says so is older.
    isTaken: isTaken || (state === 'open' && known?.isTaken === true),
    evidenceBy: told.evidenceBy === null ? null : new Date(told.evidenceBy),
    endedAt: state === 'open' ? null : (known?.endedAt ?? now),
    askAt: nextDisputeQuestion(state, openedAt, now),
  };
  await tx
    .insert(disputes)
    .values({ disputeId, transNo, reference, openedAt, heardAt: now, ...standing })
    .onConflictDoUpdate({ target: disputes.disputeId, set: standing });
}

/** What the company holds back of a charge, by its disputes. In cents. */
export async function heldBack(tx: Executor, transNo: string, reference: string): Promise<Cents> {
  const [found] = await tx
    .select({ cents: sum(disputes.amount).mapWith(Number) })
    .from(disputes)
    .where(and(eq(disputes.transNo, transNo), eq(disputes.reference, reference), disputes.isTaken));
  return found?.cents ?? 0;
}

/** What the books have of a contested payment. Whoever is booking it back just now is waited for. */
export async function disputedBooks(tx: Transaction, transNo: string): Promise<DisputedBooks> {
  const [back] = await tx.select().from(returnedPayments).where(eq(returnedPayments.reference, transNo)).for('update');
  if (!back) return 'posted';
  if (back.source !== 'company' || back.returnCode !== disputedCode) return 'otherwise';
  if (back.handledAt === null) return 'waiting';
  const again = await tx
    .select({ transNo: ledger.transNo })
    .from(ledger)
    .where(eq(ledger.transNo, againOf(transNo)))
    .limit(1);
  return again.length > 0 ? 'again' : 'back';
}

/** Takes back that a payment is to be booked back: the worker has not come to it. */
export async function callOffSentBack(tx: Transaction, transNo: string): Promise<void> {
  await tx
    .delete(returnedPayments)
    .where(and(eq(returnedPayments.reference, transNo), isNull(returnedPayments.handledAt)));
}

/** Writes once more what was booked back of a payment, once; the billing system learns of it by a posting file. */
export async function bookAgain(tx: Transaction, transNo: string, now: Date): Promise<void> {
  const back = await tx
    .select()
    .from(ledger)
    .where(eq(ledger.transNo, `${transNo}-R`));
  if (back.length === 0) return;
  await lockAccounts(
    tx,
    back.map(({ accountNumber }) => accountNumber),
  );
  await tx
    .insert(ledger)
    .values(
      back.map(({ accountNumber, amount }) => ({
        accountNumber,
        transNo: againOf(transNo),
        amount: -amount,
        postedAt: now,
      })),
    )
    .onConflictDoNothing();
}

/** Notes whether the books do not follow the disputes of a payment, and since when a person has to look. */
export async function noteLeft(tx: Executor, transNo: string, leftAt: Date | null): Promise<void> {
  const isOther = leftAt === null ? sql`${disputes.leftAt} is not null` : isNull(disputes.leftAt);
  await tx
    .update(disputes)
    .set({ leftAt })
    .where(and(eq(disputes.transNo, transNo), isOther));
}

/** Payments whose disputes the company is to be asked about now. */
export async function disputesToAsk(db: Executor, now: Date, limit: number): Promise<string[]> {
  const found = await db
    .select({ transNo: disputes.transNo })
    .from(disputes)
    .where(lte(disputes.askAt, now))
    .orderBy(asc(disputes.askAt))
    .limit(limit);
  return [...new Set(found.map(({ transNo }) => transNo))];
}

/** Says when the company is asked again about the open disputes of a payment. */
export async function askOfDisputeAgain(db: Executor, transNo: string, askAt: Date): Promise<void> {
  await db
    .update(disputes)
    .set({ askAt })
    .where(and(eq(disputes.transNo, transNo), eq(disputes.state, 'open')));
}

/** Won disputes whose payment was booked once more and whose member has not been told, with what tells of them. */
export async function untoldWins(db: Executor, limit: number) {
  const { memberNumber, amount, chargedAt, approvedAt, updatedAt } = requisitions;
  return db
    .select({ disputeId: disputes.disputeId, memberNumber, amount, chargedAt, approvedAt, updatedAt })
    .from(disputes)
    .innerJoin(requisitions, eq(requisitions.transNo, disputes.transNo))
    .where(
      and(
        eq(disputes.state, 'won'),
        isNull(disputes.toldAt),
        sql`exists (select 1 from ledger again where again.trans_no = ${disputes.transNo} || '-W')`,
      ),
    )
    .orderBy(asc(disputes.heardAt))
    .limit(limit);
}

/** Notes that a member was told. Answers false when somebody else has told them. */
export async function noteWinTold(tx: Executor, disputeId: string, toldAt: Date): Promise<boolean> {
  const told = await tx
    .update(disputes)
    .set({ toldAt })
    .where(and(eq(disputes.disputeId, disputeId), isNull(disputes.toldAt)))
    .returning({ disputeId: disputes.disputeId });
  return told.length > 0;
}
