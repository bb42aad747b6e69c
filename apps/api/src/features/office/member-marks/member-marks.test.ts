import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { asMember } from '../../../testing/callers.ts';
import { countDataAccess, layDataAccess } from '../../../testing/data-access.ts';
import { type Clerk, testOffice } from '../../../testing/office.ts';
import { recipientOf, tellMember } from '../../communications/messages/public.ts';
import { recipientsOf } from '../../communications/notifications/public.ts';
import { holdsLoginClosed } from './public.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let dana: Clerk;
const reason = 'the family called';
const marisol = { memberNumber: '200017' };
const account = '104471882';

beforeAll(async () => {
  at = await testApp();
  office = await testOffice(at);
  dana = await office.hire('dana@coop.example', ['clerk']);
});
afterAll(async () => {
  await office.close();
  await at.close();
});

const rows = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const signIn = (username: string) =>
  at.app.inject({
    method: 'POST',
    url: '/v3/login',
    payload: { username, password: 'Rochdale-demo-1!' },
    headers: { 'application-id': at.services.site().config.applicationIdWeb },
  });
const deceased = (memberNumber: string, estate: object = {}, who = dana) =>
  office.call('member-marks.deceased', { params: { memberNumber }, body: { reason, ...estate } }, who);
const memberOf = async (username: string): Promise<string> =>
  (await rows('select member_number from logins where login_key = $1', username))[0].member_number;
const accountsOf = async (memberNumber: string): Promise<string[]> =>
  (await rows('select account_number from accounts where member_number = $1 order by 1', memberNumber)).map(
    ({ account_number }) => account_number,
  );

describe('a member who has died', () => {
  let walter: string;
  let accounts: string[];

  beforeAll(async () => {
    walter = await memberOf('walter.prine');
    accounts = await accountsOf(walter);
    await rows('delete from drafts where member_number = $1', walter);
    await rows(
      `insert into stored_payments (member_number, stored_payment_id, payment_type, brand, last_four, token)
       values ($1, 'ONE', 'Credit', 'Visa', '1111', 'TEST-CARD-1111')`,
      walter,
    );
    await rows(
      "insert into auto_pays values ($1, $2, 'ONE', 0, null, false, '2026-01-01', now()) on conflict do nothing",
      accounts[0],
      walter,
    );
    await rows(
      `insert into scheduled_payments (trans_no, member_number, payment_type, payment_method, token, amount_cents, payment_date, created_at)
       values ('SCHED-DIED', $1, 'Credit', 'Visa ending in 1111', 'TEST-CARD-1111', 1000, '2099-01-01', now())`,
      walter,
    );
    await rows("insert into scheduled_payment_accounts values ('SCHED-DIED', $1, 1000)", accounts[0]);
  });

  it('is signed out, comes in no more, and is sent nothing; plans end and nobody is told', async () => {
    const headers = await asMember(at, { memberNumber: walter, accountNumber: accounts[0] ?? '' });
    const before = (await rows('select count(*)::int as count from outgoing_messages'))[0].count;
    await layDataAccess(at, walter);
    const answer = await deceased(walter);
    expect(answer.json()).toMatchObject({ plans: 2 });
    expect(answer.json().sessions).toBeGreaterThan(0);
    expect(await countDataAccess(at, walter)).toBe(0);
    expect((await at.app.inject({ url: `/v3/member/${walter}/accounts/${accounts[0]}`, headers })).statusCode).toBe(
      401,
    );
    const refused = await signIn('walter.prine');
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('This login is closed.');
    expect(refused.body).not.toMatch(/died|deceased|death/i);
    expect(await rows('select 1 from auto_pays where member_number = $1', walter)).toEqual([]);
    expect(
      await rows('select 1 from scheduled_payments where member_number = $1 and deleted_at is null', walter),
    ).toEqual([]);
    expect(
      await rows(
        'select distinct end_reason from authorizations where member_number = $1 and ended_at is not null and end_told_at is null',
        walter,
      ),
    ).toEqual([]);
    const told = await at.services.db.transaction((tx) =>
      tellMember(at.services, tx, walter, 'plan-ended', () => ({ subject: 'S', paragraphs: ['P'] })),
    );
    expect(told).toBeUndefined();
    expect((await rows('select count(*)::int as count from outgoing_messages'))[0].count).toBe(before);
  });

  it('is on the page and in what happened, with who did it and why', async () => {
    const seen = (await office.call('members.see', { params: { memberNumber: walter } }, dana)).json();
    expect(seen.marks).toMatchObject([{ mark: 'deceased', accountNumber: null, estateEmail: null }]);
    const { entries } = (await office.call('members.timeline', { params: { memberNumber: walter } }, dana)).json();
    expect(entries[0]).toMatchObject({ kind: 'office', what: 'member-deceased', by: 'dana' });
  });

  it('gets no link and no code for the login either', async () => {
    const params = { memberNumber: walter };
    expect((await office.call('logins.send-link', { params, body: { reason } }, dana)).statusCode).toBe(409);
  });

  it('is marked once, of many at once; who was no member is none', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => deceased(walter)));
    expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([409]));
    expect((await deceased('999999')).statusCode).toBe(404);
  });

  it('comes back when it was another one: the mark goes, the login opens, what ended stays ended', async () => {
    const lift = () =>
      office.call('member-marks.lift', { params: { memberNumber: walter, mark: 'deceased' }, body: { reason } }, dana);
    expect((await lift()).statusCode).toBe(200);
    expect((await lift()).statusCode).toBe(409);
    expect((await signIn('walter.prine')).statusCode).toBe(200);
    expect(await rows('select 1 from auto_pays where member_number = $1', walter)).toEqual([]);
  });

  it('who signs in at that very moment is out as well', async () => {
    const emmett = await memberOf('emmett.vance');
    const tries = Array.from({ length: 12 }, () => signIn('emmett.vance'));
    const [marked, ...answers] = await Promise.all([deceased(emmett), ...tries]);
    expect(marked?.statusCode).toBe(200);
    for (const answer of answers.filter(({ statusCode }) => statusCode === 200)) {
      const headers = { authorization: `Bearer ${answer.json().accessToken}` };
      expect((await at.app.inject({ url: '/v3/session', headers })).statusCode).toBe(401);
    }
    expect(await rows('select 1 from tokens where member_number = $1 and revoked_at is null', emmett)).toEqual([]);
  });

  it('messages go to the estate’s contact alone, by e-mail, once', async () => {
    const { db } = at.services;
    for (const [contact, kind, address] of [
      ['00000000-0000-4000-8000-000000000001', 'email', 'm1@okonkwo.example'],
      ['00000000-0000-4000-8000-000000000002', 'email', 'm2@okonkwo.example'],
    ])
      await rows(
        `insert into notification_contacts (member_number, contact_id, kind, address, verified_at, created_at)
         values ('200017', $1, $2, $3, now(), now())`,
        contact,
        kind,
        address,
      );
    await rows(
      `insert into notification_choices (member_number, account_number, topic, channel, chosen_at)
       values ('200017', $1, 'billReady', 'email', now()), ('200017', $1, 'billReady', 'text', now()) on conflict do nothing`,
      account,
    );
    expect((await recipientsOf(db, 'billReady', [account])).length).toBeGreaterThan(1);
    expect((await deceased('200017', { estateName: 'Chidi', estateEmail: 'Chidi@Okonkwo.example' })).statusCode).toBe(
      200,
    );
    expect(await recipientsOf(db, 'billReady', [account])).toMatchObject([
      { channel: 'email', address: 'chidi@okonkwo.example' },
    ]);
    expect(await recipientOf(db, '200017')).toMatchObject({ recipient: 'chidi@okonkwo.example' });
    expect(await holdsLoginClosed(db, '200017')).toBe(true);
    await office.call('member-marks.lift', { params: { ...marisol, mark: 'deceased' }, body: { reason } }, dana);
    expect((await recipientsOf(db, 'billReady', [account])).map((one) => one.address)).not.toContain(
      'chidi@okonkwo.example',
    );
  });

  it('what waited to be sent is given up, but not where a living member has the same address', async () => {
    await rows(
      "update members set email = 'two@home.example' where member_number in ('200017', $1)",
      await memberOf('lottie.burke'),
    );
    await rows("update logins set email = 'one@home.example' where member_number = '200017'");
    for (const address of ['one@home.example', 'two@home.example', 'other@home.example'])
      await rows(
        `insert into outgoing_messages (message_id, channel, recipient, kind, state, created_at)
         values (gen_random_uuid(), 'email', $1, 'waits', 'waiting', now())`,
        address,
      );
    expect((await deceased('200017')).statusCode).toBe(200);
    expect(await rows("select recipient, state from outgoing_messages where kind = 'waits' order by 1")).toEqual([
      { recipient: 'one@home.example', state: 'dropped' },
      { recipient: 'other@home.example', state: 'waiting' },
      { recipient: 'two@home.example', state: 'waiting' },
    ]);
    await office.call('member-marks.lift', { params: { ...marisol, mark: 'deceased' }, body: { reason } }, dana);
  });
});

describe('a member who moves out', () => {
  const move = (body: object, memberNumber = '200017') =>
    office.call(
      'member-marks.moved-out',
      {
        params: { memberNumber },
        body: { reason, accountNumber: account, movedOn: '2026-11-30', endsPlans: true, ...body },
      },
      dana,
    );

  it('hears no more of that place’s power, but of its bill, and of other places', async () => {
    const { db } = at.services;
    const other = '104480316';
    for (const [number, topic] of [
      [account, 'outage'],
      [account, 'billReady'],
      [other, 'outage'],
    ])
      await rows(
        `insert into notification_choices (member_number, account_number, topic, channel, chosen_at)
         values ('200017', $1, $2, 'email', now()) on conflict do nothing`,
        number,
        topic,
      );
    const movedOn = (await rows('select current_date::text as day'))[0].day;
    expect((await move({ movedOn })).statusCode).toBe(200);
    expect(await recipientsOf(db, 'outage', [account])).toEqual([]);
    expect((await recipientsOf(db, 'outage', [other])).length).toBeGreaterThan(0);
    expect((await recipientsOf(db, 'billReady', [account])).length).toBeGreaterThan(0);
    expect((await move({ movedOn })).statusCode).toBe(409);
    expect((await signIn('marisol.okonkwo')).statusCode).toBe(200);
  });

  it('has that account’s plans ended, and told; what pays other accounts too stays', async () => {
    const lottie = await memberOf('lottie.burke');
    const [own = ''] = await accountsOf(lottie);
    for (const [number, others] of [
      ['SCHED-ONE', []],
      ['SCHED-TWO', [account]],
    ] as const) {
      await rows(
        `insert into scheduled_payments (trans_no, member_number, payment_type, payment_method, token, amount_cents, payment_date, created_at)
         values ($1, $2, 'Credit', 'Visa ending in 1111', 'T', 1000, '2099-01-01', now())`,
        number,
        lottie,
      );
      for (const one of [own, ...others])
        await rows('insert into scheduled_payment_accounts values ($1, $2, 500)', number, one);
    }
    const movedOn = (await rows('select current_date::text as day'))[0].day;
    expect((await move({ accountNumber: own, movedOn }, lottie)).json()).toEqual({ plans: 1, sharedPlans: 1 });
    expect(
      await rows(
        "select plan_key, end_reason, end_told_at from authorizations where member_number = $1 and plan_key like 'SCHED%'",
        lottie,
      ),
    ).toEqual([{ plan_key: 'SCHED-ONE', end_reason: 'office', end_told_at: null }]);
  });

  it('is of the member’s own account, on a day near by', async () => {
    expect((await move({ accountNumber: '104500017' })).statusCode).toBe(404);
    expect((await move({ movedOn: '2020-01-01' })).json()[0]).toMatchObject({ field: 'movedOn' });
  });
});
