import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { type OpenJobQueue, openJobQueue } from './job-queue.ts';

const batchSize = 100;
const many = 20_000;
let databases: [TestDatabase, TestDatabase];
let queues: [OpenJobQueue, OpenJobQueue];

beforeEach(async () => {
  databases = [await testDatabase(), await testDatabase()];
  const [one, other] = databases;
  queues = [
    await openJobQueue(one.url, { worker: true, isShared: true }),
    await openJobQueue(other.url, { worker: true, isShared: true }),
  ];
});
afterEach(async () => {
  await Promise.all(queues.map((queue) => queue.close()));
  await Promise.all(databases.map((database) => database.drop()));
});

it('a co-op with thousands of jobs keeps the payments of another from nothing, and has one batch under way at a time', async () => {
  const [busy, other] = queues;
  let done = 0;
  let underWay = 0;
  let most = 0;
  await busy.boss.createQueue('messages', { name: 'messages' });
  await busy.boss.insert(Array.from({ length: many }, () => ({ name: 'messages' })));
  await busy.work('messages', { batchSize }, async (jobs) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await pause(20);
    done += jobs.length;
    underWay -= 1;
  });
  await expect.poll(() => done, { timeout: 5_000 }).toBeGreaterThan(0);
  let paid = 0;
  await other.boss.createQueue('payment', { name: 'payment' });
  await other.work('payment', {}, async () => {
    paid += 1;
  });
  for (const payments of [1, 2]) {
    await other.boss.send('payment', {});
    await expect.poll(() => paid, { timeout: 5_000 }).toBe(payments);
  }
  expect(done).toBeLessThan(many);
  expect(most).toBe(1);
}, 30_000);

it('what waits longer than one batch is taken up without waiting for the next look', async () => {
  const [busy] = queues;
  await busy.boss.createQueue('messages', { name: 'messages' });
  await busy.boss.insert(Array.from({ length: 1_000 }, () => ({ name: 'messages' })));
  let done = 0;
  await busy.work('messages', { batchSize }, async (jobs) => {
    done += jobs.length;
  });
  // Ten looks of two seconds would take four times as long.
  await expect.poll(() => done, { timeout: 5_000 }).toBe(1_000);
});

it('jobs are taken up again after the database was away', async () => {
  const [, other] = queues;
  const [, database] = databases;
  let done = 0;
  await other.boss.createQueue('payment', { name: 'payment' });
  await other.work('payment', {}, async () => {
    done += 1;
  });
  await database.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await expect.poll(() => other.boss.send('payment', {}).catch(() => undefined)).toBeTypeOf('string');
  await expect.poll(() => done, { timeout: 10_000 }).toBe(1);
}, 20_000);
