import { randomBytes } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { programAt } from '../../support/product.ts';

/** Co-ops of an installation that is measured: each with a folder, keys and a database of its own. */
export const nameOf = (at: number): string => `coop-${String(at).padStart(2, '0')}`;
export const hostOf = (at: number): string => `members.${nameOf(at)}.example`;
/** Which of so many groups a co-op is in, from 1; neighbors by their number are in one. */
export const groupOf = (at: number, coops: number, groups: number): number => Math.ceil((at * groups) / coops);

/** Copies a database for each co-op; nobody may be connected to it. */
export async function copyDatabases(serverUrl: string, template: string, count: number): Promise<void> {
  const url = new URL(serverUrl);
  url.pathname = '/postgres';
  const client = new pg.Client(url.href);
  await client.connect();
  for (let at = 1; at <= count; at += 1)
    await client.query(`create database "${nameOf(at)}" template ${template} strategy file_copy`);
  await client.end();
}

/** Writes the folders of so many co-ops with their `hosting.yaml`. */
export async function writeFolders(root: string, poolerUrl: string, coops: number, groups: number): Promise<void> {
  await mkdir(join(root, 'keys'), { recursive: true });
  for (let at = 1; at <= coops; at += 1) {
    const name = nameOf(at);
    const folder = join(root, 'coops', name);
    await cp(programAt('coops/cedar-ridge'), folder, { recursive: true });
    for (const file of ['site.yaml', 'site.es.yaml']) {
      const text = await readFile(join(folder, file), 'utf8');
      await writeFile(join(folder, file), text.replaceAll('Cedar Ridge', `Cedar ${at}`));
    }
    const keys = ['MASTER_KEY', 'AUDIT_KEY', 'GATEWAY_SECRET'];
    for (const key of keys)
      await writeFile(join(root, 'keys', `${name}-${key}`), randomBytes(32).toString('base64url'));
    const url = new URL(poolerUrl);
    url.pathname = `/${name}`;
    const settings = keys.map((key) => `  ${key}: { file: ${join(root, 'keys', `${name}-${key}`)} }\n`);
    await writeFile(
      join(folder, 'hosting.yaml'),
      `hosts: [${hostOf(at)}]\noffice: office.${name}.example\ngroup: "${groupOf(at, coops, groups)}"\nsettings:\n  GATEWAY_URL: "http://127.0.0.1:9"\n  DATABASE_URL: "${url.href}"\n${settings.join('')}`,
    );
  }
}

export const removeFolders = (root: string): Promise<void> => rm(join(root, 'coops'), { recursive: true, force: true });
