import { and, desc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { accounts, arrangements } from '../../../tables/accounts.ts';
import { paymentHelp } from '../../../tables/payment-help.ts';
import { ledger } from '../../../tables/payments.ts';
import { queueItems } from '../../../tables/queue-items.ts';

export type PaymentHelp = typeof paymentHelp.$inferSelect;
export type NewPaymentHelp = typeof paymentHelp.$inferInsert;

const isOpen = and(isNull(paymentHelp.endedAt), sql`${paymentHelp.answer} is distinct from 'refused'`);

/** What was asked for last on an account by the member who holds it. */
export async function newestHelp(db: Executor, accountNumber: string): Promise<PaymentHelp | undefined> {
  const [found] = await db
    .select({ help: paymentHelp })
    .from(paymentHelp)
    .innerJoin(
      accounts,
      and(eq(accounts.accountNumber, paymentHelp.accountNumber), eq(accounts.memberNumber, paymentHelp.memberNumber)),
    )
    .where(eq(paymentHelp.accountNumber, accountNumber))
    .orderBy(desc(paymentHelp.askedAt))
    .limit(1);
  return found?.help;
}

/** What is open on an account. */
export async function openHelp(db: Executor, accountNumber: string): Promise<PaymentHelp | undefined> {
  const [found] = await db
    .select()
    .from(paymentHelp)
    .where(and(eq(paymentHelp.accountNumber, accountNumber), isOpen));
  return found;
}

/** Ends what is over on an account, and what another member asked for. The account is locked. */
export async function endOverOf(
  tx: Transaction,
  { accountNumber, memberNumber }: { readonly accountNumber: string; readonly memberNumber: string },
  today: string,
  now: Date,
): Promise<void> {
  const isOver = or(lt(paymentHelp.lastDay, today), ne(paymentHelp.memberNumber, memberNumber));
  await tx
    .update(paymentHelp)
    .set({ endedAt: now })
    .where(and(eq(paymentHelp.accountNumber, accountNumber), isOpen, isOver));
}

/** How often a member asked for each on an account in a year, what was refused left out. */
export async function helpUsed(
  db: Executor,
  { accountNumber, memberNumber }: { readonly accountNumber: string; readonly memberNumber: string },
  year: string,
): Promise<{ extension: number; arrangement: number }> {
  const counted = (kind: PaymentHelp['kind']) =>
    sql<number>`count(*) filter (where ${paymentHelp.kind} = ${kind})::int`;
  const [found] = await db
    .select({ extension: counted('extension'), arrangement: counted('arrangement') })
    .from(paymentHelp)
    .where(
      and(
        eq(paymentHelp.accountNumber, accountNumber),
        eq(paymentHelp.memberNumber, memberNumber),
        sql`${paymentHelp.answer} is distinct from 'refused'`,
        sql`to_char(${paymentHelp.askedOn}, 'YYYY') = ${year}`,
      ),
    );
  return found ?? { extension: 0, arrangement: 0 };
}

/** Adds what was asked for; false where its number is taken, or another is open. */
export async function addHelp(tx: Transaction, help: NewPaymentHelp): Promise<boolean> {
  const added = await tx
    .insert(paymentHelp)
    .values(help)
    .onConflictDoNothing()
    .returning({ number: paymentHelp.helpNumber });
  return added.length > 0;
}

/** What was paid here on an account since a moment, less what went back. Cents. */
export async function paidSince(db: Executor, accountNumber: string, since: Date): Promise<number> {
  const [found] = await db
    .select({ paid: sql<string>`coalesce(sum(${ledger.amount}), 0)` })
    .from(ledger)
    .where(
      and(eq(ledger.accountNumber, accountNumber), sql`${ledger.postedAt} >= ${since.toISOString()}::timestamptz`),
    );
  return Math.max(0, Number(found?.paid ?? 0));
}

/** Whether the billing system has an arrangement for an account. */
export async function isArranged(db: Executor, accountNumber: string): Promise<boolean> {
  const found = await db
    .select({ id: arrangements.arrangementId })
    .from(arrangements)
    .where(eq(arrangements.accountNumber, accountNumber))
    .limit(1);
  return found.length > 0;
}

/** What the billing system's books say of an account, as they came. */
export async function booksOf(db: Executor, accountNumber: string) {
  const [found] = await db
    .select({
      derivedStatus: accounts.derivedStatus,
      pastDueAmount: accounts.pastDueAmount,
      cutOffDate: accounts.cutOffDate,
      balanceAsOf: accounts.balanceAsOf,
      isBankrupt: accounts.isBankrupt,
      memberNumber: accounts.memberNumber,
    })
    .from(accounts)
    .where(eq(accounts.accountNumber, accountNumber));
  return found;
}

/** Why somebody of the office has refused one, where somebody has. */
export async function saidInQueue(db: Executor, helpNumber: string) {
  const [found] = await db
    .select({ template: queueItems.template, words: queueItems.words })
    .from(queueItems)
    .where(and(eq(queueItems.kind, 'payment-help'), eq(queueItems.itemId, helpNumber)));
  return found;
}
