import type { TransactionResult } from '@rochdale/contract/hosted-payment/wire';
import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { paymentRequestOf } from '@rochdale/contract/payments/conversions';
import { localTimeAt } from '@rochdale/domain/dates';
import { formatMoney } from '@rochdale/domain/money';
import { formatsOf } from '@rochdale/domain/texts/formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { altered } from '../../../testing/altered.ts';
import { asMember } from '../../../testing/callers.ts';
import { sealReceipt, settle } from '../payments/public.ts';
import { sealResult } from '../payments/result/payment-result.ts';

const walter = { accountNumber: '104500017', phone: '0103' };
const marisol = { accountNumber: '104471882', phone: '0142' };
const day = 24 * 3_600_000;

let at: Awaited<ReturnType<typeof testApp>>;
let cents = 1000;

const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;

beforeAll(async () => {
  at = await testApp();
});
afterAll(() => at.close());

const approval = (transNo: string, amountCents: number, chargedAt = new Date()): TransactionResult => ({
  transNo,
  reference: `R${transNo}`,
  status: 'approved',
  amountCents,
  feeCents: 275,
  paymentType: 'cc',
  lastFour: '1111',
  confirmationNumber: 'NG-TEST-20000',
  message: '',
  at: chargedAt.toISOString(),
});

/** A payment by Quick Pay that is posted, and who made it. */
async function paid({ accountNumber, phone }: typeof walter, chargedAt?: Date) {
  const found = await at.app.inject({
    method: 'POST',
    url: '/v3/quick-pay/verify/account/phone',
    payload: { accountNumber, phoneLastFourDigits: phone },
  });
  const verified: ResponseOf<'quick-pay.verify'> = found.json();
  cents += 1;
  const begun = await at.app.inject({
    method: 'POST',
    url: `/v3/quick-pay/member/${verified.memberNumber}/pay?encryptedAccount=${verified.encryptedAccount}`,
    headers: { authorization: `Bearer ${verified.quickPayToken}` },
    payload: { ...paymentRequestOf(verified.account, cents), payAgain: true },
  });
  const { transNo } = (begun.json() as ResponseOf<'quick-pay.initiate'>).paymentRequisitionSettings;
  await settle(at.services, approval(transNo, cents, chargedAt));
  return { transNo, memberNumber: verified.memberNumber, accountNumber };
}

type Paid = Awaited<ReturnType<typeof paid>>;

const resultOf = ({ transNo }: Paid, now = new Date()) => sealResult(at.services.sealer, transNo, now);

function receiptOf(payment: Paid, now = new Date()): string {
  const { sealer } = at.services;
  return sealReceipt({ sealer, clock: { now: () => now } }, resultOf(payment, now), payment.memberNumber);
}

const send = (receipt: string, email?: string, language = 'en') =>
  at.app.inject({
    method: 'POST',
    url: '/v3/quick-pay/payments/receipt/email',
    headers: { 'accept-language': language },
    payload: { receipt, ...(email !== undefined && { email }) },
  });

const mailsTo = async (recipient: string) =>
  (await sentMessages(at, 200)).filter((message) => message.recipient === recipient).map(({ text }) => text);

describe('a copy of a receipt', () => {
  it('goes to the address on file, which is shown masked alone, as the receipt that was e-mailed says it', async () => {
    const payment = await paid(marisol);
    const [{ email }] = await query('select email from logins where member_number = $1', payment.memberNumber);
    const before = (await mailsTo(email)).length;
    const shown = await at.app.inject({ url: `/v3/quick-pay/payments/receipt?receipt=${receiptOf(payment)}` });
    const masked = `${email.slice(0, 1)}***${email.slice(email.indexOf('@'))}`;
    expect(shown.json().copies).toEqual({ onFile: masked, left: 2 });
    expect(shown.body).not.toContain(email);
    const answer = await send(receiptOf(payment));
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: `The receipt is on its way to ${masked}.`, left: 1 },
    ]);
    const mails = await mailsTo(email);
    expect(mails.length).toBe(before + 1);
    expect(mails[0]).toContain(`Account ${payment.accountNumber}: $10.01`);
    expect(mails[0]).toContain('Convenience fee: $2.75. Total: $12.76.');
    expect(mails[0]).toContain('NG-TEST-20000');
  });

  it('to a typed address names no name, no address and no whole account, in the language of who asks', async () => {
    const payment = await paid(walter);
    const answer = await send(receiptOf(payment), ' Somebody@Example.com ', 'es');
    expect(answer.json()).toEqual({ message: 'El recibo va en camino a somebody@example.com.', left: 1 });
    const [text = ''] = await mailsTo('somebody@example.com');
    expect(text).toContain('Cuenta que termina en 0017: $10.02');
    expect(text).toContain('Recibe este mensaje porque alguien escribió esta dirección en la página del recibo.');
    for (const unsaid of ['104500017', 'Walter', 'Prine', 'Fir St']) expect(text).not.toContain(unsaid);
  });

  it('goes twice, and a third time nobody gets one; another receipt has its own two', async () => {
    const [payment, other] = [await paid(walter), await paid(walter)];
    const receipt = receiptOf(payment);
    expect((await send(receipt, 'thrice@example.com')).json().left).toBe(1);
    expect((await send(receipt, 'thrice@example.com')).json().left).toBe(0);
    const third = await send(receiptOf(payment), 'thrice@example.com');
    expect([third.statusCode, third.json()]).toEqual([
      429,
      {
        code: 1213,
        message: `This receipt has been emailed twice, which is the most we send. Print it, or call us at ${at.services.site().settings.phoneNumber}.`,
      },
    ]);
    expect((await send(receipt, 'thrice@example.com', 'es')).json().message).toMatch(/^Este recibo ya se envió dos/);
    expect((await mailsTo('thrice@example.com')).length).toBe(2);
    const shown = await at.app.inject({ url: `/v3/quick-pay/payments/receipt?receipt=${receipt}` });
    expect(shown.json().copies.left).toBe(0);
    expect((await send(receiptOf(other), 'thrice@example.com')).statusCode).toBe(200);
  });

  it('asked for fifty times at once goes twice', async () => {
    const receipt = receiptOf(await paid(walter));
    await query('delete from attempts');
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(receipt, 'fifty@example.com')));
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(2);
    expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBe(48);
    expect((await mailsTo('fifty@example.com')).length).toBe(2);
    await query('delete from attempts');
  });

  it('is not sent for a seal that is altered, aged, or made to show a result', async () => {
    const payment = await paid(walter);
    const seals = [
      altered(receiptOf(payment)),
      receiptOf(payment, new Date(Date.now() - day - 60_000)),
      resultOf(payment),
    ];
    for (const seal of seals) expect((await send(seal, 'forged@example.com')).statusCode).toBe(404);
    expect(await mailsTo('forged@example.com')).toEqual([]);
  });

  it('that cannot be sent is refused with a sentence, and not counted', async () => {
    const payment = await paid(walter);
    const receipt = receiptOf(payment);
    const wrong = await send(receipt, 'nobody@nowhere,other@example.com');
    expect([wrong.statusCode, wrong.json()[0].message]).toEqual([400, 'Please enter a valid email address.']);
    const [{ email }] = await query('select email from members where member_number = $1', payment.memberNumber);
    await query('update members set email = null where member_number = $1', payment.memberNumber);
    await query('delete from logins where member_number = $1', payment.memberNumber);
    const unknown = await send(receipt);
    expect([unknown.statusCode, unknown.json()[0].message]).toEqual([
      400,
      'We have no email address on file. Please enter one.',
    ]);
    await query('update members set email = $2 where member_number = $1', payment.memberNumber, email);
    const shown = await at.app.inject({ url: `/v3/quick-pay/payments/receipt?receipt=${receipt}` });
    expect(shown.json().copies.left).toBe(2);
  });

  it('is asked for thirty times an hour from one network', async () => {
    const receipt = receiptOf(await paid(walter));
    await query("delete from attempts where key like 'receipt-copies:network:%'");
    for (let one = 0; one < 30; one += 1) await send(receipt, 'network@example.com');
    const other = await send(receiptOf(await paid(walter)), 'network@example.com');
    expect([other.statusCode, Number(other.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await mailsTo('network@example.com')).length).toBe(2);
    await query("delete from attempts where key like 'receipt-copies:network:%'");
  });
});

describe('a member’s copy of a receipt', () => {
  const ask = async (payment: Paid, encryptedPayload: string, as: Paid = payment) =>
    at.app.inject({
      method: 'POST',
      url: `/v3/member/${as.memberNumber}/payments/receipt/email`,
      headers: await asMember(at, as),
      payload: { encryptedPayload, email: 'own@example.com' },
    });

  it('goes by the session, counts with the one of Quick Pay, and is in the audit', async () => {
    const payment = await paid(marisol);
    await query('truncate security_events');
    expect((await ask(payment, resultOf(payment))).json().left).toBe(1);
    expect((await send(receiptOf(payment), 'own@example.com')).json().left).toBe(0);
    expect((await ask(payment, resultOf(payment))).statusCode).toBe(429);
    const noted = await query('select kind, member_number from security_events order by at');
    expect(noted).toEqual([1, 2].map(() => ({ kind: 'receipt-emailed', member_number: payment.memberNumber })));
  });

  it('is not sent to another member, nor by an altered or aged seal', async () => {
    const [payment, other] = [await paid(marisol), await paid(walter)];
    const aged = resultOf(payment, new Date(Date.now() - day - 60_000));
    expect((await ask(payment, resultOf(payment), other)).statusCode).toBe(404);
    expect((await ask(payment, altered(resultOf(payment)))).statusCode).toBe(404);
    expect((await ask(payment, aged)).statusCode).toBe(404);
  });
});

it('a receipt has the day on which the company took the money, whenever the portal heard of it (paying-39)', async () => {
  const chargedAt = new Date(Date.now() - day + 60_000);
  const payment = await paid(marisol, chargedAt);
  const [{ email }] = await query('select email from logins where member_number = $1', payment.memberNumber);
  await send(receiptOf(payment));
  const local = localTimeAt(chargedAt, at.services.site().timeZone);
  const shown = await at.app.inject({ url: `/v3/quick-pay/payments/receipt?receipt=${receiptOf(payment)}` });
  expect(shown.json().paidAt).toBe(`${local.day} ${local.time}`);
  const sum = `${formatMoney(cents)} was made on ${formatsOf('en').letterDay(local.day)}`;
  const mails = (await mailsTo(email)).slice(0, 2);
  expect(mails).toEqual([expect.stringContaining(sum), expect.stringContaining(sum)]);
});
