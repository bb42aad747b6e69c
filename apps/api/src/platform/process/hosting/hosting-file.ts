import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { placedIssues, SettingsProblems } from '../../yaml/settings-problems.ts';
import { describeProblem, type SettingsText, settingsTextOf, textOfBytes } from '../../yaml/settings-text.ts';
import { isSecret } from '../secret-files.ts';

export const hostingFileName = 'hosting.yaml';

const hostName = z
  .string()
  .regex(
    /^(?=.{1,253}$)[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/,
    'must be a host name in lower case, without a port, such as members.blue-mesa.example',
  );

/** Names those of several co-ops that one API process serves. */
export const groupName = z.string().regex(/^[a-z\d][a-z\d-]*$/, 'must be letters in lower case, digits and -');

const change = z.strictObject({
  id: z.uuid(),
  at: z.iso.datetime(),
  what: z.enum(['added', 'moved', 'removed', 'brought-back']),
  by: z.string(),
  reason: z.string(),
});

/** What an operator did to whether and where a co-op is served. */
export type NotedChange = z.infer<typeof change>;

const schema = z.strictObject({
  /** Names under which members reach the portal; links say the first. */
  hosts: z.array(hostName).min(1, 'must name a host'),
  /** The name under which staff reach the office. */
  office: hostName.optional(),
  /** Which API processes serve it; all where it has none. */
  group: groupName.optional(),
  /** Settings by their names, as the environment has them where there is one co-op. */
  settings: z.record(
    z.string(),
    z.union([z.string(), z.strictObject({ env: z.string() }), z.strictObject({ file: z.string() })], {
      error: 'must be a text, { env: NAME } or { file: path }',
    }),
  ),
  /** What operators did, the oldest first; the worker enters each into the co-op's audit once (office-199). */
  changes: z.array(change).default([]),
});

/** What `hosting.yaml` says of one of several co-ops. */
export interface HostingFile {
  readonly hosts: readonly string[];
  readonly office: string | undefined;
  readonly group: string | undefined;
  readonly settings: Readonly<Record<string, string>>;
  readonly changes: readonly NotedChange[];
  /** What is wrong with settings or with `hosts`, each with file, line and reason. */
  problemsOf(issues: readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[]): SettingsProblems;
}

/** What the settings of a co-op are held against. */
export interface SettingRules {
  /** Every setting that there is. */
  readonly known: readonly string[];
  /** Those that hold for the whole installation. */
  readonly ofInstallation: ReadonlySet<string>;
  /** What `{ env: NAME }` reads. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/**
 * Reads a co-op's `hosting.yaml`; undefined where there is none. Throws SettingsProblems with file, line and reason; no
 * secret stands in one.
 */
export function readHostingFile(folder: string, rules: SettingRules): HostingFile | undefined {
  const text = readText(folder);
  if (text === undefined) return undefined;
  const parsed = schema.safeParse(text.values, { reportInput: true });
  if (!parsed.success)
    throw new SettingsProblems(placedIssues(parsed.error.issues).map((one) => describeProblem(one, text)));
  const { hosts, office, group, settings, changes } = parsed.data;
  const problems: string[] = [];
  const values: Record<string, string> = {};
  for (const [name, given] of Object.entries(settings)) {
    const found = settingOf(name, given, folder, rules);
    if ('reason' in found) problems.push(describeProblem({ path: ['settings', name], reason: found.reason }, text));
    else values[name] = found.value;
  }
  if (problems.length > 0) throw new SettingsProblems(problems);
  return {
    hosts,
    office,
    group,
    settings: values,
    changes,
    problemsOf: (issues) =>
      new SettingsProblems(
        issues.map(({ path, message }) =>
          describeProblem({ path: path[0] === 'hosts' ? path : ['settings', ...path], reason: message }, text),
        ),
      ),
  };
}

function readText(folder: string): SettingsText | undefined {
  try {
    const bytes = readFileSync(resolve(folder, hostingFileName));
    return settingsTextOf(hostingFileName, textOfBytes(hostingFileName, bytes), 'failsafe');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

type Given = string | { readonly env: string } | { readonly file: string };

function settingOf(
  name: string,
  given: Given,
  folder: string,
  { known, ofInstallation, environment }: SettingRules,
): { readonly value: string } | { readonly reason: string } {
  if (!known.includes(name)) return { reason: 'there is no such setting' };
  if (ofInstallation.has(name)) return { reason: 'holds for all co-ops: set it where the processes are started' };
  if (typeof given === 'string')
    return isSecret(name)
      ? { reason: 'is a secret: name where it is kept, { file: path } or { env: NAME }' }
      : { value: given };
  if ('env' in given) {
    const value = environment[given.env];
    return value === undefined || value === ''
      ? { reason: `${given.env} is not set where the processes are started` }
      : { value };
  }
  const path = resolve(folder, given.file);
  try {
    const value = readFileSync(path, 'utf8').trim();
    return value === '' ? { reason: `${path} is empty` } : { value };
  } catch {
    return { reason: `${path} can’t be read` };
  }
}
