import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { defaultPlace, generateCoOp } from '../../apps/api/src/features/office/generating/public.ts';
import { runFault } from './support/fault.ts';
import { ask, type Product } from './support/product.ts';
import { fill, mountSmallDisk } from './support/small-disk.ts';

const coop = fileURLToPath(new URL('../../apps/api/coop.js', import.meta.url));
/** An empty database of ours has 13 MB. */
const writtenTo = 25_000_000;
let said = '';

/** The disk of the database runs full to the last byte beneath a rehearsal, for eight seconds. Needs root. */
await runFault({
  name: 'full-rehearsal',
  options: { mount: (folder) => mountSmallDisk(join(folder, 'db'), 600) },
  strike: async (product) => {
    const { folder, url, dataFolder, masterKey } = product;
    const moved = join(folder, 'moved');
    await generateCoOp({
      folder: moved,
      members: 2000,
      seed: 3,
      asOf: '2026-11-20',
      place: defaultPlace,
      named: false,
    });
    const settings = {
      DATABASE_URL: product.database.url,
      DATA_DIR: dataFolder,
      PUBLIC_URL: url,
      MASTER_KEY: masterKey,
    };
    const ended = new Promise<void>((resolve) => {
      const args = [coop, 'rehearse', moved, '--out', join(folder, 'report')];
      execFile(process.execPath, args, { env: { ...process.env, ...settings } }, (error, out, complaints) => {
        said = `${error?.code ?? 0} ${out}${complaints}`;
        resolve();
      });
    });
    while ((await largestScratch(product)) < writtenTo) await pause(100);
    const free = await fill(join(folder, 'db'));
    await pause(8_000);
    await free();
    await ended;
  },
  look: async (product) => {
    const found: string[] = [];
    if (!said.startsWith('1 ') || !/is full|was away for a while/.test(said)) found.push(`the rehearsal said: ${said}`);
    const left = await scratches(product);
    if (left > 0) found.push(`${left} databases of rehearsals are left: ${said}`);
    return found;
  },
});

/** How large the database of a rehearsal is, in bytes; 0 while there is none. */
async function largestScratch(product: Product): Promise<number> {
  const rows = await ask<{ bytes: string | null }>(
    product,
    "select max(pg_database_size(oid))::text as bytes from pg_database where datname like 'rehearsal%'",
  );
  return Number(rows?.[0]?.bytes ?? 0);
}

/** How many databases of rehearsals there are; 0 while nobody can say. */
async function scratches(product: Product): Promise<number> {
  const rows = await ask<{ count: number }>(
    product,
    "select count(*)::int as count from pg_database where datname like 'rehearsal%'",
  );
  return rows?.[0]?.count ?? 0;
}
