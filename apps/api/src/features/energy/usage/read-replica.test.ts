import { appendFile, chmod, cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../../platform/database/database.ts';
import { migrateDatabase } from '../../../platform/database/migrate.ts';
import { openReads, type Reads } from '../../../platform/database/read-replica.ts';
import { type RunningPostgres, startPostgres } from '../../../platform/postgres/embedded.ts';
import { giveTo, serverUser } from '../../../platform/postgres/server-user.ts';
import { testApp } from '../../../platform/testing/test-app.ts';

/** Two servers: the second follows the first by streaming replication. */
const lagSeconds = 3;
let folder: string;
let primary: RunningPostgres;
let standby: RunningPostgres;
let at: Awaited<ReturnType<typeof testApp>>;
let reads: Reads;
let headers: { authorization: string };

async function followPrimary(): Promise<void> {
  await primary.stop();
  await cp(join(folder, 'one'), join(folder, 'two'), { recursive: true });
  const data = join(folder, 'two', 'postgres');
  const { port, username, password } = new URL(primary.url);
  await writeFile(join(data, 'standby.signal'), '');
  await appendFile(
    join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=${username} password=${password}'\n`,
  );
  const user = await serverUser();
  for (const entry of await readdir(data, { withFileTypes: true, recursive: true }))
    await giveTo(join(entry.parentPath, entry.name), user);
  await chmod(data, 0o700);
  primary = await startPostgres(join(folder, 'one'), Number(port));
  standby = await startPostgres(join(folder, 'two'));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rochdale-replica-'));
  await chmod(folder, 0o711);
  primary = await startPostgres(join(folder, 'one'));
  await migrateDatabase(primary.url);
  await followPrimary();
  const database = openDatabase(primary.url, 10);
  reads = openReads({ primary: database, url: standby.url, lagSeconds }, 4);
  at = await testApp({ database: { ...database, drop: () => database.close() }, reads });
  const payload = { username: 'marisol.okonkwo', password: 'Rochdale-demo-1!' };
  const { accessToken } = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json();
  headers = { authorization: `Bearer ${accessToken}` };
}, 120_000);
afterAll(async () => {
  await reads.close();
  await at.close();
  await standby.stop();
  await primary.stop();
  await rm(folder, { recursive: true, force: true });
});

const suspended = async () => {
  const answer = await at.app.inject({ url: '/v3/member/200017/accounts/104471882/usage', headers });
  return answer.statusCode === 200 ? answer.json().showUsageSuspendedMsg : answer.statusCode;
};
const suspend = (value: boolean) =>
  at.database.pool.query(
    `insert into usage_settings (account_number, view_usage_history, is_usage_suspended) values ('104471882', true, $1)
     on conflict (account_number) do update set is_usage_suspended = $1`,
    [value],
  );

it('usage is read from a replica that keeps up, and from the primary when it falls behind or is gone', async () => {
  const replica = openDatabase(standby.url, 1);
  await expect.poll(() => reads.onReplica, { timeout: 20_000 }).toBe(true);
  await suspend(false);
  await expect.poll(suspended, { timeout: 5_000 }).toBe(false);

  await replica.pool.query('select pg_wal_replay_pause()');
  await expect
    .poll(async () => (await replica.pool.query('select pg_get_wal_replay_pause_state() as s')).rows[0].s)
    .toBe('paused');
  await suspend(true);
  expect([reads.onReplica, await suspended()]).toEqual([true, false]);
  await expect.poll(suspended, { timeout: 15_000 }).toBe(true);
  expect(reads.onReplica).toBe(false);

  await replica.pool.query('select pg_wal_replay_resume()');
  await expect.poll(() => reads.onReplica, { timeout: 15_000 }).toBe(true);
  await replica.close();
  await standby.stop();
  expect(await suspended()).toBe(true);
  expect(reads.onReplica).toBe(false);
  standby = await startPostgres(join(folder, 'two'), Number(new URL(standby.url).port));
  await expect.poll(() => reads.onReplica, { timeout: 20_000 }).toBe(true);
  expect(await suspended()).toBe(true);
}, 90_000);
