import { isSameEnrolment, type RoundUpEnrolment } from '@rochdale/domain/account/operation-roundup/round-up';
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { builtOnce } from '../../../platform/database/built-once.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { accounts } from '../../../tables/accounts.ts';
import { accountPreferences } from '../../../tables/my-profile.ts';

type Account = typeof accounts.$inferSelect;

/** An account with the part it takes. Amount in cents. */
export interface RoundUpAccount {
  readonly account: Account;
  readonly enrolment: RoundUpEnrolment;
}

/** A member's accounts, the primary one first, with the part that each takes. */
export async function roundUpAccounts(db: Executor, memberNumber: string): Promise<RoundUpAccount[]> {
  const found = await db
    .select({ account: accounts, chosen: accountPreferences })
    .from(accounts)
    .leftJoin(accountPreferences, eq(accountPreferences.accountNumber, accounts.accountNumber))
    .where(eq(accounts.memberNumber, memberNumber))
    .orderBy(desc(accounts.isPrimaryAccount), asc(accounts.accountNumber));
  return found.map(({ account, chosen }) => ({
    account,
    enrolment: {
      accountNumber: account.accountNumber,
      isRoundup: chosen?.operationRoundup ?? false,
      amount: chosen?.operationRoundupAmount ?? null,
      expiration: chosen?.operationRoundupExpiration ?? null,
    },
  }));
}

/** Whether an account takes part. */
export async function isRoundUpAccount(db: Executor, accountNumber: string): Promise<boolean> {
  const [found] = await roundUpOf(db, { accountNumber });
  return found?.is ?? false;
}

const roundUpOf = builtOnce(['accountNumber'], (db, { accountNumber }) =>
  db
    .select({ is: accountPreferences.operationRoundup })
    .from(accountPreferences)
    .where(eq(accountPreferences.accountNumber, accountNumber)),
);

/**
 * Writes enrolments that differ from what is on file and answers them. Each is held until the billing system sends the
 * same. The accounts are locked.
 */
export async function writeEnrolments(
  tx: Executor,
  given: readonly RoundUpEnrolment[],
  now: Date,
): Promise<readonly RoundUpEnrolment[]> {
  if (given.length === 0) return [];
  const onFile = await tx
    .select()
    .from(accountPreferences)
    .where(
      inArray(
        accountPreferences.accountNumber,
        given.map(({ accountNumber }) => accountNumber),
      ),
    );
  const before = new Map(onFile.map((one) => [one.accountNumber, one]));
  const changed = given.filter((one) => {
    const kept = before.get(one.accountNumber);
    return !isSameEnrolment(one, {
      isRoundup: kept?.operationRoundup ?? false,
      amount: kept?.operationRoundupAmount ?? null,
      expiration: kept?.operationRoundupExpiration ?? null,
    });
  });
  if (changed.length === 0) return [];
  await tx
    .insert(accountPreferences)
    .values(
      changed.map(({ accountNumber, isRoundup, amount, expiration }) => ({
        accountNumber,
        operationRoundup: isRoundup,
        operationRoundupAmount: amount,
        operationRoundupExpiration: expiration,
        roundupHeldSince: now,
        changedAt: now,
      })),
    )
    .onConflictDoUpdate({ target: accountPreferences.accountNumber, set: { ...replaced, roundupHeldSince: now } });
  return changed;
}

const replaced = {
  operationRoundup: sql`excluded.operation_roundup`,
  operationRoundupAmount: sql`excluded.operation_roundup_cents`,
  operationRoundupExpiration: sql`excluded.operation_roundup_expiration`,
};

/** When and where paper was chosen is kept once it is known, while the choice stands as it was imported. */
const isAsBrought = sql`account_preferences.changed_at is null
  and account_preferences.paperless_billing = excluded.paperless_billing`;
const broughtFrom = {
  chosenOn: sql`case when ${isAsBrought} then coalesce(account_preferences.chosen_on, excluded.chosen_on)
    else account_preferences.chosen_on end`,
  source: sql`case when ${isAsBrought} and account_preferences.source = '' then excluded.source
    else account_preferences.source end`,
};

/** A row of `account-preferences.csv`. */
export type ImportedPreferences = Omit<typeof accountPreferences.$inferInsert, 'changedAt' | 'roundupHeldSince'>;

/**
 * Writes imported preferences: new ones whole; of known ones the part in Operation RoundUp alone, unless a member's
 * change of it is held. What is brought just as it is held is held no longer.
 */
export async function importPreferences(db: Executor, rows: readonly ImportedPreferences[]): Promise<void> {
  if (rows.length === 0) return;
  const own = accountPreferences;
  await db
    .insert(accountPreferences)
    .values([...rows])
    .onConflictDoUpdate({
      target: own.accountNumber,
      set: { ...replaced, ...broughtFrom, roundupHeldSince: null },
      setWhere: sql`${own.roundupHeldSince} is null or (
        ${own.operationRoundup} = excluded.operation_roundup
        and coalesce(${own.operationRoundupAmount}, 0) = coalesce(excluded.operation_roundup_cents, 0)
        and ${own.operationRoundupExpiration} is not distinct from excluded.operation_roundup_expiration)`,
    });
}
