import { chmod, mkdtemp, readdir, readFile, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LocalDay } from '@rochdale/domain/dates';
import type { TestProject } from 'vitest/node';
import { systemClock, todayAt } from '../clock.ts';
import { serverUser } from '../postgres/server-user.ts';
import type { ImportedDemo } from './demo-database.ts';
import { fillFromKept } from './kept-folder.ts';
import { digestOf } from './made-of.ts';
import { startTriedServer, triedRelease } from './tried-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    /** Where the same server is reached without the network; undefined on Windows. */
    postgresSocket: string | undefined;
    demo: ImportedDemo;
  }
}

/** The zone of the demo's co-ops; elsewhere it may be another day, and then a test file imports its own. */
const demoZone = 'America/Los_Angeles';
const prefix = 'rochdale-test-';
const dayMs = 86_400_000;
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const cache = here('../../../../../node_modules/.cache/rochdale-test-server');

/** One real PostgreSQL for all test files, with a migrated template to copy from, and another that holds the demo. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const place = await scratchPlace();
  await removeLeftovers(place);
  const folder = await mkdtemp(join(place, prefix));
  await chmod(folder, 0o711);
  await fillFolder(folder, todayAt(systemClock, demoZone));
  const socket = process.platform === 'win32' ? undefined : join(folder, 'postgres');
  const server = await startTriedServer(folder, socket === undefined ? [] : [`unix_socket_directories=${socket}`]);
  project.provide('postgresUrl', server.url);
  project.provide('postgresSocket', socket);
  project.provide('demo', JSON.parse(await readFile(join(folder, 'demo.json'), 'utf8')) as ImportedDemo);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/**
 * The server's data are kept and copied: made anew each day and after a change of importer, generator or rules below them,
 * from what is made anew after a change of migrations.
 */
async function fillFolder(into: string, asOf: LocalDay): Promise<void> {
  const owner = await serverUser();
  const words = [process.platform, process.arch, triedRelease()];
  const rates = here('../../../../../coops/cedar-ridge/rates');
  const files = [here('../../../migrations'), here('../../../../../package-lock.json')];
  const migrated = {
    cache: join(cache, 'migrated'),
    name: digestOf({ programs: [here('migrated-server.ts')], files, words }),
    make: async () => (await import('./migrated-server.ts')).makeMigratedServer(into),
  };
  const demo = {
    cache: join(cache, 'demo'),
    name: digestOf({ programs: [here('demo-server.ts')], files: [...files, rates], words: [asOf, ...words] }),
    make: async () => {
      await fillFromKept({ ...migrated, into, owner });
      await (await import('./demo-server.ts')).makeDemoServer(into, asOf);
    },
  };
  await fillFromKept({ ...demo, into, owner });
}

/** In memory where the machine lends enough of it: databases are copied there in a fraction of the time. */
async function scratchPlace(): Promise<string> {
  const memory = '/dev/shm';
  const free = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return free > 4 * 2 ** 30 ? memory : tmpdir();
}

/** What runs left that were killed; a server whose folder is gone ends by itself. */
async function removeLeftovers(place: string): Promise<void> {
  for (const name of (await readdir(place)).filter((one) => one.startsWith(prefix))) {
    const made = await stat(join(place, name)).catch(() => undefined);
    if (made && made.mtimeMs < Date.now() - dayMs) await rm(join(place, name), { recursive: true, force: true });
  }
}
