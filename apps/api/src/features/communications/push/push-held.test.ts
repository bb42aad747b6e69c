import { localTimeAt } from '@rochdale/domain/dates';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { openDatabase, quickAnswers } from '../../../platform/database/database.ts';
import { primaryReads } from '../../../platform/database/read-replica.ts';
import { openMetrics } from '../../../platform/metrics.ts';
import { vaultOf } from '../../../platform/sealing/vault.ts';
import { newMasterKey } from '../../../platform/testing/test-vault.ts';
import { pushKeyOf } from './push-keys.ts';
import { rotatePushSecrets } from './rotate-push-secrets.ts';
import { isSignedBy, pushBench } from './testing/push-bench.ts';
import { pushBrowser } from './testing/push-browser.ts';

let bench: Awaited<ReturnType<typeof pushBench>>;
beforeAll(async () => {
  bench = await pushBench();
});
afterAll(() => bench.close());
beforeEach(() => bench.clear());

it('turning on and off stands in the member’s record, once each (communications-47)', async () => {
  const page = await bench.signedIn('walter.prine');
  await bench.query("delete from security_events where kind like 'push-%'");
  for (const _ of [1, 2]) await page.subscribe(bench.service.endpoint('noted'));
  const [{ subscriptionId }] = (await page.list()).devices;
  for (const _ of [1, 2]) await page.remove(subscriptionId);
  const noted = await bench.query(
    "select kind, member_number from security_events where kind like 'push-%' order by at",
  );
  expect(noted).toEqual(['push-on', 'push-off'].map((kind) => ({ kind, member_number: page.memberNumber })));
});

it('in the quiet hours a notice waits for their end, written before or in them (communications-44)', async () => {
  const page = await bench.signedIn('walter.prine');
  await page.subscribe(bench.service.endpoint('asleep'));
  await bench.isPaid(page.memberNumber);
  const { config, timeZone } = bench.at.services.site();
  const hour = Number(localTimeAt(bench.clock.now(), timeZone).time.slice(0, 2));
  Object.assign(config.quietHours, { from: hour, to: (hour + 2) % 24 });
  await bench.isPaid(page.memberNumber);
  expect(await bench.handOver()).toEqual([
    ['waiting', null],
    ['waiting', null],
  ]);
  expect(bench.service.taken).toEqual([]);
  bench.clock.move(121);
  expect(await bench.handOver()).toEqual([
    ['sent', null],
    ['sent', null],
  ]);
  Object.assign(config.quietHours, { from: 0, to: 0 });
});

it('of a member who has died nothing is told, neither what waits nor what comes (communications-46)', async () => {
  const page = await bench.signedIn('walter.prine');
  await page.subscribe(bench.service.endpoint('deceased'));
  await bench.isPaid(page.memberNumber);
  await bench.query(
    "insert into member_marks (member_number, mark, since) values ($1, 'deceased', now())",
    page.memberNumber,
  );
  await bench.isPaid(page.memberNumber);
  expect(await bench.handOver()).toEqual([['dropped', 'stopped']]);
  expect(bench.service.taken).toEqual([]);
  await bench.query('delete from member_marks where member_number = $1', page.memberNumber);
});

it('fifty registrations of one device at once, with two connections to the database, make one row', async () => {
  const two = openDatabase(bench.at.database.url, 2, quickAnswers);
  const narrow = await buildApp({
    ...bench.at.services,
    db: two.db,
    reads: primaryReads(two.db),
    metrics: openMetrics(),
  });
  const page = await bench.signedIn('walter.prine', narrow);
  const endpoint = bench.service.endpoint('eager');
  const answers = await Promise.all(Array.from({ length: 50 }, () => page.subscribe(endpoint)));
  const ids = new Set(answers.filter(({ statusCode }) => statusCode === 200).map((one) => one.json().subscriptionId));
  expect(ids.size).toBe(1);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await bench.devices()).toHaveLength(1);
  await narrow.close();
  await two.close();
});

it('after rotate-keys the new key alone opens what was sealed, and what is told still comes', async () => {
  const page = await bench.signedIn('walter.prine');
  const keys = pushBrowser();
  await page.subscribe(bench.service.endpoint('rotated'), keys);
  const { publicKey } = await pushKeyOf(bench.at.services);
  const anew = newMasterKey();
  expect(await rotatePushSecrets({ ...bench.at.services, vault: vaultOf([anew, bench.at.masterKey]) })).toBe(1);
  await bench.isPaid(page.memberNumber);
  await expect(bench.handOver()).rejects.toThrow();
  expect(await bench.handOver(vaultOf([anew]))).toEqual([['sent', null]]);
  const [sent] = bench.service.taken;
  expect(JSON.parse(keys.read(sent?.body ?? Buffer.alloc(0)))).toMatchObject({ tag: 'paymentReceived' });
  expect(isSignedBy(publicKey, String(sent?.headers.authorization))).toBe(true);
  await rotatePushSecrets({ ...bench.at.services, vault: vaultOf([bench.at.masterKey, anew]) });
});
