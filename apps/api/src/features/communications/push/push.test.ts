import { createHash, createPublicKey, randomUUID, verify } from 'node:crypto';
import { localTimeAt } from '@rochdale/domain/dates';
import { fastify } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { openDatabase, quickAnswers } from '../../../platform/database/database.ts';
import { primaryReads } from '../../../platform/database/read-replica.ts';
import { callOutOf } from '../../../platform/http/ways-out/call-out.ts';
import { openMetrics } from '../../../platform/metrics.ts';
import { vaultOf } from '../../../platform/sealing/vault.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { newMasterKey } from '../../../platform/testing/test-vault.ts';
import { movedClock } from '../../../testing/office.ts';
import { deliver } from '../messages/deliver-job.ts';
import { noticeCheck } from '../notices/notice-check.ts';
import { runNotices } from '../notices/run-notices.ts';
import { pushCarrierOf } from './push-carrier.ts';
import { pushKeyOf } from './push-keys.ts';
import { rotatePushSecrets } from './rotate-push-secrets.ts';
import { pushBrowser } from './testing/push-browser.ts';
import { pushService } from './testing/push-service.ts';

const clock = movedClock();
const password = 'Rochdale-demo-1!';
let at: Awaited<ReturnType<typeof testApp>>;
let service: Awaited<ReturnType<typeof pushService>>;

beforeAll(async () => {
  service = await pushService();
  at = await testApp({
    clock,
    trial: [service.host],
    change: (site) => ({ ...site, config: { ...site.config, push: true, quietHours: { from: 0, to: 0 } } }),
  });
});
afterAll(async () => {
  await at.close();
  await service.close();
});
beforeEach(async () => {
  service.answers.status = 201;
  service.taken.length = 0;
  await query('delete from attempts');
  await query('delete from push_subscriptions');
});

const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const devices = () => query('select login_key, browser, last_ok_at from push_subscriptions order by made_at');

/** A browser of its own in which a member has signed in. */
async function signedIn(username: string, app = at.app) {
  const [{ member_number: memberNumber }] = await query(
    'select member_number from logins where login_key = $1',
    username,
  );
  const answer = await app.inject({ method: 'POST', url: '/v3/login', payload: { username, password } });
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  const headers = { cookie, authorization: `Bearer ${answer.json().accessToken}` };
  const own = `/v3/member/${memberNumber}/devices`;
  return {
    memberNumber,
    list: async () => (await app.inject({ method: 'GET', url: own, headers })).json(),
    subscribe: (endpoint: string, keys = pushBrowser()) =>
      app.inject({
        method: 'POST',
        url: own,
        headers,
        payload: { endpoint, p256dh: keys.p256dh, auth: keys.auth },
      }),
    remove: (id: string) => app.inject({ method: 'DELETE', url: `${own}/${id}`, headers }),
    signOut: () => app.inject({ method: 'POST', url: '/v3/logout', headers }),
  };
}

let serial = 0;
/** A member of the demo is told that a payment has come. */
async function isPaid(memberNumber: string): Promise<void> {
  const [{ account_number: account }] = await query(
    'select account_number from accounts where member_number = $1 order by 1 limit 1',
    memberNumber,
  );
  await query('delete from notification_choices where account_number = $1', account);
  await query(
    `insert into notification_contacts (member_number, contact_id, kind, address, takes_texts, takes_voice, verified_at, created_at)
     values ($1, $2, 'email', $3, false, false, '2026-01-01', '2026-01-01') on conflict do nothing`,
    ...[memberNumber, randomUUID(), `${memberNumber}@example.com`],
  );
  await query(
    `insert into notification_choices (member_number, account_number, topic, channel, chosen_at)
     values ($1, $2, 'paymentReceived', 'email', '2026-01-01')`,
    ...[memberNumber, account],
  );
  serial += 1;
  await query(
    'insert into ledger (account_number, trans_no, amount_cents, posted_at) values ($1, $2, 2500, $3)',
    ...[account, `P-${serial}`, clock.now()],
  );
  await runNotices({ ...at.services, log: fastify({ logger: false }).log });
}

const carrier = (vault = at.services.vault) =>
  pushCarrierOf({ ...at.services, vault, callOut: callOutOf(at.services.pushPlaces.waysOut) });
/** Hands over what waits for devices; answers what became of each message. */
async function handOver(vault = at.services.vault): Promise<(string | null)[][]> {
  const waiting = await query(
    "select message_id as id from outgoing_messages where channel = 'push' and state = 'waiting' order by created_at",
  );
  const carriers = { email: undefined, text: undefined, voice: undefined, push: carrier(vault) };
  for (const { id } of waiting) await deliver({ ...at.services, carriers, check: noticeCheck(at.services) }, id);
  const ids = waiting.map(({ id }) => id);
  const found = await query('select state, reason from outgoing_messages where message_id = any($1)', ids);
  return found.map(({ state, reason }) => [state, reason]);
}

it('the reader of this test reads the example of RFC 8291 (communications-45)', () => {
  const secret = Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url');
  const example =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
  const reader = pushBrowser('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', secret);
  expect(reader.read(Buffer.from(example, 'base64url'))).toBe('When I grow up, I want to be a watermelon');
});

it('a notice comes to the device too: a title and the co-op’s name, that the device alone reads, signed with the co-op’s key (communications-44)', async () => {
  const page = await signedIn('walter.prine');
  const keys = pushBrowser();
  expect((await page.subscribe(service.endpoint('a'), keys)).statusCode).toBe(200);
  await isPaid(page.memberNumber);
  expect(await handOver()).toEqual([['sent', null]]);
  const [sent] = service.taken;
  if (!sent) throw new Error('Nothing was sent.');
  expect(JSON.parse(keys.read(sent.body))).toEqual({
    title: 'We received your payment',
    body: at.services.site().settings.coopName,
    tag: 'paymentReceived',
    path: '/pages/billpayments/history',
    language: 'en-US',
  });
  expect(sent.headers).toMatchObject({ ttl: '172800', topic: 'paymentReceived', 'content-encoding': 'aes128gcm' });
  expect(isSignedBy((await page.list()).publicKey, String(sent.headers.authorization))).toBe(true);
  const { publicKey, devices: listed } = await page.list();
  expect(publicKey).toBe((await pushKeyOf(at.services)).publicKey);
  expect(listed).toMatchObject([
    { endpointHash: createHash('sha256').update(service.endpoint('a')).digest('base64url') },
  ]);
  expect(listed[0].lastOkAt).not.toBeNull();
});

/** Whether a token of RFC 8292 was signed with the private key of a public one. */
function isSignedBy(publicKey: string, authorization: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const coordinates = { x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const shown = createPublicKey({ key: { kty: 'EC', crv: 'P-256', ...coordinates }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: shown, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned && key === publicKey;
}

it.each([
  'http://fcm.googleapis.com/fcm/send/a',
  'https://127.0.0.1/push',
  'https://169.254.169.254/latest',
  'https://fcm.googleapis.com.evil.example/a',
  'https://evil.example/fcm.googleapis.com',
  'https://push.apple.com.evil.example/a',
  'https://fcm.googleapis.com:8443/a',
  'https://user:word@fcm.googleapis.com/a',
  'https://fcm.googleapis.com/#a',
  'file:///etc/passwd',
  `https://fcm.googleapis.com/${'a'.repeat(1000)}`,
])('%s is no endpoint (communications-45)', async (endpoint) => {
  const page = await signedIn('walter.prine');
  expect((await page.subscribe(endpoint)).statusCode).toBe(400);
  expect(await devices()).toEqual([]);
});

it('of fifty devices at once a login keeps ten; a removed one makes room (communications-44)', async () => {
  const page = await signedIn('walter.prine');
  const many = Array.from({ length: 50 }, (_, index) => service.endpoint(`many-${index}`));
  const answers = await Promise.all(many.map((endpoint) => page.subscribe(endpoint)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  expect(await devices()).toHaveLength(10);
  const [first] = (await page.list()).devices;
  expect((await page.remove(first.subscriptionId)).statusCode).toBe(200);
  expect((await page.remove(first.subscriptionId)).statusCode).toBe(404);
  expect((await page.subscribe(service.endpoint('another'))).statusCode).toBe(200);
});

it('an endpoint that fifty subscribe with at once is one device; another login takes it over, and what was on its way to the first does not come', async () => {
  const one = await signedIn('walter.prine');
  const endpoint = service.endpoint('shared');
  await Promise.all(Array.from({ length: 50 }, () => one.subscribe(endpoint)));
  expect(await devices()).toHaveLength(1);
  await isPaid(one.memberNumber);
  const other = await signedIn(await anotherLogin());
  await other.subscribe(endpoint);
  expect((await one.list()).devices).toEqual([]);
  expect((await other.list()).devices).toHaveLength(1);
  expect(await handOver()).toEqual([['dropped', 'stopped']]);
  expect(service.taken).toEqual([]);
  const [{ subscriptionId }] = (await other.list()).devices;
  expect((await one.remove(subscriptionId)).statusCode).toBe(404);
});

const anotherLogin = async (): Promise<string> =>
  (
    await query(
      "select login_key from logins where login_key <> 'walter.prine' and not mfa_enabled and locked_at is null order by 1",
    )
  )[0].login_key;

it.each([404, 410])('a device whose push service answers %s is forgotten (communications-45)', async (status) => {
  const page = await signedIn('walter.prine');
  await page.subscribe(service.endpoint('gone'));
  service.answers.status = status;
  await isPaid(page.memberNumber);
  expect(await handOver()).toEqual([['refused', `The push service answered ${status}.`]]);
  expect(await devices()).toEqual([]);
});

it.each([429, 500, 503])('an answer of %s is tried again (communications-45)', async (status) => {
  const page = await signedIn('walter.prine');
  await page.subscribe(service.endpoint('busy'));
  service.answers.status = status;
  await isPaid(page.memberNumber);
  await expect(handOver()).rejects.toThrow(String(status));
  service.answers.status = 201;
  expect(await handOver()).toEqual([['sent', null]]);
  expect(service.taken).toHaveLength(2);
});

it.each([
  ['is locked', "update logins set locked_at = now() where login_key = 'walter.prine'"],
  [
    'has another password since',
    "update logins set password_changed_at = now() + interval '1 day' where login_key = 'walter.prine'",
  ],
])('a login that %s gets nothing, neither what waits nor what comes (communications-46)', async (_what, ending) => {
  const page = await signedIn('walter.prine');
  await page.subscribe(service.endpoint('ended'));
  await isPaid(page.memberNumber);
  await query(ending);
  await isPaid(page.memberNumber);
  expect(await handOver()).toEqual([['dropped', 'stopped']]);
  await query("update logins set locked_at = null, password_changed_at = null where login_key = 'walter.prine'");
});

it('a browser that signs out is told no more, another of the login is (communications-46)', async () => {
  const [phone, laptop] = [await signedIn('walter.prine'), await signedIn('walter.prine')];
  await phone.subscribe(service.endpoint('phone'));
  await laptop.subscribe(service.endpoint('laptop'));
  await phone.signOut();
  await isPaid(laptop.memberNumber);
  await handOver();
  expect(service.taken.map(({ path }) => path)).toEqual(['/push/laptop']);
});

it('turning on and off stands in the member’s record, once each (communications-50)', async () => {
  const page = await signedIn('walter.prine');
  await query("delete from security_events where kind like 'push-%'");
  for (const _ of [1, 2]) await page.subscribe(service.endpoint('noted'));
  const [{ subscriptionId }] = (await page.list()).devices;
  for (const _ of [1, 2]) await page.remove(subscriptionId);
  const noted = await query("select kind, member_number from security_events where kind like 'push-%' order by at");
  expect(noted).toEqual(['push-on', 'push-off'].map((kind) => ({ kind, member_number: page.memberNumber })));
});

it('in the quiet hours a notice waits for their end, written before or in them (communications-44)', async () => {
  const page = await signedIn('walter.prine');
  await page.subscribe(service.endpoint('asleep'));
  await isPaid(page.memberNumber);
  const { config, timeZone } = at.services.site();
  const hour = Number(localTimeAt(clock.now(), timeZone).time.slice(0, 2));
  Object.assign(config.quietHours, { from: hour, to: (hour + 2) % 24 });
  await isPaid(page.memberNumber);
  expect(await handOver()).toEqual([
    ['waiting', null],
    ['waiting', null],
  ]);
  expect(service.taken).toEqual([]);
  clock.move(121);
  expect(await handOver()).toEqual([
    ['sent', null],
    ['sent', null],
  ]);
  Object.assign(config.quietHours, { from: 0, to: 0 });
});

it('of a member who has died nothing is told, neither what waits nor what comes (communications-46)', async () => {
  const page = await signedIn('walter.prine');
  await page.subscribe(service.endpoint('deceased'));
  await isPaid(page.memberNumber);
  await query(
    "insert into member_marks (member_number, mark, since) values ($1, 'deceased', now())",
    page.memberNumber,
  );
  await isPaid(page.memberNumber);
  expect(await handOver()).toEqual([['dropped', 'stopped']]);
  expect(service.taken).toEqual([]);
  await query('delete from member_marks where member_number = $1', page.memberNumber);
});

it('fifty registrations of one device at once, with two connections to the database, make one row', async () => {
  const two = openDatabase(at.database.url, 2, quickAnswers);
  const narrow = await buildApp({ ...at.services, db: two.db, reads: primaryReads(two.db), metrics: openMetrics() });
  const page = await signedIn('walter.prine', narrow);
  const endpoint = service.endpoint('eager');
  const answers = await Promise.all(Array.from({ length: 50 }, () => page.subscribe(endpoint)));
  const ids = new Set(answers.filter(({ statusCode }) => statusCode === 200).map((one) => one.json().subscriptionId));
  expect(ids.size).toBe(1);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await devices()).toHaveLength(1);
  await narrow.close();
  await two.close();
});

it('after rotate-keys the new key alone opens what was sealed, and what is told still comes', async () => {
  const page = await signedIn('walter.prine');
  const keys = pushBrowser();
  await page.subscribe(service.endpoint('rotated'), keys);
  const { publicKey } = await pushKeyOf(at.services);
  const anew = newMasterKey();
  expect(await rotatePushSecrets({ ...at.services, vault: vaultOf([anew, at.masterKey]) })).toBe(1);
  await isPaid(page.memberNumber);
  await expect(handOver()).rejects.toThrow();
  expect(await handOver(vaultOf([anew]))).toEqual([['sent', null]]);
  const [sent] = service.taken;
  expect(JSON.parse(keys.read(sent?.body ?? Buffer.alloc(0)))).toMatchObject({ tag: 'paymentReceived' });
  expect(isSignedBy(publicKey, String(sent?.headers.authorization))).toBe(true);
  await rotatePushSecrets({ ...at.services, vault: vaultOf([at.masterKey, anew]) });
});

it('fifty who ask for the co-op’s key at once get the same, and it lies sealed', async () => {
  await query('delete from push_keys');
  const keys = await Promise.all(Array.from({ length: 50 }, () => pushKeyOf(at.services)));
  expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1);
  expect(await query('select 1 from push_keys')).toHaveLength(1);
});
