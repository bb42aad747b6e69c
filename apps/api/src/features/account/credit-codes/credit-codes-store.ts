import type { LocalDay } from '@rochdale/domain/dates';
import { and, asc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { creditCodes } from '../../../tables/credit-codes.ts';

type CreditCodeRow = typeof creditCodes.$inferSelect;

/** The codes of a member and of the member's accounts, those that do not hold any more too. */
export async function creditCodesOf(db: Executor, memberNumber: string): Promise<CreditCodeRow[]> {
  return db
    .select()
    .from(creditCodes)
    .where(eq(creditCodes.memberNumber, memberNumber))
    .orderBy(asc(creditCodes.code), asc(creditCodes.accountNumber));
}

/** What codes make of each account that has one, or had: its holder's codes count, and no former holder's. */
const standing = (today: LocalDay) => {
  const holds = (code: 'cash-only' | 'bankruptcy') => sql`exists (select from credit_codes
    where credit_codes.member_number = accounts.member_number and credit_codes.account_number in ('', accounts.account_number)
      and credit_codes.code = ${code} and credit_codes.since <= ${today}
      and (credit_codes.until is null or credit_codes.until >= ${today}))`;
  return sql`select account_number, ${holds('cash-only')} as cash, ${holds('bankruptcy')} as bankrupt from accounts
    where is_cash_only or is_bankrupt or member_number in (select member_number from credit_codes)`;
};

/** The accounts on which a code begins or ends to hold. */
export async function accountsWhoseCodesChange(db: Executor, today: LocalDay): Promise<string[]> {
  const { rows } = await db.execute<{ accountNumber: string }>(sql`
    select accounts.account_number as "accountNumber" from accounts join (${standing(today)}) now using (account_number)
    where (is_cash_only, is_bankrupt) is distinct from (cash, bankrupt) order by 1`);
  return rows.map(({ accountNumber }) => accountNumber);
}

/** Has each account follow the codes that hold today (account-114). */
export async function settleCreditCodes(tx: Transaction, today: LocalDay): Promise<void> {
  await tx.execute(sql`
    update accounts set is_cash_only = cash, is_bankrupt = bankrupt from (${standing(today)}) now
    where accounts.account_number = now.account_number and (is_cash_only, is_bankrupt) is distinct from (cash, bankrupt)`);
}

/** Members who have died, by a code that holds and by which nothing was done yet. */
export async function newlyDeceased(db: Executor, today: LocalDay): Promise<CreditCodeRow[]> {
  return db
    .select()
    .from(creditCodes)
    .where(
      and(
        eq(creditCodes.code, 'deceased'),
        isNull(creditCodes.actedAt),
        lte(creditCodes.since, today),
        or(isNull(creditCodes.until), gte(creditCodes.until, today)),
      ),
    )
    .orderBy(asc(creditCodes.memberNumber));
}

/** Keeps that what follows from a code was done. */
export async function noteActed(tx: Transaction, { memberNumber, code }: CreditCodeRow, at: Date): Promise<void> {
  await tx
    .update(creditCodes)
    .set({ actedAt: at })
    .where(and(eq(creditCodes.memberNumber, memberNumber), eq(creditCodes.code, code)));
}
