import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUsagePartitions } from '../../features/energy/usage/public.ts';
import { forgetWhatEnded } from '../../features/office/housekeeping/housekeeping-store.ts';
import { systemClock, todayAt } from '../clock.ts';
import { openJobQueue } from '../jobs/job-queue.ts';
import { demoDatabase } from '../testing/demo-database.ts';
import { testApp } from '../testing/test-app.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { grantLeastRights } from './least-rights.ts';

const role = `api_${randomBytes(6).toString('hex')}`;
const password = randomBytes(12).toString('hex');
let owner: Awaited<ReturnType<typeof demoDatabase>>;
let asRole: OpenDatabase;
let at: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  owner = await demoDatabase(todayAt(systemClock, 'America/Denver'));
  const { database } = owner;
  await (await openJobQueue(database.url)).close();
  await database.pool.query(`create role ${role} login password '${password}'`);
  await grantLeastRights(database.url, role);
  const url = new URL(database.url);
  [url.username, url.password] = [role, password];
  asRole = openDatabase(url.href, 10);
  at = await testApp({ filled: { ...owner, database: { ...asRole, drop: async () => undefined } } });
});
afterAll(async () => {
  await at.close();
  await asRole.close();
  await owner.database.pool.query(`drop owned by ${role}`);
  await owner.database.pool.query(`drop role ${role}`);
  await owner.database.drop();
});

const post = (url: string, payload: object, token?: string) =>
  at.app.inject({ method: 'POST', url, payload, headers: token ? { authorization: `Bearer ${token}` } : {} });

it('members are served by a role that may change no table', async () => {
  const who = await at.database.pool.query('select current_user as name');
  expect(who.rows).toEqual([{ name: role }]);
  const signIn = { username: 'walter.prine', password: 'Rochdale-demo-1!' };
  const { accessToken } = (await post('/v3/login', signIn)).json();
  expect((await post('/v3/login', { ...signIn, password: 'wrong' })).statusCode).toBe(400);
  const accounts = await at.app.inject({
    url: '/v3/member/200025/accounts',
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(accounts.statusCode).toBe(200);
  expect((await post('/v3/logout', {}, accessToken)).statusCode).toBe(200);
});

it('the worker keeps house by it: new kinds of jobs, partitions, what is forgotten', async () => {
  const queue = await openJobQueue(asRole.url, { worker: true });
  await queue.boss.createQueue('a new kind', { name: 'a new kind', policy: 'stately' });
  await queue.boss.send('a new kind', {});
  const taken = new Promise<void>((done) => void queue.work('a new kind', {}, async () => done()));
  await taken;
  await queue.close();
  await owner.database.pool.query('insert into usage_days_default select * from usage_days where false');
  await makeUsagePartitions(asRole.db, ['2031-05']);
  const { rows } = await owner.database.pool.query(
    "select tableowner from pg_tables where tablename = 'usage_days_2031_05'",
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].tableowner).not.toBe(role);
  await forgetWhatEnded(asRole.db, new Date());
});

it.each([
  'create table mine (one int)',
  'create table pgboss.mine (one int)',
  'alter table audit disable trigger all',
  'alter table logins add column mine text',
  'drop table security_events',
  'truncate security_events',
  'update audit set act = act',
  'delete from audit',
  'delete from audit_chain',
  "update security_events set kind = 'signed-in'",
  'update audit_personal set body = body',
  'drop trigger audit_is_kept on audit',
  'create or replace function make_usage_partition(parent text, month date) returns void language sql as $$ select $$',
  "select make_usage_partition('logins', '2031-05-01')",
  "insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 1)",
  'set role pg_read_server_files',
  "copy logins to '/tmp/logins'",
])('it may not: %s', async (statement) => {
  await expect(asRole.pool.query(statement)).rejects.toThrow(
    /permission denied|must be owner|must be superuser|no such partition/,
  );
});
