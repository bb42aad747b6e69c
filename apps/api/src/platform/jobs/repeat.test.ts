import { afterEach, beforeEach, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { type OpenJobQueue, openJobQueue } from './job-queue.ts';

const hourly = { cron: '23 * * * *', expireInSeconds: 60, pollingIntervalSeconds: 0.5 };
let database: TestDatabase;
const queues: OpenJobQueue[] = [];

const open = async (options: { readonly isShared?: boolean } = {}): Promise<OpenJobQueue> => {
  const jobs = await openJobQueue(database.url, { worker: true, ...options });
  queues.push(jobs);
  return jobs;
};
const clocks = async () =>
  (await database.pool.query("select name, cron from pgboss.schedule where name = 'sweep'")).rows;

beforeEach(async () => {
  database = await testDatabase();
});
afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.close()));
  await database.drop();
});

it('several workers that begin at once make a kind of job together, and it runs at the start in one of them', async () => {
  const workers = await Promise.all([open(), open(), open()]);
  let runs = 0;
  const run = async () => {
    runs += 1;
  };
  await Promise.all(workers.map((jobs) => jobs.repeat('sweep', { ...hourly, atStart: true }, run)));
  await expect.poll(() => runs).toBeGreaterThan(0);
  expect(runs).toBeLessThanOrEqual(workers.length);
  expect(await clocks()).toEqual([{ name: 'sweep', cron: '23 * * * *' }]);
});

it('the clock of a newer release takes the place of the one before, and one that is not wanted any more ends', async () => {
  const nothing = async () => undefined;
  await (await open()).repeat('sweep', hourly, nothing);
  await (await open()).repeat('sweep', { ...hourly, cron: '5 * * * *' }, nothing);
  expect(await clocks()).toEqual([{ name: 'sweep', cron: '5 * * * *' }]);
  await (await open()).endRepeating('sweep');
  expect(await clocks()).toEqual([]);
});

it('in a process that works for several co-ops, a kind is asked for at the start, and whenever somebody asks, without a clock of its own', async () => {
  const jobs = await open({ isShared: true });
  let runs = 0;
  await jobs.repeat('sweep', { ...hourly, atStart: true }, async () => {
    runs += 1;
  });
  await expect.poll(() => runs, { timeout: 5_000 }).toBe(1);
  await jobs.boss.send('sweep', {});
  await expect.poll(() => runs, { timeout: 5_000 }).toBe(2);
});

it('in a process that works for several co-ops, jobs of a process that is gone are done again', async () => {
  const jobs = await open({ isShared: true });
  await jobs.boss.createQueue('mail', { name: 'mail', policy: 'standard', retryLimit: 3, retryDelay: 600 });
  const id = await jobs.boss.send('mail', {});
  await database.pool.query(
    "update pgboss.job set state = 'active', started_on = now() - interval '1 minute' where id = $1",
    [id],
  );
  const done: string[] = [];
  await jobs.work('mail', {}, async (taken) => void done.push(...taken.map((job) => job.id)));
  await expect.poll(() => done, { timeout: 10_000 }).toEqual([id]);
}, 20_000);
