import { retentionKinds } from '@rochdale/domain/identity/my-record/retention';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { forgetWhatEnded } from '../../office/housekeeping/housekeeping-store.ts';

const member = '200017';
const account = '104471882';
const currentPassword = 'Rochdale-demo-1!';
let at: Awaited<ReturnType<typeof testApp>>;
let token = '';

const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const signIn = () =>
  at.app.inject({
    method: 'POST',
    url: '/v3/login',
    payload: { username: 'marisol.okonkwo', password: currentPassword },
  });
const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  at.app.inject({
    method,
    url: `/v3/member/${member}${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
const close = () => call('POST', '/record/closed', { currentPassword, agreed: true });

/** Tables in which something is keyed by the member or the login. */
async function tablesLeft(): Promise<string[]> {
  const columns = await query(
    `select table_name as name, column_name as column from information_schema.columns
     where table_schema = 'public' and column_name in ('member_number', 'login_key', 'owner_id') order by 1`,
  );
  const left = new Set<string>();
  for (const { name, column } of columns) {
    const value = column === 'login_key' ? 'marisol.okonkwo' : member;
    const [{ found }] = await query(`select exists (select 1 from "${name}" where "${column}" = $1) as found`, value);
    if (found) left.add(name);
  }
  return [...left];
}

beforeAll(async () => {
  at = await testApp({ isDemo: true });
  token = (await signIn()).json().accessToken;
  const terms = { storedPaymentId: 'S2000171', daysBefore: 0, ceiling: null, agreed: true };
  await call('POST', '/auto-pay', { ...terms, accounts: [{ accountNumber: account }] });
  const row = { accountNumber: account, isEmail: true, isPaperless: true, isPaperlessOther: false };
  await call('PUT', '/details', { paperlessAccounts: [row], paperlessConfirmText: true });
});
afterAll(() => at.close());

describe('closing the login (identity-105)', () => {
  it('says what ends', async () => {
    const said = (await call('GET', '/record/closing')).json();
    expect(said).toMatchObject({ blockedBy: null, ends: { autoPays: 1 } });
    expect(said.ends.paperless).toBeGreaterThan(0);
  });

  it('wants the password, and that it was read', async () => {
    expect((await call('POST', '/record/closed', { currentPassword: 'x', agreed: true })).statusCode).toBe(400);
    expect((await call('POST', '/record/closed', { currentPassword, agreed: false })).statusCode).toBe(400);
  });

  it('waits for a payment that is under way (identity-106)', async () => {
    await query(
      `insert into due_payments (plan_kind, plan_key, due_day, member_number, state, authorization_id, updated_at, amount_cents, try_on)
       select 'auto-pay', $1, current_date, $2, 'charging', authorization_id, now(), 100, current_date from auto_pays where account_number = $1`,
      ...[account, member],
    );
    expect((await call('GET', '/record/closing')).json().blockedBy).toBe('under-way');
    expect((await close()).statusCode).toBe(409);
    await query("delete from due_payments where state = 'charging'");
  });

  it('ends everything at once, in one transaction, once however often it is asked', async () => {
    const second = (await signIn()).json().accessToken;
    const answers = await Promise.all([close(), close(), close()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, expect.any(Number), expect.any(Number)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const bearer of [token, second])
      expect(
        (await at.app.inject({ url: '/v3/session', headers: { authorization: `Bearer ${bearer}` } })).statusCode,
      ).toBe(401);
    expect((await signIn()).statusCode).toBe(400);
    expect(await query('select 1 from auto_pays where member_number = $1', member)).toEqual([]);
    const [ended] = await query('select ended_at, end_reason from authorizations where plan_key = $1', account);
    expect(ended).toMatchObject({ ended_at: expect.any(Date), end_reason: 'member' });
    const [paper] = await query('select paperless_billing from account_preferences where account_number = $1', account);
    expect(paper.paperless_billing).toBe(false);
  });

  it('leaves exactly what is named (identity-107)', async () => {
    const named = new Set<string>(
      retentionKinds.filter(({ afterClosing }) => afterClosing).flatMap(({ tables }) => [...tables]),
    );
    expect((await tablesLeft()).filter((name) => !named.has(name))).toEqual([]);
  });

  it('is seen by the office and told by e-mail', async () => {
    const kinds = await query(
      'select kind from security_events where member_number = $1 order by event_id desc limit 1',
      member,
    );
    expect(kinds).toEqual([{ kind: 'login-closed' }]);
    expect(
      await query("select 1 as one from outgoing_messages where member_number = $1 and kind = 'login-closed'", member),
    ).toEqual([{ one: 1 }]);
  });

  it('the member can have a login again (identity-108)', async () => {
    const types = await at.app.inject({
      method: 'POST',
      url: '/v3/registration/authentication-types',
      payload: { accountNumber: account },
    });
    expect(types.statusCode).toBe(200);
    expect(types.json().emails.length).toBeGreaterThan(0);
  });

  it('what is kept for a time goes when the co-op’s time is over (identity-109)', async () => {
    const ended = async () => (await query('select 1 from paper_consents where member_number = $1', member)).length;
    const events = async () => (await query('select 1 from security_events where member_number = $1', member)).length;
    const years = (count: number) => new Date(Date.now() + count * 366 * 24 * 3_600_000);
    const keeps = { events: { years: 3 }, paperConsents: { years: 1 } };
    await forgetWhatEnded(at.services.db, years(2.5), keeps);
    expect([await ended(), (await events()) > 0]).toEqual([0, true]);
    await forgetWhatEnded(at.services.db, years(3.1), keeps);
    expect(await events()).toBe(0);
  });
});
