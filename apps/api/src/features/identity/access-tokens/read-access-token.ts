import { functionBlocks } from '@rochdale/domain/energy/green-button/function-blocks';
import { isAccessToken } from '@rochdale/domain/identity/access-tokens/token-form';
import type { Site } from '@rochdale/domain/website/site/site';
import { type Clock, todayAt } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { DataBearer } from '../../../platform/http/caller.ts';
import { neighborhoodOf, networkOf } from '../../../platform/limits/network.ts';
import { hashOf } from '../../../platform/tokens/token-store.ts';
import { findAccessToken, noteUse } from './access-tokens-store.ts';

/** A use is noted this often at most: a read stays a read. */
const noteAfterMs = 60_000;

/**
 * What a personal token opens (identity-111). It is read with each call, so that one that was ended opens nothing from then
 * on, in any process. Of the caller's address its neighborhood is kept, and no more.
 */
export async function readAccessToken(
  { db, clock, site }: { readonly db: Database; readonly clock: Clock; readonly site: () => Site },
  token: string,
  address: string,
): Promise<DataBearer | undefined> {
  if (!isAccessToken(token)) return undefined;
  const now = clock.now();
  const found = await findAccessToken(db, hashOf(token), todayAt(clock, site().timeZone));
  if (!found || found.reads.length === 0) return undefined;
  const { tokenId, loginKey, lastUsedAt, lastUsedFrom } = found.token;
  const from = neighborhoodOf(networkOf(address));
  if (lastUsedAt === null || lastUsedFrom !== from || now.getTime() - lastUsedAt.getTime() > noteAfterMs)
    await noteUse(db, tokenId, now, from);
  return {
    loginId: loginKey,
    accounts: found.reads,
    functionBlocks,
    since: undefined,
    until: undefined,
    subscriptionId: undefined,
    limitKey: `access-token:${tokenId}`,
    holder: `login:${loginKey}`,
  };
}
