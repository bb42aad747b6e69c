import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { asMember } from '../../../testing/callers.ts';
import { codeOfStep, stepOf } from '../sign-in/one-time-codes.ts';

const who = { memberNumber: '200702', accountNumber: '104507021' };
const demo = 'Rochdale-demo-1!';
const chosen = { password: 'Willow-creek-88!', cnfpassword: 'Willow-creek-88!' };

let at: Awaited<ReturnType<typeof testApp>>;
/** A session that somebody else has got hold of, and nothing else of its member. */
let stolen: Record<string, string>;

const ask = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload: object, from = at) =>
  from.app.inject({ method, url: `/v3/member/${who.memberNumber}/${path}`, payload, headers: stolen });
const query = async (text: string) => (await at.database.pool.query(text)).rows;
const login = async () =>
  (await query(`select email, password_hash, mfa_enabled from logins where member_number = '${who.memberNumber}'`))[0];
/** A new authenticator as its set-up is sent. */
const newApp = async () => {
  const { encryptedValidator, secretNewKey } = (await ask('POST', 'mfa/qr-code', {})).json();
  const code = codeOfStep(secretNewKey, stepOf(new Date()));
  return { encryptedMember: encryptedValidator, code, key: secretNewKey };
};

beforeAll(async () => {
  at = await testApp();
  stolen = await asMember(at, who);
});
beforeEach(() => at.database.pool.query('delete from attempts'));
afterAll(() => at.close());

describe('a session alone', () => {
  it('changes neither password nor e-mail address nor authenticator', async () => {
    const before = await login();
    const answers = [
      await ask('PUT', 'details', chosen),
      await ask('PUT', 'details', { userName: 'thief@example.com', currentPassword: '' }),
      await ask('POST', 'mfa', await newApp()),
      await ask('DELETE', 'mfa', {}),
    ];
    for (const answer of answers)
      expect([answer.statusCode, answer.json()[0]]).toEqual([
        400,
        expect.objectContaining({ field: 'currentPassword', message: 'Please enter your current password.' }),
      ]);
    expect(await login()).toEqual(before);
  });

  it('guesses ten times an hour, and what it guessed is on record', async () => {
    const guess = async (password: string) =>
      (await ask('PUT', 'details', { ...chosen, currentPassword: password })).statusCode;
    const statuses = await Promise.all(Array.from({ length: 30 }, (_, number) => guess(`Guess-${number}-of-it!`)));
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect(await guess(demo)).toBe(429);
    // Another username gives no further tries.
    const [{ login_id: before }] = await query(
      `select login_id from logins where member_number = '${who.memberNumber}'`,
    );
    expect((await ask('PUT', 'details', { loginId: 'another.name' })).statusCode).toBe(200);
    expect(await guess('Guess-after-it!')).toBe(429);
    expect((await ask('PUT', 'details', { loginId: before })).statusCode).toBe(200);
    expect(await query("select 1 from security_events where kind = 'current-password-failed'")).toHaveLength(10);
  });

  it('changes what nobody signs in with', async () => {
    const harmless = { userName: (await login()).email, receivePaymentEmail: false };
    expect((await ask('PUT', 'details', harmless)).statusCode).toBe(200);
  });
});

it('whoever knows the password changes each of the three', async () => {
  const set = (await ask('POST', 'mfa', { ...(await newApp()), currentPassword: demo })).json();
  expect(set.verificationSatus).toBe(true);
  stolen = { authorization: `Bearer ${set.accessToken}` };
  expect((await ask('DELETE', 'mfa', { currentPassword: demo })).statusCode).toBe(200);
  const changed = await ask('PUT', 'details', { ...chosen, userName: 'silas@mill.example', currentPassword: demo });
  expect(changed.statusCode).toBe(200);
  expect(await login()).toMatchObject({ email: 'silas@mill.example', mfa_enabled: false });
});

it('a co-op may do without', async () => {
  const lax = await testApp({
    change: (site) => ({
      ...site,
      config: { ...site.config, security: { ...site.config.security, asksCurrentPassword: false } },
    }),
  });
  stolen = await asMember(lax, who);
  expect((await ask('PUT', 'details', { userName: 'silas@mill.example' }, lax)).statusCode).toBe(200);
  expect((await ask('DELETE', 'mfa', {}, lax)).statusCode).toBe(200);
  await lax.close();
});
