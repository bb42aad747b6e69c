import { createHash } from 'node:crypto';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { tokens } from './tokens.tables.ts';

/** What names a session to its owner and the office: never its token, nor what is stored of it. */
export const sessionIdOf = ({ tokenHash }: { readonly tokenHash: Buffer }): string =>
  createHash('sha256').update(tokenHash).digest('hex').slice(0, 32);

/** The sessions of a member that can be used now, the one used last first. */
export const liveSessionsOf = (db: Executor, memberNumber: string, now: Date) =>
  db
    .select()
    .from(tokens)
    .where(
      and(
        eq(tokens.memberNumber, memberNumber),
        eq(tokens.purpose, 'access'),
        isNull(tokens.revokedAt),
        gt(tokens.expiresAt, now),
        sql`${tokens.lastUsedAt} + make_interval(mins => ${tokens.idleMinutes}) > ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(desc(tokens.lastUsedAt), desc(tokens.createdAt));

/** Ends one session by the hash of its token; false where it had ended. */
export async function endSession(tx: Executor, tokenHash: Buffer, now: Date): Promise<boolean> {
  const ended = await tx
    .update(tokens)
    .set({ revokedAt: now })
    .where(and(eq(tokens.tokenHash, tokenHash), isNull(tokens.revokedAt)))
    .returning({ purpose: tokens.purpose });
  return ended.length > 0;
}
