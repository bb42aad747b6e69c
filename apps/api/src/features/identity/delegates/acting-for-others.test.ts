import { createHash } from 'node:crypto';
import { addDays } from '@rochdale/domain/dates';
import { paymentItem } from '@rochdale/test-kit/payments/payment-item';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock, todayAt } from '../../../platform/clock.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { type Clerk, testOffice } from '../../../testing/office.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { endDelegationsByRule } from './end-by-rule.ts';

const holderNumber = '200017';
const ownNumber = '200025';
const accountNumber = '104471882';
const second = '104480316';
const today = todayAt(systemClock, 'America/Los_Angeles');
const code = 'B'.repeat(43);
const reason = 'the member called';
let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let dana: Clerk;
let holder: Awaited<ReturnType<typeof signedIn>>;
let walter: Awaited<ReturnType<typeof signedIn>>;

const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
/** Lets Walter, who has an account of his own, pay an account of the holder's. */
async function letIn(changed: Record<string, unknown> = {}): Promise<string> {
  const [{ email }] = await query("select email from logins where login_key = 'walter.prine'");
  const body = {
    email,
    scope: 'pay',
    accounts: [{ accountNumber }],
    endsOn: null,
    currentPassword: 'Rochdale-demo-1!',
  };
  const asked = { params: { memberNumber: holderNumber }, body: { ...body, ...changed } };
  const { delegationId } = (await holder('delegates.invite', asked)).json();
  const hash = createHash('sha256').update(code).digest();
  await query('update delegations set code_hash = $2 where delegation_id = $1', delegationId, hash);
  expect((await walter('delegates.accept', { body: { code } })).statusCode).toBe(200);
  return delegationId;
}
const end = (delegationId: string) => holder('delegates.end', { params: { memberNumber: holderNumber, delegationId } });
const others = async (call: typeof walter, memberNumber: string, search = '') =>
  (await call('grants.accounts', { params: { memberNumber }, query: { search } })).json();
const pay = (call: typeof walter, paymentAmount = 12.34) => {
  const same = { reconnectFee: 0, additionalDeposit: 0, arrangementPaymentAmount: 0, reconnectMeter: true };
  return call('member-pay.initiate', {
    params: { memberNumber: holderNumber },
    body: {
      ...same,
      accountsToPay: [paymentItem(accountNumber, paymentAmount)],
      amount: paymentAmount,
      payAgain: true,
    },
  });
};
const begun = () => query('select trans_no from requisitions where member_number = $1', holderNumber);
const paidNotes = () => query("select login_key from security_events where kind = 'delegate-paid'");
const stateOf = async (delegationId: string) =>
  (await query('select state, ended_by, account_numbers from delegations where delegation_id = $1', delegationId))[0];
const ended = async () => (await query("select 1 from outgoing_messages where kind = 'delegate-ended'")).length;

beforeAll(async () => {
  at = await testApp();
  office = await testOffice(at);
  dana = await office.hire('dana@coop.example', ['clerk']);
  holder = await signedIn(at, 'marisol.okonkwo');
  walter = await signedIn(at, 'walter.prine');
});
afterAll(async () => {
  await office.close();
  await at.close();
});
beforeEach(async () => {
  await query('delete from login_grants where delegation_id is not null');
  await query('delete from delegations');
  await query('delete from attempts');
});

describe('accounts of others (identity-97)', () => {
  it('are told to their login with whose they are, how far and until when, and are none of its own', async () => {
    const own = async () => (await walter('accounts.list', { params: { memberNumber: ownNumber } })).json();
    expect(await others(walter, ownNumber)).toMatchObject({ isMember: true, results: [], totalRecords: 0 });
    expect((await own()).hasOthers).toBe(false);
    const endsOn = addDays(today, 30);
    const delegationId = await letIn({ endsOn });
    const told = await others(walter, ownNumber);
    expect(told).toMatchObject({ name: 'Walter Prine', totalRecords: 1 });
    expect(told.results).toMatchObject([
      { accountNumber, memberNumber: holderNumber, holder: 'Marisol Okonkwo', scope: 'pay', endsOn },
    ]);
    expect(await others(walter, ownNumber, '100% no match')).toMatchObject({ results: [], totalRecords: 0 });
    expect((await own()).hasOthers).toBe(true);
    expect((await own()).totalRecords).toBe(1);
    await end(delegationId);
    expect(await others(walter, ownNumber)).toMatchObject({ results: [], totalRecords: 0 });
  });

  it('are nobody else’s to ask about', async () => {
    await letIn();
    expect((await walter('grants.accounts', { params: { memberNumber: holderNumber } })).statusCode).toBe(404);
    expect(await others(holder, holderNumber)).toMatchObject({ results: [] });
  });
});

describe('a delegate who pays (identity-98)', () => {
  it('begins a payment of their own, noted with it, with nothing of the holder’s ways of paying', async () => {
    await query(
      `insert into stored_payments (member_number, stored_payment_id, payment_type, brand, last_four, token)
       values ($1, 'HELD', 'Credit', 'Visa', '4242', 'HOLDERS-TOKEN') on conflict do nothing`,
      holderNumber,
    );
    await letIn();
    const [before, noted] = [(await begun()).length, (await paidNotes()).length];
    const [first, again] = [await pay(walter), await pay(walter)];
    expect(first.statusCode).toBe(200);
    expect(first.body).not.toMatch(/HOLDERS-TOKEN|4242/);
    const transNoOf = (answer: typeof first) => answer.json().paymentRequisitionSettings.transNo;
    expect(transNoOf(again)).toBe(transNoOf(first));
    expect(transNoOf(await pay(holder))).not.toBe(transNoOf(first));
    expect((await begun()).length).toBe(before + 2);
    expect(await paidNotes()).toHaveLength(noted + 1);
  });

  it('begins none once it has ended, and what was begun stays known', async () => {
    const delegationId = await letIn();
    await pay(walter, 23.45);
    const known = await begun();
    await end(delegationId);
    expect((await pay(walter, 23.45)).statusCode).toBe(404);
    expect((await pay(walter, 34.56)).statusCode).toBe(404);
    expect(await begun()).toEqual(known);
  });

  it('begins none after the end, of many that come while it ends', async () => {
    const delegationId = await letIn();
    const noted = (await paidNotes()).length;
    const known = (await begun()).length;
    const [, ...answers] = await Promise.all([
      end(delegationId),
      ...Array.from({ length: 12 }, (_, index) => pay(walter, 40 + index)),
    ]);
    const paid = answers.filter(({ statusCode }) => statusCode === 200).length;
    expect((await begun()).length).toBe(known + paid);
    expect(await paidNotes()).toHaveLength(noted + paid);
    expect((await pay(walter, 60)).statusCode).toBe(404);
  });
});

describe('a delegation ended by rule (identity-95)', () => {
  const mark = (name: 'deceased' | 'protected') =>
    query('insert into member_marks (member_number, mark, since) values ($1, $2, now())', holderNumber, name);
  const unmark = () => query('delete from member_marks where member_number = $1', holderNumber);
  const open = async () =>
    (await walter('accounts.info', { params: { memberNumber: holderNumber, accountNumber } })).statusCode;

  it.each([
    ['deceased', 1],
    ['protected', 2],
  ] as const)('closes at once when its holder is marked %s, and the worker tells %i', async (name, told) => {
    const delegationId = await letIn();
    const before = await ended();
    await mark(name);
    expect(await open()).toBe(404);
    await Promise.all([endDelegationsByRule(at.services), endDelegationsByRule(at.services)]);
    await unmark();
    expect(await open()).toBe(404);
    expect(await stateOf(delegationId)).toMatchObject({ state: 'ended', ended_by: 'rule' });
    expect(await ended()).toBe(before + told);
  });

  it('closes with its last day and ends the day after, once, without a word: both agreed on it', async () => {
    const delegationId = await letIn({ endsOn: today });
    const before = await ended();
    expect(await endDelegationsByRule(at.services)).toBe(0);
    for (const table of ['delegations', 'login_grants'])
      await query(`update ${table} set ends_on = $1 where delegation_id = $2`, addDays(today, -1), delegationId);
    expect(await open()).toBe(404);
    await Promise.all([endDelegationsByRule(at.services), endDelegationsByRule(at.services)]);
    expect(await stateOf(delegationId)).toMatchObject({ state: 'ended', ended_by: 'rule' });
    expect(await query('select 1 from login_grants where delegation_id = $1', delegationId)).toEqual([]);
    // An invitation that nobody took opens nothing either.
    const { delegationId: untaken } = (
      await holder('delegates.invite', {
        params: { memberNumber: holderNumber },
        body: {
          ...{ email: 'late@example.com', scope: 'pay', accounts: [{ accountNumber }] },
          ...{ endsOn: today, currentPassword: 'Rochdale-demo-1!' },
        },
      })
    ).json();
    await query('update delegations set ends_on = $1 where delegation_id = $2', addDays(today, -1), untaken);
    expect(await endDelegationsByRule(at.services)).toBe(1);
    expect(await stateOf(untaken)).toMatchObject({ state: 'withdrawn', ended_by: 'rule' });
    expect(await ended()).toBe(before);
  });

  it('loses an account that has another holder, and ends with the last', async () => {
    const delegationId = await letIn({ accounts: [{ accountNumber }, { accountNumber: second }] });
    const move = (account: string, to: string) =>
      query('update accounts set member_number = $2 where account_number = $1', account, to);
    await move(second, '200801');
    expect(await endDelegationsByRule(at.services)).toBe(0);
    expect(await stateOf(delegationId)).toMatchObject({ state: 'accepted', account_numbers: [accountNumber] });
    await move(second, holderNumber);
    expect((await walter('history.bills', { params: { accountNumber: second } })).statusCode).toBe(404);
    await move(accountNumber, '200801');
    expect(await endDelegationsByRule(at.services)).toBe(1);
    await move(accountNumber, holderNumber);
    expect(await open()).toBe(404);
    expect(await stateOf(delegationId)).toMatchObject({ state: 'ended', ended_by: 'rule' });
  });
});

describe('the office (identity-96)', () => {
  it('sees what a member gave and ends it, once, with a reason and an entry of its audit', async () => {
    const delegationId = await letIn();
    const params = { memberNumber: holderNumber };
    const { grants } = (await office.call('members.see', { params }, dana)).json();
    expect(grants).toMatchObject([{ loginId: 'walter.prine', accountNumber, scope: 'pay', delegationId }]);
    const ask = (memberNumber: string) =>
      office.call('logins.end-delegation', { params: { memberNumber, delegationId }, body: { reason } }, dana);
    expect((await ask(ownNumber)).statusCode).toBe(404);
    const before = await ended();
    expect((await ask(holderNumber)).statusCode).toBe(200);
    expect((await ask(holderNumber)).statusCode).toBe(404);
    expect(await stateOf(delegationId)).toMatchObject({ state: 'ended', ended_by: 'office' });
    expect(await ended()).toBe(before + 2);
    expect((await walter('accounts.info', { params: { memberNumber: holderNumber, accountNumber } })).statusCode).toBe(
      404,
    );
  });
});
