import type { accountSorts } from '@rochdale/contract/schemas/all-accounts';
import { and, asc, desc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts } from '../../../tables/accounts.ts';
import { type Account, shownAccount, unconfirmedPayments } from './accounts-store.ts';

/** What is asked of the list of all accounts. */
export interface AccountSearch {
  readonly search: string;
  readonly sort: (typeof accountSorts)[number];
  readonly descending: boolean;
  readonly page: number;
  readonly pageSize: number;
}

const sortColumns = {
  primary: sql`(not ${accounts.isPrimaryAccount})`,
  number: accounts.accountNumber,
  holder: accounts.accountHolderName,
  address: accounts.serviceStreet,
  balance: accounts.accountBalance,
  due: accounts.dueDate,
} as const satisfies Record<AccountSearch['sort'], unknown>;

/** A page of a member's accounts that contain the searched text in number, holder, address or the member's name for them; with totals of all that do. */
export async function searchAccounts(
  db: Executor,
  memberNumber: string,
  asked: AccountSearch,
  only?: readonly string[],
): Promise<{ accounts: Account[]; total: number; balance: number; due: number }> {
  const isAmong = only && inArray(accounts.accountNumber, [...only]);
  const matches = and(eq(accounts.memberNumber, memberNumber), isAmong, textFilter(asked.search));
  const direction = asked.descending ? desc : asc;
  const [page, [totals]] = await Promise.all([
    db
      .select({ ...getTableColumns(accounts), unconfirmed: unconfirmedPayments })
      .from(accounts)
      .where(matches)
      .orderBy(sql`${direction(sortColumns[asked.sort])} nulls last`, asc(accounts.accountNumber))
      .limit(asked.pageSize)
      .offset((asked.page - 1) * asked.pageSize),
    db
      .select({
        total: sql<number>`count(*)`.mapWith(Number),
        balance: sql<number>`coalesce(sum(${accounts.accountBalance} - ${unconfirmedPayments}), 0)`.mapWith(Number),
        due: sql<number>`coalesce(sum(greatest(0, ${accounts.accountBalance} - ${unconfirmedPayments})), 0)`.mapWith(
          Number,
        ),
      })
      .from(accounts)
      .where(matches),
  ]);
  return {
    accounts: page.map(shownAccount),
    total: totals?.total ?? 0,
    balance: totals?.balance ?? 0,
    due: totals?.due ?? 0,
  };
}

/** Written out in full, like `unconfirmedPayments`. */
const nickname = sql`(select account_names.nickname from account_names
  where account_names.member_number = accounts.member_number and account_names.account_number = accounts.account_number)`;

/** Each word must stand somewhere; what LIKE reads as a sign is taken as it is. */
function textFilter(search: string): SQL | undefined {
  const words = search.split(/\s+/).filter(Boolean);
  const text = sql`concat_ws(' ', ${accounts.accountNumber}, ${accounts.accountHolderName}, ${accounts.serviceStreet}, ${accounts.serviceCity}, ${accounts.accountType}, ${nickname})`;
  return and(...words.map((word) => or(sql`${text} ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`)));
}
