import { addDays } from '@rochdale/domain/dates';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { deliver } from '../messages/deliver-job.ts';
import { noticeCheck } from './notice-check.ts';
import { runNotices } from './run-notices.ts';
import { choose, messagesTo, notifiedMember, toldOf } from './testing/notified-co-op.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let now = new Date('2027-06-10T19:00:00Z');
const low = { number: '960301', phone: '5415550171' };
const silent = { number: '960302', phone: '5415550172' };
const fresh = { number: '960303', phone: '5415550173' };

const query = async (text: string, values: unknown[] = []) => (await at.database.pool.query(text, values)).rows;
const hours = (more: number) => {
  now = new Date(now.getTime() + more * 3_600_000);
};
const services = () => ({ ...at.services, log: fastify().log });
const balance = (number: string, cents: number) =>
  query('update accounts set account_balance_cents = $2 where account_number = $1', [number, cents]);

/** Days that cost $3.60 each, the last of them yesterday. */
async function charge(number: string, days: number): Promise<void> {
  for (let back = 1; back <= days; back += 1) {
    const day = addDays('2027-06-10', -back);
    await query(
      `insert into bills (account_number, bill_date, bill_number, bill_type, billed_cents, ending_balance_cents,
         days_billed, prepaid_daily_total_cents, arrived_at) values ($1, $2, 'B1', 'Prepaid', 360, 0, 1, 360, '2027-06-01')`,
      [number, day],
    );
  }
}

beforeAll(async () => {
  at = await testApp({ clock: { now: () => now } });
  for (const member of [low, silent, fresh]) {
    await notifiedMember(at, member, { is_prepaid_account: true, account_balance_cents: -1850 });
    await charge(member.number, member === fresh ? 6 : 14);
  }
  await choose(at, low.number, ['prepaidDays'], ['email', 'text']);
  await choose(at, fresh.number, ['prepaidDays'], ['email']);
});
afterAll(() => at.close());

it('are told to who chose it, once for each fall, by however many workers', async () => {
  await runNotices(services());
  expect(await toldOf(at, low.number)).toEqual([]);
  await balance(low.number, -1100);
  await balance(silent.number, -100);
  await balance(fresh.number, -100);
  hours(1);
  await Promise.all(Array.from({ length: 5 }, () => runNotices(services())));
  hours(1);
  await runNotices(services());
  expect(await toldOf(at, low.number)).toEqual(['prepaidDays 1']);
  expect(await messagesTo(at, `${low.number}@example.com`)).toEqual({ 'notice-prepaidDays': 1 });
  expect([await toldOf(at, silent.number), await toldOf(at, fresh.number)]).toEqual([[], []]);
  await balance(low.number, -9000);
  hours(1);
  await runNotices(services());
  await balance(low.number, -1100);
  hours(1);
  await runNotices(services());
  expect(await toldOf(at, low.number)).toEqual(['prepaidDays 1', 'prepaidDays 2']);
});

it('by the days that the member chose', async () => {
  await query(`insert into notification_thresholds values ($1, $1, 'prepaidDays', 7)`, [low.number]);
  await balance(low.number, -9000);
  hours(1);
  await runNotices(services());
  await balance(low.number, -2500);
  hours(1);
  await runNotices(services());
  expect((await toldOf(at, low.number)).at(-1)).toBe('prepaidDays 3');
  const written = (await sentMessages(at)).find(({ recipient }) => recipient === `${low.number}@example.com`);
  expect(written?.text).toContain('$25.00 left, about 6 days, until June 16, 2027.');
});

it('that the balance is low waits for the morning, and is not said where the member has paid by then', async () => {
  const night = { number: '960304', phone: '5415550174' };
  await notifiedMember(at, night, { is_prepaid_account: true, account_balance_cents: -1000 });
  await choose(at, night.number, ['lowPrepaidBalance'], ['text']);
  now = new Date('2027-06-12T05:00:00Z');
  await runNotices(services());
  expect(await toldOf(at, night.number)).toEqual(['lowPrepaidBalance 1']);
  await balance(night.number, -9000);
  hours(1);
  await runNotices(services());
  now = new Date('2027-06-12T17:00:00Z');
  const [{ id }] = await query('select message_id as id from outgoing_messages where recipient = $1', [night.phone]);
  const text = () => Promise.reject(new Error('It was to go.'));
  await deliver({ ...at.services, carriers: { email: text, text, voice: text }, check: noticeCheck(at.services) }, id);
  expect(await query('select state, reason from outgoing_messages where message_id = $1', [id])).toEqual([
    { state: 'dropped', reason: 'over' },
  ]);
});
