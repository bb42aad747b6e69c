import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HostedForm } from '@rochdale/contract/hosted-payment/form';
import { sign } from '@rochdale/contract/hosted-payment/signing';
import { systemClock } from '../../../../platform/clock.ts';
import { startChild } from '../../../../platform/process/child-program.ts';
import type { PageTerms } from '../company/gateway.ts';
import { hostedGateway } from '../company/hosted-gateway.ts';
import { companyRelay } from './company-relay.ts';
import type { GatewayHarness, OpenPage, PayersMethod } from './gateway-harness.ts';
import { addressOf, postbackInbox } from './postback-inbox.ts';

const clientId = 'conformance';
const secret = 'between the portal and the sandbox';

const card = (cardNumber: string) => ({ method: 'cc', cardNumber, expiry: '08/39', cvv: '123', zip: '97498' });
const bankAccount = (accountNumber: string) => ({
  method: 'echeck',
  routingNumber: '021000021',
  accountNumber,
  accountType: 'Checking',
  authorize: 'yes',
});
const entries: Record<PayersMethod, Record<string, string>> = {
  card: card('4111111111111111'),
  declining: card('4000000000000002'),
  stolen: card('4000000000009979'),
  prepaid: card('4000000000000028'),
  // This company asks holders for nothing.
  askingHolder: card('4000000000000002'),
  contested: card('4000000000000044'),
  bankAccount: bankAccount('000123456789'),
  bouncing: bankAccount('000000000044'),
};

/** The adapter of contract/hosted-payment before the real payment sandbox. */
export async function hostedHarness(): Promise<GatewayHarness> {
  const folder = await mkdtemp(join(tmpdir(), 'rochdale-hosted-'));
  const inbox = await postbackInbox();
  const probe = createServer();
  const url = await addressOf(probe);
  await new Promise((done) => probe.close(done));
  const program = fileURLToPath(new URL('../../../../../../payment-sandbox/src/server.ts', import.meta.url));
  const sandbox = await startChild('payment sandbox', program, {
    SANDBOX_PORT: new URL(url).port,
    GATEWAY_SECRET: secret,
    GATEWAY_CLIENT_ID: clientId,
    POSTBACK_URL: inbox.url,
    SANDBOX_DATA: folder,
    SANDBOX_TAKE_BACK_SECONDS: '1',
  });
  const relay = await companyRelay(url);
  const settings = { url: relay.url, clientId, clock: systemClock, timeoutMs: 2500 };
  const gateway = hostedGateway({ ...settings, secret });
  return {
    gateway,
    stranger: hostedGateway({ ...settings, secret: 'of another portal altogether' }),
    browse: async (terms, { actionUrl, securityToken }) => {
      const body = new URLSearchParams(formOf(terms, securityToken));
      const page = await fetch(actionUrl, { method: 'POST', body, redirect: 'manual' });
      if (page.status !== 200) return undefined;
      const session = /name="session" value="([^"]+)"/.exec(await page.text())?.[1];
      return session === undefined ? undefined : pageOf(url, session);
    },
    // The sandbox tells of every charge in its books.
    taken: async (transNo) =>
      (await gateway.resultsOf(transNo))
        .filter(({ status }) => status === 'approved')
        .map(({ amountCents }) => amountCents),
    dispute: async (reference, move) => {
      const at = Math.floor(Date.now() / 1000);
      const headers = { authorization: `Signed ${sign('query', { desk: `${reference} ${move}`, at }, secret)}` };
      await fetch(`${url}/v1/transactions/${reference}/desk-dispute/${move}`, { method: 'POST', headers });
    },
    atDesk: async (reference, cents) => {
      const signed = sign('query', { desk: `${reference} ${cents}`, at: Math.floor(Date.now() / 1000) }, secret);
      const headers = { authorization: `Signed ${signed}` };
      await fetch(`${url}/v1/transactions/${reference}/desk-refund/${cents}`, { method: 'POST', headers });
    },
    payOut: async () => {
      const signed = sign('query', { desk: 'settle', at: Math.floor(Date.now() / 1000) }, secret);
      await fetch(`${url}/v1/desk-settle`, { method: 'POST', headers: { authorization: `Signed ${signed}` } });
    },
    postbacks: inbox.received,
    relay,
    chargeSteps: [/^\/v1\/charges$/],
    close: async () => {
      await relay.close();
      await sandbox.stop();
      await inbox.close();
      await rm(folder, { recursive: true });
    },
  };
}

function pageOf(url: string, session: string): OpenPage {
  const send = async (path: string, fields: Record<string, string>): Promise<URL | undefined> => {
    const body = new URLSearchParams({ session, name: 'A Member', ...fields });
    const answer = await fetch(`${url}${path}`, { method: 'POST', body, redirect: 'manual' });
    const location = answer.headers.get('location');
    return location === null ? undefined : new URL(location);
  };
  return { pay: (method) => send('/pay/submit', entries[method]), cancel: () => send('/pay/cancel', {}) };
}

function formOf(terms: PageTerms, securityToken: string): HostedForm {
  return {
    ClientReferenceId: terms.transNo,
    CoopNumber: clientId,
    UtilityName: 'Cedar Ridge',
    AccountNumber: terms.accountNumber,
    AccountDisplay: terms.accountNumber,
    Balance: (terms.amountCents / 100).toFixed(2),
    ApplicationId: 'WEB',
    IsPostbackRequired: 'true',
    EnableCreditCard: String(terms.allowCard),
    EnableECheck: String(terms.allowEcheck),
    HostedCCReturn: terms.returnUrl,
    HostedCCCancel: terms.cancelUrl,
    TaxIncludedInBillAmount: '0',
    PaymentType: 'cc',
    AcceptedCreditCardTypes: terms.cardTypes,
    IsQuickPay: 'false',
    AuthorizationToken: securityToken,
    CCConvenienceFee: '1',
    ECConvenienceFee: '1',
  };
}
