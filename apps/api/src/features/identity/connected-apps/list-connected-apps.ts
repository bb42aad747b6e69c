import type { OperationAnswer } from '@rochdale/contract/operation';
import type { Operations } from '@rochdale/contract/operations/operations';
import { kindsOf } from '@rochdale/domain/energy/espi-scope/espi-scope';
import { gates } from '@rochdale/domain/gates/gates';
import { readSignInScope } from '@rochdale/domain/identity/connected-apps/sign-in-scopes';
import { todayAt } from '../../../platform/clock.ts';
import type { IdentityServices } from '../sign-in/public.ts';
import { connectionsOf } from './connections-store.ts';

/** An app without a reading for so long may have been forgotten. */
const forgottenMs = 60 * 86_400_000;

/** The apps that read for a login, or would if the office had not stopped them (identity-118). */
export async function listConnectedApps(
  { db, clock, site }: Pick<IdentityServices, 'db' | 'clock' | 'site'>,
  loginKey: string,
): Promise<OperationAnswer<Operations['connected-apps.list']>> {
  const now = { at: clock.now(), today: todayAt(clock, site().timeZone) };
  const found = await connectionsOf(db, loginKey, now);
  const isDataOpen = gates.usageTracker({ site: site(), signedIn: true }).open;
  return {
    apps: found
      .filter(({ isOpen, isSuspended }) => isOpen || isSuspended)
      .filter(({ kind, accounts }) => kind === 'sign-in' || (isDataOpen && accounts.length > 0))
      .map(({ connection, appName, siteUrl, kind, accounts, isSuspended }) => ({
        connectionId: connection.connectionId,
        appName,
        siteUrl,
        kind,
        told: [...((kind === 'sign-in' && readSignInScope(connection.scope)) || [])],
        kinds: [...kindsOf(connection.functionBlocks)],
        accounts,
        since: connection.since,
        until: connection.untilDay,
        agreedAt: connection.agreedAt.toISOString(),
        lastReadAt: connection.lastReadAt?.toISOString() ?? null,
        reads: connection.reads,
        isForgotten: now.at.getTime() - (connection.lastReadAt ?? connection.agreedAt).getTime() > forgottenMs,
        isPaused: isSuspended,
      })),
  };
}
