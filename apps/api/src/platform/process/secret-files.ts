import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EnvironmentError } from './environment-error.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Values that nobody should read in a file of settings. */
export const isSecret = (name: string): boolean => /(_KEY|_SECRET|_TOKEN|_PASSWORD)$/.test(name);

/** Addresses that name a password. */
const withPassword: ReadonlySet<string> = new Set(['DATABASE_URL', 'DATABASE_READ_URL', 'SMTP_URL']);

/**
 * The environment with secrets from where a keeper of secrets lays them: the file that `<NAME>_FILE` names, or one of the
 * setting's own name among systemd's credentials. Throws EnvironmentError where a file can't be read, is empty, or says
 * beside the environment what that says too.
 */
export function withSecretFiles(environment: Variables, known: readonly string[]): Variables {
  const secrets = known.filter((name) => isSecret(name) || withPassword.has(name));
  const found = secrets.flatMap((name) => {
    const path = environment[`${name}_FILE`] || credentialOf(name, environment);
    if (path === undefined) return [];
    if (environment[name]) throw new EnvironmentError(`${name} is set, and stands in ${path} too: one of them goes.`);
    return [[name, secretIn(path, name)] as const];
  });
  return { ...environment, ...Object.fromEntries(found) };
}

function credentialOf(name: string, { CREDENTIALS_DIRECTORY: folder }: Variables): string | undefined {
  const path = folder && join(folder, name);
  return path && existsSync(path) ? path : undefined;
}

function secretIn(path: string, name: string): string {
  let value: string;
  try {
    value = readFileSync(path, 'utf8').trim();
  } catch {
    throw new EnvironmentError(`${name}: ${path} can’t be read.`);
  }
  if (value === '') throw new EnvironmentError(`${name}: ${path} is empty.`);
  return value;
}
