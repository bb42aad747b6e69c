import {
  type DuePaymentEvent,
  type DuePaymentState,
  nextDuePaymentState,
} from '@rochdale/domain/due-payments/due-payment-state';
import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { duePayments } from './due-payments.tables.ts';

export type DuePayment = typeof duePayments.$inferSelect;
export type DuePaymentKey = Pick<DuePayment, 'planKind' | 'planKey' | 'dueDay'>;
type Changes = Partial<Pick<DuePayment, 'amount' | 'declines' | 'transNo' | 'tryOn' | 'reason'>>;

/** Takes up due days that are not taken up yet; the others stay as they are. Answers how many are new. */
export async function addDuePayments(
  db: Executor,
  found: readonly Pick<DuePayment, 'planKind' | 'planKey' | 'dueDay' | 'memberNumber' | 'tryOn'>[],
  now: Date,
): Promise<number> {
  if (found.length === 0) return 0;
  const added = await db
    .insert(duePayments)
    .values(found.map((due) => ({ ...due, state: 'due' as const, amount: 0, updatedAt: now })))
    .onConflictDoNothing()
    .returning({ planKey: duePayments.planKey });
  return added.length;
}

/** What is to be charged today, or was begun and has no end yet; the longest untouched first. */
export async function listToCharge(
  db: Executor,
  today: string,
  limit: number,
  { onlyBegun = false } = {},
): Promise<DuePayment[]> {
  const isBegun = eq(duePayments.state, 'charging');
  return db
    .select()
    .from(duePayments)
    .where(
      onlyBegun
        ? isBegun
        : or(and(inArray(duePayments.state, ['due', 'retrying']), lte(duePayments.tryOn, today)), isBegun),
    )
    .orderBy(asc(duePayments.updatedAt))
    .limit(limit);
}

/** The due payments in a state whose day to try has come, in the order of their keys. */
export async function listInState(db: Executor, state: DuePaymentState, today: string): Promise<DuePayment[]> {
  return db
    .select()
    .from(duePayments)
    .where(and(eq(duePayments.state, state), lte(duePayments.tryOn, today)))
    .orderBy(asc(duePayments.planKind), asc(duePayments.planKey), asc(duePayments.dueDay));
}

/** What goes into a bank file of the day: drafts that are due, and returned ones that may be sent again; locked. */
export async function listToSend(tx: Executor, sendDay: string): Promise<DuePayment[]> {
  return tx
    .select()
    .from(duePayments)
    .where(
      and(
        eq(duePayments.planKind, 'draft'),
        inArray(duePayments.state, ['due', 'returned']),
        lte(duePayments.tryOn, sendDay),
        sql`not exists (select 1 from drafts where drafts.account_number = ${duePayments.planKey} and drafts.token is not null)`,
      ),
    )
    .orderBy(asc(duePayments.planKey), asc(duePayments.dueDay))
    .for('update');
}

/** Puts off a due payment to a later day. */
export async function postponeDuePayment(tx: Executor, key: DuePaymentKey, tryOn: string, now: Date): Promise<void> {
  await tx.update(duePayments).set({ tryOn, updatedAt: now }).where(isKey(key));
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

/** Lets only one process write bank files at a time, until the transaction ends. */
export async function lockBankFiles(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('bank files'))`);
}

const isKey = ({ planKind, planKey, dueDay }: DuePaymentKey) =>
  and(eq(duePayments.planKind, planKind), eq(duePayments.planKey, planKey), eq(duePayments.dueDay, dueDay));
