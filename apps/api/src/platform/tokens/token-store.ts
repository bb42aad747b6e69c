import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import { builtOnce } from '../database/built-once.ts';
import type { Executor } from '../database/database.ts';
import { refusal } from '../http/refusal.ts';
import { tokens } from './tokens.tables.ts';

export type TokenPurpose = 'access' | 'quick-pay' | 'direct-usage';

/** What a good token stands for. A Quick Pay token opens one account only. */
export interface TokenHolder {
  readonly memberNumber: string;
  readonly accountNumber: string | null;
  readonly idleMinutes: number;
  /** What alone the token may do, before the member has done what the site asks for. */
  readonly limitedTo: 'mfa-set-up' | null;
  /** When it ends however it is used. */
  readonly expiresAt: Date;
  /** When it was last used. */
  readonly usedAt: Date;
}

/** When a token ends if nothing more uses it. */
export function endOf({ usedAt, idleMinutes, expiresAt }: TokenHolder): Date {
  const idleAt = new Date(usedAt.getTime() + idleMinutes * 60_000);
  return idleAt < expiresAt ? idleAt : expiresAt;
}

/** However often it is used, a token ends after this long (identity-11). */
const absoluteMinutes = 12 * 60;
/** `last_used_at` is written at most this often: a read stays a read. */
const touchAfterMs = 30_000;

const add = builtOnce(
  [
    ...(['tokenHash', 'purpose', 'memberNumber', 'accountNumber', 'limitedTo'] as const),
    ...(['idleMinutes', 'createdAt', 'expiresAt', 'browser', 'network'] as const),
  ],
  (db, given) => db.insert(tokens).values({ ...given, lastUsedAt: given.createdAt }),
);

/** Issues an opaque 256-bit token; only its SHA-256 is stored. */
export async function issueToken(
  db: Executor,
  token: {
    purpose: TokenPurpose;
    memberNumber: string;
    accountNumber?: string;
    limitedTo?: TokenHolder['limitedTo'];
    idleMinutes: number;
    /** Where a session is opened, for its owner and the office to know it by. */
    from?: { readonly browser: string; readonly network: string };
    now: Date;
  },
): Promise<string> {
  const text = newTokenText();
  await add(db, {
    tokenHash: hashOf(text),
    purpose: token.purpose,
    memberNumber: token.memberNumber,
    accountNumber: token.accountNumber ?? null,
    limitedTo: token.limitedTo ?? null,
    idleMinutes: token.idleMinutes,
    createdAt: token.now,
    browser: token.from?.browser ?? null,
    network: token.from?.network ?? null,
    expiresAt: new Date(token.now.getTime() + absoluteMinutes * 60_000),
  });
  return text;
}

const byHash = builtOnce(['hash'], (db, { hash }) => db.select().from(tokens).where(eq(tokens.tokenHash, hash)));

/**
 * Who holds a token: undefined when it is unknown, revoked, idle too long, too old, or for another purpose. Using it keeps
 * it alive, looking alone does not.
 */
export async function findToken(
  db: Executor,
  purpose: TokenPurpose,
  text: string,
  { now, isUse = true }: { readonly now: Date; readonly isUse?: boolean },
): Promise<TokenHolder | undefined> {
  const [found] = await byHash(db, { hash: hashOf(text) });
  if (!found || found.purpose !== purpose || found.revokedAt) return undefined;
  const idleMs = now.getTime() - found.lastUsedAt.getTime();
  if (now >= found.expiresAt || idleMs >= found.idleMinutes * 60_000) return undefined;
  if (isUse && idleMs > touchAfterMs)
    await db.update(tokens).set({ lastUsedAt: now }).where(eq(tokens.tokenHash, found.tokenHash));
  const { memberNumber, accountNumber, idleMinutes, limitedTo, expiresAt } = found;
  const usedAt = isUse ? now : found.lastUsedAt;
  return { memberNumber, accountNumber, idleMinutes, limitedTo, expiresAt, usedAt };
}

/** Ends a token at once, in every process. */
export async function revokeToken(db: Executor, text: string, now: Date): Promise<void> {
  await db
    .update(tokens)
    .set({ revokedAt: now })
    .where(and(eq(tokens.tokenHash, hashOf(text)), isNull(tokens.revokedAt)));
}

/** Ends every access token of a member at once, in every process; the one that is excepted stays. */
export async function revokeTokensOf(
  db: Executor,
  memberNumber: string,
  now: Date,
  exceptToken?: string,
): Promise<void> {
  const others = exceptToken === undefined ? undefined : ne(tokens.tokenHash, hashOf(exceptToken));
  await db
    .update(tokens)
    .set({ revokedAt: now })
    .where(and(eq(tokens.memberNumber, memberNumber), eq(tokens.purpose, 'access'), isNull(tokens.revokedAt), others));
}

/** Ends every token that holds, whatever it is for: a member's, or everybody's. Answers how many there were. */
export async function revokeEveryToken(db: Executor, now: Date, memberNumber?: string): Promise<number> {
  const whose = memberNumber === undefined ? undefined : eq(tokens.memberNumber, memberNumber);
  const ended = await db
    .update(tokens)
    .set({ revokedAt: now })
    .where(and(isNull(tokens.revokedAt), gt(tokens.expiresAt, now), whose))
    .returning({ purpose: tokens.purpose });
  return ended.length;
}

/**
 * Gives a session another token, which may do everything and ends no later than the one that it replaces, which ends now.
 */
export async function replaceToken(tx: Executor, text: string, now: Date): Promise<string> {
  const [replaced] = await tx
    .update(tokens)
    .set({ revokedAt: now })
    .where(and(eq(tokens.tokenHash, hashOf(text)), isNull(tokens.revokedAt)))
    .returning();
  if (!replaced) throw refusal(401, 'error.unauthorized');
  const next = newTokenText();
  await tx
    .insert(tokens)
    .values({ ...replaced, tokenHash: hashOf(next), limitedTo: null, lastUsedAt: now, revokedAt: null });
  return next;
}

/** Counts whoever holds a token as proved anew until an instant. */
export async function proveToken(db: Executor, text: string, provedUntil: Date): Promise<void> {
  await db
    .update(tokens)
    .set({ provedUntil })
    .where(eq(tokens.tokenHash, hashOf(text)));
}

/** Whether whoever holds a token counts as proved anew now. */
export async function isProvedToken(db: Executor, text: string, now: Date): Promise<boolean> {
  const found = await db
    .select({ tokenHash: tokens.tokenHash })
    .from(tokens)
    .where(and(eq(tokens.tokenHash, hashOf(text)), gt(tokens.provedUntil, now)));
  return found.length > 0;
}

/** Whether a token may do nothing before its member has done what the site asks for. */
export async function isLimitedToken(db: Executor, text: string): Promise<boolean> {
  const found = await db
    .select({ tokenHash: tokens.tokenHash })
    .from(tokens)
    .where(and(eq(tokens.tokenHash, hashOf(text)), isNotNull(tokens.limitedTo)));
  return found.length > 0;
}

/** When a token was issued; undefined where it is unknown. */
export async function issuedAt(db: Executor, text: string): Promise<Date | undefined> {
  const [found] = await db
    .select({ createdAt: tokens.createdAt })
    .from(tokens)
    .where(eq(tokens.tokenHash, hashOf(text)));
  return found?.createdAt;
}

/** Those of these hashes whose tokens still hold, but for how long they have not been used. */
export async function goodTokens(db: Executor, hashes: readonly Buffer[], now: Date): Promise<Buffer[]> {
  if (hashes.length === 0) return [];
  const found = await db
    .select({ tokenHash: tokens.tokenHash })
    .from(tokens)
    .where(and(inArray(tokens.tokenHash, [...hashes]), isNull(tokens.revokedAt), gt(tokens.expiresAt, now)));
  return found.map(({ tokenHash }) => tokenHash);
}

const newTokenText = (): string => randomBytes(32).toString('base64url');

/** By what a token is stored. */
export function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
