import type { ConnectionEnder } from '@rochdale/domain/identity/connected-apps/connection-rules';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/database/database.ts';
import { connections, oauthTokens } from '../../../../tables/connected-apps.ts';
import { logins } from '../../../../tables/sign-in.ts';

/** Who ends connections, and when. */
interface End {
  readonly by: ConnectionEnder;
  readonly at: Date;
}

/** Ends a connection of a login, with its tokens; false where it had ended, or is another's. */
export async function endConnection(
  tx: Transaction,
  connectionId: string,
  { loginKey, ...end }: End & { readonly loginKey?: string },
): Promise<boolean> {
  const ofLogin = loginKey === undefined ? undefined : eq(connections.loginKey, loginKey);
  return (await endWhere(tx, and(eq(connections.connectionId, connectionId), ofLogin), end)) > 0;
}

/** Ends every connection that a member's login allowed, with its tokens. */
export async function endConnectionsOf(tx: Transaction, memberNumber: string, end: End): Promise<void> {
  const own = tx.select({ loginKey: logins.loginKey }).from(logins).where(eq(logins.memberNumber, memberNumber));
  await endWhere(tx, inArray(connections.loginKey, own), end);
}

/** Ends what a login allowed of accounts of another, where it opens none of them any more: its delegation has ended. */
export async function endConnectionsWithoutAccounts(
  tx: Transaction,
  { loginKey, memberNumber }: { readonly loginKey: string; readonly memberNumber: string },
  end: End,
): Promise<void> {
  const ofOthers = and(eq(connections.loginKey, loginKey), eq(connections.memberNumber, memberNumber));
  await endWhere(tx, and(ofOthers, opensNone()), end);
}

/** A connection names accounts, and its login opens none of them. */
const opensNone = (): SQL =>
  sql`cardinality(connections.account_numbers) > 0 and not exists (select 1 from login_grants
    where login_grants.login_key = connections.login_key and login_grants.member_number = connections.member_number
      and login_grants.scope in ('all', 'manage')
      and login_grants.account_number = any(connections.account_numbers || array['']))`;

async function endWhere(tx: Transaction, which: SQL | undefined, { by, at }: End): Promise<number> {
  const ended = await tx
    .update(connections)
    .set({ endedAt: at, endedBy: by })
    .where(and(which, isNull(connections.endedAt)))
    .returning({ connectionId: connections.connectionId });
  const ids = ended.map(({ connectionId }) => connectionId);
  if (ids.length === 0) return 0;
  await tx.delete(oauthTokens).where(inArray(oauthTokens.connectionId, ids));
  // An app that gave it back knows.
  if (by !== 'app') await noteEnds(tx, ids, at);
  return ids.length;
}

/** Notes of what has ended what its app took up, where it has an address at which it can be told. */
async function noteEnds(tx: Transaction, connectionIds: readonly string[], at: Date): Promise<void> {
  const ids = sql.param([...connectionIds]);
  await tx.execute(sql`insert into connection_ends (connection_id, app_id, ended_at)
    select connection_id, app_id, ${at.toISOString()}::timestamptz from connections
    where connection_id = any(${ids}::uuid[]) and taken_up_at is not null
      and exists (select 1 from webhooks where webhooks.app_id = connections.app_id
        and webhooks.ended_at is null and webhooks.locked_secret is not null)
    on conflict do nothing`);
}
