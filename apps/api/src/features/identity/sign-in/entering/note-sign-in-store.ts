import type { LanguageName } from '@rochdale/domain/texts/languages';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../../platform/database/database.ts';
import { logins } from '../../../../tables/sign-in.ts';
import { findLogin, type Login } from '../sign-in-store.ts';

/**
 * Notes a sign-in, and the language that the member reads. Nothing is noted while the office keeps the login locked, nor where
 * the password is another than the one of the login as it was read, or was switched off since.
 */
export async function noteSignIn(
  db: Executor,
  { loginKey, passwordChangedAt, passwordOffAt }: Login,
  now: Date,
  language: LanguageName,
): Promise<'noted' | 'locked' | 'other-password'> {
  // Another may have been chosen since the login was read.
  const kept = sql`coalesce(${logins.language}, ${language})`;
  const noted = await db
    .update(logins)
    .set({ lastSignedInAt: now, language: kept })
    .where(
      and(
        eq(logins.loginKey, loginKey),
        isNull(logins.lockedAt),
        isStill(logins.passwordChangedAt, passwordChangedAt),
        isStill(logins.passwordOffAt, passwordOffAt),
      ),
    )
    .returning({ loginKey: logins.loginKey });
  if (noted.length > 0) return 'noted';
  return (await findLogin(db, loginKey))?.lockedAt ? 'locked' : 'other-password';
}

/** Whether a moment is still the one that was read, to the millisecond. */
const isStill = (column: PgColumn, read: Date | null): SQL =>
  sql`date_trunc('milliseconds', ${column}) is not distinct from ${read?.toISOString() ?? null}::timestamptz`;
