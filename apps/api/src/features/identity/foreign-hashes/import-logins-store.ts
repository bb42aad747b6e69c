import type { BroughtPassword } from '@rochdale/domain/identity/foreign-hashes/brought-password';
import { foreignHashYears } from '@rochdale/domain/identity/foreign-hashes/unused-hash';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import { foreignHashes, logins } from '../../../tables/sign-in.ts';
import { grantOwnMemberships } from '../grants/public.ts';

/** A login as it is brought along; without a member number: of a person who has no membership. */
export type BroughtLogin = Pick<typeof logins.$inferInsert, 'loginKey' | 'loginId' | 'email'> & {
  readonly memberNumber: string | null;
  readonly password: BroughtPassword;
};

/**
 * Adds logins that are not there, with the grants of their own memberships; those that are stay as their owners made them.
 * Only where nobody has signed in yet does a newer hash of the old system's replace the one that came before (moving-in-206).
 */
export async function importLogins(
  db: Executor,
  rows: readonly BroughtLogin[],
  { vault, now }: { readonly vault: Vault; readonly now: Date },
): Promise<void> {
  if (rows.length === 0) return;
  const numberOf = (memberNumber: string | null) => memberNumber ?? sql`nextval('person_numbers')::text`;
  await db
    .insert(logins)
    .values(
      rows.map(({ password, memberNumber, ...row }) => ({
        ...row,
        memberNumber: numberOf(memberNumber),
        passwordHash: password.kind === 'own' ? password.hash : null,
        broughtAt: password.kind === 'own' ? null : now,
      })),
    )
    .onConflictDoNothing();
  await grantOwnMemberships(db, 'import');
  await bringHashes(db, rows, { vault, now });
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
    return locked !== undefined && (locked === null || opened(vault, loginKey, locked) !== password.hash);
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

/** Of these logins those that were brought lately and that nobody has used, each with its encrypted hash. */
async function untouchedLogins(
  db: Executor,
  loginKeys: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Buffer | null>> {
  const since = new Date(now);
  since.setUTCFullYear(now.getUTCFullYear() - foreignHashYears);
  const found = await db
    .select({ loginKey: logins.loginKey, locked: foreignHashes.locked })
    .from(logins)
    .leftJoin(foreignHashes, eq(foreignHashes.loginKey, logins.loginKey))
    .where(and(inArray(logins.loginKey, [...loginKeys]), isNull(logins.passwordHash), gt(logins.broughtAt, since)));
  return new Map(found.map(({ loginKey, locked }) => [loginKey, locked]));
}

/** What an encrypted hash says; undefined when its key is gone. */
function opened(vault: Vault, loginKey: string, locked: Buffer): string | undefined {
  try {
    return vault.unlock('foreign-hash', loginKey, locked);
  } catch {
    return undefined;
  }
}
