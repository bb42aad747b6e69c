import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { cookieIn, movedClock, testOffice } from '../../../testing/office.ts';

const clock = movedClock();
let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;

beforeAll(async () => {
  at = await testApp();
  office = await testOffice(at, { clock });
});
afterAll(async () => {
  await office.close();
  await at.close();
});

const rows = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const me = (who: { cookie: string }) => office.call('staff-session.me', {}, who);

describe('a local account', () => {
  it('is made by an invitation, which is taken once', async () => {
    const invitation = await office.invite('ann@coop.example', ['admin', 'auditor']);
    const ann = await office.join(invitation, 'ann@coop.example');
    expect((await me(ann)).json()).toMatchObject({
      name: 'ann',
      roles: ['admin', 'auditor'],
      needsSecondStep: false,
      secondSteps: { authenticator: true, passkeys: 0 },
      provedUntil: expect.any(String),
    });
    const again = await office.call('staff-invitation.open', { body: { invitation } });
    expect([again.statusCode, again.json()[0].code]).toEqual([400, 3202]);
    const [stored] = await rows(
      "select password_hash, encode(authenticator_secret, 'escape') as secret from staff_credentials",
    );
    expect(stored.password_hash).toMatch(/^\$argon2id/);
    expect(stored.secret).not.toContain(ann.secret);
  });

  it('an invitation ends after three days, and a weak password is refused', async () => {
    const invitation = await office.invite('late@coop.example', ['clerk']);
    const opened = (await office.call('staff-invitation.open', { body: { invitation } })).json();
    const accept = (password: string) =>
      office.call('staff-invitation.accept', {
        body: { invitation, password, sealedSecret: opened.sealedSecret, code: office.codeOf(opened) },
      });
    for (const weak of ['short', 'late@coop.example'])
      expect((await accept(weak)).json()[0]).toMatchObject({ code: 3203, field: 'password' });
    clock.move(3 * 24 * 60 + 1);
    expect((await office.call('staff-invitation.open', { body: { invitation } })).statusCode).toBe(400);
  });

  it('signs in with password and code together, each code once, and all admins are told', async () => {
    const boss = await office.hire('boss@coop.example', ['admin']);
    const clara = await office.hire('clara@coop.example', ['clerk']);
    await office.call('staff-session.sign-out', {}, clara);
    expect((await me(clara)).statusCode).toBe(401);
    const { email, password } = clara;
    const code = office.codeOf(clara);
    const signIn = (body: object) => office.call('staff-sign-in.sign-in', { body: { email, password, code, ...body } });
    for (const wrong of [{ password: 'another password' }, { code: '000000' }, { email: 'nobody@coop.example' }])
      expect((await signIn(wrong)).json()[0].code).toBe(3201);
    const signedIn = await signIn({});
    expect(signedIn.statusCode).toBe(200);
    expect(String(signedIn.headers['set-cookie'])).toMatch(
      /^rochdale_office_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect((await me({ cookie: cookieIn(signedIn) })).json().name).toBe('clara');
    expect((await signIn({})).statusCode).toBe(400);
    const told = await rows(
      "select recipient from outgoing_messages where kind = 'staff-local-sign-in' order by created_at desc limit 2",
    );
    expect(told.map(({ recipient }) => recipient).sort()).toEqual(['ann@coop.example', boss.email]);
    const acts = await rows('select act from audit where act like $1', 'staff-sign-in-failed');
    expect(acts.length).toBe(4);
  });

  it('is closed for a while to a network that guesses, and to others only much later', async () => {
    const dora = await office.hire('dora@coop.example', ['clerk']);
    const tries = Array.from({ length: 12 }, () =>
      office.call('staff-sign-in.sign-in', { body: { email: dora.email, password: 'guessed', code: '123456' } }),
    );
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
    const elsewhere = await office.app.inject({
      method: 'POST',
      url: '/v1/sign-in',
      remoteAddress: '203.0.113.9',
      headers: office.own,
      payload: { email: dora.email, password: dora.password, code: office.codeOf(dora) },
    });
    expect(elsewhere.statusCode).toBe(200);
  });
});

describe('a session', () => {
  it('ends after half an hour without use, and after eight hours in any case', async () => {
    const eve = await office.hire('eve@coop.example', ['clerk']);
    for (let minutes = 0; minutes < 7 * 60 + 30; minutes += 29) {
      expect((await me(eve)).statusCode).toBe(200);
      clock.move(29);
    }
    clock.move(29);
    expect((await me(eve)).statusCode).toBe(401);
    const again = await office.hire('eve-2@coop.example', ['clerk']);
    clock.move(31);
    expect((await me(again)).statusCode).toBe(401);
  });

  it('is kept open by nothing that a page asks by itself, which is answered until then', async () => {
    const lia = await office.hire('lia@coop.example', ['clerk']);
    const byPage = async () =>
      (await office.call('watches.list', {}, lia, { ...office.own, 'asked-by': 'page' })).statusCode;
    clock.move(29);
    expect([await byPage(), (await me(lia)).statusCode]).toEqual([200, 200]);
    clock.move(29);
    expect(await byPage()).toBe(200);
    clock.move(2);
    expect([await byPage(), (await me(lia)).statusCode]).toEqual([401, 401]);
  });

  it('is ended everywhere at once: by its owner, by an admin, and with the login', async () => {
    const other = await testOffice(at, { clock });
    const admin = await office.hire('fay@coop.example', ['admin']);
    const clerk = await office.hire('gus@coop.example', ['clerk']);
    const isOpenThere = async (who: { cookie: string }) =>
      (await other.call('staff-session.me', {}, who)).statusCode === 200;
    expect(await isOpenThere(clerk)).toBe(true);
    const { sessions } = (await office.call('staff-sessions.list', {}, admin)).json();
    const his = sessions.find(({ staffId }: { staffId: string }) => staffId === clerk.staffId);
    expect(his).toMatchObject({ name: 'gus', way: 'local', isOwn: false });
    const params = { sessionId: his.sessionId };
    const onlyOwn = (await office.call('staff-sessions.list', {}, clerk)).json().sessions;
    expect(onlyOwn.map(({ staffId }: { staffId: string }) => staffId)).toEqual([clerk.staffId]);
    expect((await office.call('staff-sessions.end', { params }, admin)).statusCode).toBe(200);
    expect(await isOpenThere(clerk)).toBe(false);
    const next = await office.hire('hal@coop.example', ['clerk']);
    const body = { reason: 'left us' };
    expect((await office.call('staff.disable', { params: next, body }, admin)).statusCode).toBe(200);
    expect(await isOpenThere(next)).toBe(false);
    expect((await office.call('staff.disable', { params: admin, body }, admin)).statusCode).toBe(400);
    await other.close();
  });

  it('a proof counts for five minutes, and a code proves anew', async () => {
    const admin = await office.hire('ivy@coop.example', ['admin']);
    const body = { email: 'new@coop.example', name: 'New', roles: ['clerk'], reason: 'hired' };
    clock.move(6);
    const late = await office.call('staff.invite', { body }, admin);
    expect([late.statusCode, late.json().code]).toEqual([403, 4031]);
    expect((await office.call('staff-session.prove', { body: { code: '000000' } }, admin)).statusCode).toBe(400);
    expect((await office.call('staff-session.prove', { body: { code: office.codeOf(admin) } }, admin)).statusCode).toBe(
      200,
    );
    expect((await office.call('staff.invite', { body }, admin)).json().state).toBe('waiting');
  });

  it('over HTTPS its cookie is one of this very host, and no other name opens anything', async () => {
    const secure = await testOffice(at, { clock, officeUrl: 'https://office.coop.example' });
    const jan = await secure.hire('jan@coop.example', ['clerk']);
    expect(jan.cookie).toMatch(/^__Host-rochdale_office_session=/);
    const token = jan.cookie.split('=')[1];
    const status = async (cookie: string) => (await secure.call('staff-session.me', {}, { cookie })).statusCode;
    expect(await status(jan.cookie)).toBe(200);
    expect(await status(`rochdale_office_session=${token}`)).toBe(401);
    expect(await status(`${jan.cookie}; __Host-rochdale_office_session=${token}`)).toBe(401);
    await secure.close();
  });
});
