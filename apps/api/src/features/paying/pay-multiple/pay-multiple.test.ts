import { hostedForm } from '@rochdale/contract/hosted-payment/hosted-form';
import { sign } from '@rochdale/contract/hosted-payment/signing';
import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { type PaymentPart, paymentRequestOfAll } from '@rochdale/contract/payments/conversions';
import { centsOf } from '@rochdale/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { reconcile } from '../payments/reconcile/reconcile.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let authorization: string;
const member = '200803';
const [cardOnly, echeckOnly, restricted, first, second, third] = [0, 1, 2, 3, 4, 5].map((place) =>
  String(104_508_200 + place),
);

beforeAll(async () => {
  at = await testApp();
  authorization = await signedIn('petra.lindqvist');
});
afterAll(() => at.close());

async function signedIn(username: string): Promise<string> {
  const payload = { username, password: 'Rochdale-demo-1!' };
  return `Bearer ${(await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json().accessToken}`;
}

const list = (query = '', of = member) =>
  at.app.inject({ url: `/v3/member/${of}/payable-accounts${query}`, headers: { authorization } });
type Payable = ResponseOf<'pay-multiple.accounts'>['results'][number];
const found = async (query = '?pageSize=200'): Promise<Payable[]> => (await list(query)).json().results;

async function partsOf(amounts: Readonly<Record<string, number>>): Promise<PaymentPart[]> {
  const accounts = new Map((await found()).map((account) => [account.accountNumber, account]));
  return Object.entries(amounts).map(([number, amountCents]) => {
    const account = accounts.get(number);
    if (!account) throw new Error(`No account ${number}.`);
    return { account, amountCents };
  });
}
const pay = (parts: readonly PaymentPart[], changes: object = {}) =>
  at.app.inject({
    method: 'POST',
    url: `/v3/member/${member}/pay`,
    headers: { authorization },
    payload: { ...paymentRequestOfAll(parts), ...changes },
  });
const query = async (text: string, values: unknown[] = []) => (await at.database.pool.query(text, values)).rows;
const requisitionCount = async () => (await query('select count(*)::int as n from requisitions'))[0].n;
const ledgerOf = (transNo: string) =>
  query(`select account_number, amount_cents::int from ledger where trans_no = $1 order by account_number`, [
    transNo,
  ]).then((rows) => rows.map((row) => [row.account_number, row.amount_cents]));

const postback = (transNo: string, amountCents: number) =>
  at.app.inject({
    method: 'POST',
    url: '/v3/hosted-payment/postback',
    payload: {
      result: sign(
        'postback',
        {
          transNo,
          reference: `R${transNo}`,
          status: 'approved',
          amountCents,
          feeCents: 275,
          paymentType: 'cc',
          lastFour: '1111',
          confirmationNumber: 'NG-SEVERAL',
          message: '',
          at: new Date().toISOString(),
        },
        at.secret,
      ),
    },
  });

describe('the accounts to pay', () => {
  it('come in pages and by search, with what each owes', async () => {
    const answer = (await list('?search=mill&pageSize=10')).json();
    expect([answer.results.length, answer.totalRecords, answer.memberRecords]).toEqual([10, 13, 13]);
    expect((await list(`?search=${first}`)).json()).toMatchObject({
      totalRecords: 1,
      memberRecords: 13,
      results: [{ accountNumber: first, accountBalance: 40.03, accountType: 'Electric', isCcEligible: true }],
    });
    expect((await found('?page=2')).length).toBe(3);
  });

  it('are nobody else’s', async () => {
    expect((await list('', '200017')).statusCode).toBe(404);
    expect((await list('?pageSize=5000')).statusCode).toBe(400);
  });
});

describe('one payment for several accounts', () => {
  it('is one requisition, however often it is pressed and in whatever order its accounts stand', async () => {
    const parts = await partsOf({ [String(second)]: 200, [String(first)]: 100 });
    const { accountsToPay } = paymentRequestOfAll(parts);
    const before = await requisitionCount();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, press) =>
        pay(parts, { accountsToPay: press % 2 === 0 ? accountsToPay : accountsToPay.toReversed() }),
      ),
    );
    const numbers = new Set(answers.map((answer) => answer.json().paymentRequisitionSettings.transNo));
    expect([numbers.size, (await requisitionCount()) - before]).toEqual([1, 1]);
  });

  it('posts every account or none: one that can’t be written leaves nothing, and later all are written once', async () => {
    const parts = await partsOf({ [String(first)]: 1100, [String(second)]: 2200, [String(third)]: 3300 });
    const { transNo } = (await pay(parts)).json().paymentRequisitionSettings;
    await query(`create function refuse_one() returns trigger language plpgsql as
      $$ begin if new.account_number = '${third}' then raise exception 'refused'; end if; return new; end $$`);
    await query('create trigger refuse_one before insert on ledger for each row execute function refuse_one()');
    expect((await postback(transNo, 6600)).statusCode).toBe(500);
    expect(await ledgerOf(transNo)).toEqual([]);
    expect(await query('select state from requisitions where trans_no = $1', [transNo])).toEqual([
      { state: 'approved' },
    ]);
    await query('drop trigger refuse_one on ledger');

    await Promise.all(Array.from({ length: 10 }, () => postback(transNo, 6600)));
    expect(await ledgerOf(transNo)).toEqual([
      [first, 1100],
      [second, 2200],
      [third, 3300],
    ]);
    const balances = new Map((await found()).map((one) => [one.accountNumber, one.accountBalance]));
    expect(balances.get(String(first))).toBe(29.03);
  });

  it('is refused as a whole where one account is another’s, restricted or paid wrongly', async () => {
    const parts = await partsOf({ [String(first)]: 100, [String(second)]: 200 });
    const { accountsToPay } = paymentRequestOfAll(parts);
    const with1 = (change: object) => ({
      accountsToPay: accountsToPay.map((item, index) => (index === 1 ? { ...item, ...change } : item)),
    });
    const before = await requisitionCount();
    const foreign = await pay(parts, with1({ accountNumber: '104471882' }));
    const unknown = await pay(parts, with1({ accountNumber: '999999999999' }));
    expect([foreign.statusCode, unknown.statusCode]).toEqual([404, 404]);
    expect(foreign.json()).toEqual(unknown.json());
    expect((await pay(parts, with1({ accountNumber: restricted }))).json()[0].message).toContain('Both Echeck and');
    expect((await pay(parts, with1({ paymentAmount: 0 }))).json()).toEqual([
      { code: 1202, message: 'Payment amount should be greater than 0.', field: 'accountsToPay.1.paymentAmount' },
    ]);
    expect((await pay(parts, with1({ paymentAmount: 2.01 }))).json()[0].field).toBe('amount');
    expect((await pay(parts, with1({ accountNumber: first }))).statusCode).toBe(400);
    expect(await requisitionCount()).toBe(before);
  });

  it('needs a payment type that every account allows', async () => {
    const parts = await partsOf({ [String(cardOnly)]: 100, [String(echeckOnly)]: 100 });
    expect((await pay(parts)).json()).toEqual([
      {
        code: 1211,
        message: `These accounts can’t be paid together. ${cardOnly}: card only. ${echeckOnly}: e-check only. Pay them separately.`,
        field: 'amount',
      },
    ]);
  });

  it('takes 200 accounts through the payment company, and says so of more', async () => {
    await query(
      `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state, service_zip, account_type, account_balance_cents)
       select (700000000 + n)::text, '${member}', 'Petra Lindqvist', n || ' Long Rd', 'Alder Crossing', 'OR', '97498', 'Electric', n from generate_series(1, 201) n`,
    );
    const accounts = (await found('?pageSize=200&search=long')).map((account) => ({
      account,
      amountCents: centsOf(account.accountBalance),
    }));
    expect(accounts.length).toBe(200);
    const one = accounts
      .slice(0, 1)
      .map((part) => ({ ...part, account: { ...part.account, accountNumber: '700000201' } }));
    const before = await requisitionCount();
    expect((await pay([...accounts, ...one])).json()).toEqual([
      {
        code: 1210,
        message: 'A payment takes at most 200 accounts. Please pay the others separately.',
        field: 'accountsToPay',
      },
    ]);
    expect(await requisitionCount()).toBe(before);

    const initiation = (await pay(accounts)).json();
    const request = paymentRequestOfAll(accounts);
    const { actionUrl, transNo } = initiation.paymentRequisitionSettings;
    const form = hostedForm({
      initiation,
      accountNumber: request.accountsToPay.map(({ accountNumber }) => accountNumber).join(','),
      amount: request.amount,
      paymentType: 'cc',
      allowed: { card: true, echeck: true },
      isQuickPay: false,
    });
    const page = await (await fetch(actionUrl, { method: 'POST', body: new URLSearchParams(form) })).text();
    const session = /name="session" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const entry = {
      session,
      method: 'cc',
      cardNumber: '4000 0000 0000 0275',
      expiry: '08 / 39',
      cvv: '123',
      name: 'A Member',
      zip: '97498',
    };
    await fetch(`${at.sandboxUrl}/pay/submit`, {
      method: 'POST',
      body: new URLSearchParams(entry),
      redirect: 'manual',
    });
    await reconcile(at.services, { evenEarly: true });
    const posted = await ledgerOf(transNo);
    expect([posted.length, posted.reduce((sum, [, cents]) => sum + cents, 0)]).toEqual([200, 20_100]);
  });
});
