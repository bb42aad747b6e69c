import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '../../../platform/database/database.ts';
import { closeWithin } from '../../../platform/http/close-within.ts';
import { openLog } from '../../../platform/log.ts';
import { openMetrics } from '../../../platform/metrics.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { openOperatorServer } from './operator-server.ts';
import { watchReadiness } from './readiness.ts';
import { watchPortal, watchProcess } from './watch-figures.ts';

let at: Awaited<ReturnType<typeof testApp>>;
const log: string[] = [];
const username = 'marisol.okonkwo';
const account = '104471882';
const member = '/v3/member/200017';
let headers: { authorization: string; 'x-request-id': string };
const get = (url: string) => at.app.inject({ url, headers });
const lines = () => log.map((line) => JSON.parse(line));

beforeAll(async () => {
  at = await testApp({ log: openLog('debug', { write: (line) => log.push(line) }) });
  const payload = { username, password: 'Rochdale-demo-1!' };
  const { accessToken } = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json();
  headers = { authorization: `Bearer ${accessToken}`, 'x-request-id': 'made-up-by-the-caller' };
});
afterAll(() => at.close());

it('every answer has an id, which stands in the log with the operation and never with the address asked', async () => {
  const answer = await get(`${member}/accounts/${account}/usage`);
  const id = answer.headers['x-request-id'];
  expect(id).toMatch(/^[\da-f-]{36}$/);
  const found = lines().filter(({ reqId }) => reqId === id);
  expect(found).toMatchObject([
    { msg: 'answered', operation: 'usage.account', method: 'GET', status: 200, network: '127.0.0.0/24' },
  ]);
  expect(Object.keys(found[0]).sort()).toEqual(
    [
      'hostname',
      'level',
      'method',
      'ms',
      'msg',
      'network',
      'operation',
      'pid',
      'reqId',
      'session',
      'status',
      'time',
    ].sort(),
  );
  const refused = await at.app.inject({ url: `${member}/accounts/999999999/usage`, headers });
  expect(lines().find(({ reqId }) => reqId === refused.headers['x-request-id'])).toMatchObject({
    status: 404,
    refused: 'error.notFound',
    operation: 'usage.account',
  });
});

it('a failure has the id of its request, and the log what failed without the values', async () => {
  await at.database.pool.query('alter table usage_settings rename to usage_settings_away');
  const failed = await get(`${member}/accounts/${account}/usage`);
  await at.database.pool.query('alter table usage_settings_away rename to usage_settings');
  expect(failed.statusCode).toBe(500);
  expect(failed.json().id).toBe(failed.headers['x-request-id']);
  const line = lines().find(({ reqId, level }) => reqId === failed.json().id && level === 50);
  expect(line).toMatchObject({
    msg: 'request failed',
    operation: 'usage.account',
    err: { message: 'Failed query', cause: { code: '42P01' }, stack: expect.stringContaining('usage') },
  });
  expect(JSON.stringify(line)).not.toContain(account);
});

it('nothing of a member, no token and no query stands in the log after a round of calls', async () => {
  const { rows } = await at.database.pool.query(
    `select m.*, l.login_id from members m join logins l using (member_number) where m.member_number = '200017'`,
  );
  const day = '2026-10-01';
  const calls = [
    `${member}/accounts`,
    `${member}/accounts/${account}/usage/daily?fromDate=${day}&toDate=2026-10-09`,
    `${member}/profile`,
    `${member}/accounts/104499999/deposits`,
    `/v3/nothing/${account}?token=${headers.authorization.slice(7)}`,
    `/pages/home?name=Marisol%0a%7B%22level%22%3A30%7D`,
    `/v3/outage/accounts/${account}/status`,
  ];
  for (const url of calls) await at.app.inject({ url, headers, remoteAddress: '203.0.113.57' });
  expect(log.join('')).toContain('203.0.113.0/24');
  const quickPay = { accountNumber: account, phoneLastFourDigits: '0142' };
  await at.app.inject({ method: 'POST', url: '/v3/quick-pay/verify', payload: quickPay });
  await at.app.inject({
    method: 'POST',
    url: '/v3/login',
    payload: { username: `${username}\n{"level":60}`, password: 'x' },
  });
  await at.app.inject({
    method: 'POST',
    url: '/v3/login',
    headers: { 'content-type': 'application/json' },
    body: `{"username": "${username}" oh`,
  });
  const values = Object.values(rows[0]).flatMap((value) =>
    typeof value === 'string' && value.length > 3 ? [value] : [],
  );
  const canaries = [
    ...values,
    username,
    account,
    '200017',
    '104499999',
    day,
    'Marisol',
    headers.authorization.slice(7),
    '203.0.113.57',
  ];
  expect(canaries.length).toBeGreaterThan(12);
  const text = log.join('');
  expect(log.length).toBeGreaterThan(10);
  expect(canaries.filter((canary) => text.includes(canary))).toEqual([]);
  // So few digits are a part of some time or number.
  expect(text).not.toMatch(/(?<![\w.-])0142(?![\w-])/);
  for (const line of log) expect(line.trimEnd()).not.toContain('\n');
});

it('counts calls by operation, and says how the process and the portal do', async () => {
  const { metrics, readiness, db } = at.services;
  watchProcess(metrics, { database: at.database, version: () => 'v1' });
  watchPortal(metrics, db);
  const close = await openOperatorServer({ host: '127.0.0.1', port: 0 }, at.services);
  await close();
  const text = await metrics.text();
  expect(text).toContain('rochdale_requests_total{operation="usage.account",method="GET",status="200"}');
  expect(text).toMatch(/rochdale_refusals_total\{operation="usage.account",code="error.notFound"\} [1-9]/);
  expect(text).toContain('rochdale_payments_under_way{state="initiated"} 0');
  expect(text).toContain('rochdale_outage_reports_kept 0');
  expect(text).toContain('rochdale_database_connections{state="waited-for"} 0');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(text).toMatch(/rochdale_site_info\{version="v1"\} 1/);
  expect([account, '200017', '/v3/member/2'].filter((canary) => text.includes(canary))).toEqual([]);
  expect((await readiness.ask()).status).toBe('ready');
});

it('says whether it lives and whether it should get calls', async () => {
  expect((await at.app.inject('/healthz')).json()).toEqual({ status: 'alive' });
  const ready = await at.app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', reasons: [] }]);

  const gone = openDatabase('postgres://nobody:x@127.0.0.1:9/none');
  const starting = watchReadiness({ pool: gone.pool, portalFolder: '/nowhere', answersWhileDegraded: true });
  expect(await starting.ask()).toEqual({ status: 'not-ready', reasons: ['starting', 'database', 'portal'] });
  await gone.close();
});

it('a schema that is behind is not ready; a database that goes away leaves a process degraded', async () => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client(inject('postgresUrl'));
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  const empty = openDatabase(url.href);
  const behind = watchReadiness({ pool: empty.pool });
  behind.began();
  expect(await behind.ask()).toEqual({ status: 'not-ready', reasons: ['schema'] });
  await empty.close();
  await admin.query(`drop database ${name}`);
  await admin.end();

  const database = openDatabase(at.database.url);
  const api = watchReadiness({ pool: database.pool, answersWhileDegraded: true });
  const worker = watchReadiness({ pool: database.pool });
  for (const watch of [api, worker]) {
    watch.began();
    expect((await watch.ask()).status).toBe('ready');
  }
  await database.close();
  expect(await api.ask()).toEqual({ status: 'degraded', reasons: ['database'] });
  expect(await worker.ask()).toEqual({ status: 'not-ready', reasons: ['database'] });
  api.ending();
  expect(await api.ask()).toEqual({ status: 'not-ready', reasons: ['stopping', 'database'] });
});

it('stops taking calls, finishes those under way, and tells kept connections to go', async () => {
  const { port } = at.app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const idle = new Agent({ keepAlive: true });
  const call = (path: string, by: Agent) =>
    new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
      request({ port, path, agent: by, headers }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve({ status: answer.statusCode, connection: answer.headers.connection }));
      })
        .on('error', reject)
        .end();
    });
  const path = `${member}/accounts/${account}/usage`;
  expect(await call(path, agent)).toEqual({ status: 200, connection: 'keep-alive' });
  expect((await call('/healthz', idle)).status).toBe(200);

  const holder = await at.database.pool.connect();
  await holder.query('begin');
  await holder.query('lock table usage_settings in access exclusive mode');
  const slow = call(path, agent);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const closing = closeWithin(at.app, 10);
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect(call('/healthz', new Agent())).rejects.toThrow();
  await holder.query('rollback');
  holder.release();
  expect(await slow).toEqual({ status: 200, connection: 'close' });
  expect(await closing).toBe(true);
});

it('a figure that cannot be read is left out', async () => {
  const metrics = openMetrics();
  metrics.watch('rochdale_missing', 'Nothing.', [], () => {
    throw new Error('gone');
  });
  expect(await metrics.text()).toMatch(/^rochdale_missing Nan$/m);
});
