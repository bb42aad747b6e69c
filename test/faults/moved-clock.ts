import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runFault } from './support/fault.ts';

const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';
if (!existsSync(library)) throw new Error('libfaketime is not here: apt-get install faketime.');
const clock = join(tmpdir(), `rochdale-clock-${process.pid}`);
await writeFile(clock, '+0');

/** The clock of the API, the worker and the payment company jumps an hour and a day, forth and back; the database's does not. */
await runFault({
  name: 'moved-clock',
  options: {
    settings: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    },
  },
  strike: async () => {
    for (const jump of ['+1h', '+0', '-1h', '+0', '+1d', '+0', '-1d', '+0']) {
      await writeFile(clock, jump);
      await pause(4_000);
    }
  },
});
