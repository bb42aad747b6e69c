import { createHmac } from 'node:crypto';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { deliver } from '../../communications/messages/deliver-job.ts';
import { sendMessage } from '../../communications/messages/public.ts';
import { recordNotices, runNotices } from '../../communications/notices/public.ts';
import { choose, notifiedMember, toldOf } from '../../communications/notices/testing/notified-co-op.ts';
import { openStorePage } from '../../paying/payments/public.ts';
import { loadBankSettings } from '../../planned/bank-file/public.ts';
import { runPaymentDay } from '../../planned/payment-day/run-payment-day.ts';
import { writeExport } from '../exporting/public.ts';
import { Held } from './held.ts';
import { restoreDetail } from './restore-detail.ts';

let at: Awaited<ReturnType<typeof testApp>>;
const log = fastify({ logger: false }).log;
const now = new Date('2027-06-08T22:30:00Z');
const query = (text: string, values: unknown[] = []) => at.database.pool.query(text, values);
const account = '930000001';

beforeAll(async () => {
  at = await testApp({ clock: { now: () => now } });
  await notifiedMember(at, { number: account, phone: '5415550911' }, { account_balance_cents: 5000 });
  await choose(at, account, ['billReady', 'paymentDue'], ['email']);
  await query("insert into logins values ($1, $1, $1, 'held@example.com', 'x')", [account]);
  await query(
    `insert into bills (account_number, bill_date, bill_number, bill_type, due_date, billed_cents, ending_balance_cents, arrived_at)
     values ($1, '2027-06-08', 'B', 'Regular', '2027-06-08', 5000, 5000, $2)`,
    [account, now],
  );
  await query(
    "insert into stored_payments (member_number, stored_payment_id, payment_type, token) values ($1, 'S', 'Credit', 'TEST-CARD-1111')",
    [account],
  );
  await query("insert into auto_pays values ($1, $1, 'S', 0, null, false, '2027-06-01', $2)", [account, now]);
  await query("insert into holds (kind, detail, began_at) values ('restore', $1, $2)", [
    restoreDetail({ takenAt: new Date('2027-06-07T06:00:00Z') }),
    new Date(now.getTime() - 60_000),
  ]);
});
afterAll(() => at.close());

const openPage = () =>
  openStorePage(at.services, {
    flow: 'payment-profile',
    memberNumber: account,
    accountNumbers: [account],
    allowCard: true,
    allowEcheck: true,
    intent: null,
  });

it('while anything holds nothing is taken, written or told, and no page is opened', async () => {
  const bank = await loadBankSettings(at.services.coopFolder);
  const day = await runPaymentDay({ ...at.services, bank, log });
  expect(Object.values(day).some(Boolean)).toBe(false);
  expect((await query('select 1 from due_payments')).rows).toEqual([]);
  await expect(
    writeExport({ ...at.services, timeZone: at.services.site().timeZone }, 'enrolments'),
  ).rejects.toBeInstanceOf(Held);
  expect(await runNotices({ ...at.services, log })).toEqual({});
  await expect(openPage()).rejects.toThrow('payment.closed');

  await sendMessage(
    at.services,
    at.services.db,
    { channel: 'email', recipient: 'h@example.com', kind: 'k', language: 'en' },
    () => ({ subject: 's', paragraphs: ['p'] }),
  );
  const [message] = (await query("select message_id as id from outgoing_messages where recipient = 'h@example.com'"))
    .rows;
  const sent: string[] = [];
  const carriers = { email: async (to: string) => void sent.push(to), text: undefined, voice: undefined };
  const check = { clear: async () => ({ kind: 'goes' }) as const, refused: async () => undefined };
  await deliver({ ...at.services, carriers, check }, message.id);
  const states = await query('select state, not_before from outgoing_messages where message_id = $1', [message.id]);
  expect([sent, states.rows]).toEqual([[], [{ state: 'waiting', not_before: new Date(now.getTime() + 60_000) }]]);
  const later = await query("select 1 from pgboss.job where name = 'messages.deliver' and data->>'messageId' = $1", [
    message.id,
  ]);
  expect(later.rows).toHaveLength(2);
});

it('a link that the billing system signed before the restore opens nothing, one of after it does', async () => {
  const good = async (seconds: number) => {
    const text = `${account}\n${seconds}`;
    const signature = createHmac('sha256', 'a secret of the billing system').update(text).digest('base64url');
    const payload = { key: `${seconds}.${signature}`, username: account };
    return (await at.app.inject({ method: 'POST', url: '/v3/recovery/link', payload })).statusCode;
  };
  const seconds = now.getTime() / 1000;
  expect([await good(seconds - 90), await good(seconds)]).toEqual([404, 200]);
});

it('what is recorded as told is not told when it is released', async () => {
  expect(await recordNotices(at.services)).toMatchObject({ billReady: 1 });
  const told = await toldOf(at, account);
  expect(told.length).toBeGreaterThan(0);
  await query('update holds set released_at = now()');
  await runNotices({ ...at.services, log });
  expect(await toldOf(at, account)).toEqual(told);
  expect((await query("select 1 from outgoing_messages where kind like 'notice-%'")).rows).toEqual([]);
});
