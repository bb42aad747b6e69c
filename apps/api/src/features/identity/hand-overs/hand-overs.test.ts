import type { Site } from '@rochdale/domain/website/site/site';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { keyOf } from '../../../testing/api-keys.ts';
import { movedClock } from '../../../testing/office.ts';
import { wireCallOf } from '../../../testing/well-formed-calls.ts';

const clock = movedClock();
let at: Awaited<ReturnType<typeof testApp>>;
let takesAccessTokens = true;
let headers: { readonly authorization: string };
const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;

beforeAll(async () => {
  const change = (site: Site): Site => ({
    ...site,
    config: {
      ...site.config,
      security: Object.defineProperty({ ...site.config.security }, 'takesAccessTokens', {
        get: () => takesAccessTokens,
        enumerable: true,
      }),
    },
  });
  at = await testApp({ clock, change });
  headers = (await keyOf(at, ['members.hand-over'])).headers;
}, 60_000);
afterAll(() => at.close());
beforeEach(async () => {
  await query('delete from attempts');
  await query('delete from hand_overs');
});

const make = async (memberNumber = '200017', by: object = headers) =>
  at.app.inject({ ...wireCallOf('hand-overs.make', { body: { memberNumber } }), headers: { ...by } });
const take = (token: string, memberNumber = '200017') =>
  at.app.inject(wireCallOf('hand-overs.take', { body: { token, memberNumber } }));

describe('a member handed over by another system (identity-137, identity-138)', () => {
  it('is signed in once by a token that its key made, and the address is the page’s', async () => {
    const made = await make();
    expect(made.statusCode).toBe(200);
    const { token, url } = made.json();
    expect(token).toMatch(/^rdl_ho_[\w-]{43}$/);
    expect(url).toBe(`${at.services.publicUrl}/pages/external-redirect?token=${token}&member=200017`);
    expect(JSON.stringify(await query('select * from hand_overs'))).not.toContain(token);
    const taken = await take(token);
    expect(taken.json()).toMatchObject({ memberNumber: '200017', username: 'marisol.okonkwo' });
    expect((await take(token)).statusCode).toBe(400);
    const { accessToken } = taken.json();
    const session = await at.app.inject({ url: '/v3/session', headers: { authorization: `Bearer ${accessToken}` } });
    expect(session.statusCode).toBe(200);
    expect(await query("select 1 from audit where act = 'key-used'")).not.toEqual([]);
    expect(await query("select 1 from security_events where kind = 'handed-over'")).not.toEqual([]);
  });

  it('is let in once of fifty at the same time', async () => {
    const { token } = (await make()).json();
    const all = await Promise.all(Array.from({ length: 50 }, () => take(token)));
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('is not let in later than a minute, with another’s number, or with a token that was made up', async () => {
    const late = (await make()).json().token;
    clock.move(1.1);
    expect((await take(late)).statusCode).toBe(400);
    const { token } = (await make()).json();
    expect((await take(token, '200025')).statusCode).toBe(400);
    // Whoever tried it for another member has used it up.
    expect((await take(token)).statusCode).toBe(400);
    expect((await take(`rdl_ho_${'x'.repeat(43)}`)).statusCode).toBe(400);
  });

  it('takes the second step here, and is not let in while the login is locked', async () => {
    const { token } = (await make()).json();
    await query("update logins set mfa_enabled = true where login_key = 'marisol.okonkwo'");
    expect((await take(token)).json()).toMatchObject({ accessToken: null, memberMfaEnabled: true });
    await query("update logins set mfa_enabled = false where login_key = 'marisol.okonkwo'");
    const other = (await make()).json().token;
    await query("update logins set locked_at = now() where login_key = 'marisol.okonkwo'");
    expect((await take(other)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await make()).statusCode).toBe(404);
    await query('update logins set locked_at = null');
  });

  it('is handed over by a key with that permission alone, and only who has a login', async () => {
    expect((await make('200017', {})).statusCode).toBe(401);
    expect((await make('200017', (await keyOf(at, ['exports.take'])).headers)).statusCode).toBe(401);
    expect((await make('999999')).statusCode).toBe(404);
  });

  it('by an access token only while the co-op lets that be', async () => {
    const payload = { username: 'marisol.okonkwo', password: 'Rochdale-demo-1!' };
    const { accessToken } = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json();
    const ask = () =>
      at.app.inject({ url: '/v3/member/200017/session', headers: { authorization: `Bearer ${accessToken}` } });
    expect((await ask()).statusCode).toBe(200);
    takesAccessTokens = false;
    expect((await ask()).statusCode).toBe(404);
    takesAccessTokens = true;
  });
});
