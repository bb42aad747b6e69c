import { readFolder } from '../../features/website/site/co-op-folder.ts';
import { composeSites } from '../../features/website/site/compose-sites.ts';
import { type Environment, readEnvironment, settingNames } from '../../platform/environment.ts';
import { hostedVariables } from '../../platform/process/hosting/hosted-variables.ts';
import type { NotedChange } from '../../platform/process/hosting/hosting-file.ts';
import { SettingsProblems } from '../../platform/yaml/settings-problems.ts';
import { type Claim, claimsOf, sharedSettings } from './claims.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** One of several co-ops, whose folder can be used. */
export interface CheckedCoop {
  readonly name: string;
  /** Members reach it by these names, staff the office by another. */
  readonly hosts: readonly string[];
  readonly office: string | undefined;
  /** Which API processes serve it; all where it has none. */
  readonly group: string | undefined;
  readonly environment: Environment;
  readonly claims: readonly Claim[];
  readonly changes: readonly NotedChange[];
}

/**
 * Reads a co-op's folder with its `hosting.yaml`, beside the others. Throws SettingsProblems with file, line and reason, or
 * EnvironmentError.
 */
export async function checkCoop(
  variables: Variables,
  name: string,
  others: readonly CheckedCoop[],
): Promise<CheckedCoop> {
  const own = { ...variables, COOP: name };
  const hosted = hostedVariables(own, settingNames);
  if (hosted === undefined) throw new SettingsProblems([`${name} has no hosting.yaml.`]);
  const environment: Environment = { ...readEnvironment(own), hostedAs: name };
  const { file } = hosted;
  if (environment.databaseUrl === undefined)
    throw file.problemsOf([{ path: ['DATABASE_URL'], message: 'is missing: each co-op has a database of its own' }]);
  await composeSites(await readFolder(environment.coopFolder, environment.chatSandboxUrl), []);
  const { hosts, office, group } = file;
  const names = office === undefined ? hosts : [...hosts, office];
  const claims = claimsOf(environment, names);
  const problems = others.flatMap((other) => [
    ...sharedSettings(claims, other.claims).map((setting) => ({
      path: [setting],
      message: `${setting === 'hosts' ? 'a host' : 'it'} is also that of ${other.name}`,
    })),
    ...(isWithin(other.hosts, environment.passkeyRpId) || isWithin(hosts, other.environment.passkeyRpId)
      ? [{ path: ['PASSKEY_RP_ID'], message: `passkeys would hold at ${other.name} too` }]
      : []),
  ]);
  if (problems.length > 0) throw file.problemsOf(problems);
  return { name, hosts, office, group, environment, claims, changes: file.changes };
}

/** Whether one of some hosts is a domain or lies below it. */
const isWithin = (hosts: readonly string[], domain: string): boolean =>
  hosts.some((host) => host === domain || host.endsWith(`.${domain}`));
