import type { TransactionResult } from '@rochdale/contract/hosted-payment/wire';
import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { type Clerk, movedClock, testOffice } from '../../../testing/office.ts';
import { settle } from '../payments/public.ts';
import { sealResult } from '../payments/result/payment-result.ts';

const marisol = { memberNumber: '200017', accountNumber: '104471882' };
const reason = 'asked by phone';
const clock = movedClock();

let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let dana: Clerk;
let cents = 2000;

beforeAll(async () => {
  at = await testApp({ clock });
  office = await testOffice(at, { clock });
  dana = await office.hire('dana@coop.example', ['clerk']);
});
afterAll(async () => {
  await office.close();
  await at.close();
});
beforeEach(() => query('delete from attempts'));

const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const post = (path: string, payload: object) =>
  at.app.inject({ method: 'POST', url: `/v3/payment-link/${path}`, payload });
const open = (code: string) => post('open', { code });
const pay = (code: string) => post('pay', { code, payAgain: true });
const send = (change: object = {}) => {
  cents += 1;
  const body = { accountNumber: marisol.accountNumber, amountCents: cents, way: 'login', reason, ...change };
  return office.call('payment-links.send', { params: marisol, body }, dana);
};
/** The code of the newest link that was sent. */
const newestCode = async (): Promise<string> => {
  const [message] = await sentMessages(at, 1);
  return /payment-link\?code=([\w-]+)/.exec(message?.text ?? '')?.[1] ?? '';
};
const sentCode = async (change: object = {}): Promise<string> => {
  expect((await send(change)).statusCode).toBe(200);
  return newestCode();
};
const begun = async (code: string): Promise<ResponseOf<'payment-link.pay'>> => {
  const answer = await pay(code);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json();
};
const approve = (transNo: string, amountCents = cents) => {
  const result: TransactionResult = {
    transNo,
    reference: `R${transNo}`,
    status: 'approved',
    amountCents,
    feeCents: 275,
    paymentType: 'cc',
    lastFour: '1111',
    confirmationNumber: 'NG-LINK',
    message: '',
    at: clock.now().toISOString(),
  };
  return settle(at.services, result);
};
const transNoOf = ({ paymentRequisitionSettings }: ResponseOf<'payment-link.pay'>) =>
  paymentRequisitionSettings.transNo;
const postedOf = async (amount: number) =>
  (
    await query(
      'select trans_no from ledger where account_number = $1 and amount_cents = $2',
      marisol.accountNumber,
      amount,
    )
  ).length;

it('goes to the contact on file in the member’s language, and of its code the hash alone is kept', async () => {
  await query("update logins set language = 'es' where member_number = $1", marisol.memberNumber);
  const answer = (await send()).json();
  expect(answer.sentTo).toMatch(/^m\*\*\*@/);
  const [message] = await sentMessages(at, 1);
  expect(message).toMatchObject({ kind: 'payment-link', text: expect.stringContaining('Sirve una sola vez') });
  const code = await newestCode();
  expect(code).toMatch(/^[\w-]{22}$/);
  const kept = JSON.stringify([await query('select * from payment_links'), await query('select * from audit')]);
  expect(kept).not.toContain(code);
  const [entry] = await query("select act, facts from audit where act = 'payment-link-sent' order by audit_id desc");
  expect(JSON.parse(entry.facts)).toMatchObject({ accountNumber: marisol.accountNumber, amountCents: cents });
  await query("update logins set language = 'en' where member_number = $1", marisol.memberNumber);
});

it('shows a stranger an amount and four digits, and takes nothing from the browser but that it is to be paid', async () => {
  const code = await sentCode();
  const shown = await open(code);
  expect(shown.json()).toMatchObject({ amount: cents / 100, ending: '1882', allowed: { card: true } });
  for (const secret of ['104471882', 'Okonkwo', '200017', 'Marisol', 'okonkwo'])
    expect(shown.body).not.toContain(secret);
  const other = await post('pay', { code, payAgain: true, amount: 1, accountNumber: '104480316' });
  const [requisition] = await query(
    'select amount_cents, account_number from requisition_accounts where trans_no = $1',
    transNoOf(other.json()),
  );
  expect(requisition).toEqual({ amount_cents: String(cents), account_number: marisol.accountNumber });
});

it('is one payment however often it is begun, spent when that is posted, and its receipt tells no more', async () => {
  const code = await sentCode();
  const amount = cents;
  const all = await Promise.all(Array.from({ length: 30 }, () => begun(code)));
  expect(new Set(all.map(transNoOf)).size).toBe(1);
  const [first] = all;
  const transNo = first ? transNoOf(first) : '';
  const encryptedPayload = sealResult(at.services.sealer, transNo, clock.now());
  const waiting = await post('result', { code, encryptedPayload });
  expect([waiting.statusCode, waiting.json().standing.receiptTo]).toEqual([409, null]);
  await Promise.all([approve(transNo), approve(transNo), approve(transNo)]);
  expect(await postedOf(amount)).toBe(1);
  expect((await open(code)).json().message).toMatch(/^This link was used/);
  expect((await pay(code)).statusCode).toBe(404);
  const receipt = await post('result', { code, encryptedPayload });
  expect(receipt.json()).toMatchObject({
    confirmationNumber: 'NG-LINK',
    accounts: [{ accountNumber: '1882', paymentAmount: amount / 100 }],
    accountHolderName: null,
    serviceAddress: null,
    accountBalance: null,
    nextStep: null,
  });
  const url = `/v3/quick-pay/payments/receipt?${new URLSearchParams({ receipt: receipt.json().receipt })}`;
  const again = await at.app.inject({ url });
  const copy = (email?: string) =>
    at.app.inject({
      method: 'POST',
      url: '/v3/quick-pay/payments/receipt/email',
      payload: { receipt: receipt.json().receipt, ...(email !== undefined && { email }) },
    });
  const untyped = await copy();
  expect([untyped.statusCode, untyped.json()[0].message]).toEqual([
    400,
    'We have no email address on file. Please enter one.',
  ]);
  expect((await copy('payer@example.com')).json().left).toBe(1);
  for (const body of [receipt.body, again.body, untyped.body])
    for (const secret of ['104471882', 'Okonkwo', '200017']) expect(body).not.toContain(secret);
  const [link] = (await office.call('payment-links.list', { params: marisol }, dana)).json().links;
  expect(link).toMatchObject({ state: 'paid', transNo });
  expect((await office.call('payments.see', { params: { transNo } }, dana)).json().link.by).toBe('dana');
});

it('is asked as often as its payer waits for its end, and by whoever guesses 60 times an hour', async () => {
  const code = await sentCode();
  const encryptedPayload = sealResult(at.services.sealer, transNoOf(await begun(code)), clock.now());
  const asked = async (times: number, body: object) => {
    const codes = new Set<number>();
    for (let time = 0; time < times; time += 1) codes.add((await post('result', body)).statusCode);
    return [...codes];
  };
  expect(await asked(61, { code, encryptedPayload })).toEqual([409]);
  expect(await asked(61, { code: 'unknown', encryptedPayload })).toEqual([404, 429]);
  expect(await asked(1, { code, encryptedPayload })).toEqual([409]);
});

it('can be tried again after a cancel, and opens no other payment’s result', async () => {
  const code = await sentCode();
  const first = transNoOf(await begun(code));
  await query("update requisitions set state = 'cancelled' where trans_no = $1", first);
  const second = transNoOf(await begun(code));
  expect(second).not.toBe(first);
  const otherCode = await sentCode();
  const encryptedPayload = sealResult(at.services.sealer, second, clock.now());
  expect((await post('result', { code: otherCode, encryptedPayload })).statusCode).toBe(404);
  expect((await post('result', { code: 'unknown', encryptedPayload })).statusCode).toBe(404);
});

it('says nothing of a payment that is charged and not posted, but that it is not to be paid again', async () => {
  const code = await sentCode();
  const transNo = transNoOf(await begun(code));
  await query("update requisitions set state = 'approved' where trans_no = $1", transNo);
  expect((await pay(code)).json().message).toMatch(/Please do not pay again/);
});

it('opens nothing after 48 hours, when it was called off, and when the account has another member', async () => {
  const [late, off, moved] = [await sentCode(), await sentCode(), await sentCode()];
  const listed = (await office.call('payment-links.list', { params: marisol }, dana)).json().links;
  const linkId = listed[1].linkId;
  const callOff = () => office.call('payment-links.call-off', { params: { linkId }, body: { reason } }, dana);
  expect((await callOff()).statusCode).toBe(200);
  expect((await callOff()).statusCode).toBe(409);
  expect((await open(off)).statusCode).toBe(404);
  expect((await pay(off)).statusCode).toBe(404);
  await query("update accounts set member_number = '200025' where account_number = $1", marisol.accountNumber);
  expect([(await open(moved)).statusCode, (await pay(moved)).statusCode]).toEqual([404, 404]);
  await query('update accounts set member_number = $1 where account_number = $2', ...Object.values(marisol));
  expect((await open(late)).statusCode).toBe(200);
  clock.move(48 * 60);
  dana = await office.hire('dana2@coop.example', ['clerk']);
  expect((await open(late)).json().message).toMatch(/^This link cannot be used/);
  expect((await open('unknown')).json().message).toMatch(/^This link cannot be used/);
});

it('is sent by whoever may, for an account and to a contact of the member’s, five times an hour', async () => {
  expect((await send({ accountNumber: '104500017' })).statusCode).toBe(404);
  expect((await send({ way: 'somebody@example.com' })).statusCode).toBe(404);
  expect((await send({ amountCents: 0 })).statusCode).toBe(400);
  await query('delete from attempts');
  const answers = [];
  for (let sent = 0; sent < 6; sent += 1) answers.push((await send()).statusCode);
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  const ray = await office.hire('ray@coop.example', ['dispatcher']);
  const body = { accountNumber: marisol.accountNumber, amountCents: 100, way: 'login', reason };
  expect((await office.call('payment-links.send', { params: marisol, body }, ray)).statusCode).toBe(403);
});
