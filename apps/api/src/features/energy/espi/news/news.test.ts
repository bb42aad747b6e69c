import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { addDays } from '@rochdale/domain/dates';
import { sharedData } from '@rochdale/test-kit/data-of-others';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dyingWorker, outlives } from '../../../../platform/testing/outlives.ts';
import { agreed } from '../../../../testing/third-party.ts';
import { writeUsageDays } from '../../usage/public.ts';
import { newsBench, today } from './testing/news-bench.ts';

const schema = sharedData('green-button/schema');
const hasXmllint = spawnSync('xmllint', ['--version'], { stdio: 'ignore' }).error === undefined;
const [marisol, second] = ['104471882', '104500017'];
const day = addDays(today, -1);

let bench: Awaited<ReturnType<typeof newsBench>>;
beforeAll(async () => {
  bench = await newsBench();
}, 60_000);
afterAll(() => bench.close());
afterEach(() => bench.clear());

let usage = 41_000;
/** A value that no day has yet. */
const another = (): number => {
  usage += 1;
  return usage;
};

describe('a company that has a place for notifications (energy-97, office-197)', () => {
  it('is told once of all that an import brought, by ESPI, signed; and pulls just that', async () => {
    const company = await bench.company();
    const { back, kept } = await agreed(bench.at, company, { changed: { accounts: [{ accountNumber: marisol }] } });
    const { access_token: token } = await company.take(back, kept);
    const [{ connection_id: one }] = await bench.rows('select connection_id from connections');
    const two = await bench.connection(company.appId, second);
    // `updated-min` reaches an hour further back (energy-88): what was there came the day before.
    for (const table of ['usage_days', 'usage_intervals'])
      await bench.rows(`update ${table} set changed_at = now() - interval '1 day'`);
    // A day is told by its intervals where it has some; it is the total that changes here.
    await bench.rows('delete from usage_intervals where day = $1', day);
    await bench.writes([marisol, second], day, another());
    await bench.tells();
    await bench.tells();
    const [came, ...others] = bench.came();
    expect(others).toEqual([]);
    expect(came?.type).toBe('application/atom+xml; charset=utf-8');
    expect(new Set(came?.connections)).toEqual(new Set([one, two]));
    const [, seconds = '', given = ''] = /^t=(\d+),v1=(\w+)$/.exec(came?.signature ?? '') ?? [];
    const right = createHmac('sha256', company.secretOfNews).update(`${seconds}.${came?.raw}`).digest('hex');
    expect(given).toBe(right);
    const address = new URL(came?.addresses.find((each) => each.includes(one)) ?? '');
    const pulled = await bench.at.app.inject({
      url: `${address.pathname}${address.search}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect([...pulled.body.matchAll(/IntervalBlock\/([\d-]+)"/g)].map(([, told]) => told)).toEqual([day]);
  });

  it.skipIf(schema.isSkipped || !hasXmllint)(
    schema.named('what it is told is valid by the schema, a test too'),
    async () => {
      const company = await bench.company();
      await bench.connection(company.appId);
      await bench.writes([marisol], day, another());
      await bench.tells();
      const { params, ann } = company;
      expect((await bench.bench.office.call('webhooks.test', { params }, ann)).statusCode).toBe(200);
      await bench.tells();
      expect(bench.came().map(({ addresses }) => addresses.length)).toEqual([1, 0]);
      for (const { raw } of bench.came()) {
        const args = ['--nonet', '--noout', '--schema', schema.file('wrap40.xsd'), '-'];
        expect(spawnSync('xmllint', args, { input: raw, encoding: 'utf8' }).stderr.trim()).toBe('- validates');
      }
    },
  );

  it('is told of nothing before its secret was shown, nor of what says the same as before', async () => {
    const company = await bench.company({ isTaken: false });
    await bench.connection(company.appId);
    await bench.writes([marisol], day, another());
    await bench.tells();
    expect(bench.came()).toEqual([]);
    await company.takeSecret();
    await bench.writes([marisol], day, usage);
    await bench.tells();
    expect(bench.came()).toEqual([]);
  });

  it('is told of its own members’ alone, and of no day before what they allowed', async () => {
    const [one, two] = [await bench.company(), await bench.company()];
    const mine = await bench.connection(one.appId);
    const theirs = await bench.connection(two.appId, second);
    await bench.writes([marisol], addDays(today, -200), another());
    await bench.tells();
    expect(bench.came()).toEqual([]);
    await bench.writes([marisol, second], day, another());
    await bench.tells();
    expect(
      bench
        .came()
        .map(({ connections }) => connections)
        .sort(),
    ).toEqual([[mine], [theirs]].sort());
  });

  it('is told nothing of what was taken back, of a connection that ended, or while it is stopped', async () => {
    const company = await bench.company();
    const ended = await bench.connection(company.appId);
    const { db } = bench.at.services;
    const [meter] = await bench.rows('select meter_number from meters where account_number = $1', marisol);
    const taken = db.transaction(async (tx) => {
      const row = { meterNumber: meter.meter_number, day, usage: another(), demand: null, endReading: null, status: 0 };
      await writeUsageDays(tx, [row]);
      throw new Error('taken back');
    });
    await expect(taken).rejects.toThrow('taken back');
    await bench.tells();
    await bench.writes([marisol], day, another());
    await bench.rows("update connections set ended_at = now(), ended_by = 'member' where connection_id = $1", ended);
    await bench.tells();
    expect(bench.came()).toEqual([]);
    const open = await bench.connection(company.appId);
    await bench.rows('update third_parties set suspended_at = now()');
    await bench.writes([marisol], day, another());
    await bench.tells();
    expect(bench.came()).toEqual([]);
    await bench.rows('update third_parties set suspended_at = null');
    await bench.tells();
    expect(bench.came().map(({ connections }) => connections)).toEqual([[open]]);
  });

  it('of a login that is locked is told when it opens again, since the first that it missed', async () => {
    const company = await bench.company();
    const connectionId = await bench.connection(company.appId);
    await bench.rows("update logins set locked_at = now() where login_key = 'marisol.okonkwo'");
    for (const _ of [1, 2]) await bench.writes([marisol], day, another());
    const [{ since }] = await bench.rows('select min(since) as since from connection_news');
    await bench.tells();
    expect(bench.came()).toEqual([]);
    await bench.rows('update logins set locked_at = null');
    await bench.tells();
    const from = `${new Date(since).toISOString().slice(0, 19)}Z`;
    expect(bench.came().map(({ addresses }) => addresses.map((one) => one.split('?')[1]))).toEqual([
      [`updated-min=${from}`],
    ]);
    expect(bench.came()[0]?.connections).toEqual([connectionId]);
  });
});

describe('a company that does not take what it is told (energy-98)', () => {
  const refuses = () => bench.bench.answers((response) => void response.writeHead(503).end());

  it('gets what came meanwhile in one piece, after the first', async () => {
    const company = await bench.company();
    await bench.connection(company.appId);
    refuses();
    for (const _ of [1, 2, 3]) {
      await bench.writes([marisol], day, another());
      await bench.tells();
    }
    expect(await bench.bench.standing()).toEqual(['waiting']);
    bench.bench.answers((response) => void response.writeHead(204).end());
    bench.bench.clock.move(1);
    await bench.tells();
    await bench.tells();
    const ids = bench.came().map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    expect(await bench.rows('select 1 from connection_news')).toEqual([]);
  });

  it('for a week is told no more, which the office sees; then goes on with what it missed, by the same id', async () => {
    const company = await bench.company();
    await bench.connection(company.appId);
    refuses();
    await bench.writes([marisol], day, another());
    const began = bench.bench.clock.now();
    await bench.tells();
    const isOff = async () =>
      (await bench.rows('select 1 from webhooks where switched_off_at is not null and ended_at is null')).length > 0;
    for (let tries = 0; tries < 60 && !(await isOff()); tries += 1) {
      bench.bench.clock.move(6 * 60 + 1);
      await bench.tells();
    }
    const [admin] = await bench.bench.twoAdmins();
    expect((await company.listed(admin)).state).toBe('off');
    const days = (bench.bench.clock.now().getTime() - began.getTime()) / 86_400_000;
    expect([days > 6.7, days < 7.3]).toEqual([true, true]);
    const [first] = bench.came();
    const { params } = company;
    const [watch] = await bench.rows(
      "select count(*)::int as told from webhook_events join webhooks using (webhook_id) where state = 'given-up' and ended_at is null",
    );
    expect(watch.told).toBe(1);
    expect((await bench.bench.office.call('webhooks.test', { params }, admin)).statusCode).toBe(409);
    await bench.writes([marisol], day, another());
    bench.bench.forgetCame();
    await bench.tells();
    expect(bench.came()).toEqual([]);
    bench.bench.answers((response) => void response.writeHead(204).end());
    const what = { from: began.toISOString(), to: bench.bench.clock.now().toISOString(), only: 'given-up' };
    const again = { params, body: { what, reason: 'they are back' } };
    expect((await bench.bench.office.call('webhooks.send-again', again, admin)).statusCode).toBe(200);
    await bench.tells();
    await bench.tells();
    expect(bench.came().map(({ id }) => id === first?.id)).toEqual([true, false]);
    expect((await company.listed(admin)).state).toBe('working');
  });
});

it('a worker killed at any statement loses no news, and tells the same by the same id alone (energy-97)', async () => {
  const worker = await dyingWorker();
  const company = await bench.company();
  let killed = 0;
  const made: string[] = [];
  for (let step = 1; step < 80; step += 1) {
    made.push(await bench.connection(company.appId));
    await bench.writes([marisol], day, another());
    const trial = { WAYS_OUT_TRIAL: bench.bench.host };
    if (await outlives(worker, bench.at, step, bench.bench.clock.now().toISOString(), 'usage-news', trial)) break;
    killed += 1;
  }
  for (const _ of [1, 2]) await bench.tells();
  await worker.remove();
  expect(killed).toBeGreaterThan(3);
  expect(await bench.rows('select 1 from connection_news')).toEqual([]);
  expect(new Set(await bench.bench.standing())).toEqual(new Set(['sent']));
  const bodies = new Map(bench.came().map(({ id, raw }) => [id, raw]));
  expect(bench.came().every(({ id, raw }) => bodies.get(id) === raw)).toBe(true);
  expect(bench.came().length).toBeGreaterThan(bodies.size);
  expect(new Set(bench.came().flatMap(({ connections }) => connections))).toEqual(new Set(made));
  console.log(`${bodies.size} notifications, ${killed} deaths, ${bench.came().length - bodies.size} sent once more.`);
}, 300_000);
