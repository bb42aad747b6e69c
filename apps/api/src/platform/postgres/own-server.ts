import type { Environment } from '../environment.ts';
import { EnvironmentError } from '../process/environment-error.ts';
import { type RunningPostgres, startPostgres } from './embedded.ts';

/**
 * Starts, or adopts, the embedded server of DATA_DIR. Production is refused with a sentence, unless it was told to use it:
 * nobody backs it up, watches it or brings it to the next PostgreSQL.
 */
export function startOwnServer({ production, allowsEmbedded, dataDir }: Environment): Promise<RunningPostgres> {
  if (production && !allowsEmbedded)
    throw new EnvironmentError(
      'DATABASE_URL is not set: production wants a PostgreSQL of its own; ALLOW_EMBEDDED_DATABASE=yes uses the embedded one all the same.',
    );
  return startPostgres(dataDir);
}
