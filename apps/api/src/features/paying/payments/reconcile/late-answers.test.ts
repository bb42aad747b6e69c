import { randomUUID } from 'node:crypto';
import { hostedForm } from '@rochdale/contract/hosted-payment/hosted-form';
import { sign } from '@rochdale/contract/hosted-payment/signing';
import type { TransactionResult } from '@rochdale/contract/hosted-payment/wire';
import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { paymentRequestOf } from '@rochdale/contract/payments/conversions';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sentMessages } from '../../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../../platform/testing/test-app.ts';
import type { PaymentGateway } from '../company/gateway.ts';
import { createRequisition } from '../requisition/requisition-store.ts';
import { listToAsk } from './questions-store.ts';
import { reconcile } from './reconcile.ts';
import { RefundTries, refundStrays } from './refund-strays.ts';
import { tellOfStrays } from './tell-of-strays.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let now: Date;
const clock = { now: () => now };
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const hours = (count: number) => count * 3600;

beforeAll(async () => {
  now = new Date();
  at = await testApp({ clock });
});
afterAll(() => at.close());
beforeEach(async () => {
  await at.database.pool.query(
    'truncate requisitions, requisition_accounts, gateway_results, ledger, returned_payments, attempts, outgoing_messages cascade',
  );
});

const run = (gateway: Partial<PaymentGateway> = {}) =>
  reconcile({ ...at.services, gateway: { ...at.services.gateway, ...gateway }, log: at.app.log });

it('a payment that was declined, then approved on the same page, is posted within seconds though nothing tells of it', async () => {
  const verified = await verify();
  const initiation = await initiated(verified, 1101);
  await payAtSandbox(verified, initiation, 11.01, ['4000 0000 0000 0002', '4000 0000 0000 0275']);
  const { transNo } = initiation.paymentRequisitionSettings;
  await expect.poll(() => stateOf(transNo)).toBe('declined');
  later(10);
  await run();
  expect(await stateOf(transNo)).toBe('posted');
});

it('a charge beside the posted one that nobody told of is found within the day, given back, and the member told once', async () => {
  const transNo = await posted(5000, 'A1');
  later(hours(1));
  const refunded: string[] = [];
  const double = company([charge(transNo, 5000, 'A1'), charge(transNo, 5000, 'A2')], refunded);
  await run(double);
  await run(double);
  expect(refunded).toEqual(['A2']);
  expect(await ledgerSum()).toBe(5000);
  await tellOfStrays(at.services);
  await tellOfStrays(at.services);
  expect(await told('payment-charged-twice')).toHaveLength(1);
});

it.each([
  ['returned', { isFinal: false, code: 'R01' }, 'R01'],
  ['disputed', undefined, 'disputed'],
  ['refunded', undefined, 'refunded'],
] as const)(
  'a posted payment that the company says was %s is left to be booked back, once',
  async (status, decline, code) => {
    const transNo = await posted(5000, 'A1', 'echeck');
    later(3 * hours(24));
    const gone = company([{ ...charge(transNo, 5000, 'A1'), status, ...(decline && { decline }) }]);
    await run(gone);
    expect((await postback({ ...charge(transNo, 5000, 'A1'), status })).statusCode).toBe(200);
    expect(await sentBack()).toEqual([{ reference: transNo, return_code: code, source: 'company' }]);
  },
);

it('a part that the company gave back is no return: its refunds are held against ours', async () => {
  const transNo = await posted(5000, 'A1');
  later(hours(1));
  await run(company([{ ...charge(transNo, 2000, 'A1'), status: 'refunded' }]));
  expect(await sentBack()).toEqual([]);
  const compared = 'select 1 from requisitions where trans_no = $1 and compare_refunds_at is not null';
  expect((await at.database.pool.query(compared, [transNo])).rows).toHaveLength(1);
});

it('a charge of another amount is kept, never posted, given back, and the member told once', async () => {
  const transNo = await begun(5000);
  for (const _again of [1, 2]) expect((await postback(charge(transNo, 2000, 'P1'))).statusCode).toBe(200);
  expect(await stateOf(transNo)).toBe('declined');
  await tellOfStrays(at.services);
  const refunded: string[] = [];
  await run(company([charge(transNo, 2000, 'P1')], refunded));
  await run(company([charge(transNo, 2000, 'P1')], refunded));
  await tellOfStrays(at.services);
  expect(refunded).toEqual(['P1']);
  expect(await ledgerSum()).toBe(0);
  const [mail, ...more] = await told('payment-charged-otherwise');
  expect(more).toEqual([]);
  expect(mail?.text).toContain('$20.00 was approved instead');
  await postback(charge(transNo, 5000, 'A1'));
  expect([await stateOf(transNo), await ledgerSum()]).toEqual(['posted', 5000]);
});

it('when the company took the money is kept, unless its word can not be true', async () => {
  const charged = async (when: string) => {
    const transNo = await begun(5000);
    await postback({ ...charge(transNo, 5000, `A${transNo}`), at: when });
    const found = await at.database.pool.query('select charged_at from requisitions where trans_no = $1', [transNo]);
    return found.rows[0]?.charged_at;
  };
  const before = new Date(now.getTime() - 7_200_000);
  expect(await charged(before.toISOString())).toEqual(before);
  for (const when of ['9999-01-01T00:00:00Z', '2001-01-01T00:00:00Z', 'yesterday'])
    expect(await charged(when)).toEqual(now);
});

it('3,000 payments that one member began keep nobody waiting', async () => {
  await at.database.pool.query(
    `insert into requisitions (trans_no, flow, state, member_number, amount_cents, fingerprint, created_at, updated_at, expires_at, ask_at)
     select 'MANY' || n, 'member', 'initiated', '200017', n, 'many' || n, $1, $1, $2, $1 from generate_series(1, 3000) n`,
    [new Date(now.getTime() - 600_000), new Date(now.getTime() + 600_000)],
  );
  const transNo = await begun(5000);
  later(10);
  const report = await run({ resultsOf: async (asked) => (asked === transNo ? [charge(transNo, 5000, 'A1')] : []) });
  expect([report.posted, report.asked]).toEqual([1, 200]);
});

it('a company that is away is left alone after some questions, and asked about the others at the next run', async () => {
  const numbers = await Promise.all(Array.from({ length: 30 }, () => begun(5000)));
  later(10);
  let asked = 0;
  const away = async () => {
    asked += 1;
    throw new Error('away');
  };
  await run({ resultsOf: away });
  expect(asked).toBeLessThan(20);
  expect(await listToAsk(at.services.db, now, 100)).toHaveLength(numbers.length - asked);
  later(11);
  const report = await run({ resultsOf: async (transNo) => [charge(transNo, 5000, `A${transNo}`)] });
  expect(report.posted).toBe(numbers.length);
});

it('a stray charge that the company does not give back is tried less and less often, then left to a person', async () => {
  const transNo = await posted(5000, 'A1');
  await postback(charge(transNo, 5000, 'GONE'));
  const tries = new RefundTries();
  let refunds = 0;
  const refund = async () => {
    refunds += 1;
    throw new Error('unknown');
  };
  for (let minute = 0; minute < 2 * 24 * 60; minute += 5) {
    const gateway = { ...at.services.gateway, refund, resultsOf: async () => [] };
    await refundStrays({ ...at.services, gateway }, tries);
    later(300);
  }
  expect(refunds).toBe(10);
});

/** A payment of $50.00 or so on the hosted page, as its initiation wrote it. */
async function begun(amount: number): Promise<string> {
  const { transNo } = await createRequisition(at.services.db, {
    transNo: randomUUID(),
    flow: 'member',
    purpose: 'payment',
    memberNumber: '200017',
    amount,
    fingerprint: randomUUID(),
    createdAt: now,
    expiresAt: new Date(now.getTime() + 1_800_000),
    accounts: [{ accountNumber: '104471882', amount }],
  });
  return transNo;
}

async function posted(amount: number, reference: string, paymentType: 'cc' | 'echeck' = 'cc'): Promise<string> {
  const transNo = await begun(amount);
  await postback({ ...charge(transNo, amount, reference), paymentType });
  expect(await stateOf(transNo)).toBe('posted');
  return transNo;
}

const charge = (transNo: string, amountCents: number, reference: string): TransactionResult => ({
  transNo,
  reference,
  status: 'approved',
  amountCents,
  feeCents: 0,
  paymentType: 'cc',
  lastFour: '1111',
  confirmationNumber: 'NG-TEST',
  message: '',
  at: now.toISOString(),
});

/** A company with these charges alone. */
const company = (results: readonly TransactionResult[], refunded: string[] = []): Partial<PaymentGateway> => ({
  resultsOf: async (transNo) => results.filter((result) => result.transNo === transNo),
  refund: async (reference) => void refunded.push(reference),
});

const postback = (result: TransactionResult) =>
  at.app.inject({
    method: 'POST',
    url: '/v3/hosted-payment/postback',
    payload: { result: sign('postback', result, at.secret) },
  });

const told = async (kind: string) => (await sentMessages(at)).filter((message) => message.kind === kind);

async function ledgerSum(): Promise<number> {
  const found = await at.database.pool.query('select coalesce(sum(amount_cents), 0)::int as sum from ledger');
  return found.rows[0]?.sum;
}

async function sentBack() {
  return (await at.database.pool.query('select reference, return_code, source from returned_payments')).rows;
}

type Verified = ResponseOf<'quick-pay.verify'>;

async function verify(accountNumber = '104471882', phoneLastFourDigits = '0142'): Promise<Verified> {
  const answer = await at.app.inject({
    method: 'POST',
    url: '/v3/quick-pay/verify/account/phone',
    payload: { accountNumber, phoneLastFourDigits },
  });
  return answer.json();
}

async function initiated(verified: Verified, cents: number): Promise<ResponseOf<'quick-pay.initiate'>> {
  const answer = await at.app.inject({
    method: 'POST',
    url: `/v3/quick-pay/member/${verified.memberNumber}/pay?encryptedAccount=${verified.encryptedAccount}`,
    headers: { authorization: `Bearer ${verified.quickPayToken}` },
    payload: paymentRequestOf(verified.account, cents),
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function stateOf(transNo: string): Promise<string> {
  const found = await at.database.pool.query('select state from requisitions where trans_no = $1', [transNo]);
  return found.rows[0]?.state;
}

/** Tries one card after another on the page of a payment. */
async function payAtSandbox(
  verified: Verified,
  initiation: ResponseOf<'quick-pay.initiate'>,
  amount: number,
  cardNumbers: readonly string[],
): Promise<void> {
  const { accountNumber } = verified.account;
  const terms = {
    initiation,
    accountNumber,
    amount,
    paymentType: 'cc',
    allowed: { card: true, echeck: true },
  } as const;
  const form = hostedForm({ ...terms, isQuickPay: true });
  const { actionUrl } = initiation.paymentRequisitionSettings;
  let page = await (await fetch(actionUrl, { method: 'POST', body: new URLSearchParams(form) })).text();
  for (const cardNumber of cardNumbers) {
    const session = /name="session" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const entry = { session, method: 'cc', cardNumber, expiry: '08 / 39', cvv: '123', name: 'A Member', zip: '97498' };
    const body = new URLSearchParams(entry);
    page = await (await fetch(`${at.sandboxUrl}/pay/submit`, { method: 'POST', body, redirect: 'manual' })).text();
  }
}
