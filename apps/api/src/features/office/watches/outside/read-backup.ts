import { nothingWaits, type WatchFacts } from '@rochdale/domain/office/watches/watch-states';
import type { Environment } from '../../../../platform/environment.ts';
import { newestBackup } from '../../backup/kept-backups.ts';

/** When the newest backup of BACKUP_DIR was taken. Production that has not said where they lie needs a person too. */
export async function readBackup({
  backupFolder,
  production,
}: Pick<Environment, 'backupFolder' | 'production'>): Promise<WatchFacts> {
  if (backupFolder === undefined) return production ? { count: 1, oldest: null, deadline: null } : nothingWaits;
  return { count: 1, oldest: (await newestBackup(backupFolder)) ?? 'never', deadline: null };
}
