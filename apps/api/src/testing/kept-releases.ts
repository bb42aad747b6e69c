import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createGunzip } from 'node:zlib';
import { addMonths } from '@rochdale/domain/months';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { beginCopy, endCopy, openJobs, rowsIn, setSequences } from '../features/office/backup/copied-tables-store.ts';
import type { BackupManifest } from '../features/office/backup/manifest.ts';
import { checkBackup } from '../features/office/backup/restore-backup.ts';
import { migrateDatabase } from '../platform/database/migrate.ts';
import type { TestDatabase } from '../platform/testing/test-database.ts';

/** What each release left for the upgrade tests of later ones; `test/releases/write-release.ts` writes it. */
export const releasesFolder = fileURLToPath(new URL('../../releases', import.meta.url));

const ending = '.tar.gz';

/** What a release left: a filled portal's backup, and the key of what is encrypted in it. */
export interface KeptRelease {
  /** To be removed at the end; the backup lies in it. */
  readonly folder: string;
  readonly backup: string;
  readonly manifest: BackupManifest;
  readonly masterKey: string;
}

/** The releases that left something, by their versions. */
export async function keptReleases(): Promise<string[]> {
  const names = await readdir(releasesFolder);
  return names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length));
}

/** Unpacks what a release left. */
export async function unpackRelease(version: string): Promise<KeptRelease> {
  const folder = await mkdtemp(join(tmpdir(), 'rochdale-release-'));
  await promisify(execFile)('tar', ['-xzf', join(releasesFolder, `${version}${ending}`), '-C', folder]);
  const backup = join(folder, 'backup');
  const masterKey = await readFile(join(folder, 'master-key'), 'utf8');
  return { folder, backup, manifest: await checkBackup(backup), masterKey };
}

/** Gives an empty database the schema of that release and its rows, as they were when it ran: nothing is ended or held. */
export async function loadRelease({ url, db }: TestDatabase, { backup, manifest }: KeptRelease): Promise<void> {
  await migrateDatabase(url, { upTo: manifest.migration });
  for (const month of manifest.months) await makePartitions(db, month);
  const client = new pg.Client(url);
  await client.connect();
  try {
    await beginCopy(client, 'write');
    for (const table of manifest.tables.filter(({ name }) => name !== openJobs))
      await pipeline(createReadStream(join(backup, table.file)), createGunzip(), rowsIn(client, table));
    await setSequences(client, manifest.sequences);
    await endCopy(client, 'commit');
  } finally {
    await client.end();
  }
}

/** The partitions of a month (`2026-11`), as that release had them. */
async function makePartitions(db: TestDatabase['db'], month: string): Promise<void> {
  const [from, to] = [`${month}-01`, addMonths(`${month}-01`, 1)];
  for (const table of ['usage_days', 'usage_intervals'])
    await db.execute(
      sql.raw(
        `create table ${table}_${month.replace('-', '_')} partition of ${table} for values from ('${from}') to ('${to}')`,
      ),
    );
}
