import type { Site } from '@rochdale/domain/website/site/site';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Reads } from '../../../platform/database/read-replica.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import type { Schedules } from '../rates/public.ts';

/** What is needed to tell usage to the bearer of a token. */
export interface EspiServices {
  readonly db: Database;
  readonly reads: Reads;
  readonly clock: Clock;
  readonly site: () => Site;
  readonly schedules: Schedules;
  readonly vault: Vault;
  readonly publicUrl: string;
}
