import { and, asc, count, eq, gte, inArray, isNull, max, ne, type SQL, sql, sum } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';
import { accounts } from '../../../../tables/accounts.ts';
import { postedPayments } from '../../../../tables/history.ts';
import { ledger } from '../../../../tables/payments.ts';
import { lockAccounts } from '../../../account/accounts/public.ts';

/** Lets only one import write at a time, until the transaction ends. */
export async function lockImports(db: Executor): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('imports'))`);
}

/**
 * The newest instant of which imported balances of some accounts are, those apart that the billing system answered by
 * itself; undefined where none of them is there.
 */
export async function newestBalanceOf(db: Executor, accountNumbers: readonly string[]): Promise<Date | undefined> {
  const [found] = await db
    .select({ newest: max(accounts.balanceAsOf) })
    .from(accounts)
    .where(
      and(
        sql`${accounts.accountNumber} = any(${sql.param(accountNumbers)})`,
        sql`not exists (select 1 from billing_answers a where a.account_number = ${accounts.accountNumber}
          and a.as_of = ${accounts.balanceAsOf})`,
      ),
    );
  return found?.newest ?? undefined;
}

/** Says of which instant the balances are that an import has brought; accounts are locked in their order. */
export async function noteBalancesAsOf(db: Executor, accountNumbers: readonly string[], asOf: Date): Promise<void> {
  const brought = db
    .select({ accountNumber: accounts.accountNumber })
    .from(accounts)
    .where(and(sql`${accounts.accountNumber} = any(${sql.param(accountNumbers)})`, ne(accounts.balanceAsOf, asOf)))
    .orderBy(asc(accounts.accountNumber))
    .for('no key update');
  await db.update(accounts).set({ balanceAsOf: asOf }).where(inArray(accounts.accountNumber, brought));
}

/** The sum of all imported balances in cents, and how many accounts there are. */
export async function balancesNow(db: Executor): Promise<{ readonly cents: number; readonly accounts: number }> {
  const [found] = await db.select({ cents: sum(accounts.accountBalance), accounts: count() }).from(accounts);
  return { cents: Number(found?.cents ?? 0), accounts: found?.accounts ?? 0 };
}

/**
 * Confirms the portal payments that the billing system has posted (office-7): by an equal amount, and only where the
 * account's balance is as new as the posting, or it would be owed again. Answers how many.
 */
export async function confirmPostedPayments(db: Executor, now: Date): Promise<number> {
  const confirmed = await db
    .update(ledger)
    .set({ confirmedAt: now })
    .from(postedPayments)
    .innerJoin(accounts, eq(accounts.accountNumber, postedPayments.accountNumber))
    .where(
      and(
        isNull(ledger.confirmedAt),
        eq(postedPayments.transNo, ledger.transNo),
        eq(postedPayments.accountNumber, ledger.accountNumber),
        eq(postedPayments.paymentAmount, ledger.amount),
        gte(accounts.balanceAsOf, postedPayments.asOf),
      ),
    );
  return confirmed.rowCount ?? 0;
}

/**
 * Confirms what banks sent back and the billing system books by itself: its balance says so as soon as it is as new as
 * the file that told of the return. Answers how many.
 */
export async function confirmBookedReturns(db: Executor, now: Date): Promise<number> {
  return confirmReturnsWhere(db, now);
}

/** The same for one payment that was sent back, whose accounts are locked: an import waits, and then finds it. */
export async function confirmBookedReturn(tx: Executor, now: Date, transNo: string): Promise<number> {
  const found = await tx
    .select({ accountNumber: ledger.accountNumber })
    .from(ledger)
    .where(eq(ledger.transNo, `${transNo}-R`));
  await lockAccounts(
    tx,
    found.map(({ accountNumber }) => accountNumber),
  );
  return confirmReturnsWhere(tx, now, eq(ledger.transNo, `${transNo}-R`));
}

async function confirmReturnsWhere(db: Executor, now: Date, which?: SQL): Promise<number> {
  const told = sql`(select min(returned_payments.as_of) from returned_payments
    left join ach_entries on ach_entries.trace_number = returned_payments.reference
    where coalesce(ach_entries.trans_no, returned_payments.reference) || '-R' = ${ledger.transNo})`;
  const confirmed = await db
    .update(ledger)
    .set({ confirmedAt: now })
    .from(accounts)
    .where(
      and(
        isNull(ledger.confirmedAt),
        eq(ledger.bookedBy, 'billing'),
        eq(accounts.accountNumber, ledger.accountNumber),
        gte(accounts.balanceAsOf, told),
        which,
      ),
    );
  return confirmed.rowCount ?? 0;
}
