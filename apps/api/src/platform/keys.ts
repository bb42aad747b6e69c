import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Environment, EnvironmentError } from './environment.ts';

const keysFile = z.object({ masterKey: z.string().length(43), gatewaySecret: z.string().min(16) });

/** The secrets that the API works with. */
export interface Keys {
  /** The first seals; the others only open what was sealed before. */
  readonly masterKeys: readonly [string, ...string[]];
  readonly gatewaySecret: string;
}

/**
 * The keys from the environment; outside production, missing ones are made once and kept in the data folder.
 * Throws EnvironmentError in production when one is missing.
 */
export async function readKeys(environment: Environment): Promise<Keys> {
  const { masterKeys, gatewaySecret } = environment;
  const [current, ...older] = masterKeys;
  if (current && gatewaySecret) return { masterKeys: [current, ...older], gatewaySecret };
  if (environment.production) throw new EnvironmentError('MASTER_KEY and GATEWAY_SECRET must be set in production.');
  const file = join(environment.dataDir, 'keys.json');
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  const keys = kept === undefined ? await makeKeys(environment.dataDir, file) : keysFile.parse(JSON.parse(kept));
  return {
    masterKeys: current ? [current, ...older] : [keys.masterKey],
    gatewaySecret: gatewaySecret ?? keys.gatewaySecret,
  };
}

async function makeKeys(folder: string, file: string): Promise<z.output<typeof keysFile>> {
  const keys = {
    masterKey: randomBytes(32).toString('base64url'),
    gatewaySecret: randomBytes(32).toString('base64url'),
  };
  await mkdir(folder, { recursive: true });
  await writeFile(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}
