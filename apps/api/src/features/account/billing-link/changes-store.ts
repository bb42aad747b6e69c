import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts, meters } from '../../../tables/accounts.ts';
import { billingChanges } from '../../../tables/billing-link.ts';

/** An account that something has changed of. */
export interface ChangedAccount {
  readonly accountNumber: string;
  readonly memberNumber: string;
  readonly heardAt: Date;
  readonly takenAsOf: Date | null;
  readonly tryNumber: number | null;
}

/** Notes that something of an account has changed. What is held stays so, and what is to be asked for, too. */
export async function noteChange(
  db: Executor,
  accountNumber: string,
  state: 'waiting' | 'held',
  now: Date,
): Promise<void> {
  const next = sql`case when ${billingChanges.state} = 'taken' then ${state} else ${billingChanges.state} end`;
  await db
    .insert(billingChanges)
    .values({ accountNumber, state, heardAt: now })
    .onConflictDoUpdate({ target: billingChanges.accountNumber, set: { state: next, heardAt: now } });
}

/** Those that are to be asked for, the oldest first. */
export async function waitingChanges(db: Executor, limit: number): Promise<ChangedAccount[]> {
  const { accountNumber, heardAt, takenAsOf, tryNumber } = billingChanges;
  return db
    .select({ accountNumber, memberNumber: accounts.memberNumber, heardAt, takenAsOf, tryNumber })
    .from(billingChanges)
    .innerJoin(accounts, eq(accounts.accountNumber, billingChanges.accountNumber))
    .where(eq(billingChanges.state, 'waiting'))
    .orderBy(asc(heardAt), asc(accountNumber))
    .limit(limit);
}

/** Notes that one was taken, or is not to be asked for again; what was heard of it since waits. */
export async function endChange(
  db: Executor,
  { accountNumber, heardAt }: Pick<ChangedAccount, 'accountNumber' | 'heardAt'>,
  takenAsOf: Date | null,
): Promise<void> {
  await db
    .update(billingChanges)
    .set({
      tryNumber: null,
      ...(takenAsOf && { takenAsOf }),
      state: sql`case when ${billingChanges.heardAt} > ${heardAt.toISOString()}::timestamptz then 'waiting' else 'taken' end`,
    })
    .where(eq(billingChanges.accountNumber, accountNumber));
}

/** Gives those that are held and stand in no held import yet to one; answers how many it has now. */
export async function joinHeld(db: Executor, tryNumber: number): Promise<number> {
  await db.execute(
    sql`update billing_changes set try_number = ${tryNumber} where state = 'held' and try_number is null`,
  );
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from billing_changes where try_number = ${tryNumber}`,
  );
  return rows[0]?.count ?? 0;
}

/** Whether any is held that stands in no held import yet. */
export async function hasNewlyHeld(db: Executor): Promise<boolean> {
  const { rows } = await db.execute<{ there: boolean }>(
    sql`select exists (select 1 from billing_changes where state = 'held' and try_number is null) as there`,
  );
  return rows[0]?.there === true;
}

/** Lets those of held imports through. */
export async function releaseHeld(db: Executor, tryNumbers: readonly number[]): Promise<void> {
  if (tryNumbers.length === 0) return;
  await db
    .update(billingChanges)
    .set({ state: 'waiting' })
    .where(and(eq(billingChanges.state, 'held'), inArray(billingChanges.tryNumber, [...tryNumbers])));
}

/** The accounts of a member. */
export async function accountsOfMember(db: Executor, memberNumber: string): Promise<string[]> {
  const found = await db
    .select({ accountNumber: accounts.accountNumber })
    .from(accounts)
    .where(eq(accounts.memberNumber, memberNumber))
    .orderBy(asc(accounts.accountNumber));
  return found.map(({ accountNumber }) => accountNumber);
}

/** The accounts that a meter is of. */
export async function accountsOfMeter(db: Executor, meterNumber: string): Promise<string[]> {
  const found = await db
    .select({ accountNumber: meters.accountNumber })
    .from(meters)
    .where(eq(meters.meterNumber, meterNumber))
    .orderBy(asc(meters.accountNumber));
  return found.map(({ accountNumber }) => accountNumber);
}
