import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBackup } from '../../apps/api/src/features/office/backup/write-backup.ts';
import { migrateDatabase } from '../../apps/api/src/platform/database/migrate.ts';
import { scratchSettings, startPostgres } from '../../apps/api/src/platform/postgres/embedded.ts';
import { releaseOf } from '../../apps/api/src/platform/release.ts';
import { releasesFolder } from '../../apps/api/src/testing/kept-releases.ts';
import { filledPortal } from './filled-portal.ts';

/**
 * Writes what the upgrade tests of later releases start from: this release's backup of the demo's members, after every
 * operation was called and a payment day was carried out, and the key of what is encrypted in it. `npx tsx
 * test/releases/write-release.ts`
 */
const folder = await mkdtemp(join(tmpdir(), 'rochdale-release-'));
await chmod(folder, 0o711);
const server = await startPostgres(join(folder, 'server'), undefined, scratchSettings);
const release = await releaseOf();
const archive = join(releasesFolder, `${release}.tar.gz`);
try {
  await migrateDatabase(server.url);
  const { masterKey, close } = await filledPortal(server.url);
  const { tables } = await writeBackup(server.url, join(folder, 'release/backup'), {
    release,
    progress: () => undefined,
  });
  await close();
  await writeFile(join(folder, 'release/master-key'), masterKey);
  await mkdir(releasesFolder, { recursive: true });
  execFileSync('tar', ['-czf', archive, '-C', join(folder, 'release'), 'backup', 'master-key']);
  const empty = tables.flatMap(({ name, rows }) => (rows === 0 ? [name] : []));
  console.log(`${archive} holds ${tables.length} tables, of which these are empty: ${empty.join(', ')}.`);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
