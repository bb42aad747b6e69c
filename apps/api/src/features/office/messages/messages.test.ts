import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { listMessages } from '../../../cli/members/messages.ts';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { type Clerk, testOffice } from '../../../testing/office.ts';
import { markEnded, markSent } from '../../communications/messages/message-store.ts';
import { notify } from '../../identity/sign-in/public.ts';
import { checkCode, sendCode } from '../../identity/verification-codes/verification-code.ts';
import { findRequisition, postSettled } from '../../paying/payments/public.ts';
import { sendReceiptCopy } from '../../paying/receipts/public.ts';

const params = { memberNumber: '200017' };
const reason = 'nothing came';

let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let dana: Clerk;

beforeAll(async () => {
  at = await testApp();
  office = await testOffice(at);
  dana = await office.hire('dana@coop.example', ['clerk']);
  await query("update members set email = 'other@okonkwo.example' where member_number = $1", params.memberNumber);
});
afterAll(async () => {
  await office.close();
  await at.close();
});
beforeEach(() => query('delete from attempts'));

const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const list = async () => (await office.call('messages.list', { params }, dana)).json().messages;
const again = (messageId: string, way = 'login', member = params) =>
  office.call('messages.send-again', { params: { ...member, messageId }, body: { way, reason } }, dana);
const login = async () => (await query('select * from logins where member_number = $1', params.memberNumber))[0];
const codeIn = (text = '') => /\b\d{6}\b/.exec(text)?.[0] ?? '';

it('shows where a message went, masked, how it stands and why, and none of its words', async () => {
  const { email } = await login();
  const to = { channel: 'email' as const, recipient: email, provesMember: true as const };
  await at.services.db.transaction((tx) => sendCode(at.services, tx, params.memberNumber, to, 'en'));
  const [sent] = await sentMessages(at, 1);
  const [{ messageId }] = await list();
  await markEnded(at.services.db, messageId, 'refused', '550 no such mailbox', new Date());
  const answer = await office.call('messages.list', { params }, dana);
  expect(answer.json().messages[0]).toMatchObject({
    kind: 'verification-code',
    to: expect.stringMatching(/^m\*\*\*@/),
    state: 'refused',
    said: '550 no such mailbox',
    refusal: null,
  });
  expect(answer.body).not.toContain(codeIn(sent?.text));
});

it('sends a new code by another contact, for the page that still waits; the old one opens nothing', async () => {
  const { email } = await login();
  const to = { channel: 'email' as const, recipient: email, provesMember: true as const };
  const made = await at.services.db.transaction((tx) => sendCode(at.services, tx, params.memberNumber, to, 'en'));
  const attemptId = made.isSent ? made.attemptId : '';
  const old = codeIn((await sentMessages(at, 1))[0]?.text);
  const [{ messageId }] = await list();
  await markSent(at.services.db, messageId, new Date());
  const answer = await again(messageId, 'on-file');
  expect(answer.json()).toMatchObject({ sentTo: 'o***@okonkwo.example', how: 'new-code' });
  const [sent] = await sentMessages(at, 1);
  expect(sent).toMatchObject({ recipient: 'other@okonkwo.example', kind: 'verification-code' });
  const code = codeIn(sent?.text);
  expect(answer.body).not.toContain(code);
  if (code !== old) expect(await checkCode(at.services, attemptId, old)).toBeUndefined();
  expect(await checkCode(at.services, attemptId, code)).toBe(params.memberNumber);
  expect((await again(messageId)).json().message).toMatch(/^Nothing waits for this code/);
  const entries = await query("select facts::text, subject_id from audit where act = 'message-sent-again'");
  expect(entries).toHaveLength(1);
  expect(JSON.stringify(entries)).not.toContain(code);
});

it('sends a code that proves a contact to that contact alone', async () => {
  const { email } = await login();
  const to = { channel: 'email' as const, recipient: email };
  await at.services.db.transaction((tx) => sendCode(at.services, tx, params.memberNumber, to, 'en'));
  const [{ messageId }] = await list();
  await markSent(at.services.db, messageId, new Date());
  expect((await again(messageId, 'on-file')).statusCode).toBe(409);
  expect((await again(messageId, 'login')).statusCode).toBe(200);
});

it('writes again what was erased, and says so; a receipt no oftener than it has copies', async () => {
  const { login_id: loginId, email } = await login();
  await at.services.db.transaction(async (tx) => {
    await notify(at.services, tx, { loginId, memberNumber: '200017', email, language: 'en' }, 'password-changed');
    await postSettled({ postingHooks: {} }, tx, {
      ...{ transNo: 'T-1', flow: 'member', memberNumber: '200017', accountNumber: '104471882' },
      ...{ amount: 4200, reference: 'trace-1', now: new Date() },
    });
    const requisition = await findRequisition(tx, 'T-1');
    if (requisition)
      await sendReceiptCopy(at.services, tx, requisition, { recipient: email, language: 'en', isTyped: false });
  });
  const [receipt, news] = await list();
  for (const { messageId } of [receipt, news]) await markSent(at.services.db, messageId, new Date());
  expect((await again(news.messageId)).json()).toMatchObject({ how: 'new-words' });
  expect((await sentMessages(at, 1))[0]?.text).toMatch(/Our office sends this again\. We first sent it on /);
  expect((await again(receipt.messageId)).json()).toMatchObject({ how: 'new-words' });
  expect((await sentMessages(at, 1))[0]?.text).toContain('$42.00');
  const third = await office.call('payments.send-receipt', { params: { transNo: 'T-1' }, body: { reason } }, dana);
  expect(third.statusCode).toBe(429);
});

it('refuses what is still to go, what nobody can write, and what is another member’s', async () => {
  const { email } = await login();
  const at2 = new Date();
  await query(
    `insert into outgoing_messages (message_id, channel, recipient, kind, state, created_at)
     values ('00000000-0000-4000-8000-000000000001', 'email', $1, 'notice-billReady', 'sent', $2),
            ('00000000-0000-4000-8000-000000000002', 'email', 'stranger@example.com', 'password-changed', 'sent', $2),
            ('00000000-0000-4000-8000-000000000003', 'email', $1, 'notice-billReady', 'waiting', $2)`,
    email.toUpperCase(),
    at2,
  );
  const said = async (number: number) =>
    (await again(`00000000-0000-4000-8000-00000000000${number}`)).json().message as string;
  expect(await said(1)).toMatch(/^Its words were erased/);
  expect(await said(2)).toBe('There is no such message to this member.');
  expect(await said(3)).toMatch(/^It is still waiting to go/);
});

it('ten digits are a member’s number and a phone: both find', async () => {
  const number = '5415550144';
  await query(
    "insert into members (member_number, first_name, last_name, email) values ($1, 'Ten', 'Digits', 'ten@digits.example')",
    number,
  );
  await query(
    `insert into outgoing_messages (message_id, channel, recipient, kind, state, created_at)
     values ('00000000-0000-4000-8000-000000000004', 'email', 'ten@digits.example', 'password-changed', 'sent', now()),
            ('00000000-0000-4000-8000-000000000005', 'text', $1, 'notice-outage', 'sent', now())`,
    number,
  );
  const found = async (recipient: string) =>
    (await office.call('messages.all', { query: { recipient } }, dana)).json().messages.length;
  expect([await found(number), await found('(541) 555-0144')]).toEqual([2, 1]);
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await listMessages(at.services, number);
  expect(said.mock.calls.flat().join('\n')).toMatch(
    /notice-outage[\s\S]*password-changed|password-changed[\s\S]*notice-outage/,
  );
  said.mockRestore();
});

it('of a member who died there is the estate’s contact alone, for messages as for links to pay', async () => {
  const dead = { memberNumber: '200801' };
  const ways = async () => (await office.call('members.ways', { params: dead }, dana)).json().ways;
  const mark = (estate: object) =>
    office.call('member-marks.deceased', { params: dead, body: { reason, ...estate } }, dana);
  expect((await ways()).length).toBeGreaterThan(0);
  expect((await mark({ estateEmail: 'heirs@solheim.example' })).statusCode).toBe(200);
  expect(await ways()).toEqual([{ way: 'estate', channel: 'email', to: 'h***@solheim.example' }]);
  const link = { accountNumber: '104508110', amountCents: 100, way: 'login', reason };
  const sent = await office.call('payment-links.send', { params: dead, body: link }, dana);
  expect(sent.statusCode).toBe(404);
});
