import { and, asc, count, eq, getTableColumns, inArray, ne } from 'drizzle-orm';
import { builtOnce } from '../../../platform/database/built-once.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { accountNames } from '../../../tables/account-names.ts';
import { accounts } from '../../../tables/accounts.ts';

/** An account that its member has given a name. */
export type NamedByMember = Pick<typeof accountNames.$inferSelect, 'accountNumber' | 'nickname'>;

/** A name counts while the account is its member's. */
const isOwn = and(
  eq(accounts.accountNumber, accountNames.accountNumber),
  eq(accounts.memberNumber, accountNames.memberNumber),
);

const ofMember = builtOnce(['memberNumber'], (db, { memberNumber }) =>
  db
    .select({ accountNumber: accountNames.accountNumber, nickname: accountNames.nickname })
    .from(accountNames)
    .innerJoin(accounts, isOwn)
    .where(eq(accountNames.memberNumber, memberNumber))
    .orderBy(asc(accountNames.accountNumber)),
);

/** What a member calls the accounts that are the member's now, by number; never another member's names. */
export async function listAccountNames(db: Executor, memberNumber: string): Promise<NamedByMember[]> {
  return ofMember(db, { memberNumber });
}

/** The same of several members at once. */
export async function namesOfMembers(
  db: Executor,
  memberNumbers: readonly string[],
): Promise<(typeof accountNames.$inferSelect)[]> {
  return db
    .select(getTableColumns(accountNames))
    .from(accountNames)
    .innerJoin(accounts, isOwn)
    .where(inArray(accountNames.memberNumber, [...memberNumbers]));
}

/** How many accounts beside this one the member has named. */
export async function countOtherNames(tx: Executor, memberNumber: string, accountNumber: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(accountNames)
    .where(and(eq(accountNames.memberNumber, memberNumber), ne(accountNames.accountNumber, accountNumber)));
  return row?.total ?? 0;
}

export async function writeAccountName(tx: Executor, name: typeof accountNames.$inferInsert): Promise<void> {
  const { nickname, namedAt } = name;
  await tx
    .insert(accountNames)
    .values(name)
    .onConflictDoUpdate({
      target: [accountNames.memberNumber, accountNames.accountNumber],
      set: { nickname, namedAt },
    });
}

export async function removeAccountName(tx: Executor, memberNumber: string, accountNumber: string): Promise<void> {
  await tx
    .delete(accountNames)
    .where(and(eq(accountNames.memberNumber, memberNumber), eq(accountNames.accountNumber, accountNumber)));
}
