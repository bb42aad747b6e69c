import type { Site } from '@rochdale/domain/website/site/site';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { ReadDataBearer } from '../../../platform/http/access.ts';
import type { DataBearer } from '../../../platform/http/caller.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import { readAccessToken } from '../../identity/access-tokens/public.ts';
import { readAppBearer } from '../../identity/connected-apps/public.ts';

interface BearerServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: () => Site;
}

/** Knows tokens of one kind; undefined for any other, and for one that opens nothing now. */
type ReadToken = (services: BearerServices, token: string, address: string) => Promise<DataBearer | undefined>;

/** The kinds of tokens that read usage. Each knows its own by how it begins. */
const kinds: readonly ReadToken[] = [readAccessToken, readAppBearer];

/** Calls that a token may make in any minute; those of an app's own count together. */
export const perMinute = 60;

/** Who bears a token that reads usage. It is asked with each call, so that a token which was ended opens nothing from then on. */
export function dataBearers(services: BearerServices): ReadDataBearer {
  return async (token, address) => {
    for (const read of kinds) {
      const bearer = await read(services, token, address);
      if (bearer === undefined) continue;
      const { db, clock } = services;
      await takeTries(db, [{ key: bearer.limitKey, tries: perMinute, minutes: 1 }], clock.now());
      return bearer;
    }
    return undefined;
  };
}
