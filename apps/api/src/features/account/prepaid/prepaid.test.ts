import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';

const prepaid = '104495507';
let at: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  at = await testApp();
});
afterAll(() => at.close());

async function signedIn(username: string) {
  const payload = { username, password: 'Rochdale-demo-1!' };
  const { accessToken, memberNumber } = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  return { memberNumber, get: (url: string) => at.app.inject({ url, headers }) };
}

it('tells how long the money lasts, from what its own days cost (account-128, account-129)', async () => {
  const { get, memberNumber } = await signedIn('marisol.okonkwo');
  const answer = await get(`/v3/accounts/${prepaid}/prepaid`);
  expect(answer.statusCode).toBe(200);
  const { outlook, credit, rate, today, lastDays } = answer.json();
  const { rows } = await at.database.pool.query(
    `select (sum(prepaid_daily_total_cents) / 100.0)::float as amount, count(*)::int as days from bills
     where account_number = $1 and bill_date > (select max(bill_date) - 28 from bills where account_number = $1)`,
    [prepaid],
  );
  expect(rate.usual).toEqual(rows[0]);
  expect(credit).toBe(18.5);
  expect(outlook.usualDay).toBeCloseTo(rate.usual.amount / rate.usual.days, 2);
  expect(outlook.about).toBe(Math.floor((credit * rate.usual.days) / rate.usual.amount));
  expect(outlook.endsOn).toBe(addDays(today, outlook.about));
  expect(outlook.fewest <= outlook.about && outlook.about <= outlook.most).toBe(true);
  expect(lastDays).toHaveLength(7);
  const details = (await get(`/v3/member/${memberNumber}/accounts/${prepaid}/details`)).json();
  expect(details.prepaid).toEqual(outlook);
  expect((await get(`/v3/member/${memberNumber}/accounts/104471882/details`)).json().prepaid).toBeNull();
});

it('what was paid here counts at once', async () => {
  const { get } = await signedIn('marisol.okonkwo');
  const before = (await get(`/v3/accounts/${prepaid}/prepaid`)).json();
  await at.database.pool.query(
    `update accounts set account_balance_cents = account_balance_cents - 4000 where account_number = $1`,
    [prepaid],
  );
  const after = (await get(`/v3/accounts/${prepaid}/prepaid`)).json();
  expect(after.credit).toBe(before.credit + 40);
  expect(after.outlook.about).toBeGreaterThan(before.outlook.about);
  await at.database.pool.query(
    `update accounts set account_balance_cents = account_balance_cents + 4000 where account_number = $1`,
    [prepaid],
  );
});

it('is of nobody else’s account, of no other kind of account, and of no earlier holder’s days', async () => {
  const { get } = await signedIn('marisol.okonkwo');
  expect((await get('/v3/accounts/104471882/prepaid')).statusCode).toBe(404);
  expect((await (await signedIn('walter.prine')).get(`/v3/accounts/${prepaid}/prepaid`)).statusCode).toBe(404);
  expect((await at.app.inject({ url: `/v3/accounts/${prepaid}/prepaid` })).statusCode).toBe(401);
  const own = await get(`/v3/accounts/${prepaid}/prepaid`);
  const { today, lastDays } = own.json();
  expect(lastDays[0].day).toBe(addDays(today, -1));
});

it('cannot be told of a few days', async () => {
  const { get } = await signedIn('marisol.okonkwo');
  await at.database.pool.query(
    `delete from bills where account_number = $1 and bill_date not in
     (select bill_date from bills where account_number = $1 order by bill_date desc limit 6)`,
    [prepaid],
  );
  const { outlook, rate, lastDays } = (await get(`/v3/accounts/${prepaid}/prepaid`)).json();
  expect([outlook, rate, lastDays.length]).toEqual([null, null, 6]);
});
