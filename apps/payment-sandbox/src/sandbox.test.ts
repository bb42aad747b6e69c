import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type HostedForm, hostedFormFields } from '@rochdale/contract/hosted-payment/form';
import { openSigned, sign } from '@rochdale/contract/hosted-payment/signing';
import { type Authorization, transactionResult } from '@rochdale/contract/hosted-payment/wire';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildSandbox } from './app.ts';
import { readSettings } from './settings.ts';

const secret = 'between-us';
const start = new Date('2026-11-21T15:00:00Z');
let now: Date;
let folder: string;
let app: FastifyInstance;
let posted: number;
const portal = createServer((request, response) => {
  posted += 1;
  request.resume().on('end', () => response.end('{}'));
});

const begin = async () => {
  const address = portal.address();
  if (typeof address !== 'object' || !address) throw new Error('The portal does not listen.');
  const url = `http://127.0.0.1:${address.port}/postback`;
  const settings = readSettings({ GATEWAY_SECRET: secret, SANDBOX_DATA: folder, POSTBACK_URL: url });
  return buildSandbox({ ...settings, hangSeconds: 0 }, { now: () => now });
};

beforeEach(async () => {
  now = start;
  posted = 0;
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  await new Promise<void>((done) => portal.listen(0, '127.0.0.1', done));
  app = await begin();
});
afterEach(async () => {
  await app.close();
  await new Promise((done) => portal.close(done));
  await rm(folder, { recursive: true });
});

const granted = (over: Partial<Authorization> = {}): Authorization => ({
  clientId: 'rochdale-demo',
  purpose: 'payment',
  transNo: '20261121-A',
  amountCents: 14_200,
  accountNumber: '104471882',
  allowCard: true,
  allowEcheck: true,
  cardTypes: 'VI,MC,AX,DI',
  cardFee: true,
  echeckFee: false,
  returnUrl: 'https://portal.example/PaymentCallback/quick-pay/success',
  cancelUrl: 'https://portal.example/PaymentCallback/quick-pay/cancel',
  expiresAt: start.getTime() / 1000 + 1800,
  ...over,
});
const formOf = (terms: Authorization): HostedForm => ({
  ClientReferenceId: terms.transNo,
  CoopNumber: terms.clientId,
  UtilityName: 'Cedar Ridge',
  AccountNumber: terms.accountNumber,
  AccountDisplay: terms.accountNumber,
  Balance: (terms.amountCents / 100).toFixed(2),
  ApplicationId: 'web',
  IsPostbackRequired: 'true',
  EnableCreditCard: String(terms.allowCard),
  EnableECheck: String(terms.allowEcheck),
  HostedCCReturn: terms.returnUrl,
  HostedCCCancel: terms.cancelUrl,
  TaxIncludedInBillAmount: '0',
  PaymentType: 'cc',
  AcceptedCreditCardTypes: terms.cardTypes,
  IsQuickPay: 'true',
  AuthorizationToken: sign('authorization', terms, secret),
  CCConvenienceFee: terms.cardFee ? '1' : '0',
  ECConvenienceFee: terms.echeckFee ? '1' : '0',
});
const post = (url: string, fields: Record<string, string> | string) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  });
const open = async (over: Partial<Authorization> = {}) => {
  const page = await post('/pay', formOf(granted(over)));
  const session = /name="session" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
  return { page, session };
};
const card = (session: string, cardNumber = '4111111111111111') => ({
  ...{ session, method: 'cc', cardNumber, expiry: '08/29', cvv: '123', name: 'A Member', zip: '97498' },
});
const echeck = (session: string, accountNumber = '000123456789') => ({
  ...{ session, method: 'echeck', routingNumber: '021000021', accountNumber, accountType: 'Checking' },
  ...{ name: 'A Member', authorize: 'yes' },
});
const resultIn = (location: unknown) =>
  transactionResult.parse(openSigned('return', new URL(String(location)).searchParams.get('result') ?? '', secret));
const ask = async (method: 'GET' | 'POST', path: string, about: Record<string, string>) =>
  app.inject({
    method,
    url: `/v1/transactions/${path}`,
    headers: { authorization: `Signed ${sign('query', { ...about, at: now.getTime() / 1000 }, secret)}` },
  });
const charges = async (transNo = '20261121-A') =>
  transactionResult.array().parse((await ask('GET', transNo, { transNo })).json().results);

describe('the form that opens the page', () => {
  it('is refused when any field the token speaks of was altered, and nothing is opened', async () => {
    const good = formOf(granted());
    const free = ['UtilityName', 'AccountDisplay', 'ApplicationId', 'IsPostbackRequired'];
    const alsoFree = ['TaxIncludedInBillAmount', 'PaymentType', 'IsQuickPay'];
    for (const name of hostedFormFields.filter((one) => ![...free, ...alsoFree].includes(one))) {
      const answer = await post('/pay', { ...good, [name]: `${good[name]}9` });
      expect([name, answer.statusCode]).toEqual([name, 400]);
    }
    expect(await charges()).toEqual([]);
  });

  it('is refused when it repeats a field, lacks one, comes late, or asks another amount for the same requisition', async () => {
    const good = new URLSearchParams(formOf(granted())).toString();
    expect((await post('/pay', `${good}&Balance=1.00`)).statusCode).toBe(400);
    expect((await post('/pay', 'Balance=1.00')).statusCode).toBe(400);
    await open();
    expect((await post('/pay', formOf(granted({ amountCents: 100 })))).statusCode).toBe(400);
    now = new Date(start.getTime() + 1_800_000);
    expect((await post('/pay', formOf(granted()))).statusCode).toBe(400);
  });

  it('lets its page send forms to itself and to the portal only', async () => {
    const policy = String((await open()).page.headers['content-security-policy']);
    expect(policy).toContain("form-action 'self' https://portal.example");
  });
});

describe('a test number', () => {
  it.each([
    ['4111111111111111', '000123456789', ['approved'], 303, 1],
    ['4000000000000002', '000000000002', ['declined'], 422, 1],
    ['4000000000000119', '000000000119', ['pending'], 422, 0],
    ['4000000000000341', '000000000341', ['approved'], 200, 0],
    ['4000000000000259', '000000000259', ['approved'], 303, 2],
    ['4000000000000267', '000000000267', ['approved', 'approved'], 303, 2],
    ['4000000000000275', '000000000275', ['approved'], 200, 0],
  ])('%s does what it says, and so does account %s', async (cardNumber, account, statuses, code, posts) => {
    for (const entryOf of [card, echeck]) {
      posted = 0;
      const transNo = entryOf === card ? 'CARD' : 'ECHECK';
      const { session } = await open({ transNo });
      const answer = await post('/pay/submit', entryOf(session, entryOf === card ? cardNumber : account));
      expect(answer.statusCode).toBe(code);
      const made = await charges(transNo);
      expect(made.map((one) => one.status)).toEqual(statuses);
      for (const one of made.filter((result) => result.status === 'approved'))
        expect([one.amountCents, one.feeCents]).toEqual([14_200, entryOf === card ? 275 : 0]);
      await expect.poll(() => posted).toBe(posts);
    }
  });
});

describe('money moves once', () => {
  it('when one page is sent twenty times at once', async () => {
    const { session } = await open();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('/pay/submit', card(session))));
    const references = new Set(answers.map((answer) => resultIn(answer.headers.location).reference));
    expect(references.size).toBe(1);
    expect(await charges()).toHaveLength(1);
  });

  it('when a payment is cancelled first, or charged first', async () => {
    const left = await open({ transNo: 'LEFT' });
    const away = await post('/pay/cancel', { session: left.session });
    expect(away.headers.location).toContain('/quick-pay/cancel?');
    expect((await post('/pay/submit', card(left.session))).statusCode).toBe(400);
    expect((await charges('LEFT')).map((one) => one.status)).toEqual(['cancelled']);

    const paid = await open({ transNo: 'PAID' });
    await post('/pay/submit', card(paid.session));
    const late = await post('/pay/cancel', { session: paid.session });
    expect(late.headers.location).toContain('/quick-pay/success?');
    expect(resultIn(late.headers.location).status).toBe('approved');
  });

  it('when it was given back: once, and only what was charged; and the page stays closed', async () => {
    const { session } = await open();
    await post('/pay/submit', card(session, '4000000000000002'));
    const declined = (await charges())[0]?.reference ?? '';
    expect((await ask('POST', `${declined}/refund`, { reference: declined })).statusCode).toBe(409);
    await post('/pay/submit', card(session));
    const charged = (await charges()).find((one) => one.status === 'approved')?.reference ?? '';
    const both = await Promise.all([1, 2].map(() => ask('POST', `${charged}/refund`, { reference: charged })));
    expect(both.map((answer) => answer.json().status)).toEqual(['refunded', 'refunded']);
    expect((await post('/pay/submit', card(session))).statusCode).toBe(400);
    expect((await charges()).map((one) => one.status)).toEqual(['declined', 'refunded']);
    expect((await ask('POST', 'N0/refund', { reference: 'N0' })).statusCode).toBe(404);
  });

  it('in a way that was allowed, while the token is good', async () => {
    const cardOnly = await open({ transNo: 'CARD-ONLY', allowEcheck: false });
    expect((await post('/pay/submit', echeck(cardOnly.session))).statusCode).toBe(400);
    const visaOnly = await open({ transNo: 'VISA-ONLY', cardTypes: 'VI' });
    const answer = await post('/pay/submit', card(visaOnly.session, '5555555555554444'));
    expect(answer.body).toContain('Mastercard is not accepted here.');
    now = new Date(start.getTime() + 1_800_000);
    expect((await post('/pay/submit', card(cardOnly.session))).body).toContain('has expired');
    expect((await charges('CARD-ONLY')).map((one) => one.status)).toEqual(['pending']);
  });
});

describe('a stored way of paying', () => {
  const chargeOf = (token: string, transNo: string, amountCents = 5000) =>
    app.inject({
      method: 'POST',
      url: '/v1/charges',
      headers: {
        authorization: `Signed ${sign('charge', { clientId: 'rochdale-demo', transNo, token, amountCents, accountNumber: '104471882' }, secret)}`,
      },
    });
  const stored = async (cardNumber: string, transNo: string) => {
    const { session } = await open({ purpose: 'store', amountCents: 0, transNo });
    const answer = await post('/pay/submit', card(session, cardNumber));
    return resultIn(answer.headers.location);
  };

  it('is kept by a page that takes nothing, and does later what its number says', async () => {
    const kept = await stored('4111111111111111', 'KEEP-1');
    expect(kept).toMatchObject({ status: 'approved', amountCents: 0, feeCents: 0 });
    expect(kept.storedMethod).toMatchObject({ paymentType: 'cc', brand: 'Visa', lastFour: '1111', expires: '2029-08' });
    const token = kept.storedMethod?.token ?? '';
    const charged = await chargeOf(token, 'LATER-1');
    expect(transactionResult.parse(charged.json())).toMatchObject({ status: 'approved', amountCents: 5000 });
    const declining = (await stored('4000000000000002', 'KEEP-2')).storedMethod?.token ?? '';
    expect((await chargeOf(declining, 'LATER-2')).json().status).toBe('declined');
  });

  it('is charged once for a requisition, also at once and after a restart; another amount is refused', async () => {
    const token = (await stored('4111111111111111', 'KEEP')).storedMethod?.token ?? '';
    const answers = await Promise.all(Array.from({ length: 20 }, () => chargeOf(token, 'ONCE')));
    expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1);
    await app.close();
    app = await begin();
    await chargeOf(token, 'ONCE');
    expect(await charges('ONCE')).toHaveLength(1);
    expect((await chargeOf(token, 'ONCE', 5001)).statusCode).toBe(409);
  });

  it('is charged by the portal only, and no more once it is forgotten', async () => {
    expect((await app.inject({ method: 'POST', url: '/v1/charges' })).statusCode).toBe(401);
    const forget = (about: object) =>
      app.inject({
        method: 'DELETE',
        url: '/v1/methods/TEST-CARD-1111',
        headers: { authorization: `Signed ${sign('query', { ...about, at: now.getTime() / 1000 }, secret)}` },
      });
    expect((await forget({ token: 'another' })).statusCode).toBe(401);
    expect((await chargeOf('TEST-CARD-1111', 'BEFORE')).json().status).toBe('approved');
    expect((await forget({ token: 'TEST-CARD-1111' })).statusCode).toBe(200);
    expect((await chargeOf('TEST-CARD-1111', 'AFTER')).statusCode).toBe(404);
  });
});

describe('the books', () => {
  it('outlive a restart, even one that tore the last line', async () => {
    const { session } = await open();
    await post('/pay/submit', card(session));
    await app.close();
    await appendFile(join(folder, 'transactions.jsonl'), '{"kind":"result","res');
    app = await begin();
    const again = await post('/pay/submit', card(session));
    expect(resultIn(again.headers.location).status).toBe('approved');
    expect(await charges()).toHaveLength(1);
    expect((await readFile(join(folder, 'transactions.jsonl'), 'utf8')).endsWith('}\n')).toBe(true);
  });

  it('answer only a question that is signed, about this requisition, and fresh', async () => {
    await open();
    expect((await app.inject('/v1/transactions/20261121-A')).statusCode).toBe(401);
    expect((await ask('GET', '20261121-A', { transNo: '20261121-B' })).statusCode).toBe(401);
    const old = sign('query', { transNo: '20261121-A', at: start.getTime() / 1000 - 301 }, secret);
    const answer = await app.inject({
      url: '/v1/transactions/20261121-A',
      headers: { authorization: `Signed ${old}` },
    });
    expect(answer.statusCode).toBe(401);
  });
});

it('settings that are wrong are named in one sentence', () => {
  expect(() => readSettings({ SANDBOX_PORT: 'x' })).toThrow(/GATEWAY_SECRET.*SANDBOX_PORT/);
});
