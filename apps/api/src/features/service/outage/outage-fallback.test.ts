import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { migrateDatabase } from '../../../platform/database/migrate.ts';
import { type RunningPostgres, startPostgres } from '../../../platform/postgres/embedded.ts';
import { testApp } from '../../../platform/testing/test-app.ts';

const account = '104471882';
let folder: string;
let postgres: RunningPostgres;
let at: Awaited<ReturnType<typeof testApp>>;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rochdale-storm-'));
  await chmod(folder, 0o711);
  postgres = await startPostgres(folder);
  await migrateDatabase(postgres.url);
  const database = openDatabase(postgres.url, 10);
  at = await testApp({
    database: { ...database, drop: () => database.close() },
    change: (site) => {
      const accounts = { ...site.config.accounts, outageAdditions: false };
      return { ...site, config: { ...site.config, accounts } };
    },
  });
  for (const username of ['marisol.okonkwo', 'walter.prine']) {
    const payload = { username, password: 'Rochdale-demo-1!' };
    tokens[username] = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json().accessToken;
  }
}, 120_000);
afterAll(async () => {
  await at.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const headers = (username = 'marisol.okonkwo') => ({ authorization: `Bearer ${tokens[username]}` });
const get = (path: string, app = at.app) => app.inject({ url: `/v3/outage/${path}`, headers: headers() });
const report = (accountNumber: string, reportId: string, username = 'marisol.okonkwo', app = at.app) =>
  app.inject({
    method: 'POST',
    url: '/v3/outage/reports',
    headers: headers(username),
    payload: { reportId, accountNumber, outageReason: 'No power at all', callBack: false },
  });
const status = `accounts/${account}/status`;
const history = `accounts/${account}/locations/L${account}/history?limit=10&offset=10`;
const info = `member/200017/accounts/${account}/info`;
const stopDatabase = () => postgres.stop();
const startDatabase = async () => {
  postgres = await startPostgres(folder, Number(new URL(postgres.url).port));
};
const countOf = async (reportId: string) =>
  (await at.database.pool.query('select count(*)::int as n from outage_reports where report_id = $1', [reportId]))
    .rows[0].n;

it('status, history and reports are answered without the database, and reports come into it once when it is back', async () => {
  const before = [await get(status), await get(history), await get(info)].map((answer) => answer.json());
  expect(before.map(({ fromSnapshot }) => fromSnapshot)).toEqual([false, false, false]);
  const early = randomUUID();
  const first = (await report('104480316', early)).json();
  // Only who was here is remembered.
  await expect.poll(async () => (await get(`accounts/104480316/reports`)).json().results.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 5_000));

  await stopDatabase();
  const during = [await get(status), await get(history), await get(info)].map((answer) => answer.json());
  for (const [index, answer] of during.entries()) {
    const { asOf, fromSnapshot, ...rest } = before[index];
    expect(answer).toEqual({ ...rest, asOf: expect.stringMatching(/T\d\d:\d\d$/), fromSnapshot: true });
    expect([typeof asOf, fromSnapshot]).toEqual(['string', false]);
  }

  const areas = (await get(`accounts/${account}/areas`)).json();
  expect([areas.fromSnapshot, areas.here]).toEqual([true, expect.any(Number)]);
  // Strangers see the map, too, without anybody's place.
  const map = (await at.app.inject({ url: '/v3/outage/map' })).json();
  expect(map).toMatchObject({ fromSnapshot: true, outages: areas.outages });
  // What is asked for beside it is left out at once.
  expect((await get(`accounts/${account}/restoration-text`)).statusCode).toBe(503);

  const id = randomUUID();
  const kept = await Promise.all([1, 2, 3].map(() => report('104480316', id)));
  expect(kept.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(new Set(kept.map(({ body }) => body)).size).toBe(1);
  expect(kept[0]?.json()).toMatchObject({ reportId: id, reportNumber: null, state: 'kept' });
  // A report of before is answered as it was; one for a place that is known to be out is not taken.
  expect((await report('104480316', early)).json()).toEqual(first);
  expect((await report(account, randomUUID())).statusCode).toBe(409);
  expect((await report('104495515', id)).statusCode).toBe(409);
  expect(
    (await get('accounts/104480316/reports')).json().results.map((row: { reportId: string }) => row.reportId),
  ).toEqual([id, early]);
  // Another member's account is not there, and what nobody can judge waits.
  expect((await report('104500017', randomUUID())).statusCode).toBe(404);
  const stranger = await at.app.inject({
    url: `/v3/outage/${status}`,
    headers: { authorization: `Bearer ${'x'.repeat(43)}` },
  });
  expect([stranger.statusCode, stranger.headers['retry-after']]).toEqual([503, '5']);
  const pair = { accountNumber: '104500017', phoneLastFourDigits: '0103' };
  const unsigned = await at.app.inject({ method: 'POST', url: '/v3/outage/public/status', payload: pair });
  expect(unsigned.statusCode).toBe(503);
  expect(unsigned.json().message).toBe(
    'We can’t do this right now. Please try again in a moment, or call (541) 555-0100.',
  );

  await startDatabase();
  await expect.poll(async () => (await get(status)).json().fromSnapshot, { timeout: 15_000 }).toBe(false);
  await expect.poll(() => countOf(id), { timeout: 15_000 }).toBe(1);
  await expect.poll(() => readdir(at.services.journalFolder), { timeout: 15_000 }).toEqual([]);
  const again = await report('104480316', id);
  expect(again.json()).toMatchObject({ reportId: id, state: 'received', reportNumber: expect.stringMatching(/^\d+$/) });
  expect(await countOf(id)).toBe(1);
}, 90_000);

it('a report that waits is brought in by the API that starts next', async () => {
  await get(status);
  await stopDatabase();
  const id = randomUUID();
  expect((await report('104495515', id)).json()).toMatchObject({ state: 'kept' });
  expect(await readdir(at.services.journalFolder)).toEqual([`${id}.json`]);
  await at.app.close();
  await startDatabase();
  const next = await buildApp(at.services);
  await expect.poll(() => countOf(id), { timeout: 15_000 }).toBe(1);
  // First the books, then the journal: in between it stands in both.
  await expect.poll(() => readdir(at.services.journalFolder)).toEqual([]);
  const reports = (await get('accounts/104495515/reports', next)).json().results;
  expect(reports).toMatchObject([{ reportId: id, state: 'received' }]);
  await next.close();
}, 60_000);
