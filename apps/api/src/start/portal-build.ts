import { spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/**
 * Builds the portal when it has not been built, or when a source is newer than the build. In production it is never
 * built: what was tried is what runs.
 */
export async function ensurePortalIsBuilt(
  portalFolder: string,
  { production }: { production: boolean },
): Promise<void> {
  const built = await modifiedAt(join(portalFolder, 'dist/server/entry-server.js'));
  if (production && built === 0) throw new Error('The portal is not built: npm run build.');
  if (production) return;
  const packages = resolve(portalFolder, '../../packages');
  const newest = Math.max(await newestIn(join(portalFolder, 'src')), await newestIn(packages));
  if (built >= newest) return;
  console.log('Building the portal.');
  const build = spawn('npm', ['run', 'build', '--silent'], {
    cwd: portalFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise<number | null>((done, failed) => build.once('exit', done).once('error', failed));
  if (code !== 0) throw new Error('The portal could not be built.');
}

async function modifiedAt(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  return found?.mtimeMs ?? 0;
}

async function newestIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'));
  const times = await Promise.all(files.map((entry) => modifiedAt(join(entry.parentPath, entry.name))));
  return Math.max(0, ...times);
}
