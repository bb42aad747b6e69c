import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Environment } from './environment.ts';
import { EnvironmentError } from './process/environment-error.ts';

const keysFile = z.object({
  masterKey: z.string().length(43),
  gatewaySecret: z.string().min(16),
  auditKey: z.string().length(43).optional(),
});

/** The secrets that the API works with. */
export interface Keys {
  /** The first seals; the others only open what was sealed before. */
  readonly masterKeys: readonly [string, ...string[]];
  readonly gatewaySecret: string;
  /** The first signs the audit, all of them verify it; undefined: the office is closed. */
  readonly auditKeys: readonly [string, ...string[]] | undefined;
}

/**
 * The keys from the environment; outside production, missing ones are made once and kept in the data folder.
 * Throws EnvironmentError in production when one is missing.
 */
export async function readKeys(environment: Environment): Promise<Keys> {
  const { masterKeys, gatewaySecret, auditKeys } = environment;
  const [current, ...older] = masterKeys;
  const audit = someOf(auditKeys);
  if (current && gatewaySecret && (audit || environment.production))
    return { masterKeys: [current, ...older], gatewaySecret, auditKeys: audit };
  if (environment.production) throw new EnvironmentError('MASTER_KEY and GATEWAY_SECRET must be set in production.');
  const kept = await keptKeys(environment.dataDir);
  return {
    masterKeys: current ? [current, ...older] : [kept.masterKey],
    gatewaySecret: gatewaySecret ?? kept.gatewaySecret,
    auditKeys: audit ?? [kept.auditKey],
  };
}

const someOf = ([first, ...others]: readonly string[]): Keys['auditKeys'] =>
  first === undefined ? undefined : [first, ...others];

const newKey = (): string => randomBytes(32).toString('base64url');

/** The keys that were made for trying; those that a newer release has more of are added. */
async function keptKeys(folder: string): Promise<z.output<typeof keysFile> & { auditKey: string }> {
  const file = join(folder, 'keys.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const kept: z.output<typeof keysFile> =
    text === undefined ? { masterKey: newKey(), gatewaySecret: newKey() } : keysFile.parse(JSON.parse(text));
  if (kept.auditKey !== undefined) return { ...kept, auditKey: kept.auditKey };
  const keys = { ...kept, auditKey: newKey() };
  await mkdir(folder, { recursive: true });
  await writeFile(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}
