import { randomUUID } from 'node:crypto';
import { isSignedJson, signedHeaderNames, signJson } from '@rochdale/contract/billing-link/signed-json';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { networksOf } from '../../../../platform/http/trusted-hops.ts';
import { type TestDatabase, testDatabase } from '../../../../platform/testing/test-database.ts';
import { billingActs } from '../testing/billing-acts.ts';
import type { BillingHarness } from '../testing/billing-harness.ts';
import { webhookHarness } from '../testing/webhook-harness.ts';
import { billingListener } from './open-listener.ts';

let harness: BillingHarness;
let database: TestDatabase;
let listener: FastifyInstance;
const its = billingActs(() => ({ harness, database }));
const secrets = ['the-shared-secret', 'an-older-secret-1'] as const;
let address = '';
beforeAll(async () => {
  [harness, database] = await Promise.all([webhookHarness(), testDatabase()]);
  listener = billingListener(its.services(), {
    ...{ host: '127.0.0.1', port: 0, perHour: 500, tls: undefined },
    caller: { by: 'signature', secrets },
    networks: networksOf('TEST', '127.0.0.0/8'),
  });
  address = await listener.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await listener?.close();
  await harness?.close();
  await database?.drop();
});
const tell = async (
  body: string,
  change: { id?: string; path?: string; secret?: string; at?: Date; sent?: string } = {},
) => {
  const { id = randomUUID(), path = '/changes', secret = secrets[0], at = new Date(), sent = body } = change;
  const signed = signJson({ direction: 'question', path, id, body }, [secret], at);
  const headers = {
    'content-type': 'application/json',
    [signedHeaderNames.id]: id,
    [signedHeaderNames.time]: signed.time,
    [signedHeaderNames.signature]: signed.signature,
  };
  return fetch(`${address}/changes`, { method: 'POST', headers, body: sent });
};

it('that something changed is heard once, and answered signed; the same again is refused', async () => {
  const account = await its.account(10_000);
  harness.books.charge(account, 5);
  const id = randomUUID();
  const body = JSON.stringify({ accounts: [account, '999999999999'], members: ['nobody'] });
  const answer = await tell(body, { id });
  const text = await answer.text();
  expect(
    JSON.parse(text)
      .failed.map(({ name }: { name: string }) => name)
      .sort(),
  ).toEqual(['999999999999', 'nobody']);
  const given = {
    id,
    time: answer.headers.get(signedHeaderNames.time) ?? '',
    signature: answer.headers.get(signedHeaderNames.signature) ?? '',
  };
  expect(isSignedJson({ direction: 'answer', path: '/changes', body: text }, given, [secrets[0]], new Date())).toBe(
    true,
  );
  expect(await its.shown(account)).toBe(10_005);
  const again = await Promise.all([tell(body, { id }), tell(body, { id })]);
  expect(again.map(({ status }) => status)).toEqual([401, 401]);
  expect((await tell('{}', { secret: secrets[1] })).status).toBe(200);
});

it.each([
  ['another secret', { secret: 'not-the-shared-one' }],
  ['another path’s signature', { path: '/outages' }],
  ['an old signature', { at: new Date(Date.now() - 6 * 60_000) }],
  ['other words than were signed', { sent: '{"accounts":["1"]}' }],
  ['an id that is none', { id: 'x' }],
])('with %s is refused', async (_what, change) => {
  expect((await tell('{}', change)).status).toBe(401);
});

it('what is not asked so is refused', async () => {
  for (const body of ['{"accounts":[7]}', 'no json', JSON.stringify({ accounts: Array(2_001).fill('1') })])
    expect((await tell(body)).status).toBe(400);
  expect(
    (
      await fetch(`${address}/changes`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
    ).status,
  ).toBe(401);
});
