import { setTimeout as pause } from 'node:timers/promises';
import { runFault } from './support/fault.ts';

/** The database server is restarted twice, as for an upgrade: it ends every connection, is away, and comes back. */
await runFault({
  name: 'restarting-database',
  strike: async ({ database }) => {
    for (let times = 0; times < 2; times += 1) {
      if (database.pid !== undefined) process.kill(database.pid, 'SIGINT');
      await pause(5_000);
    }
  },
});
