import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { writeWholeFile } from '../../../platform/files/write-whole-file.ts';
import { type CoopFilesSource, copyCoopFiles } from './co-op-files.ts';
import { beginCopy, endCopy, rowsOut, surroundingsOf, type TableShape, tableShapes } from './copied-tables-store.ts';
import { type BackupManifest, type CopiedTable, manifestName } from './manifest.ts';
import { ByteHash, RowSum } from './row-sum.ts';

/** Told of each table that is done. */
export type CopyProgress = (table: string, rows: number) => void;

/**
 * Writes all that the portal's database holds into an empty folder, as it was at one moment; members go on meanwhile.
 * What is encrypted stays encrypted: the keys are not in it. The co-op's files follow, and the manifest is written last.
 * Where it fails nothing stays: rows that are no backup would only take the room of the next.
 */
export async function writeBackup(
  url: string,
  folder: string,
  {
    release,
    progress,
    files: source,
  }: { readonly release: string; readonly progress: CopyProgress; readonly files?: CoopFilesSource },
): Promise<BackupManifest> {
  const isOurs = (await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined;
  if ((await readdir(folder)).length > 0)
    throw new Error(`${folder} is not empty; a backup needs a folder of its own.`);
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await beginCopy(client, 'read');
    const surroundings = await surroundingsOf(client);
    const tables: CopiedTable[] = [];
    for (const shape of await tableShapes(client)) {
      const copied = await writeTable(client, folder, shape);
      progress(copied.name, copied.rows);
      tables.push(copied);
    }
    await endCopy(client, 'rollback');
    const files = source && (await copyCoopFiles(source, folder));
    const manifest: BackupManifest = { format: 1, release, ...surroundings, tables, ...(files && { files }) };
    await writeWholeFile(folder, manifestName, `${JSON.stringify(manifest, null, 2)}\n`, 0o600);
    return manifest;
  } catch (error) {
    await takeBack(folder, isOurs).catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
}

async function writeTable(client: pg.Client, folder: string, shape: TableShape): Promise<CopiedTable> {
  const file = `${shape.name}.copy.gz`;
  const rows = new RowSum();
  const hash = new ByteHash();
  await pipeline(
    rowsOut(client, shape),
    rows,
    createGzip({ level: 3 }),
    hash,
    createWriteStream(join(folder, file), { flags: 'wx', mode: 0o600, flush: true }),
  );
  return { name: shape.name, columns: [...shape.columns], file, rows: rows.rows, sum: rows.sum, sha256: hash.hex() };
}

/** Removes what was written; a folder that was there before stays, empty as it was. */
async function takeBack(folder: string, isOurs: boolean): Promise<void> {
  const paths = isOurs ? [folder] : (await readdir(folder)).map((name) => join(folder, name));
  for (const path of paths) await rm(path, { recursive: true, force: true });
}
