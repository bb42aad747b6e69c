import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CoopFilesSource } from '../../features/office/backup/co-op-files.ts';
import {
  backupFolderName,
  finishedBackups,
  removeOldBackups,
  removeUnfinishedBackups,
} from '../../features/office/backup/kept-backups.ts';
import { checkBackup } from '../../features/office/backup/restore-backup.ts';
import { writeBackup } from '../../features/office/backup/write-backup.ts';
import { systemClock } from '../../platform/clock.ts';
import { type Environment, readEnvironment } from '../../platform/environment.ts';
import { releaseOf } from '../../platform/release.ts';
import type { Command } from '../command.ts';
import { withServer } from '../with-database.ts';

export const backupCommand: Command = {
  usage: 'backup [<folder>] [--keep <how many>] | backup check <folder>',
  summary:
    'Writes the database as it is at one moment, and the co-op’s folder, into an empty folder, or into a new one below BACKUP_DIR; --keep removes older ones there. Keys are not in it.',
  async run(argumentsGiven) {
    const { values, positionals } = parseArgs({
      args: [...argumentsGiven],
      allowPositionals: true,
      options: { keep: { type: 'string' } },
    });
    const [first, second, ...rest] = positionals;
    if (first === 'check' && second !== undefined && rest.length === 0) return check(second);
    if (second !== undefined) throw new Error('Usage: coop backup <folder>.');
    const environment = readEnvironment();
    const keep = values.keep === undefined ? undefined : Number(values.keep);
    if (keep !== undefined && (!Number.isInteger(keep) || keep < 1))
      throw new Error('--keep must be how many backups stay, 1 or more.');
    if (first !== undefined && keep !== undefined)
      throw new Error('--keep goes with BACKUP_DIR, where each backup has a folder of its own.');
    return write(environment, first, keep);
  },
};

async function write(environment: Environment, given: string | undefined, keep: number | undefined): Promise<number> {
  const { backupFolder, coopFolder } = environment;
  const now = systemClock.now();
  const folder = given ?? (backupFolder && join(backupFolder, backupFolderName(now)));
  if (folder === undefined) throw new Error('Usage: coop backup <folder>, or set BACKUP_DIR.');
  const tellRemoved = (paths: readonly string[]) => {
    for (const path of paths) console.log(`removed: ${path}`);
  };
  // First, since they may be what leaves no room; and where one backup after the other fails, nothing else would.
  if (backupFolder && given === undefined) tellRemoved(await removeUnfinishedBackups(backupFolder, now));
  const earlier = backupFolder && (await finishedBackups(backupFolder)).at(-1);
  const release = await releaseOf();
  const leftOut: string[] = [];
  const onLeftOut = (path: string) => void leftOut.push(path);
  const files: CoopFilesSource | undefined = (await isThere(coopFolder))
    ? { folder: coopFolder, earlier, onLeftOut }
    : undefined;
  return withServer(environment, async (url) => {
    const progress = (table: string, rows: number) => {
      if (rows > 0) console.log(`${table}: ${rows}`);
    };
    const manifest = await writeBackup(url, folder, { release, progress, ...(files && { files }) });
    const { tables, takenAt } = manifest;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `${folder} holds ${rows} rows of ${tables.length} tables as of ${takenAt}, and ${manifest.files?.count ?? 0} files of the co-op. MASTER_KEY is not in it: keep it elsewhere.`,
    );
    if (keep !== undefined && backupFolder) tellRemoved(await removeOldBackups(backupFolder, keep));
    for (const path of leftOut) console.error(`left out, since it can’t be read: ${path}`);
    return leftOut.length === 0 ? 0 : 1;
  });
}

/** Holds a backup against its sums, without a database. */
async function check(folder: string): Promise<number> {
  const { takenAt, tables, files } = await checkBackup(folder);
  console.log(`${folder} is whole: ${tables.length} tables as of ${takenAt}, ${files?.count ?? 0} files of the co-op.`);
  return 0;
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
