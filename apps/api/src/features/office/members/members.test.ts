import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { asMember } from '../../../testing/callers.ts';
import { countDataAccess, layDataAccess } from '../../../testing/data-access.ts';
import { type Clerk, testOffice } from '../../../testing/office.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let dana: Clerk;
const params = { memberNumber: '200017' };
const reason = 'called from her cell';

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
const find = async (q: string) => (await office.call('members.find', { query: { q } }, dana)).json();
const numbers = async (q: string): Promise<string[]> =>
  (await find(q)).members.map(({ memberNumber }: { memberNumber: string }) => memberNumber);

describe('finding a member', () => {
  it.each([
    ['a name', 'Marisol Okonkwo'],
    ['a name, misspelt', 'marisol okonkwoo'],
    ['a part of a name', 'okonk'],
    ['a whole account', '104471882'],
    ['a phone as people write it', '(541) 555-0142'],
    ['a phone with the country’s 1', '+1 541 555 0142'],
    ['a login', 'marisol.okonkwo'],
    ['a street', '2218 cedar'],
  ])('by %s', async (_what, q) => {
    expect(await numbers(q)).toContain('200017');
  });

  it('by a whole number opens her page', async () => {
    for (const q of ['104471882', '200017', '541-555-0142']) expect((await find(q)).opens).toBe('200017');
    expect((await find('10447')).opens).toBeNull();
    expect((await find('okonkwo')).opens).toBeNull();
  });

  it('finds nothing by what is no name, and takes no pattern', async () => {
    for (const q of ['', 'x', '%%', '__', "'; drop table members --", '\\%', '日本語'])
      expect(await numbers(q)).toEqual([]);
    expect((await office.call('members.find', { query: { q: 'x'.repeat(101) } }, dana)).statusCode).toBe(400);
  });
});

/** Every entry of her list, page by page. */
async function whole(): Promise<Set<string>> {
  const all: string[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page = (await office.call('members.timeline', { params, ...(after && { query: { after } }) }, dana)).json();
    all.push(...page.entries.map((one: object) => JSON.stringify(one)));
    after = page.next;
  }
  expect(new Set(all).size).toBe(all.length);
  return new Set(all);
}

describe('a member’s page', () => {
  it('shows what the billing system said, what was paid here, and what she sees; reading it is an entry', async () => {
    await rows(
      "insert into ledger (account_number, trans_no, amount_cents, posted_at) values ('104471882', '990000000001', 1000, now())",
    );
    const seen = (await office.call('members.see', { params }, dana)).json();
    const account = seen.accounts.find(({ accountNumber }: { accountNumber: string }) => accountNumber === '104471882');
    expect(account.shownCents).toBe(account.importedCents - 1000);
    expect(account.paidHereCents).toBe(1000);
    const own = await at.app.inject({
      url: '/v3/member/200017/accounts/104471882',
      headers: await asMember(at, { memberNumber: '200017', accountNumber: '104471882' }),
    });
    expect(own.json().accountBalance).toBe(account.shownCents / 100);
    expect(seen).toMatchObject({ name: 'Marisol Okonkwo', login: { loginId: 'marisol.okonkwo', lockedUntil: null } });
    expect(await rows("select staff_id, subject_id from audit where act = 'member-seen'")).toEqual([
      { staff_id: dana.staffId, subject_id: '200017' },
    ]);
    expect((await office.call('members.see', { params: { memberNumber: '999' } }, dana)).statusCode).toBe(404);
  });

  it('tells what happened in one list, with notes and what the office did, page by page', async () => {
    expect(
      (await office.call('member-notes.add', { params, body: { text: 'Ñandú wants a call' } }, dana)).statusCode,
    ).toBe(200);
    for (let n = 0; n < 30; n += 1)
      await rows(
        "insert into security_events (at, kind, member_number) values (now() - make_interval(mins => $1), 'signed-in', '200017')",
        n + 1,
      );
    const first = (await office.call('members.timeline', { params }, dana)).json();
    expect(first.entries[0]).toMatchObject({ kind: 'note', what: 'Ñandú wants a call', by: 'dana' });
    expect(first.entries.map(({ kind }: { kind: string }) => kind)).toContain('payment');
    expect(first.entries).toHaveLength(25);
    expect((await whole()).size).toBe(32);
  });

  it('loses none of what happened at one moment, such as a payment of sixty accounts', async () => {
    const before = await whole();
    await rows(
      `insert into ledger (account_number, trans_no, amount_cents, posted_at)
       select '104471882', '98' || lpad(n::text, 10, '0'), n, '2026-11-20T10:00:00.123456Z' from generate_series(1, 60) n`,
    );
    expect((await whole()).size).toBe(before.size + 60);
  });

  it('is not read from a place that is none', async () => {
    for (const after of [
      'x',
      '2026-11-20T10:00:00.123Z~',
      "2026-11-20T10:00:00.123Z~a'b",
      '2026-13-40T10:00:00.123Z~note:1',
    ])
      expect((await office.call('members.timeline', { params, query: { after } }, dana)).statusCode).toBe(400);
  });
});

describe('a login that is closed', () => {
  const signIn = (password: string) =>
    at.app.inject({
      method: 'POST',
      url: '/v3/login',
      payload: { username: 'marisol.okonkwo', password },
      headers: { 'application-id': at.services.site().config.applicationIdWeb },
    });

  it('is opened by a clerk, also when several do at once, and the member signs in', async () => {
    for (let n = 0; n < 10; n += 1) await signIn('wrong');
    expect((await signIn('Rochdale-demo-1!')).statusCode).toBe(429);
    expect((await office.call('members.see', { params }, dana)).json().login.lockedUntil).not.toBeNull();
    const all = await Promise.all(
      Array.from({ length: 5 }, () => office.call('logins.unlock', { params, body: { reason } }, dana)),
    );
    expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect((await signIn('Rochdale-demo-1!')).statusCode).toBe(200);
  });

  it('is signed out everywhere, and is sent a link to its own address alone', async () => {
    const headers = await asMember(at, { memberNumber: '200017', accountNumber: '104471882' });
    await layDataAccess(at, '200017');
    const { ended } = (await office.call('logins.sign-out', { params, body: { reason } }, dana)).json();
    expect(ended).toBeGreaterThan(0);
    expect(await countDataAccess(at, '200017')).toBe(0);
    expect((await at.app.inject({ url: '/v3/member/200017/accounts/104471882', headers })).statusCode).toBe(401);
    const [login] = await rows("select email from logins where member_number = '200017'");
    for (let n = 0; n < 5; n += 1)
      expect((await office.call('logins.send-link', { params, body: { reason } }, dana)).json()).toEqual({
        sentTo: login.email,
      });
    expect((await office.call('logins.send-link', { params, body: { reason } }, dana)).statusCode).toBe(429);
    const acts = await rows(
      "select act from audit where subject_id = '200017' and act like 'login-%' order by audit_id",
    );
    expect(acts.map(({ act }) => act)).toEqual([
      ...Array.from({ length: 5 }, () => 'login-unlocked'),
      'login-signed-out',
      ...Array.from({ length: 5 }, () => 'login-link-sent'),
    ]);
  });
});
