import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { accounts } from '../../../tables/accounts.ts';
import { connections, oauthTokens, signInSubjects } from '../../../tables/connected-apps.ts';
import { logins } from '../../../tables/sign-in.ts';

/** By what an app knows a login: made at the first sign-in there, and the same from then on. */
export async function subjectAt(tx: Executor, appId: string, loginKey: string): Promise<string> {
  await tx.insert(signInSubjects).values({ appId, loginKey, subject: randomUUID() }).onConflictDoNothing();
  const [found] = await tx
    .select({ subject: signInSubjects.subject })
    .from(signInSubjects)
    .where(and(eq(signInSubjects.appId, appId), eq(signInSubjects.loginKey, loginKey)));
  if (!found) throw new Error('The login is gone.');
  return found.subject;
}

/** What an app may be told of whoever a connection signs in, as it is now. */
export async function personOf(db: Executor, connectionId: string) {
  const [found] = await db
    .select({
      appId: connections.appId,
      loginKey: connections.loginKey,
      memberNumber: connections.memberNumber,
      email: logins.email,
      accounts: sql<string[]>`array(select ${accounts.accountNumber} from ${accounts}
        where accounts.member_number = connections.member_number order by accounts.account_number)`,
    })
    .from(connections)
    .innerJoin(logins, eq(logins.loginKey, connections.loginKey))
    .where(eq(connections.connectionId, connectionId));
  return found;
}

const oneMore = sql`connections.reads + 1`;

/**
 * Takes the connection of a login with an app that signs in as agreed to now, or adds one: a login has one with each such app.
 * Its tokens of before go, for what they told may have been more. Answers its id.
 */
export async function agreeToSignIn(tx: Transaction, made: typeof connections.$inferInsert): Promise<string> {
  const { appId, loginKey, memberNumber, scope, agreedAt, connectionId } = made;
  await tx.select({ loginKey: logins.loginKey }).from(logins).where(eq(logins.loginKey, loginKey)).for('update');
  const isTheirs = and(eq(connections.appId, appId), eq(connections.loginKey, loginKey), isNull(connections.endedAt));
  const [kept] = await tx
    .update(connections)
    .set({ memberNumber, scope, agreedAt, lastReadAt: agreedAt, reads: oneMore })
    .where(isTheirs)
    .returning({ connectionId: connections.connectionId });
  if (!kept) {
    await tx.insert(connections).values({ ...made, lastReadAt: agreedAt, reads: 1 });
    return connectionId;
  }
  await tx.delete(oauthTokens).where(eq(oauthTokens.connectionId, kept.connectionId));
  return kept.connectionId;
}
