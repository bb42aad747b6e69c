import type { TransactionResult } from '@rochdale/contract/hosted-payment/wire';
import { and, asc, count, eq, gt, inArray, lt, min, sql } from 'drizzle-orm';
import { type Executor, type Transaction, violatedConstraint } from '../../../../platform/database/database.ts';
import { ledger, requisitionAccounts, requisitions } from '../../../../tables/payments.ts';
import { refunds } from '../../../../tables/refunds.ts';
import { tellWebhooks } from '../../../office/connected/public.ts';
import { markPayment } from '../reconcile/gateway-results-store.ts';
import { nextQuestionOf } from '../reconcile/next-question-of.ts';

export type Requisition = typeof requisitions.$inferSelect;
export type RequisitionState = Requisition['state'];
export type NewRequisition = Pick<
  Requisition,
  'transNo' | 'flow' | 'purpose' | 'memberNumber' | 'amount' | 'fingerprint' | 'createdAt' | 'expiresAt'
> & { readonly intent?: unknown } & { readonly accounts: readonly { accountNumber: string; amount: number }[] };

/** Flows whose pages a member opens in their own session. */
const ownPages: Requisition['flow'][] = ['member', 'drafts', 'schedule', 'payment-profile'];

/** Writes a new requisition, or answers the open one that equals it: equal initiations are one payment. */
export async function createRequisition(db: Executor, made: NewRequisition): Promise<Requisition> {
  try {
    return await db.transaction(async (tx) => {
      const { accounts, ...fields } = made;
      const begun = { ...fields, state: 'initiated', updatedAt: made.createdAt } as const;
      const askAt = nextQuestionOf({ ...begun, paymentType: null, approvedAt: null }, made.createdAt);
      const [row] = await tx
        .insert(requisitions)
        .values({ ...begun, askAt })
        .returning();
      if (!row) throw new Error('The requisition was not written.');
      if (accounts.length > 0)
        await tx.insert(requisitionAccounts).values(accounts.map((account) => ({ ...account, transNo: made.transNo })));
      return row;
    });
  } catch (error) {
    const open =
      violatedConstraint(error) === 'requisitions_one_open' ? await findOpen(db, made.fingerprint) : undefined;
    if (open) return open;
    throw error;
  }
}

/** The open requisition of equal initiations. */
export async function findOpen(db: Executor, fingerprint: string): Promise<Requisition | undefined> {
  const [row] = await db
    .select()
    .from(requisitions)
    .where(and(eq(requisitions.fingerprint, fingerprint), inArray(requisitions.state, ['initiated', 'presented'])));
  return row;
}

/** Moves open requisitions of a fingerprint out of the way when their page no longer takes them. */
export async function expireOpen(db: Executor, fingerprint: string, now: Date): Promise<void> {
  await db
    .update(requisitions)
    .set({ state: 'expired', updatedAt: now, askAt: now })
    .where(
      and(
        eq(requisitions.fingerprint, fingerprint),
        inArray(requisitions.state, ['initiated', 'presented']),
        lt(requisitions.expiresAt, now),
      ),
    );
}

export async function findRequisition(db: Executor, transNo: string): Promise<Requisition | undefined> {
  const [row] = await db.select().from(requisitions).where(eq(requisitions.transNo, transNo));
  return row;
}

/** Lets one after another begin payments of a member, until the transaction ends. */
export async function lockBeginnings(tx: Transaction, memberNumber: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payments:${memberNumber}`}, 0))`);
}

/** How many hosted pages a member has open, by Quick Pay or by their own session as the flow is, and when the first ends. */
export async function openPages(
  tx: Executor,
  { memberNumber, flow }: Pick<Requisition, 'memberNumber' | 'flow'>,
  now: Date,
): Promise<{ readonly count: number; readonly firstEnds: Date }> {
  const [found] = await tx
    .select({ count: count(), firstEnds: min(requisitions.expiresAt) })
    .from(requisitions)
    .where(
      and(
        eq(requisitions.memberNumber, memberNumber),
        flow === 'quick-pay' ? eq(requisitions.flow, flow) : inArray(requisitions.flow, ownPages),
        inArray(requisitions.state, ['initiated', 'presented', 'declined']),
        gt(requisitions.expiresAt, now),
      ),
    );
  return { count: found?.count ?? 0, firstEnds: found?.firstEnds ?? now };
}

/** The requisition, locked until the transaction ends. */
export async function lockRequisition(tx: Executor, transNo: string): Promise<Requisition | undefined> {
  const [row] = await tx.select().from(requisitions).where(eq(requisitions.transNo, transNo)).for('update');
  return row;
}

/** The accounts of a requisition with what is paid on each, by number. */
export async function accountsOf(db: Executor, transNo: string): Promise<{ accountNumber: string; amount: number }[]> {
  return db
    .select({ accountNumber: requisitionAccounts.accountNumber, amount: requisitionAccounts.amount })
    .from(requisitionAccounts)
    .where(eq(requisitionAccounts.transNo, transNo))
    .orderBy(asc(requisitionAccounts.accountNumber));
}

/** Moves a locked requisition to another state, and says when the payment company is asked about it next. */
export async function moveRequisition(
  tx: Executor,
  requisition: Requisition,
  state: RequisitionState,
  now: Date,
): Promise<void> {
  await tx
    .update(requisitions)
    .set({ state, updatedAt: now, askAt: nextQuestionOf({ ...requisition, state, updatedAt: now }, now) })
    .where(eq(requisitions.transNo, requisition.transNo));
}

/** Moves a locked requisition to approved with what the payment company said of the charge. */
export async function approveRequisition(
  tx: Executor,
  requisition: Requisition,
  result: TransactionResult,
  now: Date,
): Promise<void> {
  const approved = { ...requisition, state: 'approved', updatedAt: now } as const;
  await tx
    .update(requisitions)
    .set({
      state: 'approved',
      updatedAt: now,
      askAt: nextQuestionOf(approved, now),
      approvedAt: now,
      chargedAt: chargedAtOf(result, requisition, now),
      fee: result.feeCents,
      paymentType: result.paymentType,
      reference: result.reference,
      lastFour: result.lastFour,
      confirmationNumber: result.confirmationNumber,
      gatewayMessage: result.message,
      storedMethod: result.storedMethod ?? null,
    })
    .where(eq(requisitions.transNo, result.transNo));
  await markPayment(tx, result.transNo, result.reference);
}

/** When a payment was made (paying-39): when the company took the money, else when the portal heard of it. */
export const madeAt = ({
  chargedAt,
  approvedAt,
  updatedAt,
}: Pick<Requisition, 'chargedAt' | 'approvedAt' | 'updatedAt'>): Date => chargedAt ?? approvedAt ?? updatedAt;

/** When the company took the money, by its own word; now, where its word can't be true. */
function chargedAtOf({ at }: TransactionResult, { createdAt }: Requisition, now: Date): Date {
  const said = new Date(at);
  const earliest = createdAt.getTime() - 86_400_000;
  return said.getTime() >= earliest && said <= now ? said : now;
}

/** Writes the requisition's rows of the ledger. Its key lets each be written once. */
export async function writeLedger(tx: Executor, transNo: string, now: Date): Promise<void> {
  const accounts = await accountsOf(tx, transNo);
  const posted = await tx
    .insert(ledger)
    .values(accounts.map((account) => ({ ...account, transNo, postedAt: now })))
    .onConflictDoNothing()
    .returning({ accountNumber: ledger.accountNumber, amount: ledger.amount });
  if (posted.length === 0) return;
  const told = {
    event: 'payment.posted',
    subject: `payment ${transNo}`,
    data: { transNo, accounts: posted.map(({ accountNumber }) => accountNumber) },
    amounts: { amountCents: posted.reduce((sum, { amount }) => sum + amount, 0) },
  } as const;
  await tellWebhooks(tx, told, now);
}

/** What the books have of a payment by account, by number: posted, less what came back and what was given back. Cents. */
export async function bookedOf(db: Executor, transNo: string): Promise<{ accountNumber: string; amount: number }[]> {
  // One set of numbers, so that the index finds each; by an `or` all of the ledger would be read.
  const numbers = sql`(select unnest(array[${transNo}, ${`${transNo}-R`}, ${`${transNo}-W`}]::text[])
    union all select ${refunds.refundNumber} from ${refunds} where ${refunds.transNo} = ${transNo})`;
  return db
    .select({ accountNumber: ledger.accountNumber, amount: sql<number>`sum(${ledger.amount})`.mapWith(Number) })
    .from(ledger)
    .where(sql`${ledger.transNo} in ${numbers}`)
    .groupBy(ledger.accountNumber)
    .orderBy(asc(ledger.accountNumber));
}

/**
 * Writes what the bank sent back: for each account a row with the amount below 0, once, and no more than the books still
 * have of the payment. The billing system learns of it by a posting file, or books it by itself. Answers the rows' count.
 */
export async function reverseLedger(
  tx: Executor,
  transNo: string,
  now: Date,
  bookedBy: (typeof ledger.$inferSelect)['bookedBy'] = 'portal',
): Promise<number> {
  const left = (await bookedOf(tx, transNo)).filter(({ amount }) => amount > 0);
  if (left.length === 0) return 0;
  await tx
    .insert(ledger)
    .values(
      left.map(({ accountNumber, amount }) => ({
        accountNumber,
        transNo: `${transNo}-R`,
        amount: -amount,
        postedAt: now,
        bookedBy,
      })),
    )
    .onConflictDoNothing();
  return left.length;
}
