import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deliverWebhooks } from './deliver-webhooks.ts';
import { rotateWebhookSecrets } from './rotate-webhook-secrets.ts';
import { tellWebhooks } from './tell-webhooks.ts';
import { type Came, webhookBench } from './testing/webhook-bench.ts';

let bench: Awaited<ReturnType<typeof webhookBench>>;

beforeAll(async () => {
  bench = await webhookBench();
});
afterAll(() => bench.close());
afterEach(() => bench.clear());

const posted = {
  event: 'payment.posted',
  subject: 'payment 1',
  data: { transNo: '1' },
  amounts: { amountCents: 5 },
} as const;
const tell = (told: Parameters<typeof tellWebhooks>[1]) =>
  bench.services.db.transaction((tx) => tellWebhooks(tx, told, bench.clock.now()));
const signatures = (one: Came | undefined) => [...(one?.signature.matchAll(/v1=(\w+)/g) ?? [])].map(([, hex]) => hex);
/** The signature as the receiver's own engineer would make it. */
const by = (key: string, one: Came | undefined) => {
  const [, seconds] = /^t=(\d+)/.exec(one?.signature ?? '') ?? [];
  return createHmac('sha256', key).update(`${seconds}.${one?.raw}`).digest('hex');
};

describe('an address', () => {
  it('is told of what it asked for, signed, without amounts, by two people’s will (office-137, office-138)', async () => {
    const { ann, params, secret } = await bench.webhook(['payment.posted', 'outage.changed']);
    await tell(posted);
    await tell({ event: 'export.made', subject: 'exports', data: {} });
    await deliverWebhooks(bench.services);
    const [one, ...more] = bench.came();
    expect(more).toEqual([]);
    expect(one).toMatchObject({ event: 'payment.posted', subject: 'payment 1', data: { transNo: '1' } });
    expect(one?.data).not.toHaveProperty('amountCents');
    expect(one?.signature).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
    expect(signatures(one)).toEqual([by(secret, one)]);
    const [, seconds] = /^t=(\d+)/.exec(one?.signature ?? '') ?? [];
    expect(Math.abs(Number(seconds) - bench.clock.now().getTime() / 1000)).toBeLessThan(60);
    const log = (await bench.office.call('webhooks.deliveries', { params }, ann)).json();
    expect(log.deliveries).toMatchObject([{ state: 'sent', attempts: [{ status: 200, problem: null }] }]);
    const kept = [log, await bench.rows('select * from webhook_attempts'), await bench.rows('select * from webhooks')];
    expect(JSON.stringify(kept)).not.toContain('of the receiver');
    expect(JSON.stringify(kept)).not.toContain(secret.slice(8));
  });

  it('gets amounts where that was ticked, and nothing before its secret was taken', async () => {
    const { ann, params, webhookId } = await bench.webhook(['payment.posted'], true);
    await bench.rows('update webhooks set locked_secret = null where webhook_id = $1', webhookId);
    await tell(posted);
    expect(await bench.rows('select 1 from webhook_events')).toEqual([]);
    const { secret } = (await bench.office.call('webhooks.take', { params }, ann)).json();
    expect(secret).toMatch(/^whsec_/);
    expect((await bench.office.call('webhooks.take', { params }, ann)).statusCode).toBe(409);
    await tell(posted);
    await deliverWebhooks(bench.services);
    expect(bench.came().map(({ data }) => data)).toEqual([{ transNo: '1', amountCents: 5 }]);
  });

  it('shows its secret to whoever asked for it alone', async () => {
    const { bob, params, webhookId } = await bench.webhook(['payment.posted']);
    await bench.rows('update webhooks set locked_secret = null where webhook_id = $1', webhookId);
    expect((await bench.office.call('webhooks.take', { params }, bob)).statusCode).toBe(409);
  });

  it('that leads within, or is no HTTPS, is refused (office-138)', async () => {
    const [ann] = await bench.twoAdmins();
    for (const url of ['http://oms.example/', 'https://127.0.0.1/', 'https://[::1]/', 'https://oms.example:8443/']) {
      const body = { url, events: ['payment.posted'], withAmounts: false, reason: bench.reason };
      const refused = await bench.office.call('webhooks.make', { body }, ann);
      expect([url, refused.statusCode, refused.json()[0]?.field]).toEqual([url, 400, 'url']);
    }
  });

  it('checks by two secrets while one is changed, and after a change of the master key', async () => {
    const { ann, bob, params, secret } = await bench.webhook(['outage.changed']);
    const body = { reason: bench.reason };
    const changed = await bench.office.call('webhooks.change-secret', { params, body }, ann);
    expect(await rotateWebhookSecrets(bench.services)).toBeGreaterThan(0);
    await bench.outageTold('A', 1);
    await deliverWebhooks(bench.services);
    const [first] = bench.came();
    expect(signatures(first)).toEqual([by(changed.json().secret, first), by(secret, first)]);
    await bench.office.call('webhooks.drop-old-secret', { params, body }, bob);
    await bench.outageTold('A', 2);
    await deliverWebhooks(bench.services);
    const second = bench.came()[1];
    expect(signatures(second)).toEqual([by(changed.json().secret, second)]);
  });

  it('is told nothing more once it is off, and it cannot be turned on again', async () => {
    const { ann, params } = await bench.webhook(['outage.changed']);
    await bench.outageTold('A', 1);
    await bench.office.call('webhooks.end', { params, body: { reason: bench.reason } }, ann);
    await bench.outageTold('A', 2);
    await deliverWebhooks(bench.services);
    expect(bench.came()).toEqual([]);
    expect((await bench.office.call('webhooks.test', { params }, ann)).statusCode).toBe(409);
  });

  it('is sent a test, which says nothing', async () => {
    const { ann, params } = await bench.webhook(['payment.posted']);
    await bench.office.call('webhooks.test', { params }, ann);
    await deliverWebhooks(bench.services);
    expect(bench.came()).toMatchObject([{ event: 'test', subject: 'test', data: {} }]);
  });
});
