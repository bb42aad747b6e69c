import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock, todayAt } from '../../../platform/clock.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { altered } from '../../../testing/altered.ts';
import { findAccount } from '../../account/accounts/public.ts';
import { sealAccount } from './public.ts';

const account = '104500017';
const other = '104471882';
let member: string;
let now = systemClock.now();
let at: Awaited<ReturnType<typeof testApp>>;
let today: string;
let sealed: string;

const sealOf = (accountNumber: string) =>
  sealAccount(at.services.sealer, { accountNumber, memberNumber: member }, later(60));
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

beforeAll(async () => {
  at = await testApp({ clock: { now: () => now } });
  member = (await findAccount(at.services.db, account))?.memberNumber ?? '';
  today = todayAt(systemClock, 'America/Los_Angeles');
});
afterAll(() => at.close());
beforeEach(() => {
  now = systemClock.now();
  sealed = sealOf(account);
});

const post = async (path: string, payload: object) => {
  const days = { fromDate: addDays(today, -10), toDate: today };
  const answer = await at.app.inject({
    method: 'POST',
    url: `/v3/direct-usage/${path}`,
    payload: { ...days, ...payload },
  });
  return { status: answer.statusCode, body: answer.json() };
};
const first = async () => (await post('daily', { accountNumber: sealed, dataEncrypt: true })).body;
const ended =
  'This link is no longer valid. Open the usage tracker again where you found the link: you get a new one there.';

describe('the direct tracker', () => {
  it('trades the sealed number for a right, with which later calls name the plain one', async () => {
    const { usageToken, ...body } = await first();
    expect(body).toMatchObject({
      accountNumber: account,
      accountHolderName: 'Walter Prine',
      hasWeatherTemperatures: true,
    });
    const [{ usagesWeather, usageSummarization, weatherSummarization }] = body.usagesWeatherByMeterId;
    expect(usagesWeather).toHaveLength(10);
    expect(usageSummarization.highestUsage).toBeGreaterThan(0);
    expect(weatherSummarization.highestTemperature).toBeGreaterThan(0);
    const again = await post('daily', { accountNumber: account, dataEncrypt: false, usageToken });
    expect(again.body.usageToken).toBe(usageToken);
    const day = addDays(today, -1);
    const hours = { accountNumber: account, usageToken, fromDate: day, toDate: day };
    expect((await post('intervals', hours)).body.intervals[0].values.length).toBeGreaterThan(90);
    expect((await post('prepaid', { accountNumber: account, usageToken })).body.currentBalance).toBe(84.12);
  });

  it('opens nothing for a plain number, a right to another account, an altered seal or one for another purpose', async () => {
    const { usageToken } = await first();
    const tries = [
      { accountNumber: account, dataEncrypt: false },
      { accountNumber: account, dataEncrypt: true },
      { accountNumber: other, dataEncrypt: false, usageToken },
      { accountNumber: sealed, dataEncrypt: false, usageToken },
      { accountNumber: altered(sealed), dataEncrypt: true, usageToken },
      { accountNumber: account, dataEncrypt: false, usageToken: altered(usageToken) },
      {
        accountNumber: at.services.sealer.seal('quick-pay-account', { accountNumber: account }, later(60)),
        dataEncrypt: true,
      },
      { accountNumber: sealOf('999999999'), dataEncrypt: true },
    ];
    for (const payload of tries)
      expect(await post('daily', payload)).toEqual({ status: 404, body: { code: 4045, message: ended } });
    expect((await post('intervals', { accountNumber: other, usageToken, fromDate: today })).status).toBe(404);
    expect((await post('prepaid', { accountNumber: other, usageToken })).status).toBe(404);
  });

  it('opens nothing with a former member’s link once the account has another member', async () => {
    const moveTo = (number: string) =>
      at.database.pool.query('update accounts set member_number = $2 where account_number = $1', [account, number]);
    expect((await post('daily', { accountNumber: sealed, dataEncrypt: true })).status).toBe(200);
    await moveTo('200082');
    expect(await post('daily', { accountNumber: sealed, dataEncrypt: true })).toEqual({
      status: 404,
      body: { code: 4045, message: ended },
    });
    await moveTo(member);
    const older = at.services.sealer.seal('direct-usage-link', { accountNumber: account }, later(60));
    expect((await post('daily', { accountNumber: older, dataEncrypt: true })).status).toBe(200);
  });

  it('ends: the link at its time, the right after half an hour without use; neither is a session', async () => {
    const { usageToken } = await first();
    const call = () => post('daily', { accountNumber: account, dataEncrypt: false, usageToken });
    now = later(20);
    expect((await call()).status).toBe(200);
    now = later(31);
    expect((await call()).status).toBe(404);
    now = later(20);
    expect((await post('daily', { accountNumber: sealed, dataEncrypt: true })).status).toBe(404);
    const headers = { authorization: `Bearer ${usageToken}` };
    const session = await at.app.inject({ url: '/v3/session', headers });
    expect(session.statusCode).toBe(401);
  });

  it('says what is wrong with the dates in its own words', async () => {
    const { body } = await post('daily', { accountNumber: sealed, dataEncrypt: true, fromDate: '', toDate: today });
    expect(body).toEqual([{ code: 1901, message: 'You must enter begin date.', field: 'fromDate' }]);
  });

  it('slows down who tries, and only what is wrong counts', async () => {
    const address = () => post('daily', { accountNumber: sealed, dataEncrypt: true });
    const statuses: number[] = [];
    for (let turn = 0; turn < 61; turn += 1)
      statuses.push((await post('daily', { accountNumber: account, dataEncrypt: false })).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await address()).status).toBe(429);
    now = later(61);
    sealed = sealOf(account);
    for (let turn = 0; turn < 61; turn += 1) expect((await address()).status).toBe(200);
  });
});
