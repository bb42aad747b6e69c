import type { LocalDay } from '@rochdale/domain/dates';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { accessTokens } from '../../../tables/access-tokens.ts';
import { accounts } from '../../../tables/accounts.ts';
import { logins } from '../../../tables/sign-in.ts';
import { inForce } from '../grants/public.ts';

export type AccessToken = typeof accessTokens.$inferSelect;

/** The accounts that a token reads on a day: those that it names, while they are open, the member's, and the login's to see. */
const readNow = (today: LocalDay) => sql<string[]>`array(
  select account.account_number from accounts account
  where account.account_number = any(access_tokens.account_numbers)
    and account.member_number = access_tokens.member_number
    and (account.closed_on is null or account.closed_on > ${today}
      or (account.reopened_on >= account.closed_on and account.reopened_on <= ${today}))
    and exists (select 1 from login_grants where login_grants.login_key = access_tokens.login_key
      and login_grants.member_number = access_tokens.member_number
      and login_grants.account_number in ('', account.account_number)
      and ${inForce(sql`access_tokens.member_number`, today)})
  order by account.account_number)`;

export async function addAccessToken(tx: Executor, made: typeof accessTokens.$inferInsert): Promise<void> {
  await tx.insert(accessTokens).values(made);
}

/** How many tokens a login has; nobody else makes one for it until the transaction ends. */
export async function holdTokenCount(tx: Transaction, loginKey: string): Promise<number> {
  await tx.select({ loginKey: logins.loginKey }).from(logins).where(eq(logins.loginKey, loginKey)).for('update');
  return countAccessTokens(tx, loginKey);
}

export async function countAccessTokens(db: Executor, loginKey: string): Promise<number> {
  const [found] = await db.select({ has: count() }).from(accessTokens).where(eq(accessTokens.loginKey, loginKey));
  return found?.has ?? 0;
}

/** A login's tokens with what each reads, the newest first. */
export const accessTokensOf = (db: Executor, loginKey: string, today: LocalDay) =>
  db
    .select({ token: accessTokens, reads: readNow(today) })
    .from(accessTokens)
    .where(eq(accessTokens.loginKey, loginKey))
    .orderBy(desc(accessTokens.madeAt), asc(accessTokens.tokenId));

/** A token by its hash, as it is now, with what it reads; undefined once it is over, or while its login is locked. */
export async function findAccessToken(db: Executor, tokenHash: Buffer, today: LocalDay) {
  const [found] = await db
    .select({ token: accessTokens, reads: readNow(today) })
    .from(accessTokens)
    .innerJoin(logins, eq(logins.loginKey, accessTokens.loginKey))
    .where(
      and(
        eq(accessTokens.tokenHash, tokenHash),
        sql`${accessTokens.endsOn} >= ${today}::date`,
        sql`${logins.lockedAt} is null`,
      ),
    );
  return found;
}

/** Notes when and from which network a token was used. */
export async function noteUse(db: Executor, tokenId: string, lastUsedAt: Date, lastUsedFrom: string): Promise<void> {
  await db.update(accessTokens).set({ lastUsedAt, lastUsedFrom }).where(eq(accessTokens.tokenId, tokenId));
}

/** Ends a token of a login; its name, or undefined where it has none such. */
export async function endAccessToken(tx: Executor, loginKey: string, tokenId: string): Promise<string | undefined> {
  const [ended] = await tx
    .delete(accessTokens)
    .where(and(eq(accessTokens.tokenId, tokenId), eq(accessTokens.loginKey, loginKey)))
    .returning({ name: accessTokens.name });
  return ended?.name;
}

/** Ends every token of a member's login; answers how many there were. */
export async function endAccessTokensOf(tx: Executor, memberNumber: string): Promise<number> {
  const ended = await tx
    .delete(accessTokens)
    .where(eq(accessTokens.memberNumber, memberNumber))
    .returning({ tokenId: accessTokens.tokenId });
  return ended.length;
}

/** Takes accounts that another member has now out of tokens for good; one that is left with none has ended. */
export async function takeMovedFromTokens(tx: Transaction): Promise<void> {
  await tx.execute(sql`update access_tokens set account_numbers = array(
      select named from unnest(account_numbers) with ordinality as each(named, place)
      where not exists (select 1 from accounts where accounts.account_number = named
        and accounts.member_number <> access_tokens.member_number)
      order by place)
    where exists (select 1 from ${accounts} where ${accounts.accountNumber} = any(account_numbers)
      and ${accounts.memberNumber} <> access_tokens.member_number)`);
  await tx.delete(accessTokens).where(sql`cardinality(${accessTokens.accountNumbers}) = 0`);
}
