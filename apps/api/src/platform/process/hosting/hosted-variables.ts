import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type HostingFile, hostingFileName, readHostingFile } from './hosting-file.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Settings of the installation: each co-op has them as they are, and none may say otherwise. */
export const installationSettings: ReadonlySet<string> = new Set([
  'NODE_ENV',
  'HOST',
  'PORT',
  'OFFICE_PORT',
  'SANDBOX_PORT',
  'CHAT_PORT',
  'COOP',
  'COOPS_DIR',
  'DATA_DIR',
  'HOSTING_GROUP',
  'DATABASE_POOL',
  'DATABASE_NAMED_STATEMENTS',
  'MIGRATE_AT_START',
  'METRICS_HOST',
  'METRICS_PORT',
  'WORKER_METRICS_PORT',
  'API_METRICS',
  'DRAIN_SECONDS',
  'SHUTDOWN_SECONDS',
  'TRUST_PROXY',
  'TRUST_PROXY_NETWORKS',
  'LOG_LEVEL',
  'SECURITY_LOG',
  'PLAIN_HOSTS',
  'ALLOW_SANDBOX',
  'ALLOW_EMBEDDED_DATABASE',
  'OUTBOX',
  'DEMO_DATA',
  'WAYS_OUT_PORTS',
  'WAYS_OUT_TRIAL',
]);

/** Connections of each process to the database of one of several co-ops, where the installation says nothing. */
const hostedPool = '5';

/** What one of several co-ops is given in place of the environment. */
export interface HostedVariables {
  readonly file: HostingFile;
  readonly variables: Variables;
}

/**
 * The variables of the co-op that COOP names in COOPS_DIR, where its folder has a `hosting.yaml`: the installation's own,
 * and what that file says. No other of the environment's reaches it. Undefined: the environment holds as it is.
 */
export function hostedVariables(environment: Variables, known: readonly string[]): HostedVariables | undefined {
  const { COOPS_DIR: folder, COOP: name, DATA_DIR: dataDir } = environment;
  if (!folder || !name) return undefined;
  const file = readHostingFile(resolve(folder, name), { known, ofInstallation: installationSettings, environment });
  if (file === undefined) return undefined;
  const ofInstallation = Object.entries(environment).filter(([setting]) => installationSettings.has(setting));
  const [first = ''] = file.hosts;
  const publicUrl = file.settings.PUBLIC_URL ?? `https://${first}`;
  requireOwnHost(file, 'PUBLIC_URL', publicUrl, file.hosts);
  const officeUrl = file.settings.OFFICE_URL ?? (file.office === undefined ? undefined : `https://${file.office}`);
  if (officeUrl !== undefined)
    requireOwnHost(file, 'OFFICE_URL', officeUrl, file.office === undefined ? [] : [file.office]);
  return {
    file,
    variables: {
      DATABASE_POOL: hostedPool,
      ...Object.fromEntries(ofInstallation),
      ...file.settings,
      PUBLIC_URL: publicUrl,
      OFFICE_URL: officeUrl,
      DATA_DIR: join(dataDir || './data', name),
    },
  };
}

function requireOwnHost(file: HostingFile, setting: string, url: string, hosts: readonly string[]): void {
  const host = URL.canParse(url) ? new URL(url).hostname : undefined;
  if (host !== undefined && hosts.includes(host)) return;
  throw file.problemsOf([{ path: [setting], message: 'its host is none of the co-op’s own in this file' }]);
}

/** A folder of several co-ops, and the environment in which they are served. */
export interface Hosting {
  readonly coopsFolder: string;
  readonly variables: Variables;
  /** Which co-ops this process serves: those of the group and those of none; all where there is no group. */
  readonly group?: string | undefined;
}

/** The folder that COOPS_DIR names; undefined where it is not set. */
export const coopsFolderOf = (environment: Variables): Hosting | undefined =>
  environment.COOPS_DIR
    ? {
        coopsFolder: resolve(environment.COOPS_DIR),
        variables: environment,
        group: environment.HOSTING_GROUP || undefined,
      }
    : undefined;

/** Several are served where COOPS_DIR is set, COOP is not, and a folder there has a `hosting.yaml`. */
export function hostingOf(environment: Variables): Hosting | undefined {
  const found = coopsFolderOf(environment);
  if (!found || environment.COOP || !existsSync(found.coopsFolder)) return undefined;
  const isHosted = (name: string): boolean => existsSync(join(found.coopsFolder, name, hostingFileName));
  return readdirSync(found.coopsFolder).some(isHosted) ? found : undefined;
}
