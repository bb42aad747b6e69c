import type { Environment } from '../../../platform/environment.ts';
import { newestBackup } from '../backup/kept-backups.ts';
import { type Finding, ok, warn, wrong } from './findings.ts';

/** A day, and the time that a backup may take. */
const oldestHours = 26;

/** Whether the newest backup of BACKUP_DIR is of the last day. */
export async function checkBackup({ backupFolder }: Environment, now: Date): Promise<Finding> {
  if (backupFolder === undefined)
    return warn('backup', 'its age is not known: BACKUP_DIR is not set', 'Set it where backups lie; docs/operate.md.');
  const newest = await newestBackup(backupFolder).catch(() => undefined);
  const todo = 'See why coop backup did not run, or ended with 1.';
  if (newest === undefined) return wrong('backup', `there is none in ${backupFolder}`, todo);
  const hours = Math.floor((now.getTime() - newest.getTime()) / 3_600_000);
  const said = `the newest is ${hours} hours old`;
  return hours > oldestHours ? wrong('backup', said, todo) : ok('backup', said);
}
