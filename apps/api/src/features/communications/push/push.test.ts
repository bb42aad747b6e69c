import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { pushKeyOf } from './push-keys.ts';
import { isSignedBy, pushBench } from './testing/push-bench.ts';
import { pushBrowser } from './testing/push-browser.ts';

let bench: Awaited<ReturnType<typeof pushBench>>;
beforeAll(async () => {
  bench = await pushBench();
});
afterAll(() => bench.close());
beforeEach(() => bench.clear());

it('the reader of this test reads the example of RFC 8291 (communications-45)', () => {
  const secret = Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url');
  const example =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
  const reader = pushBrowser('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', secret);
  expect(reader.read(Buffer.from(example, 'base64url'))).toBe('When I grow up, I want to be a watermelon');
});

it('a notice comes to the device too: a title and the co-op’s name, that the device alone reads, signed with the co-op’s key (communications-44)', async () => {
  const page = await bench.signedIn('walter.prine');
  const keys = pushBrowser();
  expect((await page.subscribe(bench.service.endpoint('a'), keys)).statusCode).toBe(200);
  await bench.isPaid(page.memberNumber);
  expect(await bench.handOver()).toEqual([['sent', null]]);
  const [sent] = bench.service.taken;
  if (!sent) throw new Error('Nothing was sent.');
  expect(JSON.parse(keys.read(sent.body))).toEqual({
    title: 'We received your payment',
    body: bench.at.services.site().settings.coopName,
    tag: 'paymentReceived',
    path: '/pages/billpayments/history',
    language: 'en-US',
  });
  expect(sent.headers).toMatchObject({ ttl: '172800', topic: 'paymentReceived', 'content-encoding': 'aes128gcm' });
  expect(isSignedBy((await page.list()).publicKey, String(sent.headers.authorization))).toBe(true);
  const { publicKey, devices: listed } = await page.list();
  expect(publicKey).toBe((await pushKeyOf(bench.at.services)).publicKey);
  expect(listed).toMatchObject([
    { endpointHash: createHash('sha256').update(bench.service.endpoint('a')).digest('base64url') },
  ]);
  expect(listed[0].lastOkAt).not.toBeNull();
});

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
  const page = await bench.signedIn('walter.prine');
  expect((await page.subscribe(endpoint)).statusCode).toBe(400);
  expect(await bench.devices()).toEqual([]);
});

it('of fifty devices at once a login keeps ten; a removed one makes room (communications-44)', async () => {
  const page = await bench.signedIn('walter.prine');
  const many = Array.from({ length: 50 }, (_, index) => bench.service.endpoint(`many-${index}`));
  const answers = await Promise.all(many.map((endpoint) => page.subscribe(endpoint)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  expect(await bench.devices()).toHaveLength(10);
  const [first] = (await page.list()).devices;
  expect((await page.remove(first.subscriptionId)).statusCode).toBe(200);
  expect((await page.remove(first.subscriptionId)).statusCode).toBe(404);
  expect((await page.subscribe(bench.service.endpoint('another'))).statusCode).toBe(200);
});

it('an endpoint that fifty subscribe with at once is one device; another login takes it over, and what was on its way to the first does not come', async () => {
  const one = await bench.signedIn('walter.prine');
  const endpoint = bench.service.endpoint('shared');
  await Promise.all(Array.from({ length: 50 }, () => one.subscribe(endpoint)));
  expect(await bench.devices()).toHaveLength(1);
  await bench.isPaid(one.memberNumber);
  const other = await bench.signedIn(await anotherLogin());
  await other.subscribe(endpoint);
  expect((await one.list()).devices).toEqual([]);
  expect((await other.list()).devices).toHaveLength(1);
  expect(await bench.handOver()).toEqual([['dropped', 'stopped']]);
  expect(bench.service.taken).toEqual([]);
  const [{ subscriptionId }] = (await other.list()).devices;
  expect((await one.remove(subscriptionId)).statusCode).toBe(404);
});

const anotherLogin = async (): Promise<string> =>
  (
    await bench.query(
      "select login_key from logins where login_key <> 'walter.prine' and not mfa_enabled and locked_at is null order by 1",
    )
  )[0].login_key;

it.each([404, 410])('a device whose push service answers %s is forgotten (communications-45)', async (status) => {
  const page = await bench.signedIn('walter.prine');
  await page.subscribe(bench.service.endpoint('gone'));
  bench.service.answers.status = status;
  await bench.isPaid(page.memberNumber);
  expect(await bench.handOver()).toEqual([['refused', `The push service answered ${status}.`]]);
  expect(await bench.devices()).toEqual([]);
});

it.each([429, 500, 503])('an answer of %s is tried again (communications-45)', async (status) => {
  const page = await bench.signedIn('walter.prine');
  await page.subscribe(bench.service.endpoint('busy'));
  bench.service.answers.status = status;
  await bench.isPaid(page.memberNumber);
  await expect(bench.handOver()).rejects.toThrow(String(status));
  bench.service.answers.status = 201;
  expect(await bench.handOver()).toEqual([['sent', null]]);
  expect(bench.service.taken).toHaveLength(2);
});

it.each([
  ['is locked', "update logins set locked_at = now() where login_key = 'walter.prine'"],
  [
    'has another password since',
    "update logins set password_changed_at = now() + interval '1 day' where login_key = 'walter.prine'",
  ],
])('a login that %s gets nothing, neither what waits nor what comes (communications-46)', async (_what, ending) => {
  const page = await bench.signedIn('walter.prine');
  await page.subscribe(bench.service.endpoint('ended'));
  await bench.isPaid(page.memberNumber);
  await bench.query(ending);
  await bench.isPaid(page.memberNumber);
  expect(await bench.handOver()).toEqual([['dropped', 'stopped']]);
  await bench.query("update logins set locked_at = null, password_changed_at = null where login_key = 'walter.prine'");
});

it('a browser that signs out is told no more, another of the login is (communications-46)', async () => {
  const [phone, laptop] = [await bench.signedIn('walter.prine'), await bench.signedIn('walter.prine')];
  await phone.subscribe(bench.service.endpoint('phone'));
  await laptop.subscribe(bench.service.endpoint('laptop'));
  await phone.signOut();
  await bench.isPaid(laptop.memberNumber);
  await bench.handOver();
  expect(bench.service.taken.map(({ path }) => path)).toEqual(['/push/laptop']);
});

it('fifty who ask for the co-op’s key at once get the same, and it lies sealed', async () => {
  await bench.query('delete from push_keys');
  const keys = await Promise.all(Array.from({ length: 50 }, () => pushKeyOf(bench.at.services)));
  expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1);
  expect(await bench.query('select 1 from push_keys')).toHaveLength(1);
});
