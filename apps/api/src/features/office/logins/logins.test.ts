import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { type Clerk, movedClock, testOffice } from '../../../testing/office.ts';
import { codeOfStep, newAuthenticatorSecret, stepOf } from '../../identity/sign-in/one-time-codes.ts';
import { makeDueChanges } from './login-changes-job.ts';

const clock = movedClock();
let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let dana: Clerk;
let marta: Clerk;
const memberNumber = '200017';
const params = { memberNumber };
const reason = 'calls from the number on file';
const password = 'Rochdale-demo-1!';

beforeAll(async () => {
  at = await testApp({ clock });
  office = await testOffice(at, { clock });
});
afterAll(async () => {
  await office.close();
  await at.close();
});

const rows = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const secret = newAuthenticatorSecret();
let hired = 0;

/** Her login as it was, with an authenticator, and two clerks who have just proved who they are. */
beforeEach(async () => {
  await rows('delete from login_changes');
  await rows('delete from attempts');
  await rows('delete from outgoing_messages');
  await rows("delete from notification_contacts where member_number = '200017'");
  const sealed = at.services.vault.lock('authenticator-secret', 'marisol.okonkwo', secret);
  await rows(
    `update logins set locked_at = null, email = 'marisol@okonkwo.example', mfa_enabled = true, mfa_secret = $1, mfa_last_step = 0
     where member_number = '200017'`,
    sealed,
  );
  hired += 1;
  dana = await office.hire(`dana-${hired}@coop.example`, ['clerk']);
  marta = await office.hire(`marta-${hired}@coop.example`, ['clerk']);
});

const post = (url: string, payload: object) =>
  at.app.inject({ method: 'POST', url, payload, headers: { 'user-agent': 'Mozilla/5.0 (Windows) Firefox/140.0' } });
const signIn = () => post('/v3/login', { username: 'marisol.okonkwo', password });
const verify = async (first: { json(): { mfaAuthenticateModel: object } }) =>
  post('/v3/login/verify', {
    userName: 'marisol.okonkwo',
    token: codeOfStep(secret, stepOf(clock.now())),
    ...first.json().mfaAuthenticateModel,
  });
const isAlive = async (token: string) =>
  (await at.app.inject({ url: '/v3/session', headers: { authorization: `Bearer ${token}` } })).statusCode === 200;
const seen = async () => (await office.call('logins.see', { params }, dana)).json();
const lock = () => office.call('logins.lock', { params, body: { reason } }, dana);
const acts = async () =>
  (await rows("select act from audit where subject_id = '200017' and act like 'login-%' order by audit_id")).map(
    ({ act }) => act,
  );

/** Asked by one, approved by the other. */
async function change(
  name: 'logins.reset-second-step' | 'logins.change-email',
  body: { readonly email?: string; readonly paper?: string | null } = {},
) {
  const asked = await office.call(name, { params, body: { reason, paper: null, ...body } }, dana);
  if (asked.statusCode !== 200) return asked;
  const { approvalId } = asked.json();
  return office.call('approvals.approve', { params: { approvalId } }, marta);
}
/** The code of the newest link that went to an address. */
async function codeTo(recipient: string): Promise<string> {
  const found = (await sentMessages(at)).find((one) => one.recipient === recipient && one.text.includes('code='));
  return /code=([\w-]+)/.exec(found?.text ?? '')?.[1] ?? '';
}
const stop = async (code: string) => post('/v3/login-changes/stop', { code });

describe('a login that the office locks', () => {
  it('ends every session at once, says so to whoever has the password and to nobody else, until it is opened', async () => {
    const token = (await verify(await signIn())).json().accessToken;
    const { sessions, browsers } = await seen();
    expect(sessions[0]).toMatchObject({ browser: 'Firefox · Windows', network: '127.0.0.1' });
    expect(browsers[0].browser).toBe('Firefox · Windows');
    const half = await signIn();
    // A code opens once: the next one comes half a minute later.
    clock.move(1);
    expect((await lock()).statusCode).toBe(200);
    expect(await isAlive(token)).toBe(false);
    expect((await lock()).statusCode).toBe(409);
    for (const answer of [await signIn(), await verify(half)])
      expect([answer.statusCode, answer.json()[0].code, answer.json()[0].message]).toEqual([
        400,
        1306,
        expect.stringContaining('locked this login'),
      ]);
    expect((await post('/v3/login', { username: 'marisol.okonkwo', password: 'wrong' })).json()[0].code).toBe(1303);
    expect((await seen()).lock).toMatchObject({ reason });
    expect((await office.call('logins.send-link', { params, body: { reason } }, dana)).statusCode).toBe(409);
    expect((await sentMessages(at)).map(({ kind }) => kind)).toContain('locked-by-office');
    expect((await office.call('logins.unlock', { params, body: { reason } }, dana)).statusCode).toBe(200);
    expect((await signIn()).json().memberMfaEnabled).toBe(true);
  });

  it('lets none of fifty in who sign in while it is locked', async () => {
    await rows("update logins set mfa_enabled = false where member_number = '200017'");
    const all = await Promise.all([...Array.from({ length: 50 }, signIn), lock()]);
    const tokens = all.flatMap((answer) => answer.json().accessToken ?? []);
    for (const token of tokens) expect(await isAlive(token)).toBe(false);
    expect((await signIn()).json()[0].code).toBe(1306);
  });

  it('has one of its sessions ended and keeps the others', async () => {
    await rows("update logins set mfa_enabled = false where member_number = '200017'");
    await rows("delete from tokens where member_number = '200017'");
    const first = (await signIn()).json().accessToken;
    const id = (await seen()).sessions[0].sessionId;
    const second = (await signIn()).json().accessToken;
    const end = (session: string) =>
      office.call('logins.end-session', { params: { ...params, session }, body: { reason } }, dana);
    expect((await end(id)).statusCode).toBe(200);
    expect([await isAlive(first), await isAlive(second)]).toEqual([false, true]);
    expect((await end(id)).statusCode).toBe(404);
    const of = {
      params: { memberNumber: '200025', session: (await seen()).sessions[0].sessionId },
      body: { reason },
    };
    expect((await office.call('logins.end-session', of, dana)).statusCode).toBe(404);
  });
});

describe('a lost second step', () => {
  it('is removed a day after two people wanted it and everybody was told, once, however often it is tried', async () => {
    await rows(
      `insert into notification_contacts (member_number, contact_id, kind, address, takes_texts, verified_at, created_at)
       values ('200017', gen_random_uuid(), 'phone', '5415550142', true, now(), now()),
         ('200017', gen_random_uuid(), 'phone', '5415550199', true, null, now()),
         ('200017', gen_random_uuid(), 'email', 'work@okonkwo.example', false, now(), now())`,
    );
    await rows(
      `insert into contact_consents (consent_id, member_number, phone, takes_texts, takes_voice, consent_text, text_version, language, network, given_at)
       values ('c1', '200017', '5415550142', true, false, 'x', '1', 'en', '', now()) on conflict do nothing`,
    );
    const token = (await verify(await signIn())).json().accessToken;
    expect((await change('logins.reset-second-step')).statusCode).toBe(200);
    const told = (await sentMessages(at)).filter(({ kind }) => kind === 'login-change').map((one) => one.recipient);
    expect(new Set(told)).toEqual(new Set(['marisol@okonkwo.example', 'work@okonkwo.example', '5415550142']));
    expect((await seen()).change).toMatchObject({ kind: 'second-step' });
    clock.move(24 * 60 - 5);
    expect(await makeDueChanges(office.services)).toBe(0);
    expect((await signIn()).json().memberMfaEnabled).toBe(true);
    clock.move(6);
    const made = await Promise.all(Array.from({ length: 10 }, () => makeDueChanges(office.services)));
    expect(made.reduce((sum, one) => sum + one)).toBe(1);
    expect((await signIn()).json().memberMfaEnabled).toBe(false);
    expect(await isAlive(token)).toBe(false);
    const done = (await sentMessages(at)).filter(({ kind }) => kind === 'login-changed').map((one) => one.recipient);
    expect(done.sort()).toEqual(told.sort());
    expect((await acts()).slice(-2)).toEqual(['login-change-begun', 'login-change-done']);
    expect(await rows("select kind from security_events where kind = 'mfa-removed'")).toHaveLength(1);
  });

  it('stays where one of those who were told stops it, by a button and not by looking; twice, and only a document helps', async () => {
    for (const stops of [1, 2]) {
      expect((await change('logins.reset-second-step')).statusCode).toBe(200);
      const code = await codeTo('marisol@okonkwo.example');
      expect((await post('/v3/login-changes/link', { code })).json().state).toBe('waiting');
      expect((await seen()).change).not.toBeNull();
      const all = await Promise.all(Array.from({ length: 20 }, () => stop(code)));
      expect(new Set(all.map((answer) => answer.json().state))).toEqual(new Set(['stopped']));
      expect(await seen()).toMatchObject({ change: null, stops });
      clock.move(25 * 60);
      expect(await makeDueChanges(office.services)).toBe(0);
      dana = await office.hire(`dana-s${stops}@coop.example`, ['clerk']);
      marta = await office.hire(`marta-s${stops}@coop.example`, ['clerk']);
      await rows('delete from outgoing_messages');
    }
    expect((await rows('select mfa_enabled from logins where member_number = $1', memberNumber))[0].mfa_enabled).toBe(
      true,
    );
    const third = await change('logins.reset-second-step');
    expect([third.statusCode, third.json().message]).toEqual([409, expect.stringContaining('stopped twice')]);
    expect((await change('logins.reset-second-step', { paper: 'passport' })).statusCode).toBe(200);
    expect((await signIn()).json().memberMfaEnabled).toBe(false);
    const [entry] = await rows(
      "select facts from audit where act = 'login-change-done' order by audit_id desc limit 1",
    );
    expect(JSON.stringify(entry.facts)).toContain('passport');
    expect((await seen()).stops).toBe(0);
  });

  it('is not removed where its app was used since, the login was locked, or the office called it off', async () => {
    await change('logins.reset-second-step');
    await verify(await signIn());
    clock.move(25 * 60);
    expect(await makeDueChanges(office.services)).toBe(0);
    expect((await acts()).at(-1)).toBe('login-change-dropped');
    dana = await office.hire('dana-x@coop.example', ['clerk']);
    marta = await office.hire('marta-x@coop.example', ['clerk']);
    await change('logins.reset-second-step');
    const { changeId } = (await seen()).change;
    await lock();
    expect((await acts()).slice(-2)).toEqual(['login-locked', 'login-change-called-off']);
    expect((await change('logins.reset-second-step')).json().message).toContain('locked this login');
    const off = () => office.call('logins.call-off', { params: { changeId }, body: { reason } }, dana);
    expect((await off()).statusCode).toBe(409);
    await office.call('logins.unlock', { params, body: { reason } }, dana);
    await change('logins.reset-second-step');
    expect((await change('logins.change-email', { email: 'new@okonkwo.example' })).json().message).toContain('waits');
    const next = (await seen()).change;
    const called = await office.call('logins.call-off', { params: next, body: { reason } }, dana);
    expect(called.statusCode).toBe(200);
    clock.move(25 * 60);
    expect(await makeDueChanges(office.services)).toBe(0);
  });
});

describe('another e-mail address', () => {
  it('comes after a day, told to the old one, the new one and every contact; links to the old one end', async () => {
    expect((await change('logins.change-email', { email: ' New@Okonkwo.Example ' })).statusCode).toBe(200);
    const toNew = (await sentMessages(at)).find(({ recipient }) => recipient === 'new@okonkwo.example');
    expect(toNew?.text).not.toContain('marisol');
    clock.move(25 * 60);
    expect(await makeDueChanges(office.services)).toBe(1);
    expect(await rows("select email from logins where member_number = '200017'")).toEqual([
      { email: 'new@okonkwo.example' },
    ]);
    const told = (await sentMessages(at)).filter(({ kind }) => kind === 'login-changed').map((one) => one.recipient);
    expect(told).toEqual(expect.arrayContaining(['marisol@okonkwo.example', 'new@okonkwo.example']));
    const code = await codeTo('marisol@okonkwo.example');
    expect((await stop(code)).json().state).toBe('done');
  });

  it('is refused where it is another login’s, and dropped where it becomes one', async () => {
    const taken = await change('logins.change-email', { email: 'walter@prine.example' });
    expect([taken.statusCode, taken.json().message]).toEqual([409, expect.stringContaining('Another login')]);
    await change('logins.change-email', { email: 'shared@okonkwo.example' });
    await rows("update logins set email = 'shared@okonkwo.example' where member_number = '200025'");
    clock.move(25 * 60);
    expect(await makeDueChanges(office.services)).toBe(0);
    expect((await acts()).at(-1)).toBe('login-change-dropped');
    await rows("update logins set email = 'walter@prine.example' where member_number = '200025'");
  });

  it('is not asked for without a permission, nor of a member without a login', async () => {
    const auditor = await office.hire('auditor@coop.example', ['auditor']);
    const body = { reason, paper: null, email: 'x@okonkwo.example' };
    expect((await office.call('logins.change-email', { params, body }, auditor)).statusCode).toBe(403);
    const nobody = { params: { memberNumber: '999' }, body };
    expect((await office.call('logins.change-email', nobody, dana)).statusCode).toBe(404);
    expect((await stop('A'.repeat(24))).statusCode).toBe(404);
  });
});
