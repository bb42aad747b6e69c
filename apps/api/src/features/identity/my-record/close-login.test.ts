import { addDays } from '@rochdale/domain/dates';
import { retentionKinds } from '@rochdale/domain/identity/my-record/retention';
import { paymentItem } from '@rochdale/test-kit/payments/payment-item';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { todayAt } from '../../../platform/clock.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { forgetWhatEnded } from '../../office/housekeeping/housekeeping-store.ts';
import { runPaymentDay } from '../../planned/payment-day/run-payment-day.ts';
import { beginChange, carryOutDue } from '../login-changes/public.ts';
import { addLogin, holdLoginOfMember, type Login } from '../sign-in/public.ts';

const member = '200017';
const account = '104471882';
const currentPassword = 'Rochdale-demo-1!';
let at: Awaited<ReturnType<typeof testApp>>;
let token = '';
let closed: Login | undefined;
const later = (hours: number) => ({ now: () => new Date(Date.now() + hours * 3_600_000) });
const scheduledStates = () =>
  query("select state, reason from due_payments where plan_kind = 'scheduled-payment' and member_number = $1", member);

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

  it('says of a payment that is due, and of one that was declined and is tried again, that it ends', async () => {
    await query("update stored_payments set used_by_auto_pay = false where stored_payment_id = 'S2000171'");
    const day = todayAt(at.services.clock, at.services.site().timeZone);
    for (const [state, days] of [
      ['due', 10],
      ['retrying', 11],
    ] as const) {
      const scheduled = await call('POST', '/scheduled-payments', {
        ...{ accountsToPay: [paymentItem(account, 20.5)], amount: 20.5, paymentDate: addDays(day, days) },
        payWith: { kind: 'stored', storedPaymentId: 'S2000171' },
      });
      expect(scheduled.statusCode).toBe(200);
      await query('update scheduled_payments set payment_date = $2 where trans_no = $1', scheduled.json().transNo, day);
      await query(
        `insert into due_payments (plan_kind, plan_key, due_day, member_number, state, authorization_id, updated_at, amount_cents, try_on)
         select 'scheduled-payment', trans_no, $2, member_number, $3, authorization_id, now(), 2050, $4
         from scheduled_payments where trans_no = $1`,
        ...[scheduled.json().transNo, day, state, addDays(day, 1)],
      );
    }
    expect((await call('GET', '/record/closing')).json()).toMatchObject({
      blockedBy: null,
      ends: { scheduledPayments: 2 },
    });
  });

  it('is possible while a change of the login’s address waits', async () => {
    await at.services.db.transaction(async (tx) => {
      closed = await holdLoginOfMember(tx, member);
      if (!closed) throw new Error('The member has a login.');
      await beginChange(at.services, tx, closed, { kind: 'email', emailAfter: 'thief@example.com', paper: null });
    });
    expect(await query('select state from login_changes where member_number = $1', member)).toEqual([
      { state: 'waiting' },
    ]);
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

  it('stops what was due or declined of a scheduled payment: nothing is charged the next day', async () => {
    const stopped = { state: 'cancelled', reason: 'removed' };
    expect(await scheduledStates()).toEqual([stopped, stopped]);
    expect(
      await query('select 1 from scheduled_payments where member_number = $1 and deleted_at is null', member),
    ).toEqual([]);
    const [way] = await query("select removed_at from stored_payments where stored_payment_id = 'S2000171'");
    expect(way.removed_at).toEqual(expect.any(Date));
    const log = { warn: () => undefined, info: () => undefined };
    await runPaymentDay({ ...at.services, clock: later(24), bank: undefined, log });
    expect(await scheduledStates()).toEqual([stopped, stopped]);
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

  it('and no change that waited for the login before is made to it', async () => {
    if (!closed) throw new Error('A change waited.');
    await addLogin(at.services.db, closed);
    expect(await carryOutDue({ ...at.services, clock: later(25) }, async () => undefined)).toBe(0);
    expect(await query('select email from logins where member_number = $1', member)).toEqual([{ email: closed.email }]);
    expect(await query('select state from login_changes where member_number = $1', member)).toEqual([
      { state: 'dropped' },
    ]);
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
