import type { BroughtPassword } from '@rochdale/domain/identity/foreign-hashes/brought-password';
import { foreignHashYears } from '@rochdale/domain/identity/foreign-hashes/unused-hash';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import { foreignHashes, logins } from '../../../tables/sign-in.ts';
import { grantOwnMemberships } from '../grants/public.ts';

/** A login as it is brought along; without a member number: of a person who has no membership. */
export type BroughtLogin = Pick<typeof logins.$inferInsert, 'loginKey' | 'loginId' | 'email' | 'language'> & {
  readonly memberNumber: string | null;
  readonly password: BroughtPassword;
  /** Of the authenticator app that its owner has; null: none is known. */
  readonly secret: string | null;
};

/**
 * Adds logins that are not there, with the grants of their own memberships; those that are stay as their owners made them.
 * Only where nobody has signed in yet does a newer hash of the old system's replace the one that came before (moving-in-20).
 */
export async function importLogins(
  db: Executor,
  rows: readonly BroughtLogin[],
  { vault, now }: { readonly vault: Vault; readonly now: Date },
): Promise<void> {
  if (rows.length === 0) return;
  const numberOf = (memberNumber: string | null) => memberNumber ?? sql`nextval('person_numbers')::text`;
  const added = await db
    .insert(logins)
    .values(
      rows.map(({ password, secret, memberNumber, ...row }) => ({
        ...row,
        memberNumber: numberOf(memberNumber),
        passwordHash: password.kind === 'own' ? password.hash : null,
        broughtAt: password.kind === 'own' ? null : now,
        mfaEnabled: secret !== null,
        mfaSecret: secret === null ? null : vault.lock('authenticator-secret', row.loginKey, secret),
      })),
    )
    .onConflictDoNothing()
    .returning({ loginKey: logins.loginKey });
  if (added.length > 0)
    await grantOwnMemberships(
      db,
      'import',
      added.map(({ loginKey }) => loginKey),
    );
  await bringHashes(db, rows, { vault, now });
  await bringSecrets(db, rows, { vault, now });
}

async function bringHashes(
  db: Executor,
  rows: readonly BroughtLogin[],
  { vault, now }: { readonly vault: Vault; readonly now: Date },
): Promise<void> {
  const brought = rows.flatMap(({ loginKey, password }) =>
    password.kind === 'foreign' ? [{ loginKey, password }] : [],
  );
  if (brought.length === 0) return;
  const open = await untouchedLogins(
    db,
    brought.map(({ loginKey }) => loginKey),
    now,
  );
  const newer = brought.filter(({ loginKey, password }) => {
    const locked = open.get(loginKey);
    return (
      locked !== undefined && (locked === null || opened(vault, 'foreign-hash', loginKey, locked) !== password.hash)
    );
  });
  if (newer.length === 0) return;
  await db
    .insert(foreignHashes)
    .values(
      newer.map(({ loginKey, password: { hash, cost } }) => ({
        loginKey,
        locked: vault.lock('foreign-hash', loginKey, hash),
        cost,
        broughtAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: foreignHashes.loginKey,
      set: { locked: sql`excluded.locked`, cost: sql`excluded.cost` },
    });
}

/** The second step of logins that nobody has used yet follows a newer file too: another app, or one where there was none. */
async function bringSecrets(
  db: Executor,
  rows: readonly BroughtLogin[],
  { vault, now }: { readonly vault: Vault; readonly now: Date },
): Promise<void> {
  const brought = rows.flatMap(({ loginKey, secret }) => (secret === null ? [] : [{ loginKey, secret }]));
  if (brought.length === 0) return;
  const found = await db
    .select({ loginKey: logins.loginKey, locked: logins.mfaSecret })
    .from(logins)
    .where(
      untouched(
        brought.map(({ loginKey }) => loginKey),
        now,
      ),
    );
  const open = new Map(found.map(({ loginKey, locked }) => [loginKey, locked]));
  for (const { loginKey, secret } of brought) {
    const locked = open.get(loginKey);
    if (locked === undefined) continue;
    if (locked !== null && opened(vault, 'authenticator-secret', loginKey, locked) === secret) continue;
    const mfaSecret = vault.lock('authenticator-secret', loginKey, secret);
    await db
      .update(logins)
      .set({ mfaEnabled: true, mfaSecret })
      .where(and(eq(logins.loginKey, loginKey), isNull(logins.passwordHash)));
  }
}

/** Logins with these keys that were brought lately and that nobody has used. */
function untouched(loginKeys: readonly string[], now: Date) {
  const since = new Date(now);
  since.setUTCFullYear(now.getUTCFullYear() - foreignHashYears);
  return and(
    inArray(logins.loginKey, [...loginKeys]),
    isNull(logins.passwordHash),
    isNull(logins.lastSignedInAt),
    gt(logins.broughtAt, since),
  );
}

/** Of these logins those that are untouched, each with its encrypted hash. */
async function untouchedLogins(
  db: Executor,
  loginKeys: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Buffer | null>> {
  const found = await db
    .select({ loginKey: logins.loginKey, locked: foreignHashes.locked })
    .from(logins)
    .leftJoin(foreignHashes, eq(foreignHashes.loginKey, logins.loginKey))
    .where(untouched(loginKeys, now));
  return new Map(found.map(({ loginKey, locked }) => [loginKey, locked]));
}

/** What an encrypted value says; undefined when its key is gone. */
function opened(
  vault: Vault,
  purpose: 'foreign-hash' | 'authenticator-secret',
  loginKey: string,
  locked: Buffer,
): string | undefined {
  try {
    return vault.unlock(purpose, loginKey, locked);
  } catch {
    return undefined;
  }
}
