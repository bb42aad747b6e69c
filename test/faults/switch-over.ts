import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startPgBouncer } from '../../bench/support/pgbouncer.ts';
import { runFault } from './support/fault.ts';
import { type Cluster, startCluster, takesWrites } from './support/patroni-cluster.ts';

/** Another machine becomes the primary while members use the portal: PgBouncer holds their calls back meanwhile, and none fails. Three times. */
const times = 3;
let cluster: Cluster | undefined;
/** Where PgBouncer takes commands. */
let commands = '';

await runFault({
  name: 'switch-over',
  isPlanned: true,
  options: {
    database: async (folder) => {
      const made = await startCluster(folder);
      const bouncer = await startPgBouncer(made.url, folder);
      cluster = made;
      commands = bouncer.url.replace(/[^/]+$/, 'pgbouncer');
      const stop = async () => {
        bouncer.stop();
        await made.stop();
      };
      return { ...made, url: bouncer.url, stop };
    },
  },
  strike: async () => {
    if (!cluster) throw new Error('There is no cluster.');
    for (let turn = 0; turn < times; turn += 1) await switchOver(cluster);
  },
});

async function switchOver(of: Cluster): Promise<void> {
  const bouncer = new pg.Client(commands);
  await bouncer.connect();
  const began = performance.now();
  await bouncer.query('PAUSE');
  const paused = performance.now();
  const next = await of.switchOver();
  while (!(await takesWrites(of.url, 1_000))) await pause(50);
  await bouncer.query('RESUME');
  const [held, inAll] = [performance.now() - paused, performance.now() - began].map((ms) => (ms / 1000).toFixed(1));
  console.log(`${next} is the primary: ${inAll} s, of which calls were held back for ${held} s`);
  await bouncer.end();
  while ((await of.followers()) < 2) await pause(500);
  await pause(5_000);
}
