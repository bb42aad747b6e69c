import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { foreignHashes, logins } from '../../../tables/sign-in.ts';

/** The encrypted hash of a login that another system brought; undefined where there is none, or no more. */
export async function foreignHashOf(db: Executor, loginKey: string): Promise<Buffer | undefined> {
  const [found] = await db
    .select({ locked: foreignHashes.locked })
    .from(foreignHashes)
    .where(eq(foreignHashes.loginKey, loginKey));
  return found?.locked;
}

/**
 * Puts our own hash in the place of another system's, in one statement: both or neither, whatever is killed. False where
 * that hash is there no more: the password was changed meanwhile, or another sign-in came first.
 */
export async function replaceForeignHash(
  db: Executor,
  loginKey: string,
  locked: Buffer,
  passwordHash: string,
): Promise<boolean> {
  const gone = db.$with('gone').as(
    db
      .delete(foreignHashes)
      .where(and(eq(foreignHashes.loginKey, loginKey), eq(foreignHashes.locked, locked)))
      .returning({ loginKey: foreignHashes.loginKey }),
  );
  const replaced = await db
    .with(gone)
    .update(logins)
    .set({ passwordHash })
    .where(and(eq(logins.loginKey, sql`(select login_key from gone)`), isNull(logins.passwordHash)))
    .returning({ loginKey: logins.loginKey });
  return replaced.length > 0;
}

/** A hash of each cost that is on file, the first by its login. */
export async function hashOfEachCost(
  db: Executor,
): Promise<{ readonly cost: string; readonly loginKey: string; readonly locked: Buffer }[]> {
  return db
    .selectDistinctOn([foreignHashes.cost], {
      cost: foreignHashes.cost,
      loginKey: foreignHashes.loginKey,
      locked: foreignHashes.locked,
    })
    .from(foreignHashes)
    .orderBy(asc(foreignHashes.cost), asc(foreignHashes.loginKey));
}

/** Forgets hashes of other systems that nobody has used since. Their logins stay, and are claimed by a link. */
export async function forgetForeignHashesBroughtBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(foreignHashes).where(lt(foreignHashes.broughtAt, before));
}

/** Every hash of another system's, with its login. */
export async function allForeignHashes(db: Executor): Promise<{ loginKey: string; locked: Buffer }[]> {
  return db.select({ loginKey: foreignHashes.loginKey, locked: foreignHashes.locked }).from(foreignHashes);
}

/** Writes what an encrypted hash is locked as from now on, if it is still the one that was read. */
export async function relockForeignHash(
  db: Executor,
  loginKey: string,
  { before, after }: { readonly before: Buffer; readonly after: Buffer },
): Promise<void> {
  await db
    .update(foreignHashes)
    .set({ locked: after })
    .where(and(eq(foreignHashes.loginKey, loginKey), eq(foreignHashes.locked, before)));
}
