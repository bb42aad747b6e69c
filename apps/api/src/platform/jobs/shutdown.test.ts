import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { openJobQueue } from './job-queue.ts';

it('a worker that stops finishes its job, or gives it back when it takes too long', async () => {
  const database = await testDatabase();
  const stateOf = async (name: string) =>
    (await database.pool.query('select state::text as state from pgboss.job where name = $1', [name])).rows;
  for (const [name, seconds] of [
    ['short', 1],
    ['long', 30],
  ] as const) {
    const jobs = await openJobQueue(database.url, { worker: true, shutdownSeconds: 3 });
    await jobs.boss.createQueue(name, { name, retryLimit: 2, retryDelay: 60 });
    let begun = false;
    await jobs.work(name, { pollingIntervalSeconds: 0.5 }, async () => {
      begun = true;
      await pause(seconds * 1000, undefined, { ref: false });
    });
    await jobs.boss.send(name, {});
    await expect.poll(() => begun, { timeout: 10_000 }).toBe(true);
    await jobs.close();
  }
  expect(await stateOf('short')).toEqual([{ state: 'completed' }]);
  expect(await stateOf('long')).toEqual([{ state: 'retry' }]);
  await database.drop();
}, 40_000);
