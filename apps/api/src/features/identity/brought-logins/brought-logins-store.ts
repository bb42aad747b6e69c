import { and, asc, eq, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { foreignHashes, logins } from '../../../tables/sign-in.ts';
import type { Login } from '../sign-in/public.ts';

/** Which logins are invited: those that never were, or those whose link has ended. */
export type Invited = 'never' | { readonly before: Date };

/** Logins that were brought without a password that works here, and that nobody has claimed yet. */
function toClaim(db: Executor, invited: Invited) {
  const brought = db.select({ one: sql`1` }).from(foreignHashes).where(eq(foreignHashes.loginKey, logins.loginKey));
  return and(
    isNotNull(logins.broughtAt),
    isNull(logins.passwordHash),
    isNull(logins.passwordOffAt),
    isNull(logins.lockedAt),
    notExists(brought),
    invited === 'never' ? isNull(logins.invitedAt) : lt(logins.invitedAt, invited.before),
  );
}

/** The usernames, in lower case, of logins that wait to be claimed; in their order, as many as are wanted. */
export async function loginsToClaim(db: Executor, invited: Invited, most: number): Promise<string[]> {
  const found = await db
    .select({ loginKey: logins.loginKey })
    .from(logins)
    .where(toClaim(db, invited))
    .orderBy(asc(logins.loginKey))
    .limit(most);
  return found.map(({ loginKey }) => loginKey);
}

/** Takes that a login is invited now: the login, held until the transaction ends; undefined where it waits no more. */
export async function takeInvitation(
  tx: Transaction,
  loginKey: string,
  invited: Invited,
  now: Date,
): Promise<Login | undefined> {
  const [taken] = await tx
    .update(logins)
    .set({ invitedAt: now })
    .where(and(eq(logins.loginKey, loginKey), toClaim(tx, invited)))
    .returning();
  return taken;
}

/** How many logins were brought without a password of ours, and how they stand. */
export async function broughtCounts(
  db: Executor,
): Promise<{ readonly brought: number; readonly came: number; readonly keep: number; readonly invited: number }> {
  const { rows } = await db.execute<{ brought: number; came: number; keep: number; invited: number }>(
    sql`select count(*)::int as brought, count(password_hash)::int as came, count(foreign_hashes.login_key)::int as keep,
      (count(*) filter (where password_hash is null and foreign_hashes.login_key is null and invited_at is not null))::int as invited
      from logins left join foreign_hashes using (login_key) where logins.brought_at is not null`,
  );
  return rows[0] ?? { brought: 0, came: 0, keep: 0, invited: 0 };
}
