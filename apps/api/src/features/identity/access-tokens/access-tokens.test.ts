import { addDays } from '@rochdale/domain/dates';
import { isAccessToken } from '@rochdale/domain/identity/access-tokens/token-form';
import { mostTokens } from '@rochdale/domain/identity/access-tokens/token-rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock, todayAt } from '../../../platform/clock.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { takeMovedFromTokens } from './access-tokens-store.ts';

const memberNumber = '200017';
const [first, second] = ['104471882', '104480316'] as const;
const currentPassword = 'Rochdale-demo-1!';
const today = todayAt(systemClock, 'America/Los_Angeles');
const params = { memberNumber };
let at: Awaited<ReturnType<typeof testApp>>;
let call: Awaited<ReturnType<typeof signedIn>>;

const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const wish = {
  name: 'Home Assistant',
  accounts: [{ accountNumber: first }, { accountNumber: second }],
  endsOn: addDays(today, 300),
  currentPassword,
};
const make = (change: object = {}) => call('access-tokens.make', { params, body: { ...wish, ...change } });
const made = async (change: object = {}): Promise<{ tokenId: string; token: string }> => (await make(change)).json();
const use = (token: string, remoteAddress = '127.0.0.1') =>
  at.app.inject({ url: '/v3/data/accounts', headers: { authorization: `Bearer ${token}` }, remoteAddress });
const list = async () => (await call('access-tokens.list', { params })).json().tokens;

beforeAll(async () => {
  at = await testApp();
  call = await signedIn(at, 'marisol.okonkwo');
});
beforeEach(async () => {
  await query('delete from access_tokens');
  await query('delete from attempts');
});
afterAll(() => at.close());

describe('a personal token (identity-110)', () => {
  it('is shown once, opens the chosen accounts, and only its hash is kept', async () => {
    const { token, tokenId } = await made();
    expect(isAccessToken(token)).toBe(true);
    expect((await use(token)).json().accounts).toHaveLength(2);
    expect(JSON.stringify(await query('select * from access_tokens'))).not.toContain(token.slice(8));
    expect(JSON.stringify(await list())).not.toContain(token.slice(8));
    expect(await query("select count(*)::int as made from security_events where kind = 'access-token-made'")).toEqual([
      { made: 1 },
    ]);
    expect((await call('access-tokens.end', { params: { memberNumber, tokenId } })).statusCode).toBe(200);
    expect((await use(token)).statusCode).toBe(401);
    expect((await call('access-tokens.end', { params: { memberNumber, tokenId } })).statusCode).toBe(404);
  });

  it('is refused with a sentence where the wish is wrong, and names accounts of the member alone', async () => {
    for (const [change, field] of [
      [{ name: ' ' }, 'name'],
      [{ accounts: [] }, 'accounts'],
      [{ endsOn: addDays(today, 366) }, 'endsOn'],
      [{ currentPassword: 'wrong' }, 'currentPassword'],
    ] as const) {
      const answer = await make(change);
      expect([answer.statusCode, answer.json()[0]?.field]).toEqual([400, field]);
    }
    expect((await make({ accounts: [{ accountNumber: '104500017' }] })).statusCode).toBe(404);
    expect(await query('select * from access_tokens')).toEqual([]);
  });

  it('many wishes at once make no more tokens than a login may have', async () => {
    await query(
      `insert into access_tokens (token_id, login_key, member_number, name, account_numbers, token_hash, made_at, ends_on)
       select gen_random_uuid(), 'marisol.okonkwo', '200017', 'Old', '{}', sha256(n::text::bytea), now(), now()
       from generate_series(3, $1) n`,
      mostTokens,
    );
    const answers = await Promise.all(Array.from({ length: 8 }, () => make()));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409, 409, 409, 409, 409]);
  });

  it('another member neither sees nor ends it', async () => {
    const { tokenId } = await made();
    const walter = await signedIn(at, 'walter.prine');
    const theirs = { memberNumber: '200025' };
    expect((await walter('access-tokens.list', { params: theirs })).json().tokens).toEqual([]);
    expect((await walter('access-tokens.end', { params: { ...theirs, tokenId } })).statusCode).toBe(404);
    expect((await walter('access-tokens.end', { params: { memberNumber, tokenId } })).statusCode).toBe(404);
    expect(await list()).toHaveLength(1);
  });
});

describe('what a token opens (identity-111)', () => {
  it('is told with its network and no more of the address', async () => {
    const { token } = await made();
    expect((await list())[0].lastUsed).toBeNull();
    await use(token, '203.0.113.77');
    expect((await list())[0].lastUsed).toMatchObject({ network: '203.0.113.0/24' });
    await use(token, '2001:db8:1:2::77');
    expect((await list())[0].lastUsed).toMatchObject({ network: '2001:db8:1::/48' });
    expect(JSON.stringify(await query('select * from access_tokens'))).not.toMatch(/203\.0\.113\.77|1:2::77/);
  });

  it('is limited to sixty calls a minute, each token for itself', async () => {
    const [one, other] = [await made(), await made()];
    const ask = () =>
      at.app.inject({
        url: '/espi/1_1/resource/ReadServiceStatus',
        headers: { authorization: `Bearer ${one.token}` },
      });
    for (let tries = 0; tries < 60; tries += 1) expect((await ask()).statusCode).toBe(200);
    const refused = await ask();
    expect([refused.statusCode, refused.headers['retry-after'] !== undefined]).toEqual([429, true]);
    expect((await use(other.token)).statusCode).toBe(200);
  });

  it('is nothing of the member’s other calls', async () => {
    const { token } = await made();
    const headers = { authorization: `Bearer ${token}` };
    for (const url of [`/v3/member/${memberNumber}/accounts`, `/v3/accounts/${first}/history/bills`])
      expect([401, 404]).toContain((await at.app.inject({ url, headers })).statusCode);
  });
});

describe('a token ends (identity-112)', () => {
  it('after its last day', async () => {
    const { token } = await made({ endsOn: today });
    expect((await use(token)).statusCode).toBe(200);
    await query('update access_tokens set ends_on = ends_on - 1');
    expect((await use(token)).statusCode).toBe(401);
    expect(await list()).toMatchObject([{ isOver: true }]);
  });

  it('with its login, and opens nothing while that is locked', async () => {
    const { token } = await made();
    await query("update logins set locked_at = now() where member_number = '200017'");
    expect((await use(token)).statusCode).toBe(401);
    await query("update logins set locked_at = null where member_number = '200017'");
    expect((await use(token)).statusCode).toBe(200);
  });

  it('for an account that has closed, and altogether once all have', async () => {
    const { token } = await made();
    const closed = (number: string, day: string | null) =>
      query('update accounts set closed_on = $2 where account_number = $1', number, day);
    await closed(first, addDays(today, -1));
    expect((await use(token)).json().accounts).toHaveLength(1);
    await closed(second, addDays(today, -1));
    expect((await use(token)).statusCode).toBe(401);
    await closed(first, null);
    await closed(second, null);
  });

  it('for an account that another member has, and does not come back with it', async () => {
    const { token } = await made();
    await query("update accounts set member_number = '200025' where account_number = $1", second);
    expect((await use(token)).json().accounts).toHaveLength(1);
    await at.database.db.transaction((tx) => takeMovedFromTokens(tx));
    await query("update accounts set member_number = '200017' where account_number = $1", second);
    expect((await use(token)).json().accounts).toHaveLength(1);
  });

  it('with the password, unless its member lets it stay', async () => {
    const change = (more: object) =>
      call('my-profile.update', {
        params,
        body: { password: 'Maple-river-42!', cnfpassword: 'Maple-river-42!', currentPassword, ...more },
      });
    const { token } = await made();
    expect((await call('my-profile.details', { params })).json().accessTokens).toBe(1);
    expect((await change({ keepsAccessTokens: true })).statusCode).toBe(200);
    expect((await use(token)).statusCode).toBe(200);
    const back = { password: currentPassword, cnfpassword: currentPassword, currentPassword: 'Maple-river-42!' };
    expect((await call('my-profile.update', { params, body: back })).statusCode).toBe(200);
    expect((await use(token)).statusCode).toBe(401);
    expect(await list()).toEqual([]);
  });
});
