import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '../../../platform/database/database.ts';
import { hashOf } from '../../../platform/tokens/token-store.ts';
import { connections, type oauthKinds, oauthTokens } from '../../../tables/connected-apps.ts';

export type OauthKind = (typeof oauthKinds)[number];
export type StoredToken = typeof oauthTokens.$inferSelect;

/** Of this kind, by the text of the token. */
const isThis = (kind: OauthKind, id: string) => and(eq(oauthTokens.kind, kind), eq(oauthTokens.idHash, hashOf(id)));

/** Keeps a token, or what changed of it; an app's first token takes a consent up. */
export async function keepToken(
  db: Database,
  kind: OauthKind,
  id: string,
  kept: Pick<StoredToken, 'connectionId' | 'appId' | 'payload' | 'expiresAt'> & { readonly now: Date },
): Promise<void> {
  const { now, ...token } = kept;
  await db
    .insert(oauthTokens)
    .values({ kind, idHash: hashOf(id), ...token })
    .onConflictDoUpdate({
      target: [oauthTokens.kind, oauthTokens.idHash],
      set: { payload: token.payload, expiresAt: token.expiresAt },
    });
  if (kind !== 'AccessToken' || token.connectionId === null) return;
  await db
    .update(connections)
    .set({ takenUpAt: now })
    .where(and(eq(connections.connectionId, token.connectionId), isNull(connections.takenUpAt)));
}

/** A token whose time is not over. */
export async function findToken(
  db: Executor,
  kind: OauthKind,
  id: string,
  now: Date,
): Promise<StoredToken | undefined> {
  const [found] = await db
    .select()
    .from(oauthTokens)
    .where(and(isThis(kind, id), gt(oauthTokens.expiresAt, now)));
  return found;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function holdToken(tx: Transaction, kind: OauthKind, id: string): Promise<StoredToken | undefined> {
  const [found] = await tx.select().from(oauthTokens).where(isThis(kind, id)).for('update');
  return found;
}

/** Marks a token as used. */
export async function markConsumed(tx: Executor, kind: OauthKind, id: string, at: Date): Promise<void> {
  await tx.update(oauthTokens).set({ consumedAt: at }).where(isThis(kind, id));
}

/** Takes a token away; false where it was not there. */
export async function dropToken(db: Executor, kind: OauthKind, id: string): Promise<boolean> {
  const gone = await db.delete(oauthTokens).where(isThis(kind, id)).returning({ kind: oauthTokens.kind });
  return gone.length > 0;
}

/** Takes a connection's tokens of a kind away. */
export async function dropTokensOf(db: Executor, kind: OauthKind, connectionId: string): Promise<void> {
  await db.delete(oauthTokens).where(and(eq(oauthTokens.kind, kind), eq(oauthTokens.connectionId, connectionId)));
}

/** Takes the refresh tokens of a connection away that were not used. */
export async function dropUnusedRefreshTokens(tx: Executor, connectionId: string): Promise<void> {
  await tx
    .delete(oauthTokens)
    .where(
      and(
        eq(oauthTokens.kind, 'RefreshToken'),
        eq(oauthTokens.connectionId, connectionId),
        isNull(oauthTokens.consumedAt),
      ),
    );
}

/** Whether no refresh token of the same connection was used after this one. */
export async function isLastUsed(db: Executor, { connectionId, consumedAt }: StoredToken): Promise<boolean> {
  if (connectionId === null || consumedAt === null) return true;
  const later = await db
    .select({ kind: oauthTokens.kind })
    .from(oauthTokens)
    .where(
      and(
        eq(oauthTokens.kind, 'RefreshToken'),
        eq(oauthTokens.connectionId, connectionId),
        gt(oauthTokens.consumedAt, consumedAt),
      ),
    )
    .limit(1);
  return later.length === 0;
}

/** Binds a request to the browser that it came from. */
export async function bindRequest(db: Executor, requestId: string, browserToken: string): Promise<void> {
  await db
    .update(oauthTokens)
    .set({ browserHash: hashOf(browserToken) })
    .where(isThis('Interaction', requestId));
}

/** A request that was not answered yet, if it came from this browser. */
export async function findRequest(
  db: Executor,
  requestId: string,
  browserToken: string,
  now: Date,
): Promise<StoredToken | undefined> {
  const [found] = await db
    .select()
    .from(oauthTokens)
    .where(isOpenRequest(requestId, browserToken, now));
  return found;
}

/** Answers a request, once: of many at the same time one is answered true. */
export async function answerRequest(
  tx: Executor,
  request: { readonly requestId: string; readonly browserToken: string; readonly now: Date },
  payload: unknown,
): Promise<boolean> {
  const answered = await tx
    .update(oauthTokens)
    .set({ payload, consumedAt: request.now })
    .where(isOpenRequest(request.requestId, request.browserToken, request.now))
    .returning({ kind: oauthTokens.kind });
  return answered.length > 0;
}

const isOpenRequest = (requestId: string, browserToken: string, now: Date) =>
  and(
    isThis('Interaction', requestId),
    eq(oauthTokens.browserHash, hashOf(browserToken)),
    gt(oauthTokens.expiresAt, now),
    isNull(oauthTokens.consumedAt),
  );
