import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';
import { accounts } from '../../../../tables/accounts.ts';
import { unconfirmedPayments } from '../../../account/accounts/public.ts';

/** How much money some prepaid accounts have, and what was told of it by a kind of notice. */
export async function prepaidOf(
  db: Executor,
  kind: 'lowPrepaidBalance' | 'prepaidDays',
  accountNumbers: readonly string[],
) {
  const told = sql`from notices where notices.account_number = accounts.account_number and notices.kind = ${kind}`;
  const found = await db
    .select({
      accountNumber: accounts.accountNumber,
      isPrepaidAccount: accounts.isPrepaidAccount,
      accountBalance: accounts.accountBalance,
      unconfirmed: unconfirmedPayments,
      told: sql<number>`(select coalesce(max(notices.subject::int), 0) ${told})`,
      isToldNow: sql<boolean>`exists (select 1 ${told} and notices.is_open)`,
    })
    .from(accounts)
    .where(and(inArray(accounts.accountNumber, [...accountNumbers]), eq(accounts.isPrepaidAccount, true)));
  return found.map(({ accountBalance, unconfirmed, ...account }) => ({
    ...account,
    balance: accountBalance - Number(unconfirmed),
  }));
}
