import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runFault } from './support/fault.ts';
import { fill, mountSmallDisk } from './support/small-disk.ts';

/** The disk of the database is full to the last byte for twelve seconds: it can read, and write nothing. Needs root. */
await runFault({
  name: 'full-database',
  options: { mount: (folder) => mountSmallDisk(join(folder, 'db'), 500) },
  strike: async ({ folder }) => {
    const free = await fill(join(folder, 'db'));
    await pause(4_000);
    const freeRest = await fill(join(folder, 'db'));
    await pause(8_000);
    await free();
    await freeRest();
  },
});
