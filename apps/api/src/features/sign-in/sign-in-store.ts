import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { logins } from './sign-in.tables.ts';

export type Login = typeof logins.$inferSelect;

/** The login with this id, without regard to case. */
export async function findLogin(db: Executor, loginId: string): Promise<Login | undefined> {
  const [found] = await db
    .select()
    .from(logins)
    .where(eq(logins.loginKey, loginKeyOf(loginId)));
  return found;
}

export async function noteSignIn(db: Executor, login: Login, now: Date): Promise<void> {
  await db.update(logins).set({ lastSignedInAt: now }).where(eq(logins.loginKey, login.loginKey));
}

/** The key under which a login id is unique. */
export function loginKeyOf(loginId: string): string {
  return loginId.trim().toLowerCase();
}
