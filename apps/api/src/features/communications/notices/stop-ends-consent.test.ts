import { afterAll, beforeAll, expect, it } from 'vitest';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { describeContactConsents, markUndeliverable, recipientsOf } from '../notifications/public.ts';
import { choose, notifiedMember } from './testing/notified-co-op.ts';

/** STOP by text ends what was agreed to for the phone, wherever it is used (communications-42). */
let at: Awaited<ReturnType<typeof testApp>>;
const shared = '5415550181';
const other = '5415550182';

beforeAll(async () => {
  at = await testApp();
  for (const [number, phone] of [
    ['981001', shared],
    ['981002', shared],
    ['981003', other],
  ] as const) {
    await notifiedMember(at, { number, phone });
    await choose(at, number, ['outage', 'billReady'], ['email', 'text', 'voice']);
  }
});
afterAll(() => at.close());

const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const say = async (text: string, id: string, phone = shared) => {
  const headers = { authorization: `Bearer ${at.services.smsInboundSecret}` };
  const payload = { from: `+1${phone}`, text, id };
  const answer = await at.app.inject({ method: 'POST', url: '/v3/text-messages/inbound', headers, payload });
  expect(answer.json()).toEqual({ received: true });
};
/** By which channels an account is told of an outage. */
const reached = async (number: string) =>
  (await recipientsOf(at.services.db, 'outage', [number])).map(({ channel }) => channel);
const replies = async (phone = shared) =>
  (await sentMessages(at)).filter(({ recipient }) => recipient === phone).map(({ text }) => text);
const events = async () =>
  (
    await query("select kind || ' ' || member_number as said from security_events where kind like 'texts-%' order by 1")
  ).map(({ said }) => said);

it('for every member who has it: no text and no call goes there, e-mail goes on, other phones too', async () => {
  expect(await reached('981001')).toEqual(['email', 'text', 'voice']);
  await say(' stop.', 'S1');
  expect(await Promise.all(['981001', '981002', '981003'].map(reached))).toEqual([
    ['email'],
    ['email'],
    ['email', 'text', 'voice'],
  ]);
  expect(await replies()).toEqual([
    'Cedar Ridge: You will not get more texts about your account at this number. Reply START to turn them on.',
  ]);
  expect(await events()).toEqual(['texts-stopped 981001', 'texts-stopped 981002']);
  const proof = await describeContactConsents(at.services.db, shared, { withText: false });
  expect(proof?.match(/ {2}ended \S+ by a text that said STOP/g)).toHaveLength(2);
});

it('START is an agreement by text: texts go again, calls wait for the member’s own act', async () => {
  await Promise.all(Array.from({ length: 50 }, () => say('START', 'S2')));
  expect([await reached('981001'), await reached('981002')]).toEqual([
    ['email', 'text'],
    ['email', 'text'],
  ]);
  expect((await replies()).length).toBe(2);
  const standing = await query(
    'select given_by, takes_texts, takes_voice, consent_text from contact_consents where phone = $1 and ended_at is null',
    shared,
  );
  const byText = { given_by: 'text', takes_texts: true, takes_voice: false, consent_text: 'You may.' };
  expect(standing).toEqual([byText, byText]);
  await say('START', 'S3');
  expect((await query('select 1 from contact_consents where phone = $1', shared)).length).toBe(4);
});

it('a phone whose code never came back ends it too, and START brings nothing there', async () => {
  await query("update notification_contacts set verified_at = null where address = $1 and kind = 'phone'", other);
  await say('REVOKE', 'S4', other);
  await say('START', 'S5', other);
  expect(await query('select ended_by from contact_consents where phone = $1', other)).toEqual([{ ended_by: 'text' }]);
  expect((await replies(other)).filter((text) => text.includes('You will not get more texts')).length).toBe(1);
});

it('HELP says who sends, whom to ask, what it may cost and how it ends', async () => {
  await say('help', 'S6');
  expect((await replies()).find((text) => text.includes('Questions'))).toBe(
    'Cedar Ridge: Texts about your account. Questions? Call (541) 555-0100. Msg&data rates may apply. Reply STOP to end all texts.',
  );
});

it('START proves that messages arrive: a mark by what was refused after STOP ends, also where the refusal is told late', async () => {
  await say('STOP', 'S7');
  const refusedAt = at.services.clock.now();
  const refuse = () => markUndeliverable(at.services.db, shared, '400 blocked', refusedAt);
  await refuse();
  await say('START', 'S8');
  await refuse();
  expect(await reached('981001')).toEqual(['email', 'text']);
});
