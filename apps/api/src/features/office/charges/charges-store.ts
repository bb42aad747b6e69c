import type { ListedCharge } from '@rochdale/contract/hosted-payment/wire';
import { and, asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { requisitions } from '../../../tables/payments.ts';
import { unknownCharges } from '../../../tables/unknown-charges.ts';

export type UnknownCharge = typeof unknownCharges.$inferSelect;

const { reference, state, chargedAt, foundAt, transNo } = unknownCharges;

/** Which of some numbers our books know. */
export async function knownNumbers(db: Executor, numbers: readonly string[]): Promise<ReadonlySet<string>> {
  if (numbers.length === 0) return new Set();
  const found = await db
    .select({ transNo: requisitions.transNo })
    .from(requisitions)
    .where(inArray(requisitions.transNo, [...numbers]));
  return new Set(found.map((one) => one.transNo));
}

/** Keeps a charge that our books do not know. One of which the company has nothing any more waits for nobody. */
export async function keepUnknown(db: Executor, charge: ListedCharge, now: Date): Promise<void> {
  const isGone = charge.status !== 'approved';
  const insert = db.insert(unknownCharges).values({
    reference: charge.reference,
    transNo: charge.transNo,
    amount: charge.amountCents,
    fee: charge.feeCents,
    accountNumber: charge.accountNumber,
    paymentType: charge.paymentType,
    lastFour: charge.lastFour,
    confirmationNumber: charge.confirmationNumber,
    chargedAt: new Date(charge.at),
    foundAt: now,
    state: isGone ? 'gone' : 'open',
  });
  await (isGone
    ? insert.onConflictDoUpdate({
        target: reference,
        set: { state: 'gone', settledAt: now },
        setWhere: eq(state, 'open'),
      })
    : insert.onConflictDoNothing());
}

/** What waits first, then the newest. */
export async function chargesNewest(db: Executor, most: number): Promise<UnknownCharge[]> {
  return db
    .select()
    .from(unknownCharges)
    .orderBy(desc(sql`${state} in ('open', 'giving-back')`), desc(chargedAt), asc(reference))
    .limit(most);
}

export async function findCharge(db: Executor, number: string): Promise<UnknownCharge | undefined> {
  const [found] = await db.select().from(unknownCharges).where(eq(reference, number));
  return found;
}

/** The charge, locked until the transaction ends. */
export async function lockCharge(tx: Transaction, number: string): Promise<UnknownCharge | undefined> {
  const [found] = await tx.select().from(unknownCharges).where(eq(reference, number)).for('update');
  return found;
}

export async function markCharge(
  db: Executor,
  number: string,
  set: Partial<Pick<UnknownCharge, 'state' | 'matchedTo' | 'byWhom' | 'reason' | 'decidedAt' | 'settledAt'>>,
): Promise<void> {
  await db.update(unknownCharges).set(set).where(eq(reference, number));
}

/** Charges that two people decided to give back. */
export async function chargesToGiveBack(db: Executor, most: number): Promise<UnknownCharge[]> {
  return db.select().from(unknownCharges).where(eq(state, 'giving-back')).orderBy(asc(foundAt)).limit(most);
}

/** Waits no more for what our books know by now, as after a restore was compared. */
export async function forgetKnown(db: Executor): Promise<void> {
  await db
    .delete(unknownCharges)
    .where(
      and(
        notInArray(state, ['matched', 'given-back']),
        sql`exists (select 1 from requisitions where requisitions.trans_no = ${transNo})`,
      ),
    );
}
