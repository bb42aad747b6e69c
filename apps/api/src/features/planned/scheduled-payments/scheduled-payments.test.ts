import { addDays } from '@rochdale/domain/dates';
import { formatsOf } from '@rochdale/domain/texts/formats';
import { paymentItem } from '@rochdale/test-kit/payments/payment-item';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { todayAt } from '../../../platform/clock.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { waitingForLocks } from '../../../platform/testing/waiting-for-locks.ts';
import { settle } from '../../paying/payments/settle.ts';
import { keptCard } from '../../paying/payments/testing/kept-card.ts';
import { runPaymentDay } from '../payment-day/run-payment-day.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let token: string;
let today: string;
const member = '200801';
const [electric = '', water = '', , , restricted = ''] = ['0', '1', '2', '3', '4'].map((last) => `10450811${last}`);
const [visa, , expired, bank] = ['1', '2', '3', '4'].map((last) => `S${member}${last}`);
const noLog = { warn: () => undefined, info: () => undefined };

beforeAll(async () => {
  at = await testApp();
  today = todayAt(at.services.clock, at.services.site().timeZone);
  token = await tokenOf('greta.solheim');
});
afterAll(() => at.close());
afterEach(async () => {
  for (const all of ['due_payments', 'scheduled_payment_accounts', 'scheduled_payments'])
    await query(`delete from ${all}`);
  await query(`delete from outgoing_messages where kind like 'scheduled-payment-%'`);
});

const tokenOf = async (username: string): Promise<string> =>
  (
    await at.app.inject({ method: 'POST', url: '/v3/login', payload: { username, password: 'Rochdale-demo-1!' } })
  ).json().accessToken;
const query = (text: string, values: unknown[] = []) => at.database.pool.query(text, values);
const call = (method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object, as = { member, token }) =>
  at.app.inject({
    method,
    url: `/v3/member/${as.member}/scheduled-payments${path}`,
    headers: { authorization: `Bearer ${as.token}` },
    ...(payload && { payload }),
  });
const asked = (changes: object = {}) => ({
  accountsToPay: [paymentItem(electric, 20.5), paymentItem(water, 10)],
  amount: 30.5,
  paymentDate: addDays(today, 10),
  payWith: { kind: 'stored', storedPaymentId: visa },
  ...changes,
});
const schedule = (changes: object = {}) => call('POST', '', asked(changes));
const list = async () => (await call('GET')).json().scheduledPaymentsList;
const told = `select kind from outgoing_messages where kind like 'scheduled-payment-%' order by created_at`;
const mails = async (): Promise<string[]> => (await query(told)).rows.map(({ kind }: { kind: string }) => kind);

describe('scheduling is refused', () => {
  it.each([
    ['for today', () => ({ paymentDate: today }), 'Please choose a payment date from'],
    ['for the 61st day', () => ({ paymentDate: addDays(today, 61) }), 'Please choose a payment date from'],
    ['with an expired card', () => ({ payWith: { kind: 'stored', storedPaymentId: expired } }), 'This card expires'],
    ['with another’s card', () => ({ payWith: { kind: 'stored', storedPaymentId: 'S2008021' } }), 'Please choose what'],
    ['for an amount of nothing', () => ({ accountsToPay: [paymentItem(electric, 0)], amount: 0 }), ''],
    ['for a sum that is not the sum', () => ({ amount: 30 }), 'You must enter valid amount.'],
    [
      'for an account twice',
      () => ({ accountsToPay: [paymentItem(electric, 1), paymentItem(electric, 1)], amount: 2 }),
      '',
    ],
    [
      'for a closed account',
      () => ({ accountsToPay: [paymentItem(restricted, 5)], amount: 5 }),
      'methods are restricted',
    ],
  ])('%s', async (_what, changes, sentence) => {
    const answer = await schedule(changes());
    expect(answer.statusCode).toBe(400);
    expect(answer.json()[0].message).toContain(sentence);
    expect(await list()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('for an account that this kind may not pay, by its number', async () => {
    await query('update accounts set is_cc_eligible = false where account_number = $1', [water]);
    const answer = await schedule();
    expect(answer.json()[0].message).toBe(`Account: ${water} Credit Card Payment Restricted.`);
    expect((await schedule({ payWith: { kind: 'new', paymentType: 'cc' } })).statusCode).toBe(400);
    expect((await schedule({ payWith: { kind: 'stored', storedPaymentId: bank } })).statusCode).toBe(200);
    await query('update accounts set is_cc_eligible = true where account_number = $1', [water]);
  });

  it('for another’s account, and with what only the office can charge', async () => {
    expect((await schedule({ accountsToPay: [paymentItem('104508120', 5)], amount: 5 })).statusCode).toBe(404);
    await query('update stored_payments set token = null where stored_payment_id = $1', [bank]);
    const answer = await schedule({ payWith: { kind: 'stored', storedPaymentId: bank } });
    expect(answer.json()[0].message).toContain('was saved by our office.');
    await query(`update stored_payments set token = 'TEST-BANK-6789' where stored_payment_id = $1`, [bank]);
  });
});

describe('a scheduled payment', () => {
  it('is listed, found by its number, and confirmed', async () => {
    const answer = (await schedule()).json();
    expect(answer).toEqual({ kind: 'scheduled', transNo: answer.transNo, paymentDate: addDays(today, 10) });
    const [one] = await list();
    expect(one).toEqual({
      createdDate: today,
      paymentType: 'Credit',
      amount: 30.5,
      paymentMethod: 'Visa ending in 1111',
      paymentDate: addDays(today, 10),
      transNo: answer.transNo,
      paysInFull: false,
      accountDetails: [
        { accountNumber: electric, accountType: one.accountDetails[0].accountType, amount: 20.5 },
        { accountNumber: water, accountType: one.accountDetails[1].accountType, amount: 10 },
      ],
    });
    expect(one.accountDetails[0].accountType).not.toBe('');
    expect((await call('GET', `/${answer.transNo}`)).json()).toEqual(one);
    expect(await mails()).toEqual(['scheduled-payment-created']);
    const agreed = 'select way, language, consent_text, ended_at from authorizations where plan_key = $1';
    const consents = await query(agreed, [answer.transNo]);
    expect(consents.rows).toMatchObject([{ way: 'web', language: 'en', ended_at: null }]);
    expect(consents.rows[0].consent_text).toContain('take up to $30.50');
  });

  it('is one, however often an equal request is sent at once', async () => {
    const answers = await Promise.all([schedule(), schedule(), schedule(), schedule()]);
    expect(new Set(answers.map((answer) => answer.json().transNo)).size).toBe(1);
    expect(await list()).toHaveLength(1);
    expect(await mails()).toEqual(['scheduled-payment-created']);
    await schedule({ accountsToPay: [paymentItem(electric, 10), paymentItem(water, 20.5)] });
    await schedule({ paymentDate: addDays(today, 1) });
    expect((await list()).map((one: { paymentDate: string }) => one.paymentDate)).toEqual(
      [1, 10, 10].map((days) => addDays(today, days)),
    );
  });

  it('is what the member agreed to, until it is deleted, and nobody else sees it', async () => {
    const url = `/v3/member/${member}/authorizations`;
    const agreed = async (bearer = token) =>
      (await at.app.inject({ url, headers: { authorization: `Bearer ${bearer}` } })).json();
    const { transNo } = (await schedule()).json();
    const [given] = (await agreed()).results;
    expect(given).toMatchObject({
      planKind: 'scheduled-payment',
      accountNumbers: [electric, water],
      method: 'Visa ending in 1111',
      way: 'web',
      givenOn: today,
      standing: 'inForce',
      endedOn: null,
      endReason: null,
      language: 'en',
    });
    expect(given.consentText).toContain('take up to $30.50');
    expect(JSON.stringify(given)).not.toContain('network');
    await call('DELETE', `/${transNo}`);
    expect((await agreed()).results[0]).toMatchObject({ standing: 'ended', endedOn: today, endReason: 'member' });
    const { results, message } = await agreed(await tokenOf('ivor.maddox'));
    expect([results, message]).toEqual([undefined, expect.any(String)]);
  });

  it('asked again with the other choice of the whole amount is refused, and stays as it is', async () => {
    expect((await schedule()).statusCode).toBe(200);
    const other = await schedule({ paysInFull: true });
    expect([other.statusCode, other.json()[0].message]).toEqual([
      400,
      expect.stringContaining('This payment is scheduled already, with the other choice'),
    ]);
    expect((await list()).map(({ paysInFull }: { paysInFull: boolean }) => paysInFull)).toEqual([false]);
  });

  it('is deleted once, and can be scheduled anew', async () => {
    const { transNo } = (await schedule()).json();
    const date = formatsOf('en').scheduledDay(addDays(today, 10));
    expect((await call('DELETE', `/${transNo}`)).json().message).toBe(
      `Your scheduled payment of $30.50 on ${date} has been deleted.`,
    );
    expect((await call('DELETE', `/${transNo}`)).statusCode).toBe(404);
    expect((await call('GET', `/${transNo}`)).statusCode).toBe(404);
    expect(await list()).toEqual([]);
    expect(await mails()).toEqual(['scheduled-payment-created', 'scheduled-payment-deleted']);
    expect((await schedule()).json().transNo).not.toBe(transNo);
  });

  it('is another’s to nobody: answered like one that does not exist', async () => {
    const { transNo } = (await schedule()).json();
    const ivor = { member: '200802', token: await tokenOf('ivor.maddox') };
    const [other, none] = [
      await call('DELETE', `/${transNo}`, undefined, ivor),
      await call('DELETE', '/20260101-NONE', undefined, ivor),
    ];
    expect([other.statusCode, other.body]).toEqual([404, none.body]);
    expect((await call('GET', `/${transNo}`, undefined, ivor)).statusCode).toBe(404);
    expect((await call('GET', '', undefined, ivor)).json()).toEqual({ scheduledPaymentsList: [] });
    expect((await call('DELETE', `/${transNo}`, undefined, { ...ivor, member })).statusCode).toBe(404);
    expect(await list()).toHaveLength(1);
  });

  it('can be deleted while it is due or was declined, not while it is being made; when made it is listed no more', async () => {
    const { transNo } = (await schedule()).json();
    const due = (state: string) =>
      query(
        `insert into due_payments values ('scheduled-payment', $1, $2, $3, $4, 3050, 0, null, $2, null, now())
         on conflict (plan_kind, plan_key, due_day) do update set state = $4`,
        [transNo, today, member, state],
      );
    await due('charging');
    const refused = await call('DELETE', `/${transNo}`);
    expect(refused.json()[0].message).toBe('This payment is already being made and can no longer be deleted.');
    expect(await list()).toHaveLength(1);
    await due('paid');
    expect(await list()).toEqual([]);
    expect((await call('DELETE', `/${transNo}`)).statusCode).toBe(400);
    await due('retrying');
    expect((await call('DELETE', `/${transNo}`)).statusCode).toBe(200);
    expect((await query('select state from due_payments')).rows).toEqual([{ state: 'cancelled' }]);
  });

  it('is agreed to until it came to its end, of which nobody is told', async () => {
    const agreed = async () =>
      (
        await query(
          'select end_reason, ended_at, end_told_at from authorizations where plan_key = any($1) order by 1',
          [numbers],
        )
      ).rows;
    const numbers: string[] = [];
    for (const days of [10, 11]) {
      const answer = await schedule({ paymentDate: addDays(today, days) });
      numbers.push(answer.json().transNo);
    }
    const day = () => runPaymentDay({ ...at.services, bank: undefined, log: noLog });
    await query(
      "insert into due_payments (plan_kind, plan_key, due_day, member_number, state, try_on, amount_cents, updated_at) values ('scheduled-payment', $1, $2, $3, 'skipped', $2, 0, '2026-11-20')",
      [numbers[0], addDays(today, 10), member],
    );
    await day();
    const at20 = new Date('2026-11-20T00:00:00Z');
    const open = { end_reason: null, ended_at: null, end_told_at: null };
    expect(await agreed()).toEqual([
      { end_reason: 'done', ended_at: expect.any(Date), end_told_at: expect.any(Date) },
      open,
    ]);
    expect((await agreed())[0].ended_at.getTime() - at20.getTime()).toBeLessThan(86_400_000);
    await day();
    expect((await agreed())[1]).toEqual(open);
  });

  it('that is being deleted while its day begins is not charged', async () => {
    const { transNo } = (await schedule()).json();
    await query('update scheduled_payments set payment_date = $1', [today]);
    const deleting = await at.database.pool.connect();
    await deleting.query('begin');
    await deleting.query('select 1 from scheduled_payments where trans_no = $1 for update', [transNo]);
    const day = runPaymentDay({ ...at.services, bank: undefined, log: noLog });
    await expect.poll(() => waitingForLocks(at.database.pool)).toBe(1);
    await deleting.query('update scheduled_payments set deleted_at = now() where trans_no = $1', [transNo]);
    await deleting.query('commit');
    deleting.release();
    await day;
    const { rows } = await query('select state from due_payments');
    expect(rows).toEqual([{ state: 'cancelled' }]);
    expect((await query(`select 1 from requisitions where flow = 'scheduled-payment'`)).rowCount).toBe(0);
  });
});

describe('a new way of paying', () => {
  const open = async (changes: object = {}): Promise<string> => {
    const payWith = { kind: 'new', paymentType: 'cc' };
    const { storePage, paymentRequisitionSettings: page } = (await schedule({ payWith, ...changes })).json();
    expect(storePage).toEqual({ accountNumber: `${electric},${water}`, allowCard: true, allowEcheck: false });
    return page.transNo;
  };
  const isKept = async (transNo: string): Promise<boolean> =>
    (await query('select 1 from stored_payments where stored_payment_id = $1', [transNo])).rowCount === 1;

  it('is kept, and the payment scheduled under the page’s number, once', async () => {
    const transNo = await open();
    expect(await list()).toEqual([]);
    await Promise.all([settle(at.services, keptCard(transNo)), settle(at.services, keptCard(transNo))]);
    expect(await list()).toMatchObject([{ transNo, amount: 30.5, paymentMethod: 'Visa ending in 4242' }]);
    expect(await isKept(transNo)).toBe(true);
    expect(await mails()).toEqual(['scheduled-payment-created']);
  });

  it('schedules nothing when the rules no longer hold, and keeps the card', async () => {
    const late = await open();
    await query('update accounts set is_cc_eligible = false where account_number = $1', [water]);
    await settle(at.services, keptCard(late));
    await query('update accounts set is_cc_eligible = true where account_number = $1', [water]);
    const short = await open();
    await settle(at.services, keptCard(short, { expires: '2020-01' }));
    expect(await list()).toEqual([]);
    expect([await isKept(late), await isKept(short)]).toEqual([true, true]);
    expect((await call('GET', `/${late}`)).json().message).toContain('This payment is not scheduled.');
    expect(await mails()).toEqual([]);
  });
});
