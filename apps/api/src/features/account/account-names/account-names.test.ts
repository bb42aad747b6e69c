import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../platform/testing/test-app.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let token: string;
let stranger: string;

const member = '200017';
const account = '104471882';

async function signedIn(username: string): Promise<string> {
  const payload = { username, password: 'Rochdale-demo-1!' };
  return (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json().accessToken;
}

beforeAll(async () => {
  at = await testApp();
  token = await signedIn('marisol.okonkwo');
  stranger = await signedIn('walter.prine');
});
afterAll(() => at.close());
beforeEach(() => query('delete from account_names'));

const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const get = async (path: string, bearer = token) =>
  (await at.app.inject({ url: `/v3/member/${member}/${path}`, headers: { authorization: `Bearer ${bearer}` } })).json();
const name = (nickname: string, accountNumber = account, bearer = token, memberNumber = member) =>
  at.app.inject({
    method: 'PUT',
    url: `/v3/member/${memberNumber}/accounts/${accountNumber}/nickname`,
    payload: { nickname },
    headers: { authorization: `Bearer ${bearer}` },
  });
const nicknameIn = ({ results }: { results: { accountNumber: string; nickname: string | null }[] }) =>
  results.find(({ accountNumber }) => accountNumber === account)?.nickname;

describe('a nickname (account-92)', () => {
  it('comes with every list of accounts, is found by a search, and is noted', async () => {
    expect((await name('  Home,\tsweet\u202e home ')).json()).toEqual({ nickname: 'Home, sweet home' });
    expect(nicknameIn(await get('accounts'))).toBe('Home, sweet home');
    expect(nicknameIn(await get('account-names'))).toBe('Home, sweet home');
    const found = await get('all-accounts?search=sweet');
    expect([found.totalRecords, nicknameIn(found)]).toEqual([1, 'Home, sweet home']);
    expect((await get(`accounts/${account}`)).nickname).toBe('Home, sweet home');
    expect(await query("select member_number from security_events where kind = 'account-named'")).toEqual([
      { member_number: member },
    ]);
  });

  it('is taken away by an empty one', async () => {
    await name('Home');
    expect((await name('  ')).json()).toEqual({ nickname: null });
    expect(nicknameIn(await get('accounts'))).toBeNull();
    expect(await get('account-names')).toEqual({ results: [] });
  });

  it('is refused when it is too long, and to another member', async () => {
    const long = await name('x'.repeat(31));
    expect([long.statusCode, long.json()[0]]).toEqual([
      400,
      { code: expect.any(Number), message: 'Please use at most 30 characters.', field: 'nickname' },
    ]);
    expect((await name('Mine', account, stranger)).statusCode).toBe(404);
    expect((await name('Mine', account, stranger, '200025')).statusCode).toBe(404);
    expect(await query('select * from account_names')).toEqual([]);
  });

  it('stays one when fifty are sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => name(`Home ${index}`)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await query('select account_number from account_names')).toEqual([{ account_number: account }]);
  });

  it('is given to five hundred accounts at most; those that have one may be called otherwise', async () => {
    await query(
      "insert into account_names select $1, n::text, 'Meter ' || n, now() from generate_series(1, 500) n",
      member,
    );
    const refused = await name('Home');
    expect([refused.statusCode, refused.json()[0].message]).toEqual([
      400,
      'You can name up to 500 accounts. Remove a name first.',
    ]);
    await query("update account_names set account_number = $1 where account_number = '1'", account);
    expect((await name('Home')).statusCode).toBe(200);
  });

  it('stands beside the number in an e-mail, as it was typed (account-94)', async () => {
    await name('<b>Home</b> & barn');
    await query('update account_preferences set operation_roundup = false where account_number = $1', account);
    const joined = await at.app.inject({
      method: 'PUT',
      url: `/v3/member/${member}/operation-roundup`,
      payload: [{ accountNumber: account, isRoundUp: true, amount: null, expireDate: null }],
      headers: { authorization: `Bearer ${token}` },
    });
    expect(joined.statusCode).toBe(200);
    const [mail] = await sentMessages(at);
    expect(mail?.text).toContain(`${account} (<b>Home</b> & barn)`);
  });

  it('is not seen by the account’s next member, though it was never removed', async () => {
    await name('Our first house');
    await query("update accounts set member_number = '200025' where account_number = $1", account);
    const url = `/v3/member/200025/accounts/${account}`;
    const seen = (await at.app.inject({ url, headers: { authorization: `Bearer ${stranger}` } })).json();
    await query('update accounts set member_number = $2 where account_number = $1', account, member);
    expect([seen.accountNumber, seen.nickname]).toEqual([account, null]);
  });
});

describe('an account’s marks (account-95)', () => {
  it('say that it is past due, without power or low', async () => {
    const { results } = await get('accounts');
    const own = results.find(({ accountNumber }: { accountNumber: string }) => accountNumber === account);
    const info = await get(`accounts/${account}`);
    expect([own.accountBalance, own.derivedStatus, own.dueDate]).toEqual([
      info.accountBalance,
      info.derivedStatus,
      info.dueDate,
    ]);
    const power = await query(
      `select 1 from outages join outage_locations using (outage_number) join accounts using (location_id)
       where account_number = $1 and restored_at is null`,
      account,
    );
    expect(own.isPowerOff).toBe(power.length > 0);
    const prepaid = (await get('all-accounts?search=prepaid')).results;
    for (const one of prepaid) expect(one.isLowBalance).toBe(one.isPrepaidAccount && -one.accountBalance < 20);
  });

  it('a prepaid account is low below its member’s own line', async () => {
    await query(
      'update accounts set is_prepaid_account = true, account_balance_cents = -2500 where account_number = $1',
      account,
    );
    const isLow = async () =>
      (await get('accounts')).results.find((one: { accountNumber: string }) => one.accountNumber === account)
        .isLowBalance;
    expect(await isLow()).toBe(false);
    await query("insert into notification_thresholds values ($1, $2, 'lowPrepaidBalance', 3000)", member, account);
    expect(await isLow()).toBe(true);
  });
});
