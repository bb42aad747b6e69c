import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { recordFilters, recordPage } from '@rochdale/domain/identity/my-record/record-entry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { writeEntry } from '../../office/audit/write-entry.ts';

const member = '200017';
const account = '104471882';
const sibling = '104471890';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
const password = 'Rochdale-demo-1!';
type Page = ResponseOf<'my-record.list'>;

let at: Awaited<ReturnType<typeof testApp>>;
let token = '';

const signIn = async (username: string) =>
  (
    await at.app.inject({
      method: 'POST',
      url: '/v3/login',
      payload: { username, password },
      headers: { 'user-agent': firefox, 'x-forwarded-for': '203.0.113.7' },
    })
  ).json().accessToken;
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, bearer = token) =>
  at.app.inject({ method, url, headers: { authorization: `Bearer ${bearer}` }, ...(payload && { payload }) });
const of = (path: string) => `/v3/member/${member}${path}`;
const list = async (query = '', bearer = token, whose = member): Promise<Page> =>
  (await call('GET', `/v3/member/${whose}/record${query}`, undefined, bearer)).json();
const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;

beforeAll(async () => {
  at = await testApp({ isDemo: true, trustedProxies: 1 });
  token = await signIn('marisol.okonkwo');
});
afterAll(() => at.close());

describe('each kind of act is in the record after it (identity-99)', () => {
  it('a sign-in, with its browser and network', async () => {
    const { entries } = await list('?filter=sign-ins');
    expect(entries[0]).toMatchObject({
      ...{ source: 'event', filter: 'sign-ins', by: 'you', device: 'Firefox · Windows', network: '203.0.113.7' },
    });
  });

  it('a wrong password, as its network tried it', async () => {
    await at.app.inject({ method: 'POST', url: '/v3/login', payload: { username: 'marisol.okonkwo', password: 'x' } });
    const { entries } = await list('?filter=sign-ins');
    expect(entries[0]).toMatchObject({ source: 'event', kind: 'sign-in-failed', by: 'unknown' });
  });

  it('what the portal did by itself, as of the portal, and the office’s end of somebody’s access as of the office', async () => {
    for (const address of [null, 'worker'])
      await query(
        "insert into security_events (at, kind, member_number, address) values (now(), 'delegate-ended', $1, $2)",
        ...[member, address],
      );
    const { auditSeal } = at.services;
    if (!auditSeal) throw new Error('The test app has an office.');
    const subject = { kind: 'member', id: member };
    await writeEntry(at.services.db, auditSeal, new Date(), { act: 'delegation-ended', byWhom: 'worker', subject });
    const { entries } = await list('?filter=changes');
    const ended = { source: 'event', kind: 'delegate-ended', by: 'portal', network: null };
    expect(entries.slice(0, 3)).toMatchObject([{ source: 'act', act: 'delegation-ended', by: 'office' }, ended, ended]);
  });

  it('a change', async () => {
    expect((await call('PUT', of(`/accounts/${account}/nickname`), { nickname: 'Home' })).statusCode).toBe(200);
    const { entries } = await list('?filter=changes');
    expect(entries[0]).toMatchObject({ source: 'event', kind: 'account-named', by: 'you', byName: null });
  });

  it('Auto Pay agreed to, with the text, and ended', async () => {
    const terms = { storedPaymentId: 'S2000171', daysBefore: 0, ceiling: null, agreed: true };
    await call('POST', of('/auto-pay'), { ...terms, accounts: [{ accountNumber: account }] });
    await call('DELETE', of(`/auto-pay/${account}`));
    const { entries } = await list('?filter=consents');
    const [row] = await query(
      'select consent_text from authorizations where plan_key = $1 order by given_at desc',
      account,
    );
    expect(row.consent_text).not.toBe('');
    expect(entries.slice(0, 2)).toMatchObject([
      { source: 'consent', consent: 'auto-pay', isEnd: true, accounts: [account] },
      { source: 'consent', consent: 'auto-pay', isEnd: false, text: row.consent_text },
    ]);
  });

  it('going without paper, with the text, and back to paper (identity-100)', async () => {
    const row = { accountNumber: sibling, isEmail: true, isPaperless: true, isPaperlessOther: false };
    await call('PUT', of('/details'), { paperlessAccounts: [row], paperlessConfirmText: true });
    await call('PUT', of('/details'), {
      paperlessAccounts: [{ ...row, isPaperless: false }],
      paperlessConfirmText: true,
    });
    const { entries } = await list('?filter=consents');
    const { paperlessConfirmationText } = at.services.site().config.registration;
    expect(entries.slice(0, 2)).toMatchObject([
      { consent: 'paper', isEnd: true, about: 'bills', accounts: [sibling] },
      { consent: 'paper', isEnd: false, text: paperlessConfirmationText },
    ]);
  });

  it('a message, to a masked address, and of nobody else', async () => {
    const { entries } = await list('?filter=messages');
    expect(entries[0]).toMatchObject({ source: 'message', by: 'portal', channel: 'email' });
    const [{ count }] = await query('select count(*)::int from outgoing_messages where member_number = $1', member);
    expect(entries).toHaveLength(count);
  });

  it('somebody of the office who looked, by role alone until the co-op names them (identity-102)', async () => {
    const staffId = '5f0f8a3e-31a4-4b1c-9c7b-1f6d4d6b7a10';
    await query(
      `insert into staff (staff_id, email, name, roles, admitted_by, invited_at)
       values ($1, 'tess@cedarridge.example', 'Tess Aldana', '{clerk}', 'invitation', now())`,
      staffId,
    );
    const { auditSeal } = at.services;
    if (!auditSeal) throw new Error('The test app has an office.');
    const subject = { kind: 'member', id: member };
    await writeEntry(at.services.db, auditSeal, new Date(), { act: 'member-seen', staffId, subject });
    const { entries } = await list('?filter=looks');
    expect(entries[0]).toMatchObject({
      source: 'act',
      act: 'member-seen',
      by: 'office',
      byName: null,
      byRoles: ['clerk'],
    });
  });

  it('a delegate who looked, once an hour however often, and whoever they are without their network (identity-101)', async () => {
    const holder = await signIn('walter.prine');
    const body = {
      ...{ email: 'marisol@okonkwo.example', scope: 'see', endsOn: null, currentPassword: password },
      accounts: [{ accountNumber: '104500017' }],
    };
    const [{ email }] = await query("select email from logins where login_key = 'marisol.okonkwo'");
    await call('POST', '/v3/member/200025/delegates', { ...body, email }, holder);
    const [mail] = await query("select delegation_id as id from delegations where member_number = '200025'");
    await query(
      "update delegations set state = 'accepted', login_key = 'marisol.okonkwo', accepted_at = now() where delegation_id = $1",
      mail.id,
    );
    await query(
      "insert into login_grants (login_key, member_number, account_number, scope, given_by, delegation_id) values ('marisol.okonkwo', '200025', '104500017', 'see', 'delegation', $1)",
      mail.id,
    );
    const looks = Array.from({ length: 20 }, () => call('GET', '/v3/member/200025/accounts/104500017'));
    expect((await Promise.all(looks)).map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    const { entries } = await list('?filter=looks', holder, '200025');
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      kind: 'delegate-looked',
      by: 'delegate',
      byName: email,
      device: null,
      network: null,
    });
  });
});

describe('the pages of a record', () => {
  it('follow one another without a gap, and end (identity-103)', async () => {
    await query(
      `insert into security_events (kind, at, member_number, address)
       select 'account-named', timestamptz '2026-01-01' + (n / 7) * interval '1 second', $1, '203.0.113.7'
       from generate_series(1, 90) n`,
      member,
    );
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: Page = await list(next === '' ? '' : `?after=${next}`);
      expect(page.entries.length).toBeLessThanOrEqual(recordPage);
      seen.push(...page.entries.map(({ key }) => key));
      next = page.next;
    }
    expect(new Set(seen).size).toBe(seen.length);
    const byFilter = await Promise.all(recordFilters.map((filter) => whole(filter)));
    expect(byFilter.flat().sort()).toEqual([...seen].sort());
  });

  it('a place that nobody was given is refused', async () => {
    expect((await call('GET', of('/record?after=nowhere'))).statusCode).toBe(400);
  });

  it('another member’s number has no record here', async () => {
    for (const path of ['', '/kept', '/closing']) {
      const answer = await call('GET', `/v3/member/200082/record${path}`);
      expect([path, answer.statusCode]).toEqual([path, 404]);
    }
    for (const path of ['/download', '/closed'])
      expect(
        (await call('POST', `/v3/member/200082/record${path}`, { currentPassword: password, agreed: true })).statusCode,
      ).toBe(404);
  });
});

async function whole(filter: string): Promise<string[]> {
  const first = await list(`?filter=${filter}`);
  const keys = first.entries.map(({ key }) => key);
  for (let { next } = first; next !== null; ) {
    const page = await list(`?filter=${filter}&after=${next}`);
    keys.push(...page.entries.map(({ key }) => key));
    next = page.next;
  }
  return keys;
}
