import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '@rochdale/domain/dates';
import type { Site } from '@rochdale/domain/website/site/site';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { todayAt } from '../../../platform/clock.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testVault } from '../../../platform/testing/test-vault.ts';
import { writeExport } from '../../office/exporting/public.ts';
import { importFolder } from '../../office/importing/public.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let headers: { readonly authorization: string };
let tomorrow: string;
const member = '201001';
const [given, plain, expired] = ['104510101', '104510102', '104510105'];
const url = `/v3/member/${member}/operation-roundup`;

/** What the co-op has otherwise than Cedar Ridge; a test may change it. */
let changes: { features: Partial<Site['features']>; accounts: Partial<Site['config']['accounts']> };

beforeAll(async () => {
  changes = { features: {}, accounts: {} };
  at = await testApp({
    change: (site) => ({
      ...site,
      get features() {
        return { ...site.features, ...changes.features };
      },
      get config() {
        return { ...site.config, accounts: { ...site.config.accounts, ...changes.accounts } };
      },
    }),
  });
  const payload = { username: 'edda.fairweather', password: 'Rochdale-demo-1!' };
  const { accessToken } = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json();
  headers = { authorization: `Bearer ${accessToken}` };
  tomorrow = addDays(todayAt(at.services.clock, at.services.site().timeZone), 1);
});
afterAll(() => at.close());

const list = async () => (await at.app.inject({ url, headers })).json();
const accountOf = async (number = plain) =>
  (await list()).accounts.find((one: { accountNumber: string }) => one.accountNumber === number);
const item = (accountNumber = plain, other: object = {}) => ({
  accountNumber,
  isRoundUp: true,
  amount: 7.5,
  expireDate: tomorrow,
  ...other,
});
const update = (...payload: object[]) => at.app.inject({ method: 'PUT', url, headers, payload });
const mails = async () =>
  Number(
    (
      await at.database.pool.query(
        "select count(*) from outgoing_messages where kind = 'operation-roundup-changed' and recipient = 'edda@fairweather.example'",
      )
    ).rows[0].count,
  );

it('lists accounts with the part they take', async () => {
  const { accounts } = await list();
  expect(accounts).toHaveLength(9);
  expect(accounts[0]).toMatchObject({
    accountNumber: given,
    accountType: 'Electric',
    operationRoundup: true,
    operationRoundupAmount: 2.5,
    address: expect.stringMatching(/^31 Orchardgate Ave\n/),
  });
  expect(accounts[1]).toMatchObject({ operationRoundup: false, operationRoundupAmount: null });
});

describe('an update', () => {
  it.each([
    ['an amount below nothing', { amount: -1 }, 'amount', 'Please enter an amount greater than or equal to 0.'],
    [
      'too high an amount',
      { amount: 9999999999.99 },
      'amount',
      'You must enter a payment amount less than $9,999,999,999.99.',
    ],
    [
      'a day that is over',
      { expireDate: '2020-01-01' },
      'expireDate',
      'You cannot use an expiration date in the past.',
    ],
    ['a day too far off', { expireDate: '2122-01-01' }, 'expireDate', 'Enter an expiration date up to 12/31/2121.'],
  ])('with %s is refused, and nothing else of it is written', async (_what, wrong, field, sentence) => {
    const answer = await update(item(plain), item(given, wrong));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()[0]).toMatchObject({
      message: `Account ${given}: ${sentence}`,
      field: `${field}-${given}`,
    });
    expect(await accountOf()).toMatchObject({ operationRoundup: false });
    expect(await mails()).toBe(0);
  });

  it('may send an enrolment along that ended, as it is; nothing of it can be changed but its day too', async () => {
    const { operationRoundupAmount: amount, operationRoundupExpiration: expireDate } = await accountOf(expired);
    expect((await update(item(expired, { amount, expireDate }))).statusCode).toBe(200);
    expect((await accountOf(expired)).operationRoundupExpiration).toBe(expireDate);
    expect((await update(item(expired, { amount: amount + 1, expireDate }))).statusCode).toBe(400);
    expect(await mails()).toBe(0);
  });

  it('is judged for accounts that take part only', async () => {
    expect((await update(item(expired, { isRoundUp: false, amount: -1, expireDate: '2020-01-01' }))).statusCode).toBe(
      200,
    );
    expect(await accountOf(expired)).toMatchObject({
      operationRoundup: false,
      operationRoundupAmount: null,
      operationRoundupExpiration: null,
    });
  });

  it('is written, told and shown by the overview', async () => {
    const before = await mails();
    const answer = await update(item(plain), item(given, { amount: 0, expireDate: null }));
    expect(answer.json()).toEqual({
      message: 'Operation Roundup has been updated successfully for selected accounts.',
    });
    expect(await accountOf()).toMatchObject({
      operationRoundup: true,
      operationRoundupAmount: 7.5,
      operationRoundupExpiration: tomorrow,
    });
    expect(await mails()).toBe(before + 1);
    const details = await at.app.inject({ url: `/v3/member/${member}/accounts/${plain}/details`, headers });
    expect(details.json().operationRoundup).toBe(true);
  });

  it('that changes nothing tells nobody and holds nothing', async () => {
    const before = await mails();
    expect((await update(item(plain))).statusCode).toBe(200);
    expect(await mails()).toBe(before);
  });
});

describe('the billing system', () => {
  const importing = async (...rows: string[]) => {
    const folder = await mkdtemp(join(tmpdir(), 'roundup-'));
    const header =
      'accountNumber,emailBillNotice,paperlessBilling,paperlessOther,operationRoundup,operationRoundupAmount,operationRoundupExpiration';
    await writeFile(join(folder, 'account-preferences.csv'), `${[header, ...rows].join('\n')}\n`);
    const report = await importFolder({ folder, pool: at.database.pool, vault: testVault() });
    expect(report.problems).toEqual([]);
    await rm(folder, { recursive: true });
  };
  const exported = async () =>
    (await writeExport({ ...at.services, timeZone: at.services.site().timeZone }, 'roundup'))?.body.split('\r\n') ?? [];

  it('is told what members changed until it sends the same; then its values count again', async () => {
    await update(item(plain));
    expect(await exported()).toContain(`${plain},${member},Y,7.50,${tomorrow}`);
    await importing(`${plain},Y,N,N,N,,`);
    expect(await accountOf()).toMatchObject({ operationRoundup: true, operationRoundupAmount: 7.5 });
    await importing(`${plain},N,N,N,Y,7.50,${tomorrow}`);
    expect((await exported()).join()).not.toContain(plain);
    await importing(`${plain},N,N,N,Y,3.00,`);
    expect(await accountOf()).toMatchObject({ operationRoundupAmount: 3, operationRoundupExpiration: null });
  });

  it('leaves what members chose of notices and paper as it is', async () => {
    await at.database.pool.query(
      'update account_preferences set email_bill_notice = true, changed_at = now() where account_number = $1',
      [plain],
    );
    await importing(`${plain},N,N,N,N,,`);
    const { rows } = await at.database.pool.query(
      'select email_bill_notice as email, operation_roundup as gives from account_preferences where account_number = $1',
      [plain],
    );
    expect(rows).toEqual([{ email: true, gives: false }]);
  });
});

describe('elsewhere', () => {
  afterEach(() => {
    changes = { features: {}, accounts: {} };
  });

  it('there is no such operation where the feature is off', async () => {
    changes = { features: { RoundUp: false }, accounts: {} };
    expect((await at.app.inject({ url, headers })).statusCode).toBe(404);
  });

  it.each([
    [{ roundUp: true, roundUpPlus: false }, { isRoundUp: true }, 200, { operationRoundupAmount: null }],
    [{ roundUp: false, roundUpPlus: true }, { isRoundUp: false }, 404, { operationRoundup: true }],
    [{ roundUp: false, roundUpPlus: true }, { amount: 9 }, 200, { operationRoundupAmount: 9 }],
    [{ roundUp: false, roundUpPlus: false }, { isRoundUp: false }, 404, { operationRoundup: true }],
  ])('%j: %j is answered with %i', async (accounts, asked, status, after) => {
    await update(item(plain));
    changes = { features: {}, accounts };
    expect((await update(item(plain, asked))).statusCode).toBe(status);
    expect(await accountOf()).toMatchObject(after);
  });
});
