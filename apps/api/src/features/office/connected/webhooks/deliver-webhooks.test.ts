import { addDays } from '@rochdale/domain/dates';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemClock, todayAt } from '../../../../platform/clock.ts';
import { asMember } from '../../../../testing/callers.ts';
import { numbersOf } from '../../../../testing/numbers-of.ts';
import { callOf } from '../../../../testing/well-formed-calls.ts';
import { writeLedger } from '../../../paying/payments/requisition/requisition-store.ts';
import { saveOutages } from '../../../service/outage/public.ts';
import { type DeliverServices, deliverWebhooks } from './deliver-webhooks.ts';
import { tellWebhooks } from './tell-webhooks.ts';
import { good, webhookBench } from './testing/webhook-bench.ts';

let bench: Awaited<ReturnType<typeof webhookBench>>;

beforeAll(async () => {
  bench = await webhookBench();
});
afterAll(() => bench.close());
afterEach(() => bench.clear());

const deliver = () => deliverWebhooks(bench.services);
const numbers = () => bench.came().map(({ data }) => data.n);

describe('a receiver that misbehaves', () => {
  it('answers 500, then 200: the same event comes again, later, and what follows of its subject waits (office-139)', async () => {
    await bench.webhook(['outage.changed']);
    bench.answers((response, { data }) => void response.writeHead(data.n === 1 ? 500 : 200).end());
    for (const [number, n] of [
      ['A', 1],
      ['A', 2],
      ['B', 3],
      ['A', 4],
    ] as const)
      await bench.outageTold(number, n);
    await deliver();
    await deliver();
    expect(numbers()).toEqual([1, 3]);
    expect(await bench.standing()).toEqual(['waiting', 'waiting', 'sent', 'waiting']);
    bench.answers(good);
    bench.clock.move(1);
    await deliver();
    expect(numbers()).toEqual([1, 3, 1, 2, 4]);
    expect(bench.came()[2]?.id).toBe(bench.came()[0]?.id);
    expect(new Set(await bench.standing())).toEqual(new Set(['sent']));
  });

  it('is slow, redirects within or answers with ten megabytes: nothing waits for it, nothing leaks', async () => {
    const { ann, webhookId } = await bench.webhook(['outage.changed']);
    let sent = 0;
    bench.answers((response, { data }) => {
      if (data.n === 1) return;
      if (data.n === 2) return void response.writeHead(307, { location: `http://${bench.insideHost}/` }).end();
      response.writeHead(200);
      const piece = Buffer.alloc(65_536);
      const more = (): void => {
        while (sent < 10 * 1_048_576 && !response.destroyed) {
          sent += piece.length;
          if (!response.write(piece)) return void response.once('drain', more);
        }
        response.end();
      };
      more();
    });
    for (const [number, n] of [
      ['A', 1],
      ['B', 2],
      ['C', 3],
    ] as const)
      await bench.outageTold(number, n);
    const delivering = deliver();
    // Meanwhile members are answered as ever.
    const who = { memberNumber: '200017', accountNumber: '104471882' };
    const headers = await asMember(bench.at, who);
    const began = performance.now();
    const url = `/v3/accounts/${who.accountNumber}/payments?limit=2`;
    const seen = await bench.at.app.inject({ url, headers });
    expect([seen.statusCode, performance.now() - began < 3_000]).toEqual([200, true]);
    await delivering;
    const [slowest, ...others] = await bench.rows('select * from webhook_attempts order by took_ms desc');
    expect(slowest).toMatchObject({ status: null, problem: 'too-slow' });
    expect(others.map(({ status }) => status).sort()).toEqual([200, 307]);
    expect(bench.insideHits()).toBe(0);
    expect(sent).toBeLessThan(10 * 1_048_576);
    const { webhooks } = (await bench.office.call('webhooks.list', {}, ann)).json();
    const one = webhooks.find((listed: { webhookId: string }) => listed.webhookId === webhookId);
    expect(one).toMatchObject({ waiting: 2, today: { sent: 3, failed: 2 } });
  });

  it('is given up after three days; a span is sent again in its order, with the same ids (office-140)', async () => {
    const { params } = await bench.webhook(['outage.changed']);
    const began = bench.clock.now();
    bench.answers((response) => void response.writeHead(503).end());
    for (const n of [1, 2, 3]) await bench.outageTold('A', n);
    for (let tries = 0; tries < 120; tries += 1) {
      await deliver();
      bench.clock.move(6 * 60 + 1);
      if ((await bench.standing()).every((state) => state === 'given-up')) break;
    }
    expect(await bench.standing()).toEqual(['given-up', 'given-up', 'given-up']);
    const ids = [...new Set(bench.came().map(({ id }) => id))];
    bench.forgetCame();
    bench.answers(good);
    const [admin] = await bench.twoAdmins();
    const { reason } = bench;
    const what = { from: began.toISOString(), to: bench.clock.now().toISOString(), only: 'given-up' };
    const again = await bench.office.call('webhooks.send-again', { params, body: { what, reason } }, admin);
    expect(again.json()).toEqual({ events: 3 });
    await deliver();
    expect(bench.came().map(({ id }) => id)).toEqual(ids);
    const one = { what: { eventId: ids[1] }, reason };
    expect((await bench.office.call('webhooks.send-again', { params, body: one }, admin)).json()).toEqual({
      events: 1,
    });
    await deliver();
    expect(bench.came().at(-1)?.id).toBe(ids[1]);
    const none = await bench.office.call('webhooks.send-again', { params, body: { what, reason } }, admin);
    expect(none.statusCode).toBe(409);
  });

  it('whose secret no key opens keeps no other address waiting', async () => {
    const { webhookId } = await bench.webhook(['outage.changed']);
    await bench.webhook(['outage.changed']);
    await bench.rows("update webhooks set locked_secret = 'x' where webhook_id = $1", webhookId);
    await bench.outageTold('A', 1);
    await expect(deliver()).rejects.toThrow('No master key opens');
    expect(numbers()).toEqual([1]);
  });
});

describe('the worker', () => {
  it('killed between the answer and its note sends the event once more, with the same id (office-139)', async () => {
    await bench.webhook(['outage.changed']);
    await bench.outageTold('A', 1);
    const dying: DeliverServices = {
      ...bench.services,
      callOut: async (...call) => {
        await bench.services.callOut(...call);
        throw new Error('killed');
      },
    };
    await expect(deliverWebhooks(dying)).rejects.toThrow('killed');
    await deliver();
    expect(bench.came()).toHaveLength(2);
    expect(bench.came()[1]?.id).toBe(bench.came()[0]?.id);
    expect(await bench.standing()).toEqual(['sent']);
  });

  it('sends nothing while the database is held after a restore', async () => {
    await bench.webhook(['outage.changed']);
    await bench.outageTold('A', 1);
    await bench.rows("insert into holds (kind, detail, began_at) values ('restore', 'A backup was restored.', now())");
    await deliver();
    expect(bench.came()).toEqual([]);
    await bench.rows("update holds set released_at = now(), released_by = 'Pat', release_reason = 'Compared'");
    await deliver();
    expect(bench.came()).toHaveLength(1);
  });
});

describe('what comes about', () => {
  it('is told in the act’s own transaction: what is taken back is told to nobody (office-137)', async () => {
    await bench.webhook(['outage.changed']);
    const taken = bench.services.db.transaction(async (tx) => {
      await tellWebhooks(tx, { event: 'outage.changed', subject: 'x', data: {} }, bench.clock.now());
      throw new Error('taken back');
    });
    await expect(taken).rejects.toThrow('taken back');
    expect(await bench.rows('select 1 from webhook_events')).toEqual([]);
  });

  it('of an outage is told once, however often the same file is loaded', async () => {
    await bench.webhook(['outage.begun', 'outage.changed', 'outage.ended']);
    const record = {
      outageNumber: 'W-1',
      cause: null,
      description: 'Walter’s line',
      causeEs: null,
      descriptionEs: null,
      startedAt: '2026-01-05T10:00',
      estimatedTimeOfRestoration: null,
      restoredAt: null,
      crewAssignedAt: null,
      isCancelled: false,
      places: { locations: [], accounts: ['104500017'], substations: [], feeders: [], mapLocations: [] },
    };
    const save = (change: object = {}) =>
      saveOutages(bench.services.db, [{ line: 1, record: { ...record, ...change } }], {
        now: '2026-01-05T12:00',
        at: new Date('2026-01-05T20:00:00Z'),
        timeZone: 'America/Los_Angeles',
        name: null,
      });
    await save();
    await save();
    await save({ estimatedTimeOfRestoration: '2026-01-05T13:00' });
    await save({ restoredAt: '2026-01-05T11:30' });
    await save({ restoredAt: '2026-01-05T11:30' });
    const wrong = await save({ startedAt: 'noon' });
    expect(wrong.problems).toHaveLength(1);
    bench.clock.move(1);
    await deliver();
    expect(bench.came().map(({ event, data }) => [event, data.state])).toEqual([
      ['outage.begun', 'active'],
      ['outage.changed', 'active'],
      ['outage.ended', 'ended'],
    ]);
    expect(JSON.stringify(bench.came())).not.toContain('Walter');
  });

  it('of a member, of a report and of money is told by numbers alone, once (office-137)', async () => {
    await bench.webhook(['member.changed', 'outage.reported', 'payment.posted']);
    const who = { memberNumber: '200017', accountNumber: '104471882' };
    const today = todayAt(systemClock, 'America/Los_Angeles');
    const numbersOfMember = await numbersOf(bench.at, who, 'S2000171');
    const terms = { numbers: numbersOfMember, today, readOn: addDays(today, -3), later: addDays(today, 40) };
    const headers = await asMember(bench.at, who);
    for (const name of ['account-profile.update', 'outage.report', 'outage.report'] as const) {
      const answer = await bench.at.app.inject({ ...callOf(name, terms), headers });
      expect([name, answer.statusCode]).toEqual([name, 200]);
    }
    const [transNo, account] = ['20261121-W', who.accountNumber];
    await bench.rows(
      `insert into requisitions (trans_no, flow, state, member_number, amount_cents, fingerprint, created_at, updated_at, expires_at)
       values ($1, 'member', 'approved', '200017', 8412, $1, now(), now(), now())`,
      transNo,
    );
    await bench.rows('insert into requisition_accounts values ($1, $2, 8412)', transNo, account);
    const post = () => bench.services.db.transaction((tx) => writeLedger(tx, transNo, new Date()));
    await post();
    await post();
    bench.clock.move(1);
    await deliver();
    expect(bench.came().map(({ event, data }) => [event, Object.keys(data).sort()])).toEqual([
      ['member.changed', ['memberNumber', 'what']],
      ['outage.reported', ['accountNumber', 'locationId', 'reportNumber', 'reportedAt']],
      ['payment.posted', ['accounts', 'transNo']],
    ]);
    expect(JSON.stringify(bench.came())).not.toMatch(/Okonkwo|8412|@/);
  });
});
