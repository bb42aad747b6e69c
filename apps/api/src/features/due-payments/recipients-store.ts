import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { members } from '../accounts/accounts.tables.ts';
import { logins } from '../sign-in/sign-in.tables.ts';

/** Where a member gets e-mail: the portal login's address, else the one on file; undefined when there is none. */
export async function emailOf(db: Executor, memberNumber: string): Promise<string | undefined> {
  const [found] = await db
    .select({ login: logins.email, onFile: members.email })
    .from(members)
    .leftJoin(logins, eq(logins.memberNumber, members.memberNumber))
    .where(eq(members.memberNumber, memberNumber));
  return found?.login ?? found?.onFile ?? undefined;
}
