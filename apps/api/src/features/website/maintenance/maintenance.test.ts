import { operations } from '@rochdale/contract/operations/operations';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { changeSetting } from '../../../platform/run-time-settings/run-time-settings.ts';
import { testApp } from '../../../platform/testing/test-app.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let passed = 0;

beforeAll(async () => {
  at = await testApp();
  const real = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => real() + passed);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await at.close();
});

async function set(isOn: boolean, until: string | null = null): Promise<void> {
  await changeSetting(at.services.db, 'maintenance', { isOn, until }, { changedBy: 'ada', changedAt: new Date() });
  passed += 2000;
}

const ask = (name: keyof typeof operations) => {
  const { method, path } = operations[name];
  return at.app.inject({ method, url: path.replace(/\{\w+\}/g, '1') });
};
const names = Object.keys(operations) as (keyof typeof operations)[];
const goesOn = [
  'hosted-payment.postback',
  'maintenance.status',
  'member-pay.result',
  'notices.text-reply',
  'notices.undeliverable',
  'payment-link.result',
  'quick-pay.receipt',
  'quick-pay.result',
  'scheduled-payments.find',
];

describe('during maintenance', () => {
  beforeAll(() => set(true));

  it('goes on only what brings payments to their end, and the question whether it is over', () => {
    expect(names.filter((name) => 'duringMaintenance' in operations[name]).sort()).toEqual(goesOn);
  });

  it.each(names.filter((name) => !goesOn.includes(name)))('%s answers 503, whoever asks', async (name) => {
    const answer = await ask(name);
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      503,
      '300',
      { code: 5030, message: "We'll be back in a bit. Our portal is down for routine maintenance." },
    ]);
  });

  it.each(goesOn.filter((name) => name !== 'maintenance.status'))('%s answers as always', async (name) => {
    expect((await ask(name as keyof typeof operations)).statusCode).not.toBe(503);
  });

  it.each(['quick-pay', 'member', 'drafts', 'schedule', 'payment-profile'])(
    'browsers come back from the payment page of %s',
    async (flow) => {
      for (const end of ['success', 'cancel'])
        expect((await at.app.inject({ url: `/PaymentCallback/${flow}/${end}` })).statusCode).toBe(303);
    },
  );

  it('the co-op’s own files are served', async () => {
    expect((await at.app.inject({ url: '/coop/brand/logo.svg' })).statusCode).toBe(200);
  });
});

describe('the question whether it is over', () => {
  const status = async () => (await ask('maintenance.status')).json();

  it('is answered with the expected end while that is to come', async () => {
    const until = new Date(Date.now() + 1_800_000).toISOString();
    await set(true, until);
    expect(await status()).toEqual({ isUnderMaintenance: true, expectedEnd: until });
    const waits = Number((await ask('accounts.list')).headers['retry-after']);
    expect(waits).toBeGreaterThan(1700);
    expect(waits).toBeLessThanOrEqual(1800);
    await set(true, new Date(Date.now() - 1000).toISOString());
    expect(await status()).toEqual({ isUnderMaintenance: true, expectedEnd: null });
  });

  it('is answered with no once the portal is open again, and calls answer as before', async () => {
    await set(false);
    expect(await status()).toEqual({ isUnderMaintenance: false, expectedEnd: null });
    expect((await ask('accounts.list')).statusCode).toBe(401);
  });

  it('is answered while the database is gone', async () => {
    await set(true);
    await status();
    const gone = vi.spyOn(at.database.pool, 'query').mockImplementation(() => Promise.reject(new Error('gone')));
    passed += 10_000;
    expect((await status()).isUnderMaintenance).toBe(true);
    expect((await ask('accounts.list')).statusCode).toBe(503);
    gone.mockRestore();
    await set(false);
  });
});
