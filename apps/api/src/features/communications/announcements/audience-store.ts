import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts } from '../../../tables/accounts.ts';
import { announcementAccounts } from '../../../tables/announcements.ts';

/** Writes which accounts an announcement is for. Those that are not there are left out. Answers how many there are. */
export async function addAccounts(
  tx: Executor,
  announcementId: string,
  accountNumbers: readonly string[],
): Promise<number> {
  const added = await tx.execute(sql`
    insert into announcement_accounts (announcement_id, account_number, member_number)
    select ${announcementId}::uuid, account_number, member_number from accounts
    where account_number = any(${sql.param([...accountNumbers])})
    on conflict do nothing`);
  return added.rowCount ?? 0;
}

/** The next accounts of an announcement by number, after one of them. */
export async function accountsAfter(
  db: Executor,
  announcementId: string,
  after: string,
  most: number,
): Promise<string[]> {
  const { accountNumber } = announcementAccounts;
  const found = await db
    .select({ accountNumber })
    .from(announcementAccounts)
    .where(and(eq(announcementAccounts.announcementId, announcementId), gt(accountNumber, after)))
    .orderBy(asc(accountNumber))
    .limit(most);
  return found.map((one) => one.accountNumber);
}

/** Notes which of some accounts a way leads to. */
export async function noteReached(
  tx: Executor,
  announcementId: string,
  accountNumbers: readonly string[],
  reached: ReadonlySet<string>,
): Promise<void> {
  await tx
    .update(announcementAccounts)
    .set({ isReached: sql`${announcementAccounts.accountNumber} = any(${sql.param([...reached])})` })
    .where(
      and(
        eq(announcementAccounts.announcementId, announcementId),
        inArray(announcementAccounts.accountNumber, [...accountNumbers]),
      ),
    );
}

/** For how many members an announcement is, and to how many of them no way leads. */
export async function membersOf(
  db: Executor,
  announcementId: string,
): Promise<{ readonly members: number; readonly unreached: number }> {
  const { rows } = await db.execute<{ members: number; unreached: number }>(sql`
    select count(*)::int as members, (count(*) filter (where is_reached is false))::int as unreached
    from (select bool_or(is_reached) as is_reached from announcement_accounts
      where announcement_id = ${announcementId}::uuid group by member_number) as each_member`);
  return rows[0] ?? { members: 0, unreached: 0 };
}

/** Whose some accounts are. */
export async function membersOfAccounts(
  db: Executor,
  accountNumbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await db
    .select({ accountNumber: accounts.accountNumber, memberNumber: accounts.memberNumber })
    .from(accounts)
    .where(inArray(accounts.accountNumber, [...accountNumbers]));
  return new Map(found.map((one) => [one.accountNumber, one.memberNumber]));
}
