import type { LocalDay } from '@rochdale/domain/dates';
import { and, desc, eq, gt, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { hashOf } from '../../../platform/tokens/token-store.ts';
import { connections, oauthTokens, thirdParties } from '../../../tables/connected-apps.ts';
import { logins } from '../../../tables/sign-in.ts';
import { inForce } from '../grants/public.ts';

/** The moment and the co-op's day of it. */
export interface Now {
  readonly at: Date;
  readonly today: LocalDay;
}

/**
 * Which connections open something now: none that was ended or is past its day, none of a login that the office locked or whose
 * password was replaced since, none of an app that was suspended (identity-119). Read with each call, so it holds in
 * every process at once.
 */
const isOpen = ({ today }: Now): SQL => sql`(connections.ended_at is null
  and coalesce(connections.until_day, 'infinity') >= ${today}::date
  and logins.locked_at is null
  and (logins.password_changed_at is null or logins.password_changed_at < connections.agreed_at)
  and third_parties.suspended_at is null)`;

/** Of a connection's accounts those that its login still opens: as the member's own, or as far as it was let in to manage. */
const openAccounts = ({ today }: Now): SQL<string[]> => sql<string[]>`array(select accounts.account_number from accounts
  where accounts.account_number = any(connections.account_numbers) and accounts.member_number = connections.member_number
  and exists (select 1 from login_grants where login_grants.login_key = connections.login_key
    and login_grants.member_number = connections.member_number
    and (login_grants.account_number = '' or login_grants.account_number = accounts.account_number)
    and login_grants.scope in ('all', 'manage') and ${inForce(sql`logins.member_number`, today)})
  order by accounts.account_number)`;

const shown = (now: Now) => ({
  connectionId: connections.connectionId,
  appId: connections.appId,
  loginKey: connections.loginKey,
  accounts: openAccounts(now),
  functionBlocks: connections.functionBlocks,
  isSignIn,
  scope: connections.scope,
  since: connections.since,
  untilDay: connections.untilDay,
});

const isSignIn = sql<boolean>`third_parties.kind = 'sign-in'`;

/** A connection that opens something now, by its id: data of an account, or a sign-in. */
export async function findOpenConnection(db: Executor, connectionId: string, now: Now) {
  const [found] = await openConnections(db, eq(connections.connectionId, connectionId), now);
  return found;
}

/** The open connections of an app, the oldest first. */
export const openConnectionsOf = (db: Executor, appId: string, now: Now) =>
  openConnections(db, and(eq(connections.appId, appId), isNotNull(connections.takenUpAt)), now);

async function openConnections(db: Executor, which: SQL | undefined, now: Now) {
  const found = await db
    .select(shown(now))
    .from(connections)
    .innerJoin(logins, eq(logins.loginKey, connections.loginKey))
    .innerJoin(thirdParties, eq(thirdParties.appId, connections.appId))
    .where(and(which, isOpen(now)))
    .orderBy(connections.agreedAt);
  return found.filter((one) => one.isSignIn || one.accounts.length > 0);
}

/** What members allowed to an app and it took up, with whether each opens something now, the oldest first. */
export async function authorizationsOf(
  db: Executor,
  { appId, connectionId }: { readonly appId: string; readonly connectionId?: string | undefined },
  now: Now,
) {
  const found = await db
    .select({ connection: connections, accounts: openAccounts(now), isOpen: sql<boolean>`${isOpen(now)}` })
    .from(connections)
    .innerJoin(logins, eq(logins.loginKey, connections.loginKey))
    .innerJoin(thirdParties, eq(thirdParties.appId, connections.appId))
    .where(
      and(
        eq(connections.appId, appId),
        isNotNull(connections.takenUpAt),
        connectionId === undefined ? isNull(connections.endedAt) : eq(connections.connectionId, connectionId),
      ),
    )
    .orderBy(connections.agreedAt, connections.connectionId);
  return found.map(({ connection, accounts, isOpen: opens }) => ({
    ...connection,
    isActive: opens && accounts.length > 0,
  }));
}

/** The open connection whose data an access token opens; one of a sign-in opens none. */
export async function findConnectionByToken(db: Executor, token: string, now: Now) {
  const [held] = await db
    .select({ connectionId: oauthTokens.connectionId })
    .from(oauthTokens)
    .where(and(isToken('AccessToken', token), gt(oauthTokens.expiresAt, now.at)));
  const found = held?.connectionId ? await findOpenConnection(db, held.connectionId, now) : undefined;
  return found?.isSignIn === false ? found : undefined;
}

/** The app that a token of its own stands for. */
export async function findAppByToken(db: Executor, token: string, now: Now): Promise<string | undefined> {
  const [held] = await db
    .select({ appId: oauthTokens.appId })
    .from(oauthTokens)
    .innerJoin(thirdParties, eq(thirdParties.appId, oauthTokens.appId))
    .where(
      and(isToken('ClientCredentials', token), gt(oauthTokens.expiresAt, now.at), isNull(thirdParties.suspendedAt)),
    );
  return held?.appId;
}

const isToken = (kind: 'AccessToken' | 'ClientCredentials', token: string) =>
  and(eq(oauthTokens.kind, kind), eq(oauthTokens.idHash, hashOf(token)));

export async function addConnection(tx: Executor, made: typeof connections.$inferInsert): Promise<void> {
  await tx.insert(connections).values(made);
}

/** A login's connections that were not ended, with their apps and whether each opens something now; the newest first. */
export async function connectionsOf(db: Executor, loginKey: string, now: Now) {
  return db
    .select({
      connection: connections,
      appName: thirdParties.name,
      siteUrl: thirdParties.siteUrl,
      kind: thirdParties.kind,
      accounts: openAccounts(now),
      isOpen: sql<boolean>`${isOpen(now)}`,
      isSuspended: sql<boolean>`third_parties.suspended_at is not null`,
    })
    .from(connections)
    .innerJoin(logins, eq(logins.loginKey, connections.loginKey))
    .innerJoin(thirdParties, eq(thirdParties.appId, connections.appId))
    .where(and(eq(connections.loginKey, loginKey), isNull(connections.endedAt), isNotNull(connections.takenUpAt)))
    .orderBy(desc(connections.agreedAt))
    .limit(100);
}

/** Notes that an app has read by a connection. */
export async function noteConnectionRead(db: Executor, connectionId: string, at: Date): Promise<void> {
  await db
    .update(connections)
    .set({ lastReadAt: at, reads: sql`${connections.reads} + 1` })
    .where(eq(connections.connectionId, connectionId));
}

/** For so long a refresh token that was used is known again; later it is one like any unknown. */
const usedDays = 30;

/** Deletes codes and tokens whose time is over, and consents that no app took up before an instant. */
export async function forgetAuthorizations(db: Executor, now: Date, notTakenUpSince: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - usedDays * 86_400_000);
  await db.delete(oauthTokens).where(or(lt(oauthTokens.expiresAt, now), lt(oauthTokens.consumedAt, longAgo)));
  await db.delete(connections).where(and(isNull(connections.takenUpAt), lt(connections.agreedAt, notTakenUpSince)));
}
