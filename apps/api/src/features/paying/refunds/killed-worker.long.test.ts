import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { environmentWith } from '../../../platform/environment.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { companyRelay } from '../payments/testing/company-relay.ts';
import { carryOutRefunds, orderRefund } from './public.ts';
import { chargedPayment } from './testing/charged-payment.ts';

const count = 12;
const log = fastify({ logger: false }).log;
let at: Awaited<ReturnType<typeof testApp>>;
let relay: Awaited<ReturnType<typeof companyRelay>>;
let worker: ChildProcess | undefined;

beforeAll(async () => {
  at = await testApp();
  relay = await companyRelay(at.sandboxUrl);
});
afterAll(async () => {
  worker?.kill('SIGKILL');
  await relay.close();
  await at.close();
});

const rows = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const countOf = async (condition: string): Promise<number> =>
  (await rows(`select count(*)::int as count from refunds where ${condition}`))[0].count;

/** A worker of its own, that reaches the company through the relay. */
function startWorker(): ChildProcess {
  const settings = {
    DATABASE_URL: at.database.url,
    GATEWAY_URL: relay.url,
    GATEWAY_SECRET: at.secret,
    MASTER_KEY: at.masterKey,
    LOG_LEVEL: 'silent',
  };
  const file = fileURLToPath(new URL('../../../worker.ts', import.meta.url));
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] as const;
  return spawn(process.execPath, ['--import', 'tsx', file], { env: environmentWith(settings), stdio: [...stdio] });
}

it('a worker that is killed while answers of a slow company are lost gives each refund back once, to the cent', async () => {
  const back = new Map<string, number>();
  for (let turn = 0; turn < count; turn += 1) {
    const { transNo } = await chargedPayment(at, { amount: 1000 + turn });
    const amount = turn % 3 === 0 ? 1000 + turn : 300 + turn;
    back.set(transNo, amount);
    const parts = [{ accountNumber: '104471882', amount }];
    const people = { people: [], byWhom: 'Ann', reason: 'Paid twice' };
    await at.services.db.transaction((tx) =>
      orderRefund(at.services, tx, { transNo, parts, withFee: false, evenEarly: false, ...people }),
    );
  }
  await relay.during(
    'losesAnswers',
    async () => {
      worker = startWorker();
      await expect.poll(() => countOf("state in ('sent', 'unknown')"), { timeout: 90_000 }).toBeGreaterThan(3);
      worker.kill('SIGKILL');
    },
    /refunds$/,
  );
  expect(await countOf("state = 'done'")).toBeLessThan(count);
  for (let tries = 0; tries < 20 && (await countOf("state <> 'done'")) > 0; tries += 1) {
    await rows('update refunds set ask_at = now() where ask_at is not null');
    await Promise.all([1, 2].map(() => carryOutRefunds({ ...at.services, log })));
    await pause(100);
  }
  expect(await countOf("state = 'done'")).toBe(count);
  for (const [transNo, amount] of back) {
    const [charge] = await at.services.gateway.resultsOf(transNo);
    expect(charge?.refundedCents).toBe(amount);
    const booked = await rows('select amount_cents::int as cents from ledger where trans_no = $1', `${transNo}-R1`);
    expect(booked).toEqual([{ cents: -amount }]);
  }
  const [told] = await rows("select count(*)::int as count from outgoing_messages where kind = 'payment-refunded'");
  expect(told.count).toBe(count);
}, 240_000);
