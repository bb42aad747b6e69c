import { buildBillingSandbox } from '@rochdale/billing-sandbox/app';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { readEnvironment } from '../../../platform/environment.ts';
import { checkBillingLink } from './check-billing-link.ts';
import { lineOf } from './findings.ts';

const sandbox = buildBillingSandbox({ user: 'portal', password: 'a secret' }, systemClock);
let url = '';
beforeAll(async () => {
  url = `${await sandbox.app.listen({ host: '127.0.0.1', port: 0 })}/cb`;
});
afterAll(() => sandbox.app.close());

const settings = (change: Readonly<Record<string, string>> = {}) =>
  readEnvironment({
    BILLING_LINK: 'multispeak',
    BILLING_LINK_URL: url,
    BILLING_LINK_USER: 'portal',
    BILLING_LINK_PASSWORD: 'a secret',
    ...change,
  });
const said = async (change?: Readonly<Record<string, string>>) =>
  (await checkBillingLink(settings(change))).map(lineOf).join('\n');

it('the doctor says what the billing system can do, and that it does not answer', async () => {
  expect(await checkBillingLink(readEnvironment({}))).toEqual([]);
  expect(await said()).toMatch(/^ok {4}billing link: MultiSpeak 3\.0, 13 methods; .*: yes, .*: yes$/);
  expect(await said({ BILLING_LINK_PASSWORD: 'another' })).toMatch(/^WRONG billing link: .*\n.*BILLING_LINK_URL/);
  sandbox.mode = 'down';
  expect(await said()).toMatch(/^WRONG billing link: The billing system does not answer at http:\/\/127\.0\.0\.1:\d+ /);
});

it.each([
  [{ BILLING_LINK_USER: '' }, /BILLING_LINK_USER and BILLING_LINK_PASSWORD must be set/],
  [{ BILLING_LINK_URL: '' }, /BILLING_LINK_URL must be set/],
  [{ BILLING_LINK: 'webhook' }, /BILLING_LINK_SECRET must be set/],
  [{ BILLING_LINK: 'webhook', BILLING_LINK_SECRET: 'short' }, /16 letters or more/],
  [{ BILLING_LINK: 'soap' }, /BILLING_LINK/],
])('%j is refused at the start', (change, sentence) => {
  expect(() => settings(change)).toThrow(sentence);
});

it('secrets are read in their order', () => {
  const secrets = ['a secret of sixteen', 'an older secret of it'].map((one) => one.replaceAll(' ', '-'));
  expect(settings({ BILLING_LINK: 'webhook', BILLING_LINK_SECRET: secrets.join(',') }).billingLink).toMatchObject({
    name: 'webhook',
    secrets,
  });
});
