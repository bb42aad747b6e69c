import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { countDataAccess, layDataAccess } from '../../../testing/data-access.ts';
import { movedClock } from '../../../testing/office.ts';
import { carryOutDue } from '../login-changes/public.ts';
import { codeOfStep, newAuthenticatorSecret, stepOf } from './one-time-codes.ts';
import { answer } from './sign-in-help-job.ts';

const clock = movedClock();
const password = 'Rochdale-demo-1!';
const secret = newAuthenticatorSecret();
const memberNumber = '200025';
let at: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  at = await testApp({ clock });
});
afterAll(() => at.close());

const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const post = (path: string, payload: object) => at.app.inject({ method: 'POST', url: `/v3/${path}`, payload });
const carryOut = () => carryOutDue(at.services, async () => undefined);

/** Walter's login without a password, with an authenticator, and another contact that a code has proved. */
beforeEach(async () => {
  for (const table of ['attempts', 'login_changes', 'login_change_links', 'outgoing_messages', 'reset_links'])
    await query(`delete from ${table}`);
  await query(
    `update logins set password_hash = null, password_off_at = now(), locked_at = null, email = 'walter@prine.example',
       mfa_enabled = true, mfa_secret = $1, mfa_last_step = 0, last_signed_in_at = null where login_key = 'walter.prine'`,
    at.services.vault.lock('authenticator-secret', 'walter.prine', secret),
  );
  clock.move(1);
});

const askForLink = async (): Promise<string> => {
  await post('recovery/password', { username: 'walter.prine', email: 'walter@prine.example' });
  const jobs = await query("delete from pgboss.job where name = 'identity.answer' returning data->>'locked' as locked");
  for (const { locked } of jobs) await answer(at.services, locked);
  return linkIn('recovery-link');
};
const linkIn = async (kind: string): Promise<string> => {
  const found = (await sentMessages(at)).find((message) => message.kind === kind);
  return /otc=([\w-]{43})/.exec(found?.text ?? '')?.[1] ?? '';
};
const stopCodes = async (): Promise<string[]> =>
  (await sentMessages(at))
    .filter(({ kind }) => kind === 'login-change')
    .map(({ text }) => /code=([\w-]{24})/.exec(text)?.[1] ?? '');
const appCode = () => codeOfStep(secret, stepOf(clock.now()));
const enter = (otc: string, code = '') => post('recovery/enter', { otc, code });

it('the link and a code of the authenticator let in at once, once; the link alone does not (identity-86, identity-87)', async () => {
  await layDataAccess(at, memberNumber);
  // Strangers have spent every try of the hour.
  for (let guess = 0; guess < 10; guess += 1) await post('login', { username: 'walter.prine', password: 'guessed' });
  const otc = await askForLink();
  expect((await post('recovery/link', { otc })).json()).toMatchObject({
    ...{ kind: 'recovery', hasAuthenticator: true, waitsUntil: null, mustComeIn: false },
  });
  expect(
    (await post('recovery/reset', { otc, password: 'Maple-river-42!', cnfpassword: 'Maple-river-42!' })).statusCode,
  ).toBe(404);
  expect((await enter(otc)).statusCode).toBe(400);
  expect((await enter(otc, '000000')).statusCode).toBe(400);
  expect(await countDataAccess(at, memberNumber)).toBe(3);
  const entered = await enter(otc, appCode());
  expect(entered.json()).toMatchObject({ memberNumber, memberMfaEnabled: true });
  // What whoever had the login let read, reads no longer.
  expect(await countDataAccess(at, memberNumber)).toBe(0);
  clock.move(1);
  expect((await enter(otc, appCode())).statusCode).toBe(404);
  expect((await sentMessages(at)).map(({ kind }) => kind)).toContain('recovered');
  // Whoever is back chooses a password without one.
  const chosen = await at.app.inject({
    method: 'PUT',
    url: `/v3/member/${memberNumber}/details`,
    headers: { authorization: `Bearer ${entered.json().accessToken}` },
    payload: { password: 'Maple-river-42!', cnfpassword: 'Maple-river-42!' },
  });
  expect(chosen.statusCode).toBe(200);
  expect((await post('login', { username: 'walter.prine', password: 'Maple-river-42!' })).json().memberMfaEnabled).toBe(
    true,
  );
});

it('of fifty at once with one link and one code one is let in', async () => {
  const [otc, code] = [await askForLink(), appCode()];
  const answers = await Promise.all(Array.from({ length: 50 }, () => enter(otc, code)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

it('codes are not guessed: ten tries an hour, whatever link', async () => {
  const otc = await askForLink();
  for (let tried = 0; tried < 10; tried += 1) await enter(otc, '000000');
  await query("delete from attempts where key like 'recovery:address%'");
  expect((await enter(otc, appCode())).statusCode).toBe(429);
});

it('by e-mail alone they wait a day, everybody is told, and then a link lets in, once (identity-88)', async () => {
  const otc = await askForLink();
  const asked = await post('recovery/wait', { otc });
  expect(asked.statusCode).toBe(200);
  expect((await post('recovery/wait', { otc })).statusCode).toBe(404);
  expect((await stopCodes()).length).toBeGreaterThan(0);
  expect((await post('recovery/link', { otc: await askForLink() })).json()).toMatchObject({
    waitsUntil: asked.json().dueAt,
  });
  clock.move(24 * 60 - 2);
  expect(await carryOut()).toBe(0);
  clock.move(3);
  expect(await carryOut()).toBe(1);
  const waited = await linkIn('recovery-link');
  expect((await post('recovery/link', { otc: waited })).json()).toMatchObject({ kind: 'waited' });
  expect((await post('recovery/wait', { otc: waited })).statusCode).toBe(404);
  expect((await enter(waited)).json()).toMatchObject({ memberNumber });
  expect((await enter(waited)).statusCode).toBe(404);
});

it('who was told stops it by a link of their own; after two stops only the counter helps', async () => {
  for (let stops = 0; stops < 2; stops += 1) {
    const otc = await askForLink();
    expect((await post('recovery/wait', { otc })).statusCode).toBe(200);
    const [code] = await stopCodes();
    expect((await post('login-changes/link', { code })).json()).toMatchObject({ kind: 'recovery', state: 'waiting' });
    expect((await post('login-changes/stop', { code })).json()).toMatchObject({ state: 'stopped' });
    clock.move(25 * 60);
    expect(await carryOut()).toBe(0);
    await query('delete from outgoing_messages');
    await query('delete from attempts');
  }
  const otc = await askForLink();
  expect((await post('recovery/link', { otc })).json()).toMatchObject({ mustComeIn: true });
  expect((await post('recovery/wait', { otc })).statusCode).toBe(409);
});

it('nobody waits on for a login that was locked, was used, or got a password meanwhile', async () => {
  const changes = [
    'update logins set locked_at = now()',
    "update logins set last_signed_in_at = now() + interval '1 year'",
    'update logins set password_off_at = null',
  ];
  for (const change of changes) {
    await query('delete from login_changes');
    await query(
      "update logins set locked_at = null, last_signed_in_at = null, password_off_at = now() where login_key = 'walter.prine'",
    );
    await query('delete from attempts');
    expect((await post('recovery/wait', { otc: await askForLink() })).statusCode).toBe(200);
    await query(`${change} where login_key = 'walter.prine'`);
    clock.move(25 * 60);
    expect(await carryOut()).toBe(0);
  }
});

it('a login with a password is none to get back into so, and the old password opens nothing', async () => {
  const otc = await askForLink();
  await query("update logins set password_off_at = null where login_key = 'walter.prine'");
  expect((await enter(otc, appCode())).statusCode).toBe(404);
  expect((await post('recovery/wait', { otc })).statusCode).toBe(404);
  expect((await post('login', { username: 'walter.prine', password })).statusCode).toBe(400);
});
