import type { TransactionResult } from '@rochdale/contract/hosted-payment/wire';
import type { Cents } from '@rochdale/domain/money';
import { and, eq, gt, gte, inArray, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';
import { gatewayResults, requisitions } from '../../../../tables/payments.ts';

export type KeptResult = typeof gatewayResults.$inferSelect;

const longestReason = 200;
/** Stands as the reason of a charge that was not the payment and that the company does not give back. */
const notGivenBack = 'not given back';

const keyOf = ({ transNo, reference, status }: Pick<KeptResult, 'transNo' | 'reference' | 'status'>) =>
  and(eq(gatewayResults.transNo, transNo), eq(gatewayResults.reference, reference), eq(gatewayResults.status, status));

/** Keeps a result of the payment company; the same result again changes nothing. Answers it as it is kept. */
export async function keepResult(tx: Executor, result: TransactionResult, now: Date): Promise<KeptResult> {
  const { transNo, reference, status, decline, message } = result;
  await tx
    .insert(gatewayResults)
    .values({
      transNo,
      reference,
      status,
      amount: result.amountCents,
      receivedAt: now,
      reason: status === 'approved' ? null : (decline?.code ?? message).slice(0, longestReason) || null,
      isFinal: decline?.isFinal ?? false,
      networkTransactionId: result.networkTransactionId ?? null,
    })
    .onConflictDoNothing();
  const [kept] = await tx.select().from(gatewayResults).where(keyOf(result));
  if (!kept) throw new Error('The result was not kept.');
  return kept;
}

/** A charge that is not the payment it was made for. Money in cents. */
export interface StrayCharge {
  readonly transNo: string;
  readonly reference: string;
  readonly amount: number;
}

/** What was marked as the payment itself is left out first, by an index: it is nearly all there is. */
const isStray = and(
  sql`${gatewayResults.status} = 'approved'`,
  sql`not ${gatewayResults.isPayment}`,
  gt(gatewayResults.amount, 0),
  sql`${gatewayResults.reference} is distinct from ${requisitions.reference}`,
  or(inArray(requisitions.state, ['approved', 'posted']), sql`${gatewayResults.amount} <> ${requisitions.amount}`),
);

/**
 * Charges that are not the payment, told since a time and not given back: beyond the first of a requisition, or of
 * another amount. Those that the company does not give back are left out, unless asked for.
 */
export async function listStrayCharges(
  db: Executor,
  since: Date,
  { evenRefused = false } = {},
): Promise<StrayCharge[]> {
  const { transNo, reference, amount, receivedAt, refundedAt, reason } = gatewayResults;
  return db
    .select({ transNo, reference, amount })
    .from(gatewayResults)
    .innerJoin(requisitions, eq(requisitions.transNo, transNo))
    .where(and(isStray, gte(receivedAt, since), isNull(refundedAt), evenRefused ? undefined : isNull(reason)))
    .orderBy(receivedAt);
}

/** What was charged for a requisition and is not its payment, given back or not; undefined where nothing was. */
export async function strayChargeOf(db: Executor, transNo: string): Promise<Cents | undefined> {
  const { amount, receivedAt } = gatewayResults;
  const [found] = await db
    .select({ amount })
    .from(gatewayResults)
    .innerJoin(requisitions, eq(requisitions.transNo, gatewayResults.transNo))
    .where(and(isStray, eq(gatewayResults.transNo, transNo)))
    .orderBy(receivedAt)
    .limit(1);
  return found?.amount;
}

/** Selects a row where a charge of so many days before then may have to be given back. */
export const strayCharge = (now: SQLWrapper, days: number): SQL =>
  sql`select 1 from ${gatewayResults} join ${requisitions} using (trans_no) where ${and(
    isStray,
    sql`${gatewayResults.receivedAt} >= ${now} - make_interval(days => ${sql.raw(String(days))})`,
    isNull(gatewayResults.refundedAt),
    isNull(gatewayResults.reason),
  )}`;

/** Marks the charge that a payment rests on, and no other of its requisition. */
export async function markPayment(tx: Executor, transNo: string, reference: string): Promise<void> {
  const isPayment = sql<boolean>`${gatewayResults.reference} = ${reference}`;
  await tx
    .update(gatewayResults)
    .set({ isPayment })
    .where(and(eq(gatewayResults.transNo, transNo), eq(gatewayResults.status, 'approved')));
}

/** Notes that a charge was given back. */
export async function noteRefund(db: Executor, charge: Omit<StrayCharge, 'amount'>, now: Date): Promise<void> {
  await db
    .update(gatewayResults)
    .set({ refundedAt: now, reason: null })
    .where(and(keyOf({ ...charge, status: 'approved' }), isNull(gatewayResults.refundedAt)));
}

/** Notes that the company does not give a charge back: a person must look. */
export async function noteRefundRefused(db: Executor, charge: StrayCharge): Promise<void> {
  await db
    .update(gatewayResults)
    .set({ reason: notGivenBack })
    .where(keyOf({ ...charge, status: 'approved' }));
}

/** A charge that was not the payment, of which the member is to be told. */
export interface UntoldCharge extends StrayCharge {
  readonly memberNumber: string;
  /** What was to be paid. In cents. */
  readonly asked: number;
  /** Another charge of the requisition is the payment. */
  readonly isPaid: boolean;
}

/** The plan that asked for it tells of it, with what follows. */
const isToldByPlan = sql`exists (select 1 from due_payments where due_payments.trans_no = ${requisitions.transNo}
  and due_payments.state = 'charging')`;

/** Charges of which the member is to be told: beside the payment once they are given back, of another amount at once. */
export async function listUntoldCharges(db: Executor, since: Date, limit: number): Promise<UntoldCharge[]> {
  const { transNo, reference, amount, receivedAt, refundedAt, toldAt } = gatewayResults;
  const isPaid = sql<boolean>`${requisitions.state} in ('approved', 'posted')`;
  return db
    .select({
      transNo,
      reference,
      amount,
      isPaid,
      memberNumber: requisitions.memberNumber,
      asked: requisitions.amount,
    })
    .from(gatewayResults)
    .innerJoin(requisitions, eq(requisitions.transNo, transNo))
    .where(
      and(
        ...[isStray, gte(receivedAt, since), isNull(toldAt), sql`not ${isToldByPlan}`],
        or(sql`not ${isPaid}`, sql`${refundedAt} is not null`),
      ),
    )
    .orderBy(receivedAt)
    .limit(limit);
}

/** Notes that the member is told of a charge. Answers false when somebody else has told them. */
export async function noteTold(tx: Executor, charge: StrayCharge, now: Date): Promise<boolean> {
  const told = await tx
    .update(gatewayResults)
    .set({ toldAt: now })
    .where(and(keyOf({ ...charge, status: 'approved' }), isNull(gatewayResults.toldAt)))
    .returning({ reference: gatewayResults.reference });
  return told.length > 0;
}

/** What was charged instead of a payment that has failed, for whoever tells of it; undefined where nothing was, or it is told. */
export async function takeUntoldCharge(tx: Executor, transNo: string, now: Date): Promise<Cents | undefined> {
  const [charge] = await tx
    .update(gatewayResults)
    .set({ toldAt: now })
    .where(
      and(
        eq(gatewayResults.transNo, transNo),
        eq(gatewayResults.status, 'approved'),
        gt(gatewayResults.amount, 0),
        isNull(gatewayResults.toldAt),
      ),
    )
    .returning({ amount: gatewayResults.amount });
  return charge?.amount;
}
