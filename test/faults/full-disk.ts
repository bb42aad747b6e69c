import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runFault } from './support/fault.ts';
import { fill, mountSmallDisk } from './support/small-disk.ts';

/**
 * The API's own disk is full, and then the database goes away too: an outage report that can't be kept must not be
 * acknowledged. Once the disk is free reports wait on disk, and come into the books with the database. Needs root.
 */
await runFault({
  name: 'full-disk',
  options: { mount: (folder) => mountSmallDisk(join(folder, 'data'), 8) },
  strike: async ({ dataFolder, toDatabase }) => {
    const free = await fill(dataFolder);
    await pause(4_000);
    toDatabase.set({ kind: 'refuse' });
    await pause(6_000);
    await free();
    await pause(6_000);
    toDatabase.set({ kind: 'pass' });
  },
});
