import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { todayAt } from '../../../platform/clock.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { accountsWithAutoPay } from './public.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let token: string;
const member = '200801';
const [electric, water, billing, prepaid, restricted] = ['0', '1', '2', '3', '4'].map((last) => `10450811${last}`);
const [visa, expired, bank] = ['1', '3', '4'].map((last) => `S${member}${last}`);
const terms = { storedPaymentId: visa, daysBefore: 2, ceiling: 150.25, agreed: true };

beforeAll(async () => {
  at = await testApp();
  const payload = { username: 'greta.solheim', password: 'Rochdale-demo-1!' };
  token = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json().accessToken;
});
afterAll(() => at.close());

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path = '', payload?: object) =>
  at.app.inject({
    method,
    url: `/v3/member/${member}/auto-pay${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
const enroll = (numbers: readonly (string | undefined)[], changes: object = {}) =>
  call('POST', '', { ...terms, ...changes, accounts: numbers.map((accountNumber) => ({ accountNumber })) });
const accountOf = async (number = electric) =>
  (await call('GET')).json().accounts.find((one: { accountNumber: string }) => one.accountNumber === number);
const query = (text: string, values: unknown[] = []) => at.database.pool.query(text, values);
const mails = async () => {
  const found = await query(`select kind from outgoing_messages where recipient = 'greta@solheim.example'
    and kind like 'auto-pay-%' order by created_at`);
  return found.rows.map(({ kind }: { kind: string }) => kind);
};
const overviewSays = async (number = electric) => {
  const url = `/v3/member/${member}/accounts/${number}/details`;
  const answer = await at.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  return answer.json().autoPayExists;
};

describe('enrolling is refused', () => {
  it.each([
    [
      'an account of the office’s auto pay',
      [billing],
      {},
      'Auto Pay was set up with our office. Please call us to change it.',
    ],
    ['a prepaid account', [prepaid], {}, 'Auto Pay is not available for prepaid accounts.'],
    ['an account that may be paid by nothing online', [restricted], {}, 'ECheck & Credit Card Payment Restricted.'],
    ['an expired card', [electric], { storedPaymentId: expired }, 'This card has expired.'],
    ['another’s card', [electric], { storedPaymentId: 'S2008021' }, 'Please choose what to pay with.'],
    ['a ceiling of nothing', [electric], { ceiling: 0 }, 'Please enter a limit above $0.00 and up to $999,999.99.'],
    ['eleven days', [electric], { daysBefore: 11 }, 'Please check this value.'],
    ['no agreement', [electric], { agreed: false }, 'Please check this value.'],
  ])('for %s', async (_what, numbers, changes, sentence) => {
    const answer = await enroll(numbers, changes);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()[0].message).toContain(sentence);
    expect(await mails()).toEqual([]);
  });

  it('for an account with a draft, and with it for all that were named', async () => {
    await query(
      `insert into drafts (account_number, member_number, draft_type, draft_method, start_date)
       values ($1, $2, 'bank', 'WHEN_BILLED', '2026-01-01')`,
      [water, member],
    );
    const answer = await enroll([electric, water]);
    expect(answer.json()[0].message).toBe(
      `Account: ${water} This account already pays by automatic draft. Remove the draft to use Auto Pay.`,
    );
    expect((await accountOf()).autoPay).toBeNull();
    expect((await accountOf(water)).hasDraft).toBe(true);
    await query('delete from drafts');
  });

  it('for another member’s account, and for a token that only the office has', async () => {
    expect((await enroll(['104508120'])).statusCode).toBe(404);
    await query('update stored_payments set token = null where stored_payment_id = $1', [bank]);
    const answer = await enroll([electric], { storedPaymentId: bank });
    expect(answer.json()[0].message).toContain('was saved by our office.');
    await query(`update stored_payments set token = 'TEST-BANK-6789' where stored_payment_id = $1`, [bank]);
  });

  it('for a card or bank account that can not be charged any more', async () => {
    await query("update stored_payments set blocked_at = now(), blocked_for = 'R02' where stored_payment_id = $1", [
      bank,
    ]);
    const answer = await enroll([electric], { storedPaymentId: bank });
    expect(answer.json()[0].message).toBe(
      'This card or bank account can no longer be charged. To use it, add it again.',
    );
    const { methods } = (await call('GET')).json();
    expect(methods.filter((one: { isBlocked: boolean }) => one.isBlocked)).toMatchObject([{ storedPaymentId: bank }]);
    await query('update stored_payments set blocked_at = null, blocked_for = null');
  });
});

describe('auto pay', () => {
  it('begins today, shows on the overview, and is confirmed', async () => {
    expect(await overviewSays()).toBe(false);
    expect(await overviewSays(billing)).toBe(true);
    expect((await enroll([electric, water])).json().message).toBe('Auto Pay is set up.');
    expect((await accountOf()).autoPay).toEqual({
      paymentMethod: 'CHARGE',
      storedPaymentId: visa,
      daysBefore: 2,
      ceiling: 150.25,
      isPaused: false,
      startDate: todayAt(at.services.clock, at.services.site().timeZone),
    });
    expect(await overviewSays()).toBe(true);
    expect(await accountsWithAutoPay(at.services.db, [electric ?? '', billing ?? '', prepaid ?? ''])).toEqual(
      new Set([electric, billing]),
    );
    expect(await mails()).toEqual(['auto-pay-enrolled']);
    expect((await enroll([electric])).json()[0].message).toContain('This account already has Auto Pay');
  });

  it('is changed, paused and resumed; days before a change or of a pause are not caught up, what waits goes on', async () => {
    await query(`update auto_pays set start_date = '2026-01-01'`);
    const changed = await call('PUT', `/${electric}`, {
      ...terms,
      storedPaymentId: bank,
      ceiling: null,
      daysBefore: 0,
    });
    expect(changed.json().message).toBe(`Auto Pay for account ${electric} has been changed.`);
    const today = todayAt(at.services.clock, at.services.site().timeZone);
    expect((await accountOf()).autoPay).toMatchObject({
      paymentMethod: 'ECHECK',
      ceiling: null,
      startDate: today,
    });
    const consents = await query(
      `select end_reason, network, language, consent_text from authorizations where plan_key = $1 order by given_at`,
      [electric],
    );
    expect(consents.rows.map(({ end_reason }) => end_reason)).toEqual(['replaced', null]);
    expect(consents.rows[1]).toMatchObject({ network: '127.0.0.1', language: 'en' });
    expect(consents.rows[1].consent_text).toContain('I authorize Cedar Ridge Electric');
    await call('PUT', `/${water}/paused`, { isPaused: true });
    expect((await accountOf(water)).autoPay).toMatchObject({ isPaused: true, startDate: '2026-01-01' });
    await call('PUT', `/${water}/paused`, { isPaused: false });
    expect((await accountOf(water)).autoPay).toMatchObject({ isPaused: false, startDate: today });
    expect(await mails()).toEqual([...['enrolled', 'changed', 'paused', 'resumed'].map((kind) => `auto-pay-${kind}`)]);
  });

  it('says which day of it waits, by what was written of that day, and none that counts anew', async () => {
    const today = todayAt(at.services.clock, at.services.site().timeZone);
    const { rows } = await query('select authorization_id from auto_pays where account_number = $1', [electric]);
    const row = (dueDay: string, state: string, reason: string | null) =>
      query(
        `insert into due_payments (plan_kind, plan_key, due_day, member_number, authorization_id, state, reason, try_on, amount_cents, updated_at)
         values ('auto-pay', $1, $2, $3, $4, $5, $6, $7, 0, now())`,
        [electric, dueDay, member, rows[0].authorization_id, state, reason, addDays(today, 1)],
      );
    await row(addDays(today, -2), 'retrying', 'declined');
    await row(addDays(today, -1), 'cancelled', 'paused');
    expect((await accountOf()).takenUp).toMatchObject([
      { dueDay: addDays(today, -2), state: 'retrying', tryOn: addDays(today, 1) },
    ]);
    await query('delete from due_payments');
  });

  it('says what it did', async () => {
    await query(
      `insert into due_payments values ('auto-pay', $1, '2026-11-01', $2, 'paid', 7420, 0, null, '2026-11-01', null, now())`,
      [electric, member],
    );
    expect((await accountOf()).lastPayments).toEqual([{ dueDay: '2026-11-01', amount: 74.2, state: 'paid' }]);
  });

  it('is removed, once, and of an account that has it', async () => {
    expect((await call('DELETE', `/${electric}`)).json().message).toBe(
      `Auto Pay for account ${electric} has been removed.`,
    );
    expect((await call('DELETE', `/${electric}`)).statusCode).toBe(404);
    expect((await call('PUT', `/${electric}`, terms)).statusCode).toBe(404);
    expect((await call('PUT', `/${electric}/paused`, { isPaused: true })).statusCode).toBe(404);
    expect((await mails()).at(-1)).toBe('auto-pay-removed');
    expect(await overviewSays()).toBe(false);
  });
});

it('a member changes auto pay at most thirty times an hour, and may end it all the same; what is refused does not count', async () => {
  await query('delete from attempts');
  await call('DELETE', `/${electric}`);
  expect((await enroll([electric])).statusCode).toBe(200);
  for (let changes = 1; changes < 30; changes += 1) {
    expect((await call('PUT', `/${electric}`, { ...terms, storedPaymentId: expired })).statusCode).toBe(400);
    expect((await call('PUT', `/${electric}`, { ...terms, ceiling: 100 + changes })).statusCode).toBe(200);
  }
  const refused = await call('PUT', `/${electric}`, terms);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
  expect(refused.json().message).toMatch(/^You have changed Auto Pay many times in the last hour/);
  expect((await call('PUT', `/${electric}/paused`, { isPaused: true })).statusCode).toBe(200);
  expect((await call('PUT', `/${electric}/paused`, { isPaused: false })).statusCode).toBe(429);
  expect((await call('DELETE', `/${electric}`)).statusCode).toBe(200);
});
