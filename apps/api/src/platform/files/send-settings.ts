import { resolve } from 'node:path';
import { EnvironmentError } from '../process/environment-error.ts';

/** Another machine that takes files by SFTP, and how it is known. */
export interface SendSettings {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  /** Where files go, as the other machine names it. */
  readonly folder: string;
  readonly keyFile: string;
  /** Fingerprints such as `SHA256:…`, one of which its key has; empty where nobody has looked yet. */
  readonly hostKeys: readonly string[];
}

/** Reads SEND_TO, SEND_KEY_FILE and SEND_HOST_KEY; undefined where nothing is sent. */
export function sendSettingsOf(values: {
  readonly SEND_TO?: string | undefined;
  readonly SEND_KEY_FILE?: string | undefined;
  readonly SEND_HOST_KEY: string;
}): SendSettings | undefined {
  if (values.SEND_TO === undefined) return undefined;
  const { hostname, port, username, password, pathname } = new URL(values.SEND_TO);
  if (username === '' || password !== '')
    throw new EnvironmentError('SEND_TO is sftp://user@host/folder, without a password: SEND_KEY_FILE names a key.');
  if (values.SEND_KEY_FILE === undefined) throw new EnvironmentError('SEND_TO is set: SEND_KEY_FILE must be, too.');
  const hostKeys = values.SEND_HOST_KEY.split(',').map((one) => one.trim());
  return {
    host: hostname,
    port: port === '' ? 22 : Number(port),
    user: decodeURIComponent(username),
    // One slash begins a path from where the user starts, two begin one from the root, as curl has it.
    folder: decodeURIComponent(pathname.slice(1)) || '.',
    keyFile: resolve(values.SEND_KEY_FILE),
    hostKeys: hostKeys.filter(Boolean),
  };
}
