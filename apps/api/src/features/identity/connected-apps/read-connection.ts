import type { LocalDay } from '@rochdale/domain/dates';
import { opensData } from '@rochdale/domain/energy/green-button/function-blocks';
import { type Clock, todayAt } from '../../../platform/clock.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { DataBearer } from '../../../platform/http/caller.ts';
import {
  authorizationsOf,
  findAppByToken,
  findConnectionByToken,
  findOpenConnection,
  noteConnectionRead,
  openConnectionsOf,
} from './connections-store.ts';

interface ConnectionServices {
  readonly db: Executor;
  readonly clock: Clock;
  readonly site: () => { readonly timeZone: string };
}

/** What an app may read now (identity-116). */
export interface Connection {
  readonly connectionId: string;
  /** The login's key. */
  readonly loginId: string;
  readonly appId: string;
  /** Those of the chosen accounts that the login still opens; never none. */
  readonly accounts: readonly string[];
  readonly functionBlocks: readonly number[];
  /** The first day that it may read. */
  readonly since: LocalDay;
}

const momentOf = ({ clock, site }: ConnectionServices) => ({ at: clock.now(), today: todayAt(clock, site().timeZone) });

/** What the bearer of an access token may read now; undefined where it opens nothing. Asked with each call, and kept nowhere. */
export async function readConnection(
  services: ConnectionServices,
  bearerToken: string,
): Promise<Connection | undefined> {
  const found = await findConnectionByToken(services.db, bearerToken, momentOf(services));
  return found && connectionOf(found);
}

/** What the bearer of an app's token reads as data (identity-116); that it did is noted, which members see. */
export async function readAppBearer(services: ConnectionServices, token: string): Promise<DataBearer | undefined> {
  const found = await readConnection(services, token);
  if (!found) return undefined;
  return bearerOf(services, found);
}

/** What an app reads by one of its connections, as the bearer of that would; undefined once it opens nothing. */
export async function readAppConnection(
  services: ConnectionServices,
  appId: string,
  connectionId: string,
): Promise<DataBearer | undefined> {
  const found = await findOpenConnection(services.db, connectionId, momentOf(services));
  return found?.appId === appId ? bearerOf(services, connectionOf(found)) : undefined;
}

async function bearerOf({ db, clock }: ConnectionServices, connection: Connection): Promise<DataBearer> {
  const { connectionId, loginId, appId, accounts, since } = connection;
  const functionBlocks = connection.functionBlocks.filter(opensData);
  await noteConnectionRead(db, connectionId, clock.now());
  return {
    ...{ loginId, accounts, functionBlocks, since, until: undefined, holder: `app:${appId}` },
    ...{ subscriptionId: connectionId, limitKey: `connection:${connectionId}` },
  };
}

/** What members allowed to an app, open or ended, the oldest first; of one alone where its id is given. */
export const readAuthorizations = (services: ConnectionServices, appId: string, connectionId?: string) =>
  authorizationsOf(services.db, { appId, connectionId }, momentOf(services));

/** The app that bears a token of its own, by client credentials; undefined where it opens nothing. */
export const readAppToken = (services: ConnectionServices, bearerToken: string): Promise<string | undefined> =>
  findAppByToken(services.db, bearerToken, momentOf(services));

/** All that an app may read now, the oldest first. */
export async function connectionsOf(services: ConnectionServices, appId: string): Promise<readonly Connection[]> {
  return (await openConnectionsOf(services.db, appId, momentOf(services))).map(connectionOf);
}

const connectionOf = ({
  loginKey,
  ...found
}: Omit<Connection, 'loginId'> & { readonly loginKey: string }): Connection => ({
  connectionId: found.connectionId,
  loginId: loginKey,
  appId: found.appId,
  accounts: found.accounts,
  functionBlocks: found.functionBlocks,
  since: found.since,
});
