import { standardRoles } from '@rochdale/domain/office/staff/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { type Clerk, movedClock, testOffice } from '../../../testing/office.ts';

const params = { memberNumber: '200017' };
const reason = 'cannot find her November bill';
const clock = movedClock();
let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let dana: Clerk;

const rows = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const ask = (who: Clerk, memberNumber = '200017') =>
  office.call('as-member.open', { params: { memberNumber }, body: { reason } }, who);
const codeFor = async (who = dana): Promise<string> => (await ask(who)).json().code;
const trade = (code: string) => at.app.inject({ method: 'POST', url: '/v3/as-member/begin', payload: { code } });
const look = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  return (await at.app.inject({ url: '/v3/session', headers })).statusCode;
};
const openWindow = async (who = dana): Promise<string> => (await trade(await codeFor(who))).json().accessToken;

beforeAll(async () => {
  at = await testApp({ clock });
  office = await testOffice(at, { clock });
});
beforeEach(async () => {
  dana = await office.hire(`dana${crypto.randomUUID()}@coop.example`, ['clerk']);
});
afterAll(async () => {
  await office.close();
  await at.close();
});

describe('a code', () => {
  it('is traded for a window that says whom and why; both the audit and the member’s record tell of it', async () => {
    const answer = (await trade(await codeFor())).json();
    expect(answer).toMatchObject({ memberNumber: '200017', memberName: 'Marisol Okonkwo', reason, secondsLeft: 900 });
    expect(await look(answer.accessToken)).toBe(200);
    const [entry] = await rows(
      "select staff_id, subject_kind, subject_id from audit where act = 'member-viewed-as' order by audit_id desc limit 1",
    );
    expect(entry).toEqual({ staff_id: dana.staffId, subject_kind: 'member', subject_id: '200017' });
    const { entries } = (await office.call('members.timeline', { params }, dana)).json();
    expect(entries[0]).toMatchObject({ kind: 'office', what: 'member-viewed-as' });
  });

  it('is no sign-in of the member, and nobody’s last use', async () => {
    const before = await rows(
      "select last_signed_in_at, (select count(*) from tokens) from logins where member_number = '200017'",
    );
    const [{ last_used_at: used }] = await rows(
      'select last_used_at from staff_sessions where staff_id = $1',
      dana.staffId,
    );
    const token = await openWindow();
    clock.move(2);
    expect(await look(token)).toBe(200);
    expect(
      await rows("select last_signed_in_at, (select count(*) from tokens) from logins where member_number = '200017'"),
    ).toEqual(before);
    expect(await rows('select last_used_at from staff_sessions where staff_id = $1', dana.staffId)).toEqual([
      { last_used_at: used },
    ]);
    expect(await rows("select 1 from security_events where kind like 'signed-in%'")).toEqual([]);
  });

  it('of fifty that trade it at once makes one window', async () => {
    const code = await codeFor();
    const all = await Promise.all(Array.from({ length: 50 }, () => trade(code)));
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(all.filter(({ statusCode }) => statusCode === 404)).toHaveLength(49);
  });

  it('is none after a minute, when it is forged, or when who asked has signed out', async () => {
    const late = await codeFor();
    clock.move(1);
    expect((await trade(late)).statusCode).toBe(404);
    expect((await trade('A'.repeat(43))).statusCode).toBe(404);
    expect((await trade(`${late.slice(0, -1)}é`)).statusCode).toBe(400);
    const left = await codeFor();
    await office.call('staff-session.sign-out', {}, dana);
    expect((await trade(left)).statusCode).toBe(404);
  });

  it('is made for no stranger to the office’s pages, and for no member who is not there', async () => {
    const foreign = { origin: at.services.publicUrl, 'sec-fetch-site': 'same-site' };
    expect((await office.call('as-member.open', { params, body: { reason } }, dana, foreign)).statusCode).toBe(403);
    expect((await ask(dana, '999999')).statusCode).toBe(404);
    const auditor = await office.hire(`auditor${crypto.randomUUID()}@coop.example`, ['auditor', 'dispatcher']);
    expect((await ask(auditor)).json().code).toBe(4033);
  });
});

describe('a window ends', () => {
  it('after a quarter of an hour, however it is used', async () => {
    const token = await openWindow();
    clock.move(14);
    expect(await look(token)).toBe(200);
    clock.move(1);
    expect(await look(token)).toBe(401);
  });

  it('when it is ended, and then for good', async () => {
    const [token, other] = [await openWindow(), await openWindow()];
    await at.app.inject({ method: 'POST', url: '/v3/as-member/end', payload: { accessToken: token } });
    expect([await look(token), await look(other)]).toEqual([401, 200]);
  });

  it('with the session of staff, signed out or left alone', async () => {
    const token = await openWindow();
    await office.call('staff-session.sign-out', {}, dana);
    expect(await look(token)).toBe(401);
  });

  it('with the login of staff, and with the permission of the role', async () => {
    const [first, second] = [await openWindow(), await openWindow()];
    await rows('update staff set disabled_at = now() where staff_id = $1', dana.staffId);
    expect(await look(first)).toBe(401);
    await rows('update staff set disabled_at = null where staff_id = $1', dana.staffId);
    expect(await look(second)).toBe(200);
    const without = standardRoles.clerk.filter((one) => one !== 'members.view-as');
    await rows("insert into staff_roles values ('clerk', $1, now())", without);
    expect(await look(second)).toBe(401);
    await rows("delete from staff_roles where role = 'clerk'");
  });
});

describe('a member who works here too', () => {
  const seen = async () => (await office.call('members.see', { params }, dana)).json().asMember;
  const asking = () => office.call('as-member.ask', { params, body: { reason } }, dana);

  it('is looked at once another person has agreed, once, and within the hour', async () => {
    const [{ email }] = await rows("select email from logins where member_number = '200017'");
    expect(await seen()).toEqual({ takesTwo: false, agreedUntil: null });
    await office.hire(email.replace('@', '+office@'), ['dispatcher']);
    const ray = await office.hire(`ray${crypto.randomUUID()}@coop.example`, ['billing']);
    expect(await seen()).toEqual({ takesTwo: true, agreedUntil: null });
    expect((await ask(dana)).json().code).toBe(4037);
    const { approvalId } = (await asking()).json();
    expect((await ask(dana)).statusCode).toBe(403);
    const approve = (who: Clerk) => office.call('approvals.approve', { params: { approvalId } }, who);
    expect((await approve(dana)).json().code).toBe(4035);
    expect((await approve(ray)).statusCode).toBe(200);
    expect((await seen()).agreedUntil).not.toBeNull();
    expect((await ask(ray)).json().code).toBe(4037);
    expect((await trade(await codeFor())).statusCode).toBe(200);
    expect((await ask(dana)).json().code).toBe(4037);
    const again = (await asking()).json().approvalId;
    await office.call('approvals.approve', { params: { approvalId: again } }, ray);
    for (const isAgreed of [true, true, false]) {
      clock.move(20);
      expect((await seen()).agreedUntil !== null).toBe(isAgreed);
    }
    expect((await ask(dana)).json().code).toBe(4037);
  });
});
