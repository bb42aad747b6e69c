import { randomUUID } from 'node:crypto';
import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock, todayAt } from '../../../platform/clock.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { asMember } from '../../../testing/callers.ts';
import { numbersOf } from '../../../testing/numbers-of.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { callOf, names, rowOf } from '../../../testing/well-formed-calls.ts';

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
  const { accountNumber, memberNumber } = closed;
  const params = { memberNumber };
  const report = { reportId: randomUUID(), accountNumber, outageReason: 'No power at all', callBack: false };
  const joins = { accountNumber, isRoundUp: true, amount: null, expireDate: null };
  expect((await call('outage.info', { params: closed })).json()).toMatchObject({ reporting: 'blocked' });
  expect((await call('outage.report', { body: report })).statusCode).toBe(400);
  const said = await call('operation-roundup.update', { params, body: [joins] });
  expect([said.statusCode, said.json().code]).toEqual([409, 4098]);
  expect((await call('operation-roundup.update', { params, body: [{ ...joins, isRoundUp: false }] })).statusCode).toBe(
    200,
  );
  await at.database.pool.query('update accounts set reopened_on = closed_on + 1 where account_number = $1', [
    closed.accountNumber,
  ]);
  expect((await ask()).statusCode).not.toBe(409);
});

it('is refused by every operation that changes something for an account, but for paying, leaving and saying (account-108)', async () => {
  const { accountNumber } = closed;
  await at.database.pool.query('update accounts set reopened_on = null where account_number = $1', [accountNumber]);
  const numbers = await numbersOf(at, closed, 'S2000171');
  const today = todayAt(systemClock, 'America/Los_Angeles');
  const terms = { numbers, today, readOn: addDays(today, -3), later: addDays(today, 40) };
  const setsUp = [
    'auto-pay.enroll',
    'draft-payments.initiate',
    'draft-payments.update',
    'levelized-billing.update',
    'levelized-billing.update-many',
    'meter-reading.submit',
    'operation-roundup.update',
    'payment-help.ask',
    'scheduled-payments.create',
    'service-requests.submit',
    'top-up.set',
    'what-if.ask',
  ];
  const refused: string[] = [];
  const ends = ['sign-in.logout', 'my-profile.username', 'mfa.set', 'mfa.remove'];
  for (const name of names.filter((one) => rowOf(one).access === 'member' && rowOf(one).changes === 'something')) {
    if (ends.includes(name)) continue;
    const answer = await at.app.inject({ ...callOf(name, terms), headers: await asMember(at, closed) });
    if (answer.body.includes('4098')) refused.push(name);
  }
  expect(refused.sort()).toEqual(setsUp);
});
