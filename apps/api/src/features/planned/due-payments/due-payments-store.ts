import { type DuePaymentEvent, nextDuePaymentState } from '@rochdale/domain/planned/due-payments/due-payment-state';
import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { type DuePaymentKey, duePayments } from '../../../tables/due-payments.ts';

export type DuePayment = typeof duePayments.$inferSelect;
type Changes = Partial<
  Pick<DuePayment, 'amount' | 'authorizationId' | 'declines' | 'transNo' | 'token' | 'tryOn' | 'reason'>
>;
export type FoundDue = Pick<
  DuePayment,
  'planKind' | 'planKey' | 'dueDay' | 'memberNumber' | 'authorizationId' | 'tryOn'
>;

/**
 * Enqueues due days that are not enqueued yet; the others stay as they are. A day that was given up with another
 * authorization, such as of a bank account that was removed since, or while its plan was paused, counts again. Answers how
 * many are new.
 */
export async function addDuePayments(db: Executor, found: readonly FoundDue[], now: Date): Promise<number> {
  if (found.length === 0) return 0;
  const added = await db
    .insert(duePayments)
    .values(found.map((due) => ({ ...due, state: 'due' as const, amount: 0, updatedAt: now })))
    .onConflictDoUpdate({
      target: [duePayments.planKind, duePayments.planKey, duePayments.dueDay],
      set: {
        state: 'due',
        amount: 0,
        declines: 0,
        transNo: null,
        token: null,
        reason: null,
        updatedAt: now,
        memberNumber: sql`excluded.member_number`,
        authorizationId: sql`excluded.authorization_id`,
        tryOn: sql`excluded.try_on`,
      },
      setWhere: sql`${duePayments.state} = 'cancelled'
        and (${duePayments.authorizationId} is distinct from excluded.authorization_id or ${duePayments.reason} = 'paused')`,
    })
    .returning({ planKey: duePayments.planKey });
  return added.length;
}

/** Notes due days that nobody took up in time. Answers those that were not known. */
export async function addMissedDays(tx: Transaction, found: readonly FoundDue[], now: Date): Promise<DuePayment[]> {
  if (found.length === 0) return [];
  return tx
    .insert(duePayments)
    .values(found.map((due) => ({ ...due, state: 'skipped' as const, reason: 'late', amount: 0, updatedAt: now })))
    .onConflictDoNothing()
    .returning();
}

/** Gives up what waits of some plans, since they ended: nothing of it is charged or sent any more. */
export async function cancelWaiting(
  tx: Executor,
  planKind: DuePayment['planKind'],
  planKeys: readonly string[],
  reason: string,
  now: Date,
): Promise<void> {
  await tx
    .update(duePayments)
    .set({ state: 'cancelled', reason, updatedAt: now })
    .where(
      and(
        eq(duePayments.planKind, planKind),
        inArray(duePayments.planKey, [...planKeys]),
        inArray(duePayments.state, ['due', 'retrying', 'returned']),
      ),
    );
}

/** Lets what waits of a plan go on under another authorization: its member chose another way of paying. */
export async function carryOver(
  tx: Executor,
  { planKind, planKey }: Pick<DuePaymentKey, 'planKind' | 'planKey'>,
  authorizationId: string,
): Promise<void> {
  await tx
    .update(duePayments)
    .set({ authorizationId })
    .where(
      and(
        eq(duePayments.planKind, planKind),
        eq(duePayments.planKey, planKey),
        inArray(duePayments.state, ['due', 'retrying']),
      ),
    );
}

/** Whether it waits for the bank's file: its draft is of a bank account, and still that of its authorization and holder. */
const waitsForFile = sql`${duePayments.planKind} = 'draft' and exists (
  select 1 from drafts join accounts using (account_number, member_number)
  where account_number = ${duePayments.planKey} and token is null and bank_account_number is not null
    and (${duePayments.authorizationId} is null or drafts.authorization_id = ${duePayments.authorizationId}))`;

/**
 * Of some kinds what is to be charged today, or was begun and has no end yet; the longest untouched first. What waits for
 * the bank's file is left out.
 */
export async function listToCharge(
  db: Executor,
  today: string,
  limit: number,
  { kinds, onlyBegun }: { readonly kinds: readonly DuePayment['planKind'][]; readonly onlyBegun: boolean },
): Promise<DuePayment[]> {
  const isBegun = eq(duePayments.state, 'charging');
  const isDue = and(
    inArray(duePayments.state, ['due', 'retrying']),
    lte(duePayments.tryOn, today),
    sql`not (${waitsForFile})`,
  );
  return db
    .select()
    .from(duePayments)
    .where(and(inArray(duePayments.planKind, [...kinds]), onlyBegun ? isBegun : or(isDue, isBegun)))
    .orderBy(asc(duePayments.updatedAt))
    .limit(limit);
}

/** Puts off a due payment to a later day. */
export async function postponeDuePayment(tx: Executor, key: DuePaymentKey, tryOn: string, now: Date): Promise<void> {
  await tx.update(duePayments).set({ tryOn, updatedAt: now }).where(isKey(key));
}

/** Notes what a due payment's member was written that it will take. */
export async function noteAnnounced(
  tx: Executor,
  key: DuePaymentKey,
  { amount, messageId }: { readonly amount: number; readonly messageId: string },
): Promise<void> {
  await tx.update(duePayments).set({ announcedAmount: amount, announcedBy: messageId }).where(isKey(key));
}

/** A due payment, locked until the transaction ends; undefined while another worker holds it. */
export async function lockDuePayment(tx: Executor, key: DuePaymentKey): Promise<DuePayment | undefined> {
  const [found] = await tx.select().from(duePayments).where(isKey(key)).for('update', { skipLocked: true });
  return found;
}

/** The due payment that a requisition tries, locked. */
export async function lockDuePaymentOf(tx: Executor, transNo: string): Promise<DuePayment | undefined> {
  const [found] = await tx.select().from(duePayments).where(eq(duePayments.transNo, transNo)).for('update');
  return found;
}

/** Moves a locked due payment as its table says; news that changes nothing changes nothing. Throws where the event can't be. */
export async function moveDuePayment(
  tx: Executor,
  due: DuePayment,
  event: DuePaymentEvent,
  now: Date,
  changes: Changes = {},
): Promise<void> {
  const next = nextDuePaymentState(due.state, event);
  if (next.kind === 'refused') throw new Error(`A due payment that is ${due.state} can't ${event}.`);
  if (next.kind === 'stays') return;
  await tx
    .update(duePayments)
    .set({ ...changes, state: next.to, updatedAt: now })
    .where(isKey(due));
}

/** Puts a due payment behind the others. */
export async function touchDuePayment(db: Executor, key: DuePaymentKey, now: Date): Promise<void> {
  await db.update(duePayments).set({ updatedAt: now }).where(isKey(key));
}

const isKey = ({ planKind, planKey, dueDay }: DuePaymentKey) =>
  and(eq(duePayments.planKind, planKind), eq(duePayments.planKey, planKey), eq(duePayments.dueDay, dueDay));

/** A due payment's key in a text. */
export const keyOf = ({ planKind, planKey, dueDay }: DuePaymentKey): string => `${planKind} ${planKey} ${dueDay}`;
