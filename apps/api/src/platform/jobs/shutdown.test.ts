import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { openJobQueue } from './job-queue.ts';

it('a worker that stops finishes its job, or gives it back when it takes too long, and no longer hears of it', async () => {
  const database = await testDatabase();
  const stateOf = async (name: string) =>
    (await database.pool.query('select state::text as state from pgboss.job where name = $1', [name])).rows;
  for (const [name, seconds] of [
    ['short', 1],
    ['long', 6],
  ] as const) {
    const jobs = await openJobQueue(database.url, { worker: true, shutdownSeconds: 3 });
    await jobs.boss.createQueue(name, { name, retryLimit: 2, retryDelay: 60 });
    let begun = false;
    let ended = false;
    await jobs.work(name, { pollingIntervalSeconds: 0.5 }, async () => {
      begun = true;
      await pause(seconds * 1000);
      ended = true;
    });
    await jobs.boss.send(name, {});
    await expect.poll(() => begun, { timeout: 10_000 }).toBe(true);
    await jobs.close();
    // What the queue would write of it now, to a database that it has left, would end the process.
    await expect.poll(() => ended, { timeout: 10_000 }).toBe(true);
    await pause(100);
  }
  expect(await stateOf('short')).toEqual([{ state: 'completed' }]);
  expect(await stateOf('long')).toEqual([{ state: 'retry' }]);
  await database.drop();
}, 40_000);
