import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { hashOf } from '../../../platform/tokens/token-store.ts';
import { outsideAttempts, outsideIdentities } from '../../../tables/outside-sign-in.ts';
import { logins } from '../../../tables/sign-in.ts';

/** Keeps a way to the provider for the browser that goes it. */
export async function keepAttempt(
  db: Executor,
  browserToken: string,
  kept: { readonly sealed: string; readonly loginKey: string | null; readonly expiresAt: Date },
): Promise<void> {
  await db.insert(outsideAttempts).values({ browserHash: hashOf(browserToken), ...kept });
}

/** Takes the way that a browser went: of many at the same time one gets it, and it is gone. */
export async function takeAttempt(db: Executor, browserToken: string, now: Date) {
  const [taken] = await db
    .delete(outsideAttempts)
    .where(eq(outsideAttempts.browserHash, hashOf(browserToken)))
    .returning();
  return taken && taken.expiresAt > now ? taken : undefined;
}

/** A tie counts unless the password was replaced since: whoever had the old one may have made it (identity-133). */
const counts = sql`(logins.password_changed_at is null or logins.password_changed_at < outside_identities.tied_at)`;

/** The login that somebody at a provider is tied to; noted as used. */
export async function useTie(db: Executor, { issuer, subject }: Who, now: Date): Promise<string | undefined> {
  const [used] = await db
    .update(outsideIdentities)
    .set({ lastUsedAt: now })
    .from(logins)
    .where(and(isWho({ issuer, subject }), eq(logins.loginKey, outsideIdentities.loginKey), counts))
    .returning({ loginKey: outsideIdentities.loginKey });
  return used?.loginKey;
}

interface Who {
  readonly issuer: string;
  readonly subject: string;
}
const isWho = ({ issuer, subject }: Who) =>
  and(eq(outsideIdentities.issuer, issuer), eq(outsideIdentities.subject, subject));

/** Ties somebody at a provider to a login, in place of whom it was tied to there; false where they are another login's. */
export async function tie(tx: Executor, loginKey: string, who: Who, now: Date): Promise<boolean> {
  const ofLogin = and(eq(outsideIdentities.loginKey, loginKey), eq(outsideIdentities.issuer, who.issuer));
  await tx.delete(outsideIdentities).where(ofLogin);
  const dead = tx
    .select({ loginKey: logins.loginKey })
    .from(logins)
    .where(
      and(eq(logins.loginKey, outsideIdentities.loginKey), isNotNull(logins.passwordChangedAt), sql`not ${counts}`),
    );
  await tx.delete(outsideIdentities).where(and(isWho(who), sql`exists ${dead}`));
  const tied = await tx
    .insert(outsideIdentities)
    .values({ ...who, loginKey, tiedAt: now })
    .onConflictDoNothing()
    .returning({ loginKey: outsideIdentities.loginKey });
  return tied.length > 0;
}

/** The tie of a login to a provider, if it counts. */
export async function findTie(db: Executor, loginKey: string, issuer: string) {
  const [found] = await db
    .select({ tiedAt: outsideIdentities.tiedAt, lastUsedAt: outsideIdentities.lastUsedAt })
    .from(outsideIdentities)
    .innerJoin(logins, eq(logins.loginKey, outsideIdentities.loginKey))
    .where(and(eq(outsideIdentities.loginKey, loginKey), eq(outsideIdentities.issuer, issuer), counts));
  return found;
}

/** Unties a login from a provider, or from all; false where nothing was tied. */
export async function untie(tx: Executor, loginKey: string, issuer?: string): Promise<boolean> {
  const gone = await tx
    .delete(outsideIdentities)
    .where(
      and(
        eq(outsideIdentities.loginKey, loginKey),
        issuer === undefined ? undefined : eq(outsideIdentities.issuer, issuer),
      ),
    )
    .returning({ loginKey: outsideIdentities.loginKey });
  return gone.length > 0;
}

/** Unties the login of a member from every provider: who had somebody else's login must not come in by it again. */
export async function untieMember(tx: Executor, memberNumber: string): Promise<void> {
  await tx
    .delete(outsideIdentities)
    .where(
      sql`${outsideIdentities.loginKey} in (select login_key from ${logins} where ${eq(logins.memberNumber, memberNumber)})`,
    );
}

/** Forgets ways to the provider that did not come back. */
export async function forgetAttempts(db: Executor, now: Date): Promise<void> {
  await db.delete(outsideAttempts).where(lt(outsideAttempts.expiresAt, now));
}
