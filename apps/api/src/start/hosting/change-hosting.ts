import { randomBytes, randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Document, isMap, isSeq, parseDocument } from 'yaml';
import { writeNewFolder } from '../../features/website/site/new-folder.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Hosting } from '../../platform/process/hosting/hosted-variables.ts';
import { hostingFileName, type NotedChange } from '../../platform/process/hosting/hosting-file.ts';

/** What a co-op of several is to have; what is undefined stays as it is. */
export interface HostingChange {
  readonly hosts: readonly string[] | undefined;
  readonly office: string | undefined;
  /** Which API processes serve it; empty: all of them. */
  readonly group: string | undefined;
  readonly databaseUrl: string | undefined;
}

/** Who changes what is served, and why: it stands in the co-op's audit (office-199). */
export interface Operator {
  readonly by: string;
  readonly reason: string;
}

/** Keys that a new co-op gets, each by the setting that names its file. */
const newKeys = { MASTER_KEY: 'master-key', GATEWAY_SECRET: 'gateway-secret', AUDIT_KEY: 'audit-key' } as const;
const databaseFile = 'database-url';
/** What `hosting.yaml` is called while its co-op is not served. */
const removedName = `${hostingFileName}.removed`;

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** A co-op's folder. Throws a sentence for what can be no folder's name. */
function folderOf({ coopsFolder }: Hosting, name: string): string {
  if (!/^[a-z\d][a-z\d-]*$/.test(name)) throw new Error(`${name}: a co-op’s folder is named by letters, digits and -.`);
  return join(coopsFolder, name);
}

/** Where the keys of a co-op lie: beside its data, since its folder goes into backups. */
const keysFolder = ({ variables }: Hosting, name: string): string =>
  resolve(variables.DATA_DIR || './data', name, 'keys');

/**
 * Begins to serve a co-op: its folder, or a new one, gets a `hosting.yaml`, with keys of its own that are kept where there
 * are some. Without hosts, one that was removed comes back as it was.
 */
export async function addHosted(
  hosting: Hosting,
  name: string,
  { hosts, office, group, databaseUrl }: HostingChange,
  coop: { readonly name: string; readonly phone: string } | undefined,
  operator: Operator,
): Promise<void> {
  const folder = folderOf(hosting, name);
  const file = join(folder, hostingFileName);
  if (await isThere(file)) throw new Error(`${name} is served already: coop hosting move ${name} changes it.`);
  const removed = join(folder, removedName);
  if (hosts === undefined && (await isThere(removed))) {
    await replace(file, noted(await documentOf(removed), 'brought-back', operator));
    return rm(removed);
  }
  if (hosts === undefined || databaseUrl === undefined)
    throw new Error(`coop hosting add ${name} needs --host and --database.`);
  if (!(await isThere(join(folder, 'site.yaml')))) {
    if (!coop) throw new Error(`There is no site.yaml in ${folder}: --name and --phone begin a new one.`);
    await writeNewFolder(folder, { ...coop, year: systemClock.now().getUTCFullYear() });
  }
  const keys = keysFolder(hosting, name);
  await mkdir(keys, { recursive: true, mode: 0o700 });
  for (const key of Object.values(newKeys))
    if (!(await isThere(join(keys, key)))) await writeSecret(join(keys, key), randomBytes(32).toString('base64url'));
  await writeSecret(join(keys, databaseFile), databaseUrl);
  const settings = Object.entries({ DATABASE_URL: databaseFile, ...newKeys });
  const lines = [
    `hosts: [${hosts.join(', ')}]`,
    ...(office === undefined ? [] : [`office: ${office}`]),
    ...(group ? [`group: ${group}`] : []),
    'settings:',
    ...settings.map(([setting, key]) => `  ${setting}: { file: ${JSON.stringify(join(keys, key))} }`),
  ];
  await replace(file, noted(parseDocument(`${lines.join('\n')}\n`), 'added', operator));
}

/** Moves a co-op to other hosts or to another database; what else stands in its file stays. */
export async function moveHosted(
  hosting: Hosting,
  name: string,
  change: HostingChange,
  operator: Operator,
): Promise<void> {
  const file = await servedFile(hosting, name);
  const document = await documentOf(file);
  if (change.hosts) document.set('hosts', change.hosts);
  if (change.office !== undefined) document.set('office', change.office);
  if (change.group === '') document.delete('group');
  else if (change.group !== undefined) document.set('group', change.group);
  if (change.databaseUrl !== undefined) {
    const path = join(keysFolder(hosting, name), databaseFile);
    await mkdir(keysFolder(hosting, name), { recursive: true, mode: 0o700 });
    await writeSecret(path, change.databaseUrl);
    document.setIn(['settings', 'DATABASE_URL'], { file: path });
  }
  // Written anew in any case: what only its key file says counts from now on too.
  await replace(file, noted(document, 'moved', operator));
}

/** Ends serving a co-op. Its folder, keys and database stay. */
export async function removeHosted(hosting: Hosting, name: string, operator: Operator): Promise<void> {
  const file = await servedFile(hosting, name);
  const removed = join(folderOf(hosting, name), removedName);
  const document = parseDocument(await readFile(file, 'utf8'));
  // One that is broken has nobody who could read of it, and is taken out all the same.
  if (!canBeNotedIn(document)) return rename(file, removed);
  await replace(removed, noted(document, 'removed', operator));
  await rm(file);
}

const canBeNotedIn = (document: Document): boolean =>
  document.errors.length === 0 &&
  isMap(document.contents) &&
  (!document.has('changes') || isSeq(document.get('changes')));

async function documentOf(file: string): Promise<Document> {
  const document = parseDocument(await readFile(file, 'utf8'));
  if (!canBeNotedIn(document)) throw new Error(`${file} can’t be read: mend it first.`);
  return document;
}

/** What is written of a co-op once an operator did something. */
function noted(document: Document, what: NotedChange['what'], { by, reason }: Operator): string {
  const change: NotedChange = { id: randomUUID(), at: systemClock.now().toISOString(), what, by, reason };
  if (document.has('changes')) document.addIn(['changes'], document.createNode(change));
  else document.set('changes', document.createNode([change]));
  return document.toString();
}

async function servedFile(hosting: Hosting, name: string): Promise<string> {
  const file = join(folderOf(hosting, name), hostingFileName);
  if (await isThere(file)) return file;
  throw new Error(`${name} is not served: there is no ${file}.`);
}

const writeSecret = (path: string, text: string): Promise<void> => replace(path, text, 0o600);

/** A process that reads meanwhile finds the old text or the new one, whole. */
async function replace(path: string, text: string, mode = 0o644): Promise<void> {
  const next = `${path}.new`;
  await writeFile(next, text, { mode });
  await rename(next, path);
}
