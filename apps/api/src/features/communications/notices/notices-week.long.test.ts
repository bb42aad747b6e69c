import { notificationTopics } from '@rochdale/domain/communications/notifications/topics';
import { fastify } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { finders } from './find-notices.ts';
import { runNotices } from './run-notices.ts';
import { choose, messagesTo, notifiedMember, toldOf } from './testing/notified-co-op.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let now = new Date('2027-06-07T07:00:00Z');
const [standard, prepaid, drafted, silent] = ['960001', '960002', '960003', '960004'] as const;

beforeAll(async () => {
  at = await testApp({ clock: { now: () => now } });
});
afterAll(() => at.close());

const query = (text: string, values: unknown[] = []) => at.database.pool.query(text, values);
const run = () => runNotices({ ...at.services, log: fastify({ logger: false }).log });
const bill = (number: string, billDate: string, dueDate: string, arrivedAt: string) =>
  query(
    `insert into bills (account_number, bill_date, bill_number, bill_type, due_date, billed_cents, ending_balance_cents, arrived_at)
     values ($1, $2, 'B1', 'Regular', $3, 9210, 9210, $4)`,
    [number, billDate, dueDate, arrivedAt],
  );
const owes = (number: string, cents: number, dueDate: string | null) =>
  query('update accounts set account_balance_cents = $2, due_date = $3 where account_number = $1', [
    number,
    cents,
    dueDate,
  ]);
const pays = (number: string, transNo: string, cents: number) =>
  query('insert into ledger (account_number, trans_no, amount_cents, posted_at) values ($1, $2, $3, $4)', [
    ...[number, transNo, cents, now],
  ]);
const imports = (number: string, paymentId: string, transNo: string | null) =>
  query(
    `insert into posted_payments (account_number, payment_date, payment_id, payment_cents, payment_method, trans_no, arrived_at)
     values ($1, '2027-06-11', $2, 2500, 'Check', $3, $4)`,
    [number, paymentId, transNo, now],
  );
const uses = (day: string, kilowattHours: number) =>
  query("insert into usage_days (meter_number, day, usage_thousandths) values ('96000101', $1, $2)", [
    day,
    kilowattHours * 1000,
  ]);

/** What happens in the week, by the hour of the co-op's clock at which it does. */
const events: Readonly<Record<string, () => Promise<unknown>>> = {
  '06-07T01': async () => {
    for (const number of [standard, silent]) {
      await bill(number, '2027-05-06', '2027-05-26', '2027-05-07T00:00:00Z');
      await bill(number, '2027-06-06', '2027-06-10', '2027-06-07T08:00:00Z');
      await owes(number, 9210, '2027-06-10');
    }
  },
  '06-08T03': () => uses('2027-06-07', 61),
  '06-08T09': () => owes(prepaid, -1999, null),
  '06-09T10': () => owes(prepaid, -5000, null),
  '06-09T18': () =>
    query(`with put as (insert into outages (outage_number, description, started_at) values ('O1', 'Storm', '2027-06-09T17:55'))
      insert into outage_locations values ('L960', 'O1')`),
  '06-10T01': () => query("update outages set restored_at = '2027-06-10T00:40' where outage_number = 'O1'"),
  '06-10T12': () => owes(prepaid, -1000, null),
  '06-11T13': async () => {
    await pays(standard, 'T-960', 9210);
    await query("insert into sent_receipts values ('T-960', now())");
  },
  '06-12T02': async () => {
    await imports(standard, 'P1', 'T-960');
    await imports(standard, 'P2', null);
  },
};

describe('a week of a small co-op', () => {
  it('tells every topic once and none twice, with two workers at every hour', { timeout: 240_000 }, async () => {
    await notifiedMember(at, { number: standard, phone: '5415550161' }, { location_id: 'L960' });
    await query("insert into meters (account_number, meter_number, meter_type) values ($1, '96000101', 'Electric')", [
      standard,
    ]);
    await query("insert into notification_thresholds values ($1, $1, 'highUsage', 60000)", [standard]);
    await notifiedMember(at, { number: prepaid, phone: '5415550162' }, { is_prepaid_account: true });
    await owes(prepaid, -2000, null);
    await notifiedMember(at, { number: drafted, phone: '5415550163' });
    await owes(drafted, 4400, '2027-06-13');
    await query(
      `insert into drafts (account_number, member_number, draft_type, draft_method, draft_day, start_date)
       values ($1, $1, 'bank', 'DAY_OF_MONTH', 13, '2027-01-01')`,
      [drafted],
    );
    await notifiedMember(at, { number: silent, phone: '5415550164' });
    for (const number of [standard, prepaid, drafted]) await choose(at, number, notificationTopics, ['email', 'text']);
    await choose(at, standard, ['paymentReceived'], ['voice']);

    for (let hour = 0; hour < 7 * 24; hour += 1) {
      now = new Date(Date.parse('2027-06-07T07:05:00Z') + hour * 3_600_000);
      const local = new Date(now.getTime() - 7 * 3_600_000).toISOString();
      await events[local.slice(5, 13)]?.();
      await Promise.all([run(), run()]);
    }

    expect(await toldOf(at, standard)).toEqual([
      'billReady 2027-06-06 B1',
      'paymentDue 2027-06-10',
      'highUsage 2027-06-07',
      'outage O1',
      'restoration O1',
      'pastDue 2027-06-10',
      'paymentReceived T-960',
      'paymentReceived 2027-06-11 P2',
    ]);
    expect(await toldOf(at, prepaid)).toEqual(['lowPrepaidBalance 1', 'lowPrepaidBalance 2']);
    expect(await toldOf(at, drafted)).toEqual(['draftComing 2027-06-13 4400']);
    expect(await toldOf(at, silent)).toEqual([]);
    const once = ['billReady', 'highUsage', 'outage', 'pastDue', 'paymentDue', 'restoration'];
    const expected = Object.fromEntries(once.map((kind) => [`notice-${kind}`, 1]));
    // By e-mail the receipt has said the payment; by text and by voice nothing has.
    expect(await messagesTo(at, '960001@example.com')).toEqual({ ...expected, 'notice-paymentReceived': 1 });
    expect(await messagesTo(at, '5415550161')).toEqual({ ...expected, 'notice-paymentReceived': 4 });
    expect(await messagesTo(at, '5415550164')).toEqual({});
  });

  it('begins the notices of the day when the quiet hours are over, and holds texts and calls until then', async () => {
    const held = await query(
      `select kind, channel, to_char(created_at at time zone 'America/Los_Angeles', 'DD HH24:MI') as made,
         to_char(not_before at time zone 'America/Los_Angeles', 'DD HH24:MI') as held
       from outgoing_messages where recipient in ('5415550161', '960001@example.com')
         and kind in ('notice-billReady', 'notice-paymentDue', 'notice-restoration') order by kind, channel`,
    );
    expect(held.rows).toEqual([
      { kind: 'notice-billReady', channel: 'email', made: '07 01:05', held: null },
      { kind: 'notice-billReady', channel: 'text', made: '07 01:05', held: '07 08:00' },
      { kind: 'notice-paymentDue', channel: 'email', made: '07 08:05', held: null },
      { kind: 'notice-paymentDue', channel: 'text', made: '07 08:05', held: null },
      { kind: 'notice-restoration', channel: 'email', made: '10 01:05', held: null },
      { kind: 'notice-restoration', channel: 'text', made: '10 01:05', held: null },
    ]);
  });
});

it('of an outage that fills several pages the accounts are looked for once a run', async () => {
  await query("insert into members (member_number, first_name, last_name) values ('970000', 'Many', 'Places')");
  await query(`insert into accounts (account_number, member_number, account_holder_name, account_type, service_street,
      service_city, service_state, service_zip, location_id)
    select i::text, '970000', 'Many Places', 'Electric', '1 Way', 'Town', 'OR', '97498', 'L' || i
    from generate_series(970000, 970599) i`);
  await query(`insert into notification_choices (member_number, account_number, topic, channel, chosen_at)
    select '970000', i::text, 'outage', 'email', '2027-06-01' from generate_series(970000, 970599) i`);
  const began = new Date(now.getTime() - 8 * 3_600_000).toISOString().slice(0, 16);
  await query("insert into outages (outage_number, description, started_at) values ('O2', 'Storm', $1)", [began]);
  await query("insert into outage_locations select 'L' || i, 'O2' from generate_series(970000, 970599) i");
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  const told: number[] = [];
  for await (const { found } of finders.outage(at.services)) told.push(found.length);
  const searches = asked.mock.calls.map((call) => JSON.stringify(call[0])).filter((text) => text.includes(' union '));
  asked.mockRestore();
  expect(told).toEqual([250, 250, 100]);
  expect(searches).toHaveLength(1);
});
