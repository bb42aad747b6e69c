import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../../apps/api/built.js';
import { type OpenDatabase, openDatabase } from '../../apps/api/src/platform/database/database.ts';
import { migrateDatabase } from '../../apps/api/src/platform/database/migrate.ts';
import { startPostgres } from '../../apps/api/src/platform/postgres/embedded.ts';
import { freePort } from '../../apps/api/src/platform/process/free-port.ts';
import { vaultOf } from '../../apps/api/src/platform/sealing/vault.ts';

/** Stops a server that is measured against, and starts it again at the same address. */
export interface ServerSwitch {
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** A database of its own, gone when the measuring is done. */
export async function withScratchDatabase<T>(
  run: (database: OpenDatabase, folder: string, server: ServerSwitch) => Promise<T>,
  settings: readonly string[] = [],
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'rochdale-bench-'));
  await chmod(folder, 0o711);
  let postgres = await startPostgres(folder, undefined, settings);
  const port = Number(new URL(postgres.url).port);
  const server: ServerSwitch = {
    stop: () => postgres.stop(),
    start: async () => {
      postgres = await startPostgres(folder, port, settings);
    },
  };
  await migrateDatabase(postgres.url);
  const database = openDatabase(postgres.url);
  try {
    return await run(database, folder, server);
  } finally {
    await database.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A vault whose key nobody keeps. */
export const scratchVault = () => vaultOf([randomBytes(32).toString('base64url')]);

/** A program of the repository by its path. */
export const programAt = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** A program of the API as production runs it; built first where its source is newer. */
export async function builtProgram(name: 'server' | 'worker'): Promise<string> {
  await ensureBuilt(['portal', 'api']);
  return programAt(`apps/api/dist/${name}.js`);
}

/** The `coop` command as it is called, built. */
export async function coopProgram(): Promise<string> {
  await ensureBuilt(['api']);
  return programAt('apps/api/coop.js');
}

/** Settings for the API and the sandbox on free ports. */
export async function productSettings(databaseUrl: string, folder: string): Promise<Record<string, string>> {
  const port = String(await freePort());
  const sandboxPort = String(await freePort());
  return {
    DATABASE_URL: databaseUrl,
    PORT: port,
    SANDBOX_PORT: sandboxPort,
    MASTER_KEY: randomBytes(32).toString('base64url'),
    GATEWAY_SECRET: randomBytes(32).toString('base64url'),
    POSTBACK_URL: `http://127.0.0.1:${port}/v3/hosted-payment/postback`,
    SANDBOX_DATA: join(folder, 'sandbox'),
    LOG_LEVEL: 'silent',
  };
}
