import { paymentItem } from '@rochdale/test-kit/payments/payment-item';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testVault } from '../../../platform/testing/test-vault.ts';
import { importFolder } from '../../office/importing/public.ts';
import { withImportFolder } from '../../office/importing/testing/import-files.ts';
import type { BillingHarness } from './testing/billing-harness.ts';
import { sandboxHarness } from './testing/sandbox-harness.ts';

const account = '104471882';
let billing: BillingHarness;
let at: Awaited<ReturnType<typeof testApp>>;
let headers: { authorization: string };
let member = '';

beforeAll(async () => {
  billing = await sandboxHarness();
  at = await testApp({ billingLink: billing.link });
  const payload = { username: 'marisol.okonkwo', password: 'Rochdale-demo-1!' };
  const { accessToken, memberNumber } = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json();
  headers = { authorization: `Bearer ${accessToken}` };
  member = memberNumber;
});
afterAll(async () => {
  await at.close();
  await billing.close();
});

const url = (rest: string) => `/v3/member/${member}${rest}`;
const info = async () => (await at.app.inject({ url: url(`/accounts/${account}`), headers })).json();
const query = async (text: string, values: unknown[] = []) => (await at.database.pool.query(text, values)).rows;
/** As if the last answer were long ago. */
const forget = () => query("update billing_answers set heard_at = heard_at - interval '2 minutes'");
const imported = (accountBalance: string, asOf: string, accountHolderName = 'A Member') =>
  withImportFolder(
    {
      'accounts.csv': [{ accountNumber: account, memberNumber: member, accountBalance, accountHolderName }],
      'as-of.csv': [{ file: 'accounts.csv', asOf }],
    },
    (folder) => importFolder({ folder, pool: at.database.pool, vault: testVault(), clock: at.services.clock }),
  );

it('a member reads what the billing system says at that moment, and pays by that very figure', async () => {
  billing.books.open(account, 23_456);
  expect(await info()).toMatchObject({ accountBalance: 234.56, balanceMoment: { isFresh: true } });
  const amounts = await at.app.inject({ url: url(`/accounts/${account}/payment-amounts`), headers });
  expect(amounts.json()).toMatchObject({ accountBalance: 234.56, balanceMoment: { isFresh: true } });
  // Somebody pays at the counter meanwhile: what was shown still counts.
  billing.books.charge(account, -10_000);
  const nothing = { reconnectFee: 0, additionalDeposit: 0, arrangementPaymentAmount: 0, reconnectMeter: true };
  const payload = { accountsToPay: [paymentItem(account, 234.56)], amount: 234.56, payAgain: false, ...nothing };
  const begun = await at.app.inject({ method: 'POST', url: url('/pay'), headers, payload });
  expect([begun.statusCode, begun.body]).toEqual([200, expect.stringContaining('securityToken')]);
});

it('a billing system that is away costs two seconds once; then the last answer is shown, and said to be it', async () => {
  await forget();
  await billing.during('silent', async () => {
    const began = performance.now();
    expect(await info()).toMatchObject({ accountBalance: 234.56, balanceMoment: { isFresh: false } });
    expect(performance.now() - began).toBeGreaterThan(1_900);
    expect(await info()).toMatchObject({ balanceMoment: { isFresh: false } });
  });
});

it('an import of before the answer leaves the balance and brings the rest; a later one counts', async () => {
  const ago = (hours: number) => new Date(at.services.clock.now().getTime() - hours * 3_600_000).toISOString();
  await query("update billing_answers set as_of = as_of - interval '2 hours', until = until - interval '2 hours'");
  await query('update accounts set balance_as_of = (select as_of from billing_answers) where account_number = $1', [
    account,
  ]);
  await imported('99.00', ago(3), 'M Okonkwo');
  const row = () =>
    query(
      'select account_balance_cents::int as cents, account_holder_name as name from accounts where account_number = $1',
      [account],
    );
  expect(await row()).toEqual([{ cents: 23_456, name: 'M Okonkwo' }]);
  await imported('99.00', ago(1));
  expect(await row()).toEqual([{ cents: 9_900, name: 'A Member' }]);
});
