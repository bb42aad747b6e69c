import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { installedBinaries } from '../postgres/binaries.ts';
import { type RunningPostgres, scratchSettings, startPostgres } from '../postgres/embedded.ts';

/** A folder of another PostgreSQL than npm brings, with its `bin`, whose programs everyone can run. */
const other = process.env.TEST_POSTGRES;

/** Starts the PostgreSQL that tests run on: the embedded one, or that of `TEST_POSTGRES`. */
export const startTriedServer = (folder: string, settings: readonly string[] = []): Promise<RunningPostgres> =>
  startPostgres(folder, undefined, [...scratchSettings, ...settings], other);

/** Which release of PostgreSQL that is. */
export const triedRelease = (): string =>
  other === undefined
    ? installedBinaries().version
    : execFileSync(join(other, 'bin/postgres'), ['--version'], { encoding: 'utf8' }).trim();
