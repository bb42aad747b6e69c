import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { testApp } from '../../../platform/testing/test-app.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let other: Awaited<ReturnType<typeof buildApp>>;

beforeAll(async () => {
  at = await testApp();
  other = await buildApp(at.services);
});
afterAll(async () => {
  await other.close();
  await at.close();
});

const signIn = (app: typeof other, password: string, username: string) =>
  app.inject({ method: 'POST', url: '/v3/login', payload: { username, password } });
const session = async (app: typeof other, token: string) =>
  (await app.inject({ url: '/v3/session', headers: { authorization: `Bearer ${token}` } })).statusCode;

describe('two processes on one database', () => {
  it('share a limit, also with one that starts later', async () => {
    const guesses = Array.from({ length: 40 }, (_, index) =>
      signIn(index % 2 ? at.app : other, `guess ${index}`, 'lottie.burke'),
    );
    const statuses = (await Promise.all(guesses)).map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    const later = await buildApp(at.services);
    expect((await signIn(later, 'Rochdale-demo-1!', 'lottie.burke')).statusCode).toBe(429);
    await later.close();
  });

  it('know at once of a session that the other has opened, and of one that it has ended', async () => {
    const { accessToken } = (await signIn(at.app, 'Rochdale-demo-1!', 'rufus.teague')).json();
    expect(await session(other, accessToken)).toBe(200);
    await other.inject({ method: 'POST', url: '/v3/logout', headers: { authorization: `Bearer ${accessToken}` } });
    expect([await session(at.app, accessToken), await session(other, accessToken)]).toEqual([401, 401]);
  });
});

describe('a session', () => {
  it('ends after twelve hours however much it is used', async () => {
    const { accessToken } = (await signIn(at.app, 'Rochdale-demo-1!', 'emmett.vance')).json();
    const age = (minutes: number) =>
      at.database.pool.query(
        `update tokens set created_at = now() - $1 * interval '1 minute', expires_at = now() - ($1 - 720) * interval '1 minute',
         last_used_at = now() where member_number = '200082'`,
        [minutes],
      );
    await age(719);
    expect(await session(at.app, accessToken)).toBe(200);
    await age(721);
    expect(await session(at.app, accessToken)).toBe(401);
  });
});
