import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { rowOf } from '../../../testing/well-formed-calls.ts';

let at: Awaited<ReturnType<typeof testApp>>;
const closed = { memberNumber: '201903', accountNumber: '104519302' };
const open = { ...closed, accountNumber: '104519301' };

beforeAll(async () => {
  at = await testApp();
});
afterAll(() => at.close());

it('is paid and read, and says since when it is closed (account-108)', async () => {
  const call = await signedIn(at, 'leland.fisk');
  const { closedOn } = (await call('overview.details', { params: closed })).json();
  expect(closedOn).toMatch(/^\d{4}-/);
  expect((await call('overview.details', { params: open })).json().closedOn).toBeNull();
  expect((await call('history.bills', { params: closed })).json().results.length).toBeGreaterThan(0);
  const settings = await call('member-pay.settings', {
    params: closed,
    query: { accountNumber: closed.accountNumber },
  });
  expect(settings.statusCode).toBe(200);
});

it('sets up nothing that wants service, until it is opened again', async () => {
  const call = await signedIn(at, 'leland.fisk');
  const body = { action: 'Add', billingType: 'Average', estimatedBill: 1, settlementMonth: 1 };
  const ask = () => call('levelized-billing.update', { params: closed, body });
  const refused = await ask();
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: 4098, message: expect.stringContaining('This account was closed on') });
  for (const name of ['auto-pay.enroll', 'service-requests.submit', 'meter-reading.submit'] as const)
    expect(rowOf(name).forOpenAccounts).toBe(true);
  await at.database.pool.query('update accounts set reopened_on = closed_on + 1 where account_number = $1', [
    closed.accountNumber,
  ]);
  expect((await ask()).statusCode).not.toBe(409);
});
