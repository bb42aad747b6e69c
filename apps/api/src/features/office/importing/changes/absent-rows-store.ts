import { and, count, ne, not, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '../../../../platform/database/database.ts';
import { accounts } from '../../../../tables/accounts.ts';
import { lockAccounts } from '../../../account/accounts/public.ts';

/** How many rows a table has. */
export async function rowsIn(db: Executor, table: PgTable): Promise<number> {
  const [found] = await db.select({ rows: count() }).from(table);
  return found?.rows ?? 0;
}

/** What the status of an account is that a whole import does not bring. */
const closed = { accountStatus: 'Closed', derivedStatus: 'Final Billed' };

/**
 * Closes the accounts that a whole import did not bring (moving-in-12): nothing is owed on them any more. Their history
 * stays. Answers how many, and those of them that a plan still pays.
 */
export async function closeGoneAccounts(
  tx: Transaction,
  brought: readonly string[],
  asOf: Date,
): Promise<{ readonly closed: number; readonly planned: readonly string[] }> {
  const isBrought = sql`exists (select 1 from unnest(${sql.param(brought)}::text[]) as given(number)
    where given.number = ${accounts.accountNumber})`;
  const gone = await tx
    .select({ number: accounts.accountNumber })
    .from(accounts)
    .where(and(ne(accounts.accountStatus, closed.accountStatus), not(isBrought)));
  const numbers = gone.map(({ number }) => number);
  await lockAccounts(tx, numbers);
  await tx
    .update(accounts)
    .set({
      ...closed,
      accountBalance: 0,
      pastDueAmount: 0,
      minimumPaymentDue: 0,
      overPayAmount: 0,
      cutoffAmount: 0,
      dueDate: null,
      pastDueDate: null,
      cutOffDate: null,
      balanceAsOf: asOf,
    })
    .where(sql`${accounts.accountNumber} = any(${sql.param(numbers)})`);
  const planned = await tx.execute<{ number: string }>(sql`
    select account_number as number from accounts where account_number = any(${sql.param(numbers)}) and (
      exists (select 1 from auto_pays where auto_pays.account_number = accounts.account_number)
      or exists (select 1 from drafts where drafts.account_number = accounts.account_number)
      or exists (select 1 from scheduled_payment_accounts join scheduled_payments using (trans_no)
        where scheduled_payment_accounts.account_number = accounts.account_number and deleted_at is null))
    order by 1`);
  return { closed: numbers.length, planned: planned.rows.map(({ number }) => number) };
}
