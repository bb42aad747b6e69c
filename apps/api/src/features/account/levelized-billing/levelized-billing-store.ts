import type { EstimatedBill } from '@rochdale/domain/account/levelized-billing/estimate';
import { billsForEstimate } from '@rochdale/domain/account/levelized-billing/estimate';
import { and, asc, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts } from '../../../tables/accounts.ts';
import { bills } from '../../../tables/history.ts';
import { levelizedHolds, levelizedTerms } from '../../../tables/levelized-billing.ts';
import { ofHolder } from '../holdings/public.ts';

type LevelizedTerms = typeof levelizedTerms.$inferSelect;
export type LevelizedHold = typeof levelizedHolds.$inferSelect;

/** An account with what the rules of average billing ask of it. */
export interface LevelizedAccount {
  readonly account: typeof accounts.$inferSelect;
  readonly terms: LevelizedTerms | null;
  /** The newest twelve at most, newest first. */
  readonly bills: readonly EstimatedBill[];
}

/** Accounts of a member, all or those named, the primary one first. */
export async function levelizedAccounts(
  db: Executor,
  memberNumber: string,
  accountNumbers?: readonly string[],
): Promise<LevelizedAccount[]> {
  const found = await db
    .select({ account: accounts, terms: levelizedTerms })
    .from(accounts)
    .leftJoin(levelizedTerms, eq(levelizedTerms.accountNumber, accounts.accountNumber))
    .where(
      and(
        eq(accounts.memberNumber, memberNumber),
        accountNumbers && inArray(accounts.accountNumber, [...accountNumbers]),
      ),
    )
    .orderBy(desc(accounts.isPrimaryAccount), asc(accounts.accountNumber));
  const byAccount = await newestBills(
    db,
    found.map(({ account }) => account.accountNumber),
  );
  return found.map(({ account, terms }) => ({ account, terms, bills: byAccount.get(account.accountNumber) ?? [] }));
}

/** The newest bills of each account. The daily ones of a prepaid account are none of these. */
async function newestBills(db: Executor, accountNumbers: readonly string[]): Promise<Map<string, EstimatedBill[]>> {
  const byAccount = new Map<string, EstimatedBill[]>();
  if (accountNumbers.length === 0) return byAccount;
  const ranked = db
    .select({
      ...getTableColumns(bills),
      place: sql<number>`row_number() over (partition by ${bills.accountNumber}
        order by ${bills.billDate} desc, ${bills.billNumber} desc)`.as('place'),
    })
    .from(bills)
    .where(and(inArray(bills.accountNumber, [...accountNumbers]), ofHolder('bills'), isNull(bills.prepaidDailyTotal)))
    .as('ranked');
  const found = await db
    .select()
    .from(ranked)
    .where(sql`${ranked.place} <= ${billsForEstimate}`)
    .orderBy(asc(ranked.accountNumber), asc(ranked.place));
  for (const { accountNumber, billDate, billedAmount, actualCharges } of found) {
    const list = byAccount.get(accountNumber) ?? [];
    list.push({ billDate, billedAmount, actualCharges });
    byAccount.set(accountNumber, list);
  }
  return byAccount;
}

/** Puts billing types in force, and holds them until the billing system sends the same. The accounts are locked. */
export async function changeBillingTypes(
  tx: Executor,
  changes: readonly Omit<LevelizedHold, 'isLifted'>[],
): Promise<void> {
  for (const change of changes) {
    const { accountNumber, billingType } = change;
    await tx.update(accounts).set({ billingType }).where(eq(accounts.accountNumber, accountNumber));
    await tx
      .insert(levelizedHolds)
      .values(change)
      .onConflictDoUpdate({ target: levelizedHolds.accountNumber, set: change });
  }
}
