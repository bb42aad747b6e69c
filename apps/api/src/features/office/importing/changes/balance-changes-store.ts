import type { ImportChange } from '@rochdale/domain/office/importing/import-bounds';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/database/database.ts';

/** An account whose balance an import changes, in cents; before is undefined for a new one. */
export interface BalanceChange {
  readonly accountNumber: string;
  readonly before: number | undefined;
  readonly after: number;
}

/** Keeps all balances as they stand, beside the tables, until the transaction ends. */
export async function keepBalances(tx: Transaction): Promise<void> {
  await tx.execute(sql`create temporary table balances_before on commit drop as
    select account_number, account_balance_cents as cents from accounts`);
  await tx.execute(sql`analyze balances_before`);
}

/** What has changed since the balances were kept, but for how many accounts were closed. */
export async function changedSince(tx: Transaction): Promise<Omit<ImportChange, 'accountsClosed'>> {
  const found = await tx.execute<Record<'accounts' | 'before' | 'after' | 'whole', string>>(sql`
    select count(*) as accounts, coalesce(sum(cents), 0) as before, coalesce(sum(abs(cents)), 0) as whole,
      (select coalesce(sum(account_balance_cents), 0) from accounts) as after from balances_before`);
  const [sums] = found.rows;
  return {
    accountsBefore: Number(sums?.accounts),
    balancesBefore: Number(sums?.before),
    balancesAfter: Number(sums?.after),
    owedOrAhead: Number(sums?.whole),
  };
}

/** The accounts whose balances have changed the most since they were kept. */
export async function largestChanges(tx: Transaction, limit: number): Promise<readonly BalanceChange[]> {
  const found = await tx.execute<{ number: string; before: string | null; after: string }>(sql`
    select accounts.account_number as number, cents as before, account_balance_cents as after
    from accounts left join balances_before using (account_number)
    where account_balance_cents <> coalesce(cents, 0)
    order by abs(account_balance_cents - coalesce(cents, 0)) desc, 1 limit ${limit}`);
  return found.rows.map(({ number, before, after }) => ({
    accountNumber: number,
    before: before === null ? undefined : Number(before),
    after: Number(after),
  }));
}
