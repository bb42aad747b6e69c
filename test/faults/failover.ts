import { setTimeout as pause } from 'node:timers/promises';
import { runFault } from './support/fault.ts';
import { type Cluster, startCluster, takesWrites } from './support/patroni-cluster.ts';
import type { Product } from './support/product.ts';

/**
 * The machine of the primary is gone with a power cut; the one that took over is cut off; both come back. Each time another
 * takes over by itself: writes go on within 30 seconds, and pages of a storm answer all the while.
 */
const boundMs = 30_000;
let cluster: Cluster | undefined;
const found: string[] = [];

await runFault({
  name: 'failover',
  options: {
    database: async (folder) => {
      cluster = await startCluster(folder);
      return cluster;
    },
  },
  strike: async (product) => {
    if (!cluster) throw new Error('There is no cluster.');
    const ends = new AbortController();
    const pages = stormPages(product, ends.signal);
    const killed = await newPrimary(cluster, 'killed', cluster.kill);
    cluster.start(killed);
    await allFollow(cluster);
    const frozen = await newPrimary(cluster, 'cut off', cluster.freeze);
    cluster.thaw(frozen);
    await allFollow(cluster);
    ends.abort();
    const { asked, failed } = await pages;
    console.log(`pages of a storm: ${asked} asked for, ${failed} not answered`);
    if (failed > 0) found.push(`${failed} of ${asked} pages of a storm were not answered`);
  },
  look: async () => found,
});

/** Strikes the primary, and waits until another takes writes. Answers which was struck. */
async function newPrimary(of: Cluster, what: string, strike: (name: string) => void): Promise<string> {
  const struck = await of.primary();
  if (struck === undefined) throw new Error('There is no primary to strike.');
  const began = performance.now();
  strike(struck);
  while (!(await takesWrites(of.url, 1_500)) && performance.now() - began < 3 * boundMs) await pause(200);
  const ms = performance.now() - began;
  console.log(`${struck} ${what}: writes again after ${(ms / 1000).toFixed(1)} s, by ${await of.primary()}`);
  if (ms > boundMs) found.push(`no write within ${boundMs / 1000} s after ${struck} was ${what}`);
  return struck;
}

/** The machine that comes back follows, and does not lead what it does not have. */
async function allFollow(of: Cluster): Promise<void> {
  for (let tries = 0; tries < 240; tries += 1) {
    if ((await of.followers()) === 2) return pause(2_000);
    await pause(500);
  }
  found.push('a machine that came back does not follow');
}

async function stormPages({ url }: Product, ended: AbortSignal): Promise<{ asked: number; failed: number }> {
  const counts = { asked: 0, failed: 0 };
  while (!ended.aborted)
    for (const path of ['/pages/outage-map', '/v3/outage/map', '/pages/home']) {
      const isAnswered = await fetch(url + path, { signal: AbortSignal.timeout(10_000) }).then(
        ({ ok }) => ok,
        () => false,
      );
      counts.asked += 1;
      if (!isAnswered) counts.failed += 1;
      await pause(200);
    }
  return counts;
}
