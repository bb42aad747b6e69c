import { hostedForm } from '@rochdale/contract/hosted-payment/hosted-form';
import { sign } from '@rochdale/contract/hosted-payment/signing';
import type { TransactionResult } from '@rochdale/contract/hosted-payment/wire';
import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { paymentRequestOf } from '@rochdale/contract/payments/conversions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { altered } from '../../../testing/altered.ts';
import { initiatePayment } from './initiate.ts';
import { reconcile } from './reconcile/reconcile.ts';
import { settle } from './settle.ts';

let at: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  at = await testApp();
});
afterAll(() => at.close());

type Verified = ResponseOf<'quick-pay.verify'>;

async function verify(accountNumber: string, phoneLastFourDigits: string): Promise<Verified> {
  const answer = await at.app.inject({
    method: 'POST',
    url: '/v3/quick-pay/verify/account/phone',
    payload: { accountNumber, phoneLastFourDigits },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

function initiate(verified: Verified, cents: number, change: object = {}) {
  return at.app.inject({
    method: 'POST',
    url: `/v3/quick-pay/member/${verified.memberNumber}/pay?encryptedAccount=${verified.encryptedAccount}`,
    headers: { authorization: `Bearer ${verified.quickPayToken}` },
    payload: { ...paymentRequestOf(verified.account, cents), ...change },
  });
}

async function initiated(verified: Verified, cents: number): Promise<ResponseOf<'quick-pay.initiate'>> {
  const answer = await initiate(verified, cents);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

function approval(transNo: string, amountCents: number, reference = `R${transNo}`): TransactionResult {
  return {
    transNo,
    reference,
    status: 'approved',
    amountCents,
    feeCents: 275,
    paymentType: 'cc',
    lastFour: '1111',
    confirmationNumber: 'NG-TEST-10000',
    message: '',
    at: new Date().toISOString(),
  };
}

const postback = (result: TransactionResult, secret = at.secret) =>
  at.app.inject({
    method: 'POST',
    url: '/v3/hosted-payment/postback',
    payload: { result: sign('postback', result, secret) },
  });

async function ledgerOf(accountNumber: string): Promise<number[]> {
  const rows = await at.database.pool.query('select amount_cents from ledger where account_number = $1', [
    accountNumber,
  ]);
  return rows.rows.map((row) => Number(row.amount_cents));
}

/** Takes a payment to the real sandbox and pays it with a card number there. */
async function payAtSandbox(
  verified: Verified,
  initiation: ResponseOf<'quick-pay.initiate'>,
  amount: number,
  cardNumber: string,
) {
  const form = hostedForm({
    initiation,
    accountNumber: verified.account.accountNumber,
    amount,
    paymentType: 'cc',
    allowed: { card: verified.account.isCcEligible, echeck: !verified.account.nomoreCheck },
    isQuickPay: true,
  });
  const page = await fetch(initiation.paymentRequisitionSettings.actionUrl, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  const session = /name="session" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const entry = { session, method: 'cc', cardNumber, expiry: '08 / 39', cvv: '123', name: 'A Member', zip: '97498' };
  return fetch(`${at.sandboxUrl}/pay/submit`, { method: 'POST', body: new URLSearchParams(entry), redirect: 'manual' });
}

describe('a payment', () => {
  it('initiated a hundred times at once is one requisition; its result replayed a hundred times posts once', async () => {
    const verified = await verify('104500017', '0103');
    const answers = await Promise.all(Array.from({ length: 100 }, () => initiated(verified, 1000)));
    const numbers = new Set(answers.map((answer) => answer.paymentRequisitionSettings.transNo));
    expect(numbers.size).toBe(1);
    const [transNo = ''] = numbers;
    const replies = await Promise.all(Array.from({ length: 100 }, () => postback(approval(transNo, 1000))));
    expect(replies.every((reply) => reply.statusCode === 200)).toBe(true);
    expect(await ledgerOf('104500017')).toEqual([1000]);
  });

  it('lowers the balance of its own account and of no other', async () => {
    expect((await verify('104500017', '0103')).account.accountBalance).toBe(74.12);
    expect((await verify('104471882', '0142')).account.accountBalance).toBe(188.6);
  });

  it('whose postback and return are lost is found by reconciliation, and posts once', async () => {
    const verified = await verify('104471882', '0142');
    const silent = await initiated(verified, 9200);
    expect((await payAtSandbox(verified, silent, 92, '4000 0000 0000 0275')).status).toBe(200);
    expect(await ledgerOf('104471882')).toEqual([]);
    const services = { ...at.services, log: at.app.log };
    await Promise.all([
      reconcile(services, { evenEarly: true }),
      reconcile(services, { evenEarly: true }),
      reconcile(services, { evenEarly: true }),
    ]);
    expect(await ledgerOf('104471882')).toEqual([9200]);
    const receipts = (await sentMessages(at)).filter(({ text }) => text.includes('$92.00 was made'));
    expect(receipts.map(({ kind }) => kind)).toEqual(['payment-receipt']);
  });

  it('that the company charged twice is posted once, and the second charge is given back', async () => {
    const verified = await verify('104500066', '0108');
    const initiation = await initiated(verified, 9575);
    const answer = await payAtSandbox(verified, initiation, 95.75, '4000000000000267');
    const returned = new URL(answer.headers.get('location') ?? '');
    const callback = await at.app.inject({ url: `${returned.pathname}${returned.search}` });
    expect(callback.headers.location).toMatch(/^\/pages\/payment-success\?isFromQuickPay=true&encodedParam=./);
    const services = { ...at.services, log: at.app.log };
    const { transNo } = initiation.paymentRequisitionSettings;
    await expect
      .poll(
        async () =>
          (await at.database.pool.query('select 1 from gateway_results where trans_no = $1', [transNo])).rowCount,
      )
      .toBe(2);
    expect((await reconcile(services, { evenEarly: true })).refunded).toBe(1);
    expect((await reconcile(services, { evenEarly: true })).refunded).toBe(0);
    expect(await ledgerOf('104500066')).toEqual([9575]);
  });

  it('that was approved when the process died is posted by the next reconciliation', async () => {
    const verified = await verify('104500041', '0106');
    const initiation = await initiated(verified, 20000);
    const { transNo } = initiation.paymentRequisitionSettings;
    await at.database.pool.query(
      "update requisitions set state = 'approved', reference = 'R1', fee_cents = 0, approved_at = now() where trans_no = $1",
      [transNo],
    );
    expect(await ledgerOf('104500041')).toEqual([]);
    const services = { ...at.services, log: at.app.log };
    await Promise.all([reconcile(services, { evenEarly: true }), reconcile(services, { evenEarly: true })]);
    expect(await ledgerOf('104500041')).toEqual([20000]);
  });

  it('declined, then approved on the same page, posts; a late cancellation changes nothing', async () => {
    const verified = await verify('104471882', '0142');
    const { transNo } = (await initiated(verified, 500)).paymentRequisitionSettings;
    await postback({ ...approval(transNo, 500, 'D1'), status: 'declined' });
    await postback(approval(transNo, 500, 'A1'));
    await postback({ ...approval(transNo, 500, 'C1'), status: 'cancelled' });
    const settled = await settle(at.services, approval(transNo, 500, 'A1'));
    expect(settled.kind === 'taken' && settled.requisition.state).toBe('posted');
  });

  it('is refused when its result was signed with another secret or names no requisition, and not made by one of another amount', async () => {
    const verified = await verify('104471882', '0142');
    const { transNo } = (await initiated(verified, 700)).paymentRequisitionSettings;
    expect((await postback(approval(transNo, 700), 'another secret of some length')).statusCode).toBe(401);
    expect((await postback(approval(transNo, 1))).statusCode).toBe(200);
    expect((await postback(approval('20260101-NOTHING', 700))).statusCode).toBe(404);
    const rows = await at.database.pool.query('select state from requisitions where trans_no = $1', [transNo]);
    expect(rows.rows[0].state).toBe('declined');
  });
});

describe('the server believes nothing that it is sent', () => {
  it.each([
    ['an amount above the maximum', '104471882', '0142', 100_000_000_000_000, 1203],
    ['less than the cut-off minimum', '104500033', '0105', 100, 1206],
    ['less than the prepaid reconnect amount', '104500025', '0104', 4499, 1208],
    ['nothing', '104471882', '0142', 0, 1202],
  ])('%s is refused with the rule’s own message', async (_what, account, phone, cents, code) => {
    const answer = await initiate(await verify(account, phone), cents, {});
    expect(answer.statusCode).toBe(400);
    expect(answer.json()[0].code).toBe(code);
  });

  it('an amount that the payment company does not take is refused with its limit, and nothing is opened', async () => {
    const verified = await verify('104471882', '0142');
    const gateway = { ...at.services.gateway, limits: { minCents: 50, maxCents: 99_999_999 } };
    const { memberNumber } = verified;
    const request = paymentRequestOf(verified.account, 49);
    const asked = initiatePayment({ ...at.services, gateway }, { flow: 'quick-pay', memberNumber, request });
    await expect(asked).rejects.toMatchObject({
      status: 400,
      field: 'amount',
      said: { params: { amount: '$0.50' } },
    });
    const opened = await at.database.pool.query('select 1 from requisitions where amount_cents = 49');
    expect(opened.rowCount).toBe(0);
  });

  it('figures of the account that were altered change nothing', async () => {
    const verified = await verify('104500033', '0105');
    const request = paymentRequestOf({ ...verified.account, cutoffAmount: 0, reconnectFee: 0 }, 100);
    const answer = await initiate(verified, 100, request);
    expect(answer.json()[0].message).toBe(
      'At this time, you are required to pay a minimum payment amount of $385.40 which includes the cutoff amount, reconnect fee, disconnect fee and the additional deposit.',
    );
  });

  it('another account than the token’s, an altered account seal, and an account with neither way of paying are refused', async () => {
    const walter = await verify('104500017', '0103');
    const marisol = await verify('104471882', '0142');
    expect((await initiate({ ...walter, account: marisol.account }, 500)).statusCode).toBe(404);
    expect((await initiate({ ...walter, encryptedAccount: marisol.encryptedAccount }, 500)).statusCode).toBe(404);
    expect((await initiate({ ...walter, quickPayToken: 'x'.repeat(43) }, 500)).statusCode).toBe(401);
    const restricted = await initiate(await verify('104500074', '0109'), 500);
    expect(restricted.json()[0].message).toBe(
      'Both Echeck and Credit card payment methods are restricted for this account. Please contact customer support.',
    );
  });
});

describe('a payment’s result', () => {
  it('is shown to whoever paid, and to nobody with an altered or foreign seal', async () => {
    const verified = await verify('104500017', '0103');
    const initiation = await initiated(verified, 300);
    const answer = await payAtSandbox(verified, initiation, 3, '4111111111111111');
    const returned = new URL(answer.headers.get('location') ?? '');
    const callback = await at.app.inject({ url: `${returned.pathname}${returned.search}` });
    const encoded = new URL(String(callback.headers.location), 'http://portal').searchParams.get('encodedParam') ?? '';
    const read = (payload: string, token: string) =>
      at.app.inject({
        url: `/v3/quick-pay/payments/status?encryptedPayload=${payload}`,
        headers: { authorization: `Bearer ${token}` },
      });
    const shown = (await read(encoded, verified.quickPayToken)).json();
    expect(shown).toMatchObject({
      paymentAmount: 5.75,
      convenienceFee: 2.75,
      cardOrBankAccountNumberLastFourDigits: '1111',
    });
    const again = (receipt: string) => at.app.inject({ url: `/v3/quick-pay/payments/receipt?receipt=${receipt}` });
    const { receipt, ...result } = shown;
    expect((await again(receipt)).json()).toEqual(result);
    expect((await again(altered(receipt))).statusCode).toBe(404);
    expect((await again(encoded)).statusCode).toBe(404);
    expect((await read(altered(encoded), verified.quickPayToken)).statusCode).toBe(404);
    expect((await read(encoded, (await verify('104471882', '0142')).quickPayToken)).statusCode).toBe(404);
    const alteredReturn = await at.app.inject({ url: `${returned.pathname}${returned.search}x` });
    expect(alteredReturn.headers.location).toBe('/pages/payment-success?isFromQuickPay=true&encodedParam=');
  });
});
