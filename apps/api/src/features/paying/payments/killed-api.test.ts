import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sign } from '@rochdale/contract/hosted-payment/signing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { environmentWith } from '../../../platform/environment.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { reconcile } from './reconcile/reconcile.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let api: ChildProcess;
let port: number;

beforeAll(async () => {
  at = await testApp();
  port = 20_000 + (process.pid % 20_000);
  const settings = {
    DATABASE_URL: at.database.url,
    GATEWAY_URL: at.sandboxUrl,
    GATEWAY_SECRET: at.secret,
    MASTER_KEY: 'A'.repeat(43),
    PORT: String(port),
    LOG_LEVEL: 'silent',
  };
  const file = fileURLToPath(new URL('../../../server.ts', import.meta.url));
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] as const;
  api = spawn(process.execPath, ['--import', 'tsx', file], { env: environmentWith(settings), stdio: [...stdio] });
  await once(api, 'message');
});
afterAll(async () => {
  api.kill('SIGKILL');
  await at.close();
});

it('an API killed between approval and posting leaves one posting to the next reconciliation, and loses none', async () => {
  const { clock } = at.services;
  const { pool } = at.database;
  const transNo = '20260101-KILLED';
  await pool.query(
    `insert into requisitions (trans_no, flow, state, member_number, amount_cents, fingerprint, created_at, updated_at, expires_at)
     values ($1, 'member', 'initiated', '200025', 4200, 'killed', now(), now(), now() + interval '30 minutes')`,
    [transNo],
  );
  await pool.query("insert into requisition_accounts values ($1, '104500017', 4200)", [transNo]);
  const stateOf = async () =>
    (await pool.query('select state from requisitions where trans_no = $1', [transNo])).rows[0].state;

  // Holds the ledger, so that the API stands exactly between its two transactions.
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('lock table ledger in access exclusive mode');
  const result = {
    transNo,
    reference: 'R-KILLED',
    status: 'approved',
    amountCents: 4200,
    feeCents: 0,
    paymentType: 'cc',
    lastFour: '1111',
    confirmationNumber: 'NG-KILLED-10000',
    message: '',
    at: clock.now().toISOString(),
  };
  const posted = fetch(`http://127.0.0.1:${port}/v3/hosted-payment/postback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ result: sign('postback', result, at.secret) }),
  }).catch(() => 'lost');
  await expect.poll(stateOf, { timeout: 10_000 }).toBe('approved');
  api.kill('SIGKILL');
  expect(await posted).toBe('lost');
  await holder.query('rollback');
  holder.release();

  const log = at.app.log;
  await Promise.all([1, 2, 3].map(() => reconcile({ ...at.services, log }, { evenEarly: true })));
  expect(await stateOf()).toBe('posted');
  const rows = await pool.query('select amount_cents from ledger where trans_no = $1', [transNo]);
  expect(rows.rows.map((row) => Number(row.amount_cents))).toEqual([4200]);
});
