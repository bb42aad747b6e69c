import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../../platform/testing/test-app.ts';
import { type Clerk, testOffice } from '../../../../testing/office.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let admin: Clerk;
let auditor: Clerk;
let clerk: Clerk;

beforeAll(async () => {
  at = await testApp();
  office = await testOffice(at);
  admin = await office.hire('admin@coop.example', ['admin']);
  auditor = await office.hire('auditor@coop.example', ['auditor']);
  clerk = await office.hire('clerk@coop.example', ['clerk']);
});
afterAll(async () => {
  await office.close();
  await at.close();
});

const query = async (statement: string) => (await at.database.pool.query(statement)).rows;
const see = async () => (await office.call('system.see', {}, admin)).json();
const job = async (name: string) => (await see()).jobs.find((one: { name: string }) => one.name === name);
const run = (name: string, who = admin) => office.call('system.run-job', { params: { name } }, who);
const retry = (name: string, who = admin) => office.call('system.retry-jobs', { params: { name } }, who);
const left = async (name: string) =>
  (await query(`select state::text from pgboss.job where name = '${name}' order by id`)).map(({ state }) => state);

it('what runs by the clock runs once however often it is asked for before it begins', async () => {
  const { boss } = at.jobs;
  await boss.createQueue('sweep', { name: 'sweep', policy: 'stately', retryLimit: 0 });
  await query("insert into pgboss.schedule (name, cron) values ('sweep', '20 3 * * *')");
  expect(await job('sweep')).toMatchObject({ state: 'never', isScheduled: true, lastAt: null, waiting: 0 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => run('sweep')));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await left('sweep')).toEqual(['created']);
  expect(await query("select facts from audit where act = 'job-run'")).toHaveLength(20);
  const [taken] = await boss.fetch('sweep');
  expect(await job('sweep')).toMatchObject({ state: 'running' });
  await boss.fail('sweep', taken?.id ?? '', { message: 'no space left' });
  expect(await job('sweep')).toMatchObject({ state: 'failed', failed: 1 });
  await run('sweep');
  const [again] = await boss.fetch('sweep');
  await boss.complete('sweep', again?.id ?? '');
  expect(await job('sweep')).toMatchObject({ state: 'ran', failed: 1 });
});

it('what ended long ago is known from the archive', async () => {
  await query(`insert into pgboss.archive (id, name, priority, data, state, retry_limit, retry_count, retry_delay,
      retry_backoff, start_after, started_on, created_on, completed_on, expire_in, keep_until, policy)
    select id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, start_after, started_on,
      created_on, completed_on, expire_in, keep_until, policy from pgboss.job where name = 'sweep' and state = 'completed'`);
  await query("delete from pgboss.job where name = 'sweep'");
  expect(await job('sweep')).toMatchObject({ state: 'ran', failed: 0 });
  expect((await job('sweep')).lastAt).not.toBeNull();
});

it('jobs that wait for another try have it now, and those of others wait on', async () => {
  await query('delete from pgboss.job');
  await at.jobs.boss.insert([
    { name: 'messages.deliver', data: { messageId: 'one' } },
    { name: 'messages.deliver', data: { messageId: 'two' } },
    { name: 'identity.answer', data: { locked: 'x' } },
  ]);
  await query("update pgboss.job set state = 'retry', retry_count = 3, start_after = now() + interval '1 hour'");
  expect(await job('messages.deliver')).toMatchObject({ again: 2, waiting: 0 });
  expect((await retry('messages.deliver')).json()).toEqual({ count: 2 });
  expect((await retry('messages.deliver')).json()).toEqual({ count: 0 });
  expect(await job('messages.deliver')).toMatchObject({ again: 0, waiting: 2 });
  expect(await job('identity.answer')).toMatchObject({ again: 1 });
  // What did not happen is no entry.
  const written = await query("select facts from audit where act = 'jobs-retried'");
  expect(written.map(({ facts }) => JSON.parse(facts))).toEqual([{ name: 'messages.deliver', count: 2 }]);
});

it('only what runs by the clock is run, and nothing of the queue itself', async () => {
  for (const name of ['messages.deliver', 'no-such-job', '__pgboss__send-it'])
    expect((await run(name)).statusCode).toBeGreaterThanOrEqual(400);
  expect((await retry('no-such-job')).statusCode).toBe(404);
  const { jobs } = await see();
  expect(jobs.filter(({ name }: { name: string }) => name.startsWith('__'))).toEqual([]);
});

it('an auditor reads it and runs nothing; a clerk sees nothing', async () => {
  expect((await office.call('system.see', {}, auditor)).statusCode).toBe(200);
  expect((await run('sweep', auditor)).statusCode).toBe(403);
  expect((await retry('messages.deliver', auditor)).statusCode).toBe(403);
  expect((await office.call('system.see', {}, clerk)).statusCode).toBe(403);
});

it('says what runs, and when the worker was seen', async () => {
  expect(await see()).toMatchObject({ node: process.versions.node, workerSeenAt: null });
  await query("update pgboss.version set cron_on = now() - interval '20 seconds'");
  const { at: now, workerSeenAt, database } = await see();
  expect(Math.round((Date.parse(now) - Date.parse(workerSeenAt)) / 10_000)).toBe(2);
  expect(database.connections).toBeLessThanOrEqual(database.maxConnections);
});
