import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HostedForm } from '@rochdale/contract/hosted-payment/form';
import { openSigned, sign } from '@rochdale/contract/hosted-payment/signing';
import { type Authorization, transactionResult } from '@rochdale/contract/hosted-payment/wire';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach } from 'vitest';
import { buildSandbox } from '../app.ts';
import { readSettings } from '../settings.ts';

export const secret = 'between-us';
export const start = new Date('2026-11-21T15:00:00Z');

export const granted = (over: Partial<Authorization> = {}): Authorization => ({
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
export const formOf = (terms: Authorization): HostedForm => ({
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
export const card = (session: string, cardNumber = '4111111111111111') => ({
  session,
  method: 'cc',
  cardNumber,
  expiry: '08/29',
  cvv: '123',
  name: 'A Member',
  zip: '97498',
});
export const echeck = (session: string, accountNumber = '000123456789') => ({
  session,
  method: 'echeck',
  routingNumber: '021000021',
  accountNumber,
  accountType: 'Checking',
  name: 'A Member',
  authorize: 'yes',
});
export const resultIn = (location: unknown) =>
  transactionResult.parse(openSigned('return', new URL(String(location)).searchParams.get('result') ?? '', secret));

/** A sandbox of its own for each test, with its books in a folder, a clock that is set, and a portal that takes all. */
export function sandboxBench() {
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
  const ask = async (method: 'GET' | 'POST', path: string, about: Record<string, string>) =>
    app.inject({
      method,
      url: `/v1/transactions/${path}`,
      headers: { authorization: `Signed ${sign('query', { ...about, at: now.getTime() / 1000 }, secret)}` },
    });
  const charges = async (transNo = '20261121-A') =>
    transactionResult.array().parse((await ask('GET', transNo, { transNo })).json().results);

  return {
    app: () => app,
    folder: () => folder,
    now: () => now,
    /** Sets the clock so many seconds after the beginning. */
    setClock: (seconds: number) => {
      now = new Date(start.getTime() + seconds * 1000);
    },
    /** How many results were posted back, since it was asked to count anew. */
    posted: () => posted,
    countAnew: () => {
      posted = 0;
    },
    restart: async (between: () => Promise<void> = async () => undefined) => {
      await app.close();
      await between();
      app = await begin();
    },
    post,
    open,
    ask,
    charges,
  };
}
