import { lastOfferBefore } from '@rochdale/domain/identity/passkeys/passkeys';
import type { LanguageName } from '@rochdale/domain/texts/languages';
import { and, count, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { builtOnce } from '../../../platform/database/built-once.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { securityEvents } from '../../../tables/security.ts';
import { foreignHashes, knownDevices, logins, recoveryCodes, resetLinks } from '../../../tables/sign-in.ts';
import { grantOwnMemberships } from '../grants/public.ts';

export type Login = typeof logins.$inferSelect;
export type NewLogin = typeof logins.$inferInsert;
export type ResetLinkKind = (typeof resetLinks.$inferSelect)['kind'];

/** The login with this id, without regard to case. */
export async function findLogin(db: Executor, loginId: string): Promise<Login | undefined> {
  const [found] = await db
    .select()
    .from(logins)
    .where(eq(logins.loginKey, loginKeyOf(loginId)));
  return found;
}

/** The one login of a member. */
export async function findLoginOfMember(db: Executor, memberNumber: string): Promise<Login | undefined> {
  const [found] = await byMember(db, { memberNumber });
  return found;
}

const byMember = builtOnce(['memberNumber'], (db, { memberNumber }) =>
  db.select().from(logins).where(eq(logins.memberNumber, memberNumber)),
);

/** The one login of a member, which nobody else changes until the transaction ends. */
export async function holdLoginOfMember(tx: Executor, memberNumber: string): Promise<Login | undefined> {
  const [found] = await tx.select().from(logins).where(eq(logins.memberNumber, memberNumber)).for('update');
  return found;
}

/** Forgets tries with a username that were refused, which are known by no member: whoever has it next made none of them. */
export async function forgetTriesWith(db: Executor, loginKey: string): Promise<void> {
  const { memberNumber, loginKey: tried } = securityEvents;
  await db.delete(securityEvents).where(and(isNull(memberNumber), eq(tried, loginKey)));
}

/** Adds a login, with the grant of its own membership. Rejects with the constraint when its id or its member has one already. */
export async function addLogin(db: Executor, login: NewLogin): Promise<void> {
  await db.insert(logins).values(login);
  await forgetTriesWith(db, login.loginKey);
  await grantOwnMemberships(db, 'registration', [login.loginKey]);
}

/** Takes, once, that a login's first sign-in chooses notices; false where that was taken before, or is not so. */
export async function takeFirstNotices(tx: Executor, memberNumber: string): Promise<boolean> {
  const taken = await tx
    .update(logins)
    .set({ awaitsFirstNotices: false })
    .where(and(eq(logins.memberNumber, memberNumber), eq(logins.awaitsFirstNotices, true)))
    .returning({ loginKey: logins.loginKey });
  return taken.length > 0;
}

/** The language that a member chose. */
export async function setLanguage(db: Executor, memberNumber: string, language: LanguageName): Promise<void> {
  await db.update(logins).set({ language }).where(eq(logins.memberNumber, memberNumber));
}

/** Replaces the password, another system's too; links that would replace it again open nothing any more. */
export async function setPassword(tx: Executor, loginKey: string, passwordHash: string, now: Date): Promise<void> {
  await tx
    .update(logins)
    .set({ passwordHash, passwordOffAt: null, passwordChangedAt: now })
    .where(eq(logins.loginKey, loginKey));
  await tx.delete(foreignHashes).where(eq(foreignHashes.loginKey, loginKey));
  await endResetLinks(tx, loginKey, now);
}

/** Takes the password away, another system's too; links that would bring one open nothing any more (identity-83). */
export async function turnPasswordOff(tx: Executor, loginKey: string, now: Date): Promise<void> {
  await tx.update(logins).set({ passwordHash: null, passwordOffAt: now }).where(eq(logins.loginKey, loginKey));
  await tx.delete(foreignHashes).where(eq(foreignHashes.loginKey, loginKey));
  await endResetLinks(tx, loginKey, now);
}

/** Lets a password be chosen again by a link. */
export async function allowPassword(tx: Executor, loginKey: string): Promise<void> {
  await tx.update(logins).set({ passwordOffAt: null }).where(eq(logins.loginKey, loginKey));
}

/** Takes that a passkey is offered to a login now; false where one was offered lately. */
export async function takePasskeyOffer(db: Executor, loginKey: string, now: Date): Promise<boolean> {
  const { passkeyOfferedAt } = logins;
  const isDue = or(isNull(passkeyOfferedAt), lt(passkeyOfferedAt, lastOfferBefore(now)));
  const taken = await db
    .update(logins)
    .set({ passkeyOfferedAt: now })
    .where(and(eq(logins.loginKey, loginKey), isDue))
    .returning({ loginKey: logins.loginKey });
  return taken.length > 0;
}

/** How many recovery codes of a login are unused. */
export async function recoveryCodesLeft(db: Executor, loginKey: string): Promise<number> {
  const [found] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.loginKey, loginKey), isNull(recoveryCodes.usedAt)));
  return found?.left ?? 0;
}

/** Ends every reset link that went to a login's address so far. */
export async function endResetLinks(db: Executor, loginKey: string, now: Date): Promise<void> {
  await db
    .update(resetLinks)
    .set({ usedAt: now })
    .where(and(eq(resetLinks.loginKey, loginKey), isNull(resetLinks.usedAt)));
}

/** Locks a login, with why, or opens it again. */
export async function setLock(
  tx: Executor,
  loginKey: string,
  lock: { readonly at: Date; readonly reason: string } | undefined,
): Promise<void> {
  await tx
    .update(logins)
    .set({ lockedAt: lock?.at ?? null, lockReason: lock?.reason ?? null })
    .where(eq(logins.loginKey, loginKey));
}

export async function setEmail(db: Executor, loginKey: string, email: string): Promise<void> {
  await db.update(logins).set({ email }).where(eq(logins.loginKey, loginKey));
}

/** Replaces the security question, and with a hash its answer. */
export async function setSecurityAnswer(
  db: Executor,
  loginKey: string,
  securityQuestion: string,
  securityAnswerHash?: string,
): Promise<void> {
  await db
    .update(logins)
    .set({ securityQuestion, ...(securityAnswerHash !== undefined && { securityAnswerHash }) })
    .where(eq(logins.loginKey, loginKey));
}

/** Gives a login another id, and takes everything along that is keyed by it. Rejects with the constraint when it is taken. */
export async function moveLogin(
  tx: Executor,
  from: string,
  to: { loginKey: string; loginId: string; mfaSecret: Buffer | null },
): Promise<void> {
  const { loginKey } = to;
  await tx.update(logins).set(to).where(eq(logins.loginKey, from));
  if (loginKey !== from) await forgetTriesWith(tx, loginKey);
  for (const table of [knownDevices, recoveryCodes, resetLinks])
    await tx.update(table).set({ loginKey }).where(eq(table.loginKey, from));
}

/** Switches multi-factor on with an encrypted secret, or off without one; recovery codes are replaced. */
export async function setMfa(
  db: Executor,
  loginKey: string,
  mfa: { secret: Buffer; lastStep: number; codeHashes: readonly Buffer[] } | undefined,
): Promise<void> {
  await db
    .update(logins)
    .set({ mfaEnabled: mfa !== undefined, mfaSecret: mfa?.secret ?? null, mfaLastStep: mfa?.lastStep ?? 0 })
    .where(eq(logins.loginKey, loginKey));
  await db.delete(recoveryCodes).where(eq(recoveryCodes.loginKey, loginKey));
  if (mfa) await db.insert(recoveryCodes).values(mfa.codeHashes.map((codeHash) => ({ loginKey, codeHash })));
}

/** Takes the code of a 30-second step: true once, false when this step or a later one was used before. */
export async function takeStep(db: Executor, loginKey: string, step: number): Promise<boolean> {
  const taken = await db
    .update(logins)
    .set({ mfaLastStep: step })
    .where(and(eq(logins.loginKey, loginKey), lt(logins.mfaLastStep, step)))
    .returning({ loginKey: logins.loginKey });
  return taken.length > 0;
}

/** Under what the unused recovery codes of a login are stored. */
export async function unusedRecoveryCodes(db: Executor, loginKey: string): Promise<readonly Buffer[]> {
  const found = await db
    .select({ codeHash: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.loginKey, loginKey), isNull(recoveryCodes.usedAt)));
  return found.map(({ codeHash }) => codeHash);
}

/** Takes a recovery code: true once. */
export async function takeRecoveryCode(
  db: Executor,
  loginKey: string,
  codeHashes: readonly Buffer[],
  now: Date,
): Promise<boolean> {
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.loginKey, loginKey),
        inArray(recoveryCodes.codeHash, [...codeHashes]),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ loginKey: recoveryCodes.loginKey });
  return taken.length > 0;
}

export async function addResetLink(
  db: Executor,
  link: { codeHash: Buffer; loginKey: string; kind?: ResetLinkKind; expiresAt: Date },
): Promise<void> {
  await db.insert(resetLinks).values(link);
}

/** The login of a link that is still good, and what it is for. */
export async function findResetLink(
  db: Executor,
  codeHash: Buffer,
  now: Date,
): Promise<{ readonly loginKey: string; readonly kind: ResetLinkKind } | undefined> {
  const [found] = await db
    .select({ loginKey: resetLinks.loginKey, kind: resetLinks.kind })
    .from(resetLinks)
    .where(and(eq(resetLinks.codeHash, codeHash), isNull(resetLinks.usedAt), gt(resetLinks.expiresAt, now)));
  return found;
}

/** Uses a link for what it is for: its login once, then undefined. */
export async function useResetLink(
  db: Executor,
  { codeHash, kind }: { readonly codeHash: Buffer; readonly kind: ResetLinkKind },
  now: Date,
): Promise<string | undefined> {
  const [used] = await db
    .update(resetLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(resetLinks.codeHash, codeHash),
        eq(resetLinks.kind, kind),
        isNull(resetLinks.usedAt),
        gt(resetLinks.expiresAt, now),
      ),
    )
    .returning({ loginKey: resetLinks.loginKey });
  return used?.loginKey;
}

/** Marks another system's link as used: true once. */
export async function useForeignLink(db: Executor, codeHash: Buffer, loginKey: string, now: Date): Promise<boolean> {
  const used = await db
    .insert(resetLinks)
    .values({ codeHash, loginKey, expiresAt: now, usedAt: now })
    .onConflictDoNothing()
    .returning({ loginKey: resetLinks.loginKey });
  return used.length > 0;
}

/** Whether another system's link was used before. */
export async function isUsedLink(db: Executor, codeHash: Buffer): Promise<boolean> {
  const found = await db.select().from(resetLinks).where(eq(resetLinks.codeHash, codeHash));
  return found.length > 0;
}

/** Every login with an authenticator, with its encrypted secret. */
export async function loginsWithSecret(db: Executor): Promise<{ loginKey: string; mfaSecret: Buffer }[]> {
  const found = await db
    .select({ loginKey: logins.loginKey, mfaSecret: logins.mfaSecret })
    .from(logins)
    .where(isNotNull(logins.mfaSecret));
  return found.flatMap(({ loginKey, mfaSecret }) => (mfaSecret ? [{ loginKey, mfaSecret }] : []));
}

/** Replaces an encrypted secret, if it is still the one that was read. */
export async function replaceSecret(db: Executor, loginKey: string, before: Buffer, after: Buffer): Promise<void> {
  await db
    .update(logins)
    .set({ mfaSecret: after })
    .where(and(eq(logins.loginKey, loginKey), eq(logins.mfaSecret, before)));
}

/** The key under which a login id is unique. */
export function loginKeyOf(loginId: string): string {
  return loginId.trim().toLowerCase();
}
