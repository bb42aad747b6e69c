import type { StoredMethod } from '@rochdale/contract/hosted-payment/wire';
import { and, asc, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { builtOnce } from '../../../platform/database/built-once.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { storedPayments } from '../../../tables/payment-profile.ts';

export type StoredPaymentType = 'Credit' | 'Check';
/** A stored card or bank account. `isInUse`: auto pay, a draft or a scheduled payment charges it. */
export type StoredPayment = Omit<typeof storedPayments.$inferSelect, 'paymentType'> & {
  readonly paymentType: StoredPaymentType;
  readonly isInUse: boolean;
};

/** Whether anything that is still to be carried out charges it. Tables are named: a select of one table names none by itself. */
const isInUse = sql<boolean>`(stored_payments.used_by_auto_pay
  or exists (select 1 from auto_pays where auto_pays.member_number = stored_payments.member_number
    and auto_pays.stored_payment_id = stored_payments.stored_payment_id)
  or exists (select 1 from top_ups where top_ups.member_number = stored_payments.member_number
    and top_ups.stored_payment_id = stored_payments.stored_payment_id)
  or exists (select 1 from drafts where drafts.member_number = stored_payments.member_number
    and drafts.token = stored_payments.token)
  or exists (select 1 from scheduled_payments as later where later.member_number = stored_payments.member_number
    and later.token = stored_payments.token and later.deleted_at is null
    and not exists (select 1 from due_payments where due_payments.plan_kind = 'scheduled-payment'
      and due_payments.plan_key = later.trans_no
      and due_payments.state in ('paid', 'failed', 'skipped', 'returned', 'cancelled'))))`;

const columns = { ...getTableColumns(storedPayments), isInUse };

const present = (row: typeof storedPayments.$inferSelect & { isInUse: boolean }): StoredPayment => ({
  ...row,
  paymentType: row.paymentType === 'Check' ? 'Check' : 'Credit',
});

/** What a member has stored and not removed: the default one first, then the newest. */
export async function storedPaymentsOf(db: Executor, memberNumber: string): Promise<StoredPayment[]> {
  const found = await keptOf(db, { memberNumber });
  return found.map(present);
}

const keptOf = builtOnce(['memberNumber'], (db, { memberNumber }) =>
  db
    .select(columns)
    .from(storedPayments)
    .where(and(eq(storedPayments.memberNumber, memberNumber), isNull(storedPayments.removedAt)))
    .orderBy(desc(storedPayments.isDefault), desc(storedPayments.addedAt), asc(storedPayments.storedPaymentId)),
);

/** One of a member's own that is not removed; locked until the transaction ends, so that it can't be removed meanwhile. */
export async function lockStoredPayment(
  tx: Executor,
  memberNumber: string,
  storedPaymentId: string,
): Promise<StoredPayment | undefined> {
  const own = and(ownOf(memberNumber, storedPaymentId), isNull(storedPayments.removedAt));
  await tx.select({ id: storedPayments.storedPaymentId }).from(storedPayments).where(own).for('update');
  // A second statement sees what was committed while the first waited for the lock.
  const [found] = await tx.select(columns).from(storedPayments).where(own);
  return found && present(found);
}

/** Keeps what the payment company stored. The same number again changes nothing. The first becomes the default. */
export async function keepStoredPayment(
  tx: Executor,
  kept: { memberNumber: string; storedPaymentId: string; method: StoredMethod; addedAt: Date },
): Promise<void> {
  const { memberNumber, storedPaymentId, method, addedAt } = kept;
  const others = await storedPaymentsOf(tx, memberNumber);
  await tx
    .insert(storedPayments)
    .values({
      memberNumber,
      storedPaymentId,
      paymentType: method.paymentType === 'cc' ? 'Credit' : 'Check',
      brand: method.brand,
      lastFour: method.lastFour,
      expires: method.expires,
      token: method.token,
      isDefault: !others.some((other) => other.isDefault),
      addedAt,
    })
    .onConflictDoNothing();
}

export async function renameStoredPayment(
  db: Executor,
  memberNumber: string,
  storedPaymentId: string,
  label: string,
): Promise<void> {
  await db.update(storedPayments).set({ label }).where(ownOf(memberNumber, storedPaymentId));
}

/** Makes one the default, and every other of the member not. */
export async function makeDefaultStoredPayment(
  db: Executor,
  memberNumber: string,
  storedPaymentId: string,
): Promise<void> {
  await db
    .update(storedPayments)
    .set({ isDefault: sql`${storedPayments.storedPaymentId} = ${storedPaymentId}` })
    .where(eq(storedPayments.memberNumber, memberNumber));
}

/** Marks one as removed; the billing system takes that over. */
export async function removeStoredPayment(
  tx: Executor,
  memberNumber: string,
  storedPaymentId: string,
  removedAt: Date,
): Promise<void> {
  await tx
    .update(storedPayments)
    .set({ removedAt, isDefault: false })
    .where(and(ownOf(memberNumber, storedPaymentId), isNull(storedPayments.removedAt)));
}

/** Closes the ways of paying of a member that a token stands for: nothing is asked of them any more. */
export async function blockStoredPayments(
  tx: Executor,
  memberNumber: string,
  token: string,
  blockedFor: string,
  blockedAt: Date,
): Promise<void> {
  await tx
    .update(storedPayments)
    .set({ blockedAt, blockedFor })
    .where(
      and(
        eq(storedPayments.memberNumber, memberNumber),
        eq(storedPayments.token, token),
        isNull(storedPayments.blockedAt),
      ),
    );
}

const ownOf = (memberNumber: string, storedPaymentId: string) =>
  and(eq(storedPayments.memberNumber, memberNumber), eq(storedPayments.storedPaymentId, storedPaymentId));
