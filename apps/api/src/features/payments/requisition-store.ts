import type { TransactionResult } from '@rochdale/contract/hosted-payment/wire';
import { and, asc, eq, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { type Executor, violatedConstraint } from '../../platform/database/database.ts';
import { gatewayResults, ledger, requisitionAccounts, requisitions } from './payments.tables.ts';

export type Requisition = typeof requisitions.$inferSelect;
export type RequisitionState = Requisition['state'];
export type NewRequisition = Pick<
  Requisition,
  'transNo' | 'flow' | 'purpose' | 'memberNumber' | 'amount' | 'fingerprint' | 'createdAt' | 'expiresAt'
> & { readonly intent?: unknown } & { readonly accounts: readonly { accountNumber: string; amount: number }[] };

/** Writes a new requisition, or answers the open one that equals it: equal initiations are one payment. */
export async function createRequisition(db: Executor, made: NewRequisition): Promise<Requisition> {
  try {
    return await db.transaction(async (tx) => {
      const { accounts, ...fields } = made;
      const [row] = await tx
        .insert(requisitions)
        .values({ ...fields, state: 'initiated', updatedAt: made.createdAt })
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

async function findOpen(db: Executor, fingerprint: string): Promise<Requisition | undefined> {
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
    .set({ state: 'expired', updatedAt: now })
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

/** Keeps a result of the payment company; the same result again changes nothing. */
export async function keepResult(tx: Executor, result: TransactionResult, now: Date): Promise<void> {
  await tx
    .insert(gatewayResults)
    .values({
      transNo: result.transNo,
      reference: result.reference,
      status: result.status,
      amount: result.amountCents,
      receivedAt: now,
    })
    .onConflictDoNothing();
}

export async function moveRequisition(
  tx: Executor,
  transNo: string,
  state: RequisitionState,
  now: Date,
): Promise<void> {
  await tx.update(requisitions).set({ state, updatedAt: now }).where(eq(requisitions.transNo, transNo));
}

/** Moves a requisition to approved with what the payment company said of the charge. */
export async function approveRequisition(tx: Executor, result: TransactionResult, now: Date): Promise<void> {
  await tx
    .update(requisitions)
    .set({
      state: 'approved',
      updatedAt: now,
      approvedAt: now,
      fee: result.feeCents,
      paymentType: result.paymentType,
      reference: result.reference,
      lastFour: result.lastFour,
      confirmationNumber: result.confirmationNumber,
      gatewayMessage: result.message,
      storedMethod: result.storedMethod ?? null,
    })
    .where(eq(requisitions.transNo, result.transNo));
}

/** Writes the requisition's rows of the ledger. Its key lets each be written once. */
export async function writeLedger(tx: Executor, transNo: string, now: Date): Promise<void> {
  const accounts = await accountsOf(tx, transNo);
  await tx
    .insert(ledger)
    .values(accounts.map((account) => ({ ...account, transNo, postedAt: now })))
    .onConflictDoNothing();
}

/** Writes what the bank sent back: for each row of the ledger one with the amount below 0, once. Answers the rows' count. */
export async function reverseLedger(tx: Executor, transNo: string, now: Date): Promise<number> {
  const posted = await tx.select().from(ledger).where(eq(ledger.transNo, transNo));
  if (posted.length === 0) return 0;
  await tx
    .insert(ledger)
    .values(
      posted.map(({ accountNumber, amount }) => ({
        accountNumber,
        transNo: `${transNo}-R`,
        amount: -amount,
        postedAt: now,
      })),
    )
    .onConflictDoNothing();
  return posted.length;
}

/**
 * Requisitions that are not settled and have been silent for so many seconds, oldest first. Whoever takes long to pay is
 * asked about less often: after a quarter of the requisition's age, at last once a minute. With no seconds, or fewer,
 * age does not count.
 */
export async function listSilent(db: Executor, now: Date, seconds: number, limit: number): Promise<Requisition[]> {
  const { state, updatedAt, createdAt } = requisitions;
  const instant = sql`${now.toISOString()}::timestamptz`;
  const isPatient = sql`${updatedAt} < ${instant} - least((${instant} - ${createdAt}) / 4, interval '1 minute')`;
  return db
    .select()
    .from(requisitions)
    .where(
      and(
        inArray(state, ['initiated', 'presented', 'approved']),
        lt(updatedAt, new Date(now.getTime() - seconds * 1000)),
        seconds > 0 ? isPatient : undefined,
      ),
    )
    .orderBy(asc(requisitions.updatedAt))
    .limit(limit);
}

/** Says that the payment company was asked and had nothing new, so that others come first next time. */
export async function touchRequisition(db: Executor, transNo: string, now: Date): Promise<void> {
  await db.update(requisitions).set({ updatedAt: now }).where(eq(requisitions.transNo, transNo));
}

/** Charges beyond the first of a requisition, told since a time, that have not been given back. */
export async function listDuplicateCharges(
  db: Executor,
  since: Date,
): Promise<{ transNo: string; reference: string }[]> {
  return db
    .select({ transNo: gatewayResults.transNo, reference: gatewayResults.reference })
    .from(gatewayResults)
    .innerJoin(requisitions, eq(requisitions.transNo, gatewayResults.transNo))
    .where(
      and(
        eq(gatewayResults.status, 'approved'),
        gte(gatewayResults.receivedAt, since),
        isNull(gatewayResults.refundedAt),
        inArray(requisitions.state, ['approved', 'posted']),
        ne(gatewayResults.reference, requisitions.reference),
      ),
    );
}

export async function noteRefund(db: Executor, reference: string, now: Date): Promise<void> {
  await db.update(gatewayResults).set({ refundedAt: now }).where(eq(gatewayResults.reference, reference));
}
