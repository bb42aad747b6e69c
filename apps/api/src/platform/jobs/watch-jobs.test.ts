import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { type OpenJobQueue, openJobQueue } from './job-queue.ts';

const idWithout = '00000000-0000-4000-8000-00000000000';
let database: TestDatabase;
const queues: OpenJobQueue[] = [];

const open = async (): Promise<OpenJobQueue> => {
  const jobs = await openJobQueue(database.url, { worker: true });
  queues.push(jobs);
  return jobs;
};
const stateOf = async (id: string) =>
  (await database.pool.query('select state::text as state, retry_count as tries from pgboss.job where id = $1', [id]))
    .rows[0];
/** As a worker leaves it that took it up a while ago and was killed since. */
const leaveUnderWay = async (name: string, id: string, tries = 0) =>
  database.pool.query(
    `update pgboss.job set state = 'active', started_on = now() - interval '1 minute', retry_count = $3
     where name = $1 and id = $2`,
    [name, id, tries],
  );

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await Promise.all(queues.map(({ close }) => close()));
  await database.drop();
});

it('jobs of a killed worker are done again once; those without tries left fail', async () => {
  const [one, other] = [await open(), await open()];
  const ids = [`${idWithout}1`, `${idWithout}2`, `${idWithout}3`] as const;
  await one.boss.createQueue('mail', { name: 'mail', policy: 'standard', retryLimit: 3, retryDelay: 600 });
  await one.boss.createQueue('run', { name: 'run', policy: 'stately', retryLimit: 0 });
  await one.boss.insert([
    { id: ids[0], name: 'mail' },
    { id: ids[1], name: 'mail' },
    { id: ids[2], name: 'run' },
  ]);
  await leaveUnderWay('mail', ids[0]);
  await leaveUnderWay('mail', ids[1], 3);
  await leaveUnderWay('run', ids[2]);
  const done: string[] = [];
  for (const { work } of [one, other])
    for (const name of ['mail', 'run'])
      await work(name, { pollingIntervalSeconds: 0.5 }, async (jobs) => {
        done.push(...jobs.map(({ id }) => id));
      });
  await expect.poll(() => stateOf(ids[0]), { timeout: 10_000 }).toMatchObject({ state: 'completed' });
  await expect.poll(() => stateOf(ids[1]), { timeout: 10_000 }).toMatchObject({ state: 'failed' });
  await expect.poll(() => stateOf(ids[2]), { timeout: 10_000 }).toMatchObject({ state: 'failed' });
  await pause(1_500);
  expect(done).toEqual([ids[0]]);
}, 40_000);

it('a job under way is left alone by another worker, however long it takes', async () => {
  const [one, other] = [await open(), await open()];
  await one.boss.createQueue('long', { name: 'long', policy: 'standard', retryLimit: 3 });
  await one.boss.insert([{ id: `${idWithout}9`, name: 'long' }]);
  let begun = 0;
  for (const { work } of [one, other])
    await work('long', { pollingIntervalSeconds: 0.5 }, async () => {
      begun += 1;
      await pause(9_000);
    });
  await expect
    .poll(() => stateOf(`${idWithout}9`), { timeout: 25_000 })
    .toMatchObject({ state: 'completed', tries: 0 });
  expect(begun).toBe(1);
}, 40_000);

it('jobs are taken up although the clock was set back by a day while one was under way', async () => {
  const jobs = await open();
  await jobs.boss.createQueue('clock', { name: 'clock', policy: 'standard' });
  await jobs.boss.insert([{ id: `${idWithout}7`, name: 'clock' }]);
  const now = Date.now;
  const done: string[] = [];
  await jobs.work('clock', { pollingIntervalSeconds: 0.5 }, async (taken) => {
    done.push(...taken.map(({ id }) => id));
    vi.spyOn(Date, 'now').mockImplementation(() => now() - 86_400_000);
  });
  await expect.poll(() => done, { timeout: 10_000 }).toEqual([`${idWithout}7`]);
  await jobs.boss.insert([{ id: `${idWithout}8`, name: 'clock' }]);
  await expect
    .poll(() => done.length, { timeout: 10_000 })
    .toBe(2)
    .finally(() => vi.restoreAllMocks());
}, 40_000);
