import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import type { MessageServices } from '../../communications/messages/public.ts';

/** What taking returned payments into account works with. */
export interface ReturnServices extends MessageServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}
