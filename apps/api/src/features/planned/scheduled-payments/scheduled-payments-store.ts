import type { Cents } from '@rochdale/domain/money';
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts } from '../../../tables/accounts.ts';
import { duePayments } from '../../../tables/due-payments.ts';
import { scheduledPaymentAccounts, scheduledPayments } from '../../../tables/scheduled-payments.ts';

/** What of a scheduled payment goes to an account. Money in cents. */
interface ScheduledPart {
  readonly accountNumber: string;
  readonly amount: Cents;
}
export type NewScheduledPayment = Omit<typeof scheduledPayments.$inferSelect, 'deletedAt'> & {
  readonly accounts: readonly ScheduledPart[];
};
export type ScheduledPayment = Omit<NewScheduledPayment, 'accounts'> & {
  readonly accounts: readonly (ScheduledPart & { readonly accountType: string })[];
};

/** A payment that came to its end is history; carrying out wrote how. */
const isStillToCome = sql`not exists (select 1 from due_payments where due_payments.plan_kind = 'scheduled-payment'
  and due_payments.plan_key = ${scheduledPayments.transNo}
  and due_payments.state in ('paid', 'failed', 'skipped', 'returned', 'cancelled'))`;

export async function addScheduledPayment(tx: Executor, added: NewScheduledPayment): Promise<void> {
  const { accounts: parts, ...row } = added;
  await tx.insert(scheduledPayments).values(row);
  await tx.insert(scheduledPaymentAccounts).values(parts.map((part) => ({ ...part, transNo: row.transNo })));
}

/** What a member has scheduled and not deleted, and is still to come: the next one first. */
export async function listScheduledPayments(db: Executor, memberNumber: string): Promise<ScheduledPayment[]> {
  return scheduledWhere(db, and(eq(scheduledPayments.memberNumber, memberNumber), isStillToCome));
}

/** One of a member's own that is not deleted. */
export async function findScheduledPayment(
  db: Executor,
  memberNumber: string,
  transNo: string,
): Promise<ScheduledPayment | undefined> {
  return (await scheduledWhere(db, ownOf(memberNumber, transNo)))[0];
}

/** One that equals another in way of paying, day, accounts and amounts, and is not deleted. */
export async function findEqualScheduledPayment(
  tx: Executor,
  wanted: Pick<NewScheduledPayment, 'memberNumber' | 'token' | 'paymentDate' | 'amount' | 'accounts'>,
): Promise<ScheduledPayment | undefined> {
  const alike = await scheduledWhere(
    tx,
    and(
      eq(scheduledPayments.memberNumber, wanted.memberNumber),
      eq(scheduledPayments.token, wanted.token),
      eq(scheduledPayments.paymentDate, wanted.paymentDate),
      eq(scheduledPayments.amount, wanted.amount),
    ),
  );
  const parts = partsText(wanted.accounts);
  return alike.find((one) => partsText(one.accounts) === parts);
}

/** Locks one of a member's own until the transaction ends: carrying out it waits, and so does deleting it again. */
export async function lockScheduledPayment(tx: Executor, memberNumber: string, transNo: string): Promise<void> {
  await tx
    .select({ transNo: scheduledPayments.transNo })
    .from(scheduledPayments)
    .where(ownOf(memberNumber, transNo))
    .for('update');
}

/** Whether it is being charged now, or came to its end. One that was declined may still be stopped. */
export async function isUnderWay(tx: Executor, transNo: string): Promise<boolean> {
  const found = await tx
    .select({ state: duePayments.state })
    .from(duePayments)
    .where(and(eq(duePayments.planKind, 'scheduled-payment'), eq(duePayments.planKey, transNo)));
  return found.some(({ state }) => state !== 'due' && state !== 'retrying');
}

/** Marks some as deleted. Answers those that were not. */
export async function markAllDeleted(
  tx: Executor,
  transNos: readonly string[],
  deletedAt: Date,
): Promise<(typeof scheduledPayments.$inferSelect)[]> {
  return tx
    .update(scheduledPayments)
    .set({ deletedAt })
    .where(and(inArray(scheduledPayments.transNo, [...transNos]), isNull(scheduledPayments.deletedAt)))
    .returning();
}

/** Those still to come that charge what a token of a member's stands for. */
export async function scheduledByToken(tx: Executor, memberNumber: string, token: string): Promise<string[]> {
  const found = await tx
    .select({ transNo: scheduledPayments.transNo })
    .from(scheduledPayments)
    .where(
      and(
        eq(scheduledPayments.memberNumber, memberNumber),
        eq(scheduledPayments.token, token),
        isNull(scheduledPayments.deletedAt),
        isStillToCome,
      ),
    );
  return found.map(({ transNo }) => transNo);
}

/** Of each number: the accounts that are paid, and whether it is still to come. Deleted ones are among them. */
export async function scheduleFactsOf(
  db: Executor,
  transNos: readonly string[],
): Promise<ReadonlyMap<string, { readonly accountNumbers: readonly string[]; readonly isStillToCome: boolean }>> {
  if (transNos.length === 0) return new Map();
  const found = await db
    .select({
      transNo: scheduledPayments.transNo,
      isStillToCome: sql<boolean>`${isStillToCome}`,
      accountNumbers: sql<string[]>`array_agg(${scheduledPaymentAccounts.accountNumber}
        order by ${scheduledPaymentAccounts.accountNumber})`,
    })
    .from(scheduledPayments)
    .innerJoin(scheduledPaymentAccounts, eq(scheduledPaymentAccounts.transNo, scheduledPayments.transNo))
    .where(inArray(scheduledPayments.transNo, [...transNos]))
    .groupBy(scheduledPayments.transNo);
  return new Map(found.map(({ transNo, ...facts }) => [transNo, facts]));
}

const ownOf = (memberNumber: string, transNo: string) =>
  and(eq(scheduledPayments.memberNumber, memberNumber), eq(scheduledPayments.transNo, transNo));

const partsText = (parts: readonly ScheduledPart[]): string =>
  parts
    .map(({ accountNumber, amount }) => `${accountNumber}=${amount}`)
    .sort()
    .join();

async function scheduledWhere(db: Executor, which: SQL | undefined): Promise<ScheduledPayment[]> {
  const found = await db
    .select()
    .from(scheduledPayments)
    .where(and(which, isNull(scheduledPayments.deletedAt)))
    .orderBy(asc(scheduledPayments.paymentDate), asc(scheduledPayments.createdAt), asc(scheduledPayments.transNo));
  if (found.length === 0) return [];
  const parts = await db
    .select({
      transNo: scheduledPaymentAccounts.transNo,
      accountNumber: scheduledPaymentAccounts.accountNumber,
      amount: scheduledPaymentAccounts.amount,
      accountType: sql<string>`coalesce(${accounts.accountType}, '')`,
    })
    .from(scheduledPaymentAccounts)
    .leftJoin(accounts, eq(accounts.accountNumber, scheduledPaymentAccounts.accountNumber))
    .where(
      inArray(
        scheduledPaymentAccounts.transNo,
        found.map(({ transNo }) => transNo),
      ),
    )
    .orderBy(asc(scheduledPaymentAccounts.accountNumber));
  return found.map((one) => ({
    ...one,
    accounts: parts
      .filter(({ transNo }) => transNo === one.transNo)
      .map(({ accountNumber, amount, accountType }) => ({ accountNumber, amount, accountType })),
  }));
}
