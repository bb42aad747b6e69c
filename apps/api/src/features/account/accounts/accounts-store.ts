import { underCreditCodes } from '@rochdale/domain/account/credit-codes/credit-code';
import { isClosed } from '@rochdale/domain/account/holdings/holding';
import type { LocalDay } from '@rochdale/domain/dates';
import { afterUnconfirmedPayments } from '@rochdale/domain/paying/payments/unconfirmed';
import { and, asc, count, desc, eq, getTableColumns, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { among } from '../../../platform/database/among.ts';
import { builtOnce } from '../../../platform/database/built-once.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts, memberPhones, meters } from '../../../tables/accounts.ts';

/** An account as the portal shows it: imported figures less unconfirmed portal payments. Money in cents. */
export type Account = typeof accounts.$inferSelect;

/** Written out in full: in a select from one table Drizzle leaves table names away, which would match every account. */
export const unconfirmedPayments = sql<string>`coalesce((select sum(ledger.amount_cents) from ledger
  where ledger.account_number = accounts.account_number and ledger.confirmed_at is null), 0)`;

const byNumber = builtOnce(['accountNumber'], (db, { accountNumber }) =>
  db
    .select({ ...getTableColumns(accounts), unconfirmed: unconfirmedPayments })
    .from(accounts)
    .where(eq(accounts.accountNumber, accountNumber)),
);
/** Those of a member's accounts that a login opens: all, where it was not told which. */
const isAmong = (only: unknown): SQL =>
  sql`(${only}::text[] is null or ${accounts.accountNumber} = any(${only}::text[]))`;
const pageOfMember = builtOnce(
  ['memberNumber', 'only', 'limit', 'offset'],
  (db, { memberNumber, only, limit, offset }) =>
    db
      .select({ ...getTableColumns(accounts), unconfirmed: unconfirmedPayments })
      .from(accounts)
      .where(and(eq(accounts.memberNumber, memberNumber), isAmong(only)))
      .orderBy(desc(accounts.isPrimaryAccount), asc(accounts.accountNumber))
      .limit(limit)
      .offset(offset),
);
const countOfMember = builtOnce(['memberNumber', 'only'], (db, { memberNumber, only }) =>
  db
    .select({ total: count() })
    .from(accounts)
    .where(and(eq(accounts.memberNumber, memberNumber), isAmong(only))),
);
const countOfOwn = builtOnce(['memberNumber', 'accountNumbers'], (db, { memberNumber, accountNumbers }) =>
  db
    .select({ total: count() })
    .from(accounts)
    .where(and(sql`${accounts.accountNumber} = any(${accountNumbers})`, eq(accounts.memberNumber, memberNumber))),
);
const phonesOfMember = builtOnce(['memberNumber'], (db, { memberNumber }) =>
  db.select().from(memberPhones).where(eq(memberPhones.memberNumber, memberNumber)),
);
const metersOfAccount = builtOnce(['accountNumber'], (db, { accountNumber }) =>
  db.select().from(meters).where(eq(meters.accountNumber, accountNumber)).orderBy(meters.meterNumber),
);

/** An account as it is shown: less what was paid here (account-4), and as its credit codes leave it (account-114). */
export const shownAccount = ({ unconfirmed, ...account }: Account & { readonly unconfirmed: string }): Account =>
  underCreditCodes(afterUnconfirmedPayments(account, Number(unconfirmed)));

/** One account; undefined when there is none. */
export async function findAccount(db: Executor, accountNumber: string): Promise<Account | undefined> {
  const [found] = await byNumber(db, { accountNumber });
  return found && shownAccount(found);
}

/** Several accounts by number, in no particular order; those that do not exist are left out. */
export async function findAccounts(db: Executor, accountNumbers: readonly string[]): Promise<Account[]> {
  const found = await db
    .select({ ...getTableColumns(accounts), unconfirmed: unconfirmedPayments })
    .from(accounts)
    .where(inArray(accounts.accountNumber, [...accountNumbers]));
  return found.map(shownAccount);
}

/** A page of a member's accounts, or of those named, the primary one first, then by number. */
export async function listAccounts(
  db: Executor,
  memberNumber: string,
  page: { readonly limit: number; readonly offset: number },
  only?: readonly string[],
): Promise<Account[]> {
  const { limit, offset } = page;
  const found = await pageOfMember(db, { memberNumber, only: only ?? null, limit, offset });
  return found.map(shownAccount);
}

export async function countAccounts(db: Executor, memberNumber: string, only?: readonly string[]): Promise<number> {
  const [row] = await countOfMember(db, { memberNumber, only: only ?? null });
  return row?.total ?? 0;
}

/** Whether all these accounts are the member's own. */
export async function accountsBelongTo(
  db: Executor,
  memberNumber: string,
  accountNumbers: readonly string[],
): Promise<boolean> {
  if (accountNumbers.length === 0) return true;
  const [row] = await countOfOwn(db, { memberNumber, accountNumbers });
  return row?.total === accountNumbers.length;
}

/** Since when one of some accounts is closed on a day; undefined where none is (account-108). */
export async function closedSince(
  db: Executor,
  accountNumbers: readonly string[],
  today: LocalDay,
): Promise<LocalDay | undefined> {
  if (accountNumbers.length === 0) return undefined;
  const found = await db
    .select({ closedOn: accounts.closedOn, reopenedOn: accounts.reopenedOn })
    .from(accounts)
    .where(and(inArray(accounts.accountNumber, [...accountNumbers]), isNotNull(accounts.closedOn)));
  return found.find((account) => isClosed(account, today))?.closedOn ?? undefined;
}

/** Whether a phone on file for the account's member ends in these digits. */
export async function phoneEndsWith(db: Executor, memberNumber: string, lastFour: string): Promise<boolean> {
  const phones = await phonesOfMember(db, { memberNumber });
  return phones.some(({ phone }) => phone.endsWith(lastFour));
}

/** Whether any account of the member is cut off (`memberHasCutoffAccount`, account-5). */
export async function hasCutoffAccount(db: Executor, memberNumber: string): Promise<boolean> {
  const rows = await db
    .select({ ...getTableColumns(accounts), unconfirmed: unconfirmedPayments })
    .from(accounts)
    .where(and(eq(accounts.memberNumber, memberNumber), sql`${accounts.cutoffAmount} > 0`));
  return rows.some((row) => shownAccount(row).cutoffAmount > 0);
}

/** Numbers of an account's meters, in their order. */
export async function meterNumbers(db: Executor, accountNumber: string): Promise<string[]> {
  const found = await metersOfAccount(db, { accountNumber });
  return found.map(({ meterNumber }) => meterNumber);
}

/**
 * Locks accounts in their order until the transaction ends, so that two set-ups at once follow one another. Rows that name
 * an account may be added meanwhile: an import's bills wait for nobody.
 */
export async function lockAccounts(tx: Executor, accountNumbers: readonly string[]): Promise<void> {
  await tx
    .select({ accountNumber: accounts.accountNumber })
    .from(accounts)
    .where(among(accounts.accountNumber, accountNumbers))
    .orderBy(asc(accounts.accountNumber))
    .for('no key update');
}
