import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startPgBouncer } from '../../bench/support/pgbouncer.ts';
import { callOnBeat, signedIn } from './support/calls-on-beat.ts';
import { runFault } from './support/fault.ts';
import { type Cluster, startCluster, takesWrites } from './support/patroni-cluster.ts';

/**
 * Another machine becomes the primary while members use the portal, three times: PgBouncer holds their calls back meanwhile,
 * and none fails, neither of those who pay nor of 50 a second who do other things.
 */
const times = 3;
const perSecond = 50;
const refused: string[] = [];
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
  strike: async ({ url, books }) => {
    if (!cluster) throw new Error('There is no cluster.');
    const end = callOnBeat(url, await signedIn(books), perSecond);
    for (let turn = 0; turn < times; turn += 1) await switchOver(cluster);
    const { answers, longestMs } = await end();
    const sent = [...answers.values()].reduce((sum, count) => sum + count, 0);
    console.log(`${sent} calls at ${perSecond} a second, the longest ${(longestMs / 1000).toFixed(1)} s`);
    for (const [what, count] of answers)
      if (!/^2\d\d /.test(what)) refused.push(`${count} calls came back with ${what}`);
  },
  look: async () => refused,
});

async function switchOver(of: Cluster): Promise<void> {
  await of.beforeSwitchOver();
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
