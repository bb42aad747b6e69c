import type { LocalDay } from '@rochdale/domain/dates';
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { among } from '../../../platform/database/among.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { accountHoldings, sinceEver } from '../../../tables/account-holdings.ts';
import { accounts, members } from '../../../tables/accounts.ts';

type HoldingRow = typeof accountHoldings.$inferSelect;

/** Writes what the billing system says of who held accounts when; what was assumed of the same holders gives way. */
export async function importHoldings(db: Executor, rows: readonly Omit<HoldingRow, 'isAssumed'>[]): Promise<void> {
  if (rows.length === 0) return;
  const numbers = rows.map(({ accountNumber }) => accountNumber);
  const holders = rows.map(({ memberNumber }) => memberNumber);
  await db.execute(sql`delete from account_holdings holding
    using unnest(${sql.param(numbers)}::text[], ${sql.param(holders)}::text[]) as said(account_number, member_number)
    where holding.account_number = said.account_number and holding.member_number = said.member_number
      and holding.is_assumed`);
  await db
    .insert(accountHoldings)
    .values([...rows])
    .onConflictDoUpdate({
      target: [accountHoldings.accountNumber, accountHoldings.heldFrom, accountHoldings.memberNumber],
      set: { heldUntil: sql`excluded.held_until`, isAssumed: false },
    });
}

/** An account that has come with another member, and the one it had before. */
export interface MovedAccount {
  readonly accountNumber: string;
  readonly formerMember: string;
}

/** Rows of one statement: each value is a parameter, of which PostgreSQL takes 65,535. */
const atATime = 2_000;

/** Notes who held accounts until now, where nothing was known of it. */
export async function noteFormerHolders(tx: Transaction, moved: readonly MovedAccount[]): Promise<void> {
  if (moved.length === 0) return;
  const known = await tx
    .select({ accountNumber: accountHoldings.accountNumber })
    .from(accountHoldings)
    .where(
      among(
        accountHoldings.accountNumber,
        moved.map(({ accountNumber }) => accountNumber),
      ),
    );
  const isKnown = new Set(known.map(({ accountNumber }) => accountNumber));
  const unknown = moved.filter(({ accountNumber }) => !isKnown.has(accountNumber));
  for (let from = 0; from < unknown.length; from += atATime)
    await tx.insert(accountHoldings).values(
      unknown.slice(from, from + atATime).map(({ accountNumber, formerMember: memberNumber }) => ({
        accountNumber,
        memberNumber,
        heldFrom: sinceEver,
        heldUntil: null,
        isAssumed: true,
      })),
    );
}

/**
 * Makes who held accounts agree with whose they are. What goes on of another member ended before the day from which it is
 * its member's, else yesterday; nobody's time reaches into the member's. What goes on of nobody is the member's from the day
 * after the last that is known, at the latest from today.
 */
export async function settleHoldings(tx: Transaction, today: LocalDay): Promise<void> {
  await tx.execute(sql`update account_holdings holding set held_until = coalesce(own.held_from, ${today}::date) - 1
    from accounts left join (select account_number, member_number, max(held_from) as held_from from account_holdings
        where held_until is null group by account_number, member_number) own
      on own.account_number = accounts.account_number and own.member_number = accounts.member_number
    where accounts.account_number = holding.account_number
      and (holding.held_until is null and accounts.member_number <> holding.member_number
        or holding.held_until >= own.held_from)`);
  await tx.execute(sql`delete from account_holdings where held_until < held_from`);
  await tx.execute(sql`insert into account_holdings (account_number, member_number, held_from, is_assumed)
    select accounts.account_number, accounts.member_number, least(max(holding.held_until) + 1, ${today}::date), true
    from accounts join account_holdings holding on holding.account_number = accounts.account_number
    where not exists (select 1 from account_holdings open where open.account_number = accounts.account_number
      and open.member_number = accounts.member_number and open.held_until is null)
    group by accounts.account_number having max(holding.held_until) is not null`);
}

/** Whether anybody else had an account before the member who has it now. */
export async function hasFormerHolder(db: Executor, accountNumber: string): Promise<boolean> {
  const found = await db
    .select({ memberNumber: accountHoldings.memberNumber })
    .from(accountHoldings)
    .innerJoin(accounts, eq(accounts.accountNumber, accountHoldings.accountNumber))
    .where(
      and(eq(accountHoldings.accountNumber, accountNumber), ne(accountHoldings.memberNumber, accounts.memberNumber)),
    )
    .limit(1);
  return found.length > 0;
}

/** An account that a member held for a time that is over. */
export interface FormerAccount {
  readonly accountNumber: string;
  readonly accountType: string;
  readonly serviceStreet: string;
  readonly serviceCity: string;
  readonly serviceState: string;
  readonly serviceZip: string;
  /** Null: since before anybody remembers. */
  readonly heldFrom: LocalDay | null;
  readonly heldUntil: LocalDay;
}

/** Nobody has moved out of more. */
const mostFormer = 100;

/** The accounts that a member held for a time that is over, the last one first. */
export async function formerAccountsOf(db: Executor, memberNumber: string): Promise<FormerAccount[]> {
  const found = await db
    .select({
      accountNumber: accounts.accountNumber,
      accountType: accounts.accountType,
      serviceStreet: accounts.serviceStreet,
      serviceCity: accounts.serviceCity,
      serviceState: accounts.serviceState,
      serviceZip: accounts.serviceZip,
      heldFrom: accountHoldings.heldFrom,
      heldUntil: accountHoldings.heldUntil,
    })
    .from(accountHoldings)
    .innerJoin(accounts, eq(accounts.accountNumber, accountHoldings.accountNumber))
    .where(and(eq(accountHoldings.memberNumber, memberNumber), isNotNull(accountHoldings.heldUntil)))
    .orderBy(desc(accountHoldings.heldUntil), accounts.accountNumber)
    .limit(mostFormer);
  return found.flatMap(({ heldFrom, heldUntil, ...account }) =>
    heldUntil === null ? [] : [{ ...account, heldFrom: heldFrom === sinceEver ? null : heldFrom, heldUntil }],
  );
}

/** Who held the accounts that a member has or had, each for which days, the last one first (office-115). */
export async function holdersAround(db: Executor, memberNumber: string) {
  const own = db
    .select({ accountNumber: accountHoldings.accountNumber })
    .from(accountHoldings)
    .where(eq(accountHoldings.memberNumber, memberNumber));
  return db
    .select({
      accountNumber: accountHoldings.accountNumber,
      heldFrom: accountHoldings.heldFrom,
      heldUntil: accountHoldings.heldUntil,
      member: getTableColumns(members),
    })
    .from(accountHoldings)
    .innerJoin(members, eq(members.memberNumber, accountHoldings.memberNumber))
    .where(inArray(accountHoldings.accountNumber, own))
    .orderBy(asc(accountHoldings.accountNumber), desc(accountHoldings.heldFrom))
    .limit(mostFormer);
}
