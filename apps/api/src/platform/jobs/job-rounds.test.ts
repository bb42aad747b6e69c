import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { type OpenJobQueue, openJobQueue } from './job-queue.ts';
import { type JobRounds, openJobRounds } from './job-rounds.ts';

const batchSize = 100;
const many = 8_000;
let rounds: JobRounds;
let databases: TestDatabase[];
let queues: OpenJobQueue[];

beforeEach(async () => {
  rounds = openJobRounds({ idle: 200 });
  databases = [await testDatabase(), await testDatabase()];
  queues = await Promise.all(databases.map(({ url }) => openJobQueue(url, { worker: true, rounds })));
});
afterEach(async () => {
  await Promise.all(queues.map((queue) => queue.close()));
  rounds.end();
  await Promise.all(databases.map((database) => database.drop()));
});
const both = (): [OpenJobQueue, OpenJobQueue] => {
  const [busy, other] = queues;
  if (!busy || !other) throw new Error('There are two.');
  return [busy, other];
};

it('a co-op with thousands of jobs holds up another’s payment by no more than the batch under way and one more', async () => {
  const [busy, other] = both();
  let done = 0;
  await busy.boss.createQueue('messages', { name: 'messages' });
  await busy.boss.insert(Array.from({ length: many }, () => ({ name: 'messages' })));
  await busy.work('messages', { batchSize, pollingIntervalSeconds: 0.5 }, async (jobs) => {
    await pause(5);
    done += jobs.length;
  });
  let doneBefore = Number.NaN;
  let roundsBefore = Number.NaN;
  const waited: { readonly jobs: number; readonly rounds: number }[] = [];
  await other.boss.createQueue('payment', { name: 'payment' });
  await other.work('payment', { pollingIntervalSeconds: 0.5 }, async () => {
    waited.push({ jobs: done - doneBefore, rounds: rounds.count() - roundsBefore });
  });
  await expect.poll(() => done).toBeGreaterThan(0);
  for (let payments = 1; payments <= 10; payments += 1) {
    await other.boss.send('payment', {});
    [doneBefore, roundsBefore] = [done, rounds.count()];
    await expect.poll(() => waited.length, { interval: 5 }).toBe(payments);
  }
  expect(done).toBeLessThan(many);
  // A round that had begun, the next, which finds the payment, and one that begins while it is fetched.
  expect(Math.max(...waited.map((one) => one.rounds))).toBeLessThanOrEqual(3);
  expect(Math.max(...waited.map((one) => one.jobs))).toBeLessThanOrEqual(3 * batchSize);
});

it('each round takes one batch of a kind at most', async () => {
  const [busy] = both();
  await busy.boss.createQueue('messages', { name: 'messages' });
  await busy.boss.insert(Array.from({ length: 1_000 }, () => ({ name: 'messages' })));
  const roundOf: number[] = [];
  await busy.work(
    'messages',
    { batchSize, pollingIntervalSeconds: 0.5 },
    async () => void roundOf.push(rounds.count()),
  );
  await expect.poll(() => roundOf.length).toBe(10);
  // The first is taken before any round.
  expect(new Set(roundOf.slice(1)).size).toBe(9);
});

it('a co-op whose database is slow to answer, or away, is left out while the others go on', async () => {
  const [, other] = both();
  let isHanging = true;
  const leave = rounds.join(() => new Promise(() => undefined));
  rounds.join(async () => {
    if (isHanging) throw new Error('away');
  });
  let done = 0;
  await other.boss.createQueue('payment', { name: 'payment' });
  await other.work('payment', { pollingIntervalSeconds: 0.5 }, async () => {
    done += 1;
  });
  await other.boss.send('payment', {});
  await expect.poll(() => done).toBe(1);
  isHanging = false;
  leave();
  await other.boss.send('payment', {});
  await expect.poll(() => done).toBe(2);
});

it('a queue without work asks its database once a round, however many kinds of jobs it has', async () => {
  const [, other] = both();
  for (const name of Array.from({ length: 30 }, (_one, at) => `kind-${at}`)) {
    await other.boss.createQueue(name, { name });
    await other.work(name, { pollingIntervalSeconds: 0.5 }, async () => undefined);
  }
  await pause(1_000);
  const url = databases[1]?.url;
  const asked = async () => {
    const { rows } = await (databases[1]?.pool.query(
      `select xact_commit::int as count from pg_stat_database where datname = current_database()`,
    ) ?? Promise.reject(new Error(`There is no ${url}.`)));
    return rows[0].count as number;
  };
  const [before, roundsBefore] = [await asked(), rounds.count()];
  await pause(3_000);
  const [after, roundsAfter] = [await asked(), rounds.count()];
  // Our own question, and those of the clock and of processes that are gone.
  expect(after - before).toBeLessThanOrEqual(roundsAfter - roundsBefore + 10);
});
