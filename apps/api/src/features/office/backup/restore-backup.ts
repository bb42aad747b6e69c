import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { openDatabase } from '../../../platform/database/database.ts';
import { appliedMigration, migrateDatabase } from '../../../platform/database/migrate.ts';
import {
  dayOf,
  fromBefore,
  isFromBefore,
  releaseBefore,
  releaseMigration,
} from '../../../platform/database/release-schema.ts';
import { openJobQueue } from '../../../platform/jobs/job-queue.ts';
import { makeUsagePartitions } from '../../energy/usage/public.ts';
import { wrongCoopFile } from './co-op-files.ts';
import {
  beginCopy,
  emptyTables,
  endCopy,
  filledTables,
  openJobs,
  rowsIn,
  rowsOut,
  setSequences,
  type TableShape,
  tableShapes,
} from './copied-tables-store.ts';
import { endWhatWasOpen, holdRestored } from './held-restore-store.ts';
import { type BackupManifest, backupManifest, type CopiedTable, manifestName } from './manifest.ts';
import { nowhere } from './nowhere.ts';
import { ByteHash, RowSum } from './row-sum.ts';
import type { CopyProgress } from './write-backup.ts';

/** A restore that was not begun, or was taken back; in one sentence. */
class RestoreRefused extends Error {}

/** Reads a backup's manifest and holds every file against it. Nothing is written. */
export async function checkBackup(folder: string, migrations?: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new RestoreRefused(`${folder} has no ${manifestName}: it is no backup, or one that was not finished.`);
  const manifest = backupManifest.parse(JSON.parse(text));
  refuseOtherSchemas(manifest, releaseMigration(migrations));
  for (const { file, sha256 } of manifest.tables) {
    const hash = new ByteHash();
    await pipeline(createReadStream(join(folder, file)), hash, nowhere()).catch((error: Error) => {
      throw new RestoreRefused(`${file} can't be read: ${error.message}`);
    });
    if (hash.hex() !== sha256) throw new RestoreRefused(`${file} is not as it was written.`);
  }
  const wrongFile = manifest.files && (await wrongCoopFile(folder, manifest.files));
  if (wrongFile !== undefined) throw new RestoreRefused(wrongFile);
  return manifest;
}

function refuseOtherSchemas({ migration, release }: BackupManifest, newest: number): void {
  if (migration > newest)
    throw new RestoreRefused(
      `The backup's schema is of ${dayOf(migration)} (release ${release}), this release's of ${dayOf(newest)}: restore it with the release that wrote it, or a newer one.`,
    );
  if (isFromBefore(migration))
    throw new RestoreRefused(
      `The backup’s schema is ${fromBefore(migration)} (release ${release} wrote it): restore it with ${releaseBefore}, then start this one on that database.`,
    );
}

/**
 * Brings a backup into a database: all of it, in one transaction, held against the backup's sums before it counts.
 * Refuses a database that holds something, unless that shall go. A backup of an older release is brought up to date.
 * What comes back is held, and what was open in it is ended (office-23 to office-25). `migrations` is another folder than
 * this release's.
 */
export async function restoreBackup(
  url: string,
  folder: string,
  {
    force = false,
    progress,
    migrations,
  }: { readonly force?: boolean; readonly progress: CopyProgress; readonly migrations?: string },
): Promise<BackupManifest> {
  const manifest = await checkBackup(folder, migrations);
  await prepareSchema(url, manifest, migrations);
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const shapes = await tableShapes(client);
    checkShapes(manifest.tables, shapes);
    const filled = await filledTables(client, shapes);
    if (filled.length > 0 && !force)
      throw new RestoreRefused(
        `The database is not empty (${filled[0]} and ${filled.length - 1} more); --force replaces what is there.`,
      );
    await makePartitions(url, manifest.months);
    await beginCopy(client, 'write');
    await emptyTables(client, shapes);
    for (const table of manifest.tables) {
      await readTable(client, folder, table);
      await compareTable(client, table);
      progress(table.name, table.rows);
    }
    await setSequences(client, manifest.sequences);
    await endWhatWasOpen(
      client,
      shapes.map(({ name }) => name),
    );
    await holdRestored(client, manifest.takenAt);
    await endCopy(client, 'commit');
    await migrateDatabase(url, { folder: migrations });
    // An older schema could not make them before.
    await makePartitions(url, manifest.months);
  } finally {
    // A transaction that was not committed ends with its connection.
    await client.end();
  }
  return manifest;
}

/** Gives an empty database the schema of the backup, and the queues that its jobs lie in. */
async function prepareSchema(
  url: string,
  { migration, queues, tables }: BackupManifest,
  migrations: string | undefined,
): Promise<void> {
  await migrateDatabase(url, { upTo: migration, folder: migrations });
  const database = openDatabase(url, 2);
  try {
    if ((await appliedMigration(database.pool)) !== migration)
      throw new RestoreRefused(
        'The database has the schema of another release than the backup; restore into a new one.',
      );
  } finally {
    await database.close();
  }
  if (!tables.some(({ name }) => name === openJobs)) return;
  const { boss, close } = await openJobQueue(url);
  try {
    for (const { name, options } of queues) await boss.createQueue(name, { name, ...options });
  } finally {
    await close();
  }
}

async function makePartitions(url: string, months: readonly string[]): Promise<void> {
  const database = openDatabase(url, 2);
  try {
    await makeUsagePartitions(database.db, months);
  } finally {
    await database.close();
  }
}

function checkShapes(tables: readonly CopiedTable[], shapes: readonly TableShape[]): void {
  for (const { name, columns } of tables) {
    const shape = shapes.find((one) => one.name === name);
    const missing = columns.filter((column) => !shape?.columns.includes(column));
    if (missing.length > 0) throw new RestoreRefused(`The database’s ${name} has no ${missing.join(', ')}.`);
  }
}

async function readTable(client: pg.Client, folder: string, table: CopiedTable): Promise<void> {
  await pipeline(createReadStream(join(folder, table.file)), createGunzip(), rowsIn(client, table));
}

/** Reads back what was taken in. */
async function compareTable(client: pg.Client, table: CopiedTable): Promise<void> {
  const found = new RowSum();
  await pipeline(rowsOut(client, table), found, nowhere());
  if (found.rows !== table.rows || found.sum !== table.sum)
    throw new RestoreRefused(`${table.name} came out otherwise than it is in the backup; nothing was restored.`);
}
