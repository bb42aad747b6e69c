import type { ConnectionEnder } from '@rochdale/domain/identity/connected-apps/connection-rules';
import { writeSignInScope } from '@rochdale/domain/identity/connected-apps/sign-in-scopes';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { oauthKinds } from '../../../tables/connected-apps.ts';
import { findOpenConnection, type Now } from './connections-store.ts';
import { endConnection } from './ends/end-connections-store.ts';
import {
  dropToken,
  dropTokensOf,
  dropUnusedRefreshTokens,
  findToken,
  holdToken,
  isLastUsed,
  keepToken,
  markConsumed,
  type OauthKind,
  type StoredToken,
} from './oauth-store.ts';
import { findActiveApp, type ThirdParty } from './third-parties-store.ts';

interface AdapterServices {
  readonly db: Database;
  readonly now: () => Now;
  /** The resource that all tokens are for. */
  readonly resource: string;
  /** Who ends a connection where the library does. */
  readonly ender: () => ConnectionEnder;
}

/** For so long a refresh token that was just used is only refused: an app's processes that ask at once mean no harm. */
const atOnceMs = 10_000;

const nothing: Adapter = {
  upsert: async () => undefined,
  find: async () => undefined,
  findByUserCode: async () => undefined,
  findByUid: async () => undefined,
  consume: async () => undefined,
  destroy: async () => undefined,
  revokeByGrantId: async () => undefined,
};

/** What the authorization server keeps, in PostgreSQL: nothing in its process, so that all processes know the same (identity-117). */
export function oauthAdapter(services: AdapterServices): (model: string) => Adapter {
  return (model) => {
    if (model === 'Client') return clients(services);
    if (model === 'Grant') return grants(services);
    const kind = oauthKinds.find((one) => one === model);
    // No session is kept: who the member is, the portal says each time.
    return kind === undefined ? nothing : tokens(services, kind);
  };
}

/** Apps, as the office registered them. */
const clients = ({ db }: AdapterServices): Adapter => ({
  ...nothing,
  find: async (id) => {
    const app = await findActiveApp(db, id);
    return app && metadataOf(app);
  },
});

const metadataOf = ({ appId, kind, secretHash, redirectUris, requiresPkce, told }: ThirdParty): AdapterPayload => ({
  client_id: appId,
  // Compared as a hash; the secret itself is nowhere.
  client_secret: secretHash?.toString('hex'),
  redirect_uris: redirectUris,
  // The two kinds never mix: one that signs in has no data, and one that reads data is told nobody's name (identity-120).
  ...(kind === 'sign-in'
    ? { grant_types: ['authorization_code'], subject_type: 'pairwise', scope: writeSignInScope(told) }
    : { grant_types: ['authorization_code', 'refresh_token', 'client_credentials'], subject_type: 'public' }),
  app_kind: kind,
  response_types: ['code'],
  token_endpoint_auth_method: 'client_secret_basic',
  requires_pkce: requiresPkce,
});

/** A grant is a connection: it holds for as long as that opens something. */
const grants = ({ db, now, resource, ender }: AdapterServices): Adapter => ({
  ...nothing,
  find: async (id) => {
    const open = z.uuid().safeParse(id).success ? await findOpenConnection(db, id, now()) : undefined;
    if (!open) return undefined;
    const { connectionId, appId, scope, isSignIn } = open;
    const granted = { jti: connectionId, kind: 'Grant', accountId: connectionId, clientId: appId };
    return { ...granted, ...(isSignIn ? { openid: { scope } } : { resources: { [resource]: scope } }) };
  },
  destroy: async (id) => {
    await db.transaction((tx) => endConnection(tx, id, { by: ender(), at: now().at }));
  },
});

const payloadShape = z.record(z.string(), z.unknown());

/** Requests, codes and tokens. */
function tokens({ db, now }: AdapterServices, kind: OauthKind): Adapter {
  return {
    ...nothing,
    upsert: async (id, { jti, ...payload }, expiresIn = 0) => {
      const { at } = now();
      const expiresAt = new Date(at.getTime() + expiresIn * 1000);
      const { clientId, params, grantId = null } = payload;
      const appId = z.uuid().parse(clientId ?? params?.client_id);
      await keepToken(db, kind, id, { connectionId: grantId, appId, payload, expiresAt, now: at });
    },
    find: async (id) => {
      const found = await findToken(db, kind, id, now().at);
      if (!found) return undefined;
      const isReused = found.consumedAt !== null && kind !== 'Interaction' && !(await mayComeAgain(found));
      return { ...payloadShape.parse(found.payload), jti: id, ...(isReused && { consumed: true }) };
    },
    consume: (id) => (kind === 'RefreshToken' ? rotate(id) : useOnce(id)),
    destroy: async (id) => {
      const wasThere = await dropToken(db, kind, id);
      if (!wasThere && kind === 'Interaction') throw new errors.SessionNotFound('the request was answered before');
    },
    revokeByGrantId: (connectionId) => dropTokensOf(db, kind, connectionId),
  };

  /** A refresh token that was just used, or whose successor never was: its answer may have been lost. */
  async function mayComeAgain(found: StoredToken): Promise<boolean> {
    return found.kind === 'RefreshToken' && (wasUsedJustNow(found) || (await isLastUsed(db, found)));
  }

  function wasUsedJustNow({ consumedAt }: StoredToken): boolean {
    return consumedAt !== null && now().at.getTime() - consumedAt.getTime() < atOnceMs;
  }

  /** Uses a code; whoever comes second ends what came of it. */
  async function useOnce(id: string): Promise<void> {
    const usedBefore = await db.transaction(async (tx) => {
      const held = await holdToken(tx, kind, id);
      if (held !== undefined && held.consumedAt === null) {
        await markConsumed(tx, kind, id, now().at);
        return false;
      }
      if (held?.connectionId) await endConnection(tx, held.connectionId, { by: 'reuse', at: now().at });
      return true;
    });
    if (usedBefore) throw new errors.InvalidGrant('code already used');
  }

  /** Uses a refresh token; a successor of it without a use opens nothing from then on. */
  async function rotate(id: string): Promise<void> {
    const isRefused = await db.transaction(async (tx) => {
      const held = await holdToken(tx, kind, id);
      if (!held?.connectionId || wasUsedJustNow(held) || !(await isLastUsed(tx, held))) return true;
      if (held.consumedAt !== null) await dropUnusedRefreshTokens(tx, held.connectionId);
      await markConsumed(tx, kind, id, now().at);
      return false;
    });
    if (isRefused) throw new errors.InvalidGrant('refresh token already used');
  }
}
