import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../platform/testing/test-app.ts';
import { forgetWhatEnded } from './housekeeping-store.ts';

let at: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  at = await testApp();
});
afterAll(() => at.close());

it('clearing away takes what has ended, and nothing that still counts', async () => {
  const post = (url: string, payload: object) => at.app.inject({ method: 'POST', url, payload });
  const { accessToken } = (await post('/v3/login', { username: 'walter.prine', password: 'Rochdale-demo-1!' })).json();
  await post('/v3/login', { username: 'walter.prine', password: 'wrong' });
  const { emails } = (await post('/v3/registration/authentication-types', { accountNumber: '104500090' })).json();
  await post('/v3/registration/verify-account', { validatorResource: emails[0].validatorResource });
  const count = async (table: string) =>
    Number((await at.database.pool.query(`select count(*) from ${table}`)).rows[0].count);
  const tables = ['attempts', 'tokens', 'registration_attempts', 'outgoing_messages'];
  const counts = () => Promise.all(tables.map(count));
  const before = await counts();
  expect(Math.min(...before)).toBeGreaterThan(0);

  await forgetWhatEnded(at.services.db, new Date());
  expect(await counts()).toEqual(before);
  const session = await at.app.inject({ url: '/v3/session', headers: { authorization: `Bearer ${accessToken}` } });
  expect(session.statusCode).toBe(200);
  await forgetWhatEnded(at.services.db, new Date(Date.now() + 100 * 24 * 3_600_000));
  expect(await counts()).toEqual([0, 0, 0, 0]);
});
