import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { RefusedCalls } from '../../../platform/http/refused/refused-calls.ts';
import { addRefused } from './refused-calls-store.ts';

/** Notes what was refused: a line of the log each, and in the database. While that is away the log alone has it. */
export const noteRefused =
  ({ db, clock, log }: { readonly db: Database; readonly clock: Clock; readonly log: FastifyBaseLogger }) =>
  async (refused: readonly RefusedCalls[]): Promise<void> => {
    for (const { kind, ...rest } of refused) log.warn({ security: kind, ...rest }, 'refused');
    await db
      .transaction((tx) => addRefused(tx, refused, clock.now()))
      .catch((err: Error) => log.error({ err }, 'refused calls were not kept'));
  };
