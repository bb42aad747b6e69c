import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import {
  day,
  declinedCard,
  morning,
  type PayingMembers,
  payingMembers,
} from '../payment-day/testing/paying-members.ts';
import { away, lostAnswers } from '../payment-day/testing/silent-company.ts';
import { toppedUp } from './testing/topped-up.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let now = new Date();
let its: PayingMembers;
let there: ReturnType<typeof toppedUp>;

beforeAll(async () => {
  at = await testApp({ clock: { now: () => now } });
  its = await payingMembers(at, (instant) => {
    now = instant;
  });
  there = toppedUp(its);
});
afterAll(() => at.close());
beforeEach(async () => {
  await its.clear();
  await its.query('truncate top_ups');
});

describe('a fall to the line', () => {
  it('is topped up once, and again only after the account was above (paying-92)', async () => {
    const account = await there.prepaid(day, 2500);
    await its.run(day, morning);
    expect(await its.taken(account)).toEqual([]);
    await there.hasLeft(account, 1500);
    await its.run(day, morning);
    await its.run(day, morning);
    expect([await its.taken(account), await its.balance(account)]).toEqual([[4000], -5500]);
    expect(await there.standing(account)).toEqual([null]);
    await there.hasLeft(account, 1400);
    await its.run(day, morning);
    expect(await its.taken(account)).toEqual([4000]);
    const next = addDays(day, 1);
    await there.nextDays(account, day, 1);
    await its.run(next, morning);
    expect(await its.taken(account)).toEqual([4000, 4000]);
  });

  it('that a top-up does not lift is not topped up twice', async () => {
    const account = await there.prepaid(day, 0, { line: 10, amount: 2000 });
    for (const after of [0, 1, 2, 3]) {
      await there.nextDays(account, addDays(day, after - 1), 1);
      await its.run(addDays(day, after), morning);
    }
    expect(await its.taken(account)).toEqual([2000]);
  });

  it('of money is told by the money, and without days by nothing being left', async () => {
    const account = await there.prepaid(day, 2001, { trigger: 'balance', line: 2000 });
    const fresh = await there.prepaid(day, 100);
    await its.query('delete from bills where account_number = $1', [fresh]);
    await its.run(day, morning);
    expect([await its.taken(account), await its.taken(fresh)]).toEqual([[], []]);
    await its.owes(account, -2000);
    await its.owes(fresh, 0);
    await its.run(day, morning);
    expect([await its.taken(account), await its.taken(fresh)]).toEqual([[4000], [4000]]);
  });

  it('is nothing where the member has just paid, or stands on the company’s page', async () => {
    const account = await there.prepaid(day, 1000);
    const paying = await there.prepaid(day, 1000);
    await its.paysHere(account, 4000);
    await its.opensPage(paying, 4000, `${day}T14:55:00Z`);
    await its.run(day, morning);
    expect([await its.taken(account), await its.taken(paying)]).toEqual([[], []]);
    await its.paysHere(paying, 4000);
    await its.query("update requisitions set state = 'declined', expires_at = '2027-01-01'");
    await its.run(day, morning);
    expect([await its.taken(paying), await its.dues(paying)]).toEqual([[], [['cancelled', 'above', 0]]]);
  });

  it('is topped up once by fifty runs at once', async () => {
    const accounts = await Promise.all([1, 2, 3].map(() => there.prepaid(day, 1000)));
    await Promise.all(Array.from({ length: 50 }, () => its.run(day, morning)));
    await its.run(day, morning);
    for (const account of accounts)
      expect([await its.taken(account), await its.balance(account)]).toEqual([[4000], -5000]);
  });
});

describe('a charge whose answer was lost', () => {
  it('is asked about under its number, and never made anew', async () => {
    const account = await there.prepaid(day, 1000);
    const { company, isThereAgain } = lostAnswers(at.services.gateway);
    await its.run(day, morning, company);
    expect(await its.dues(account)).toEqual([['charging', null, 4000]]);
    for (const after of [1, 2]) {
      await there.nextDays(account, addDays(day, after - 1), 1);
      await its.run(addDays(day, after), morning, away);
    }
    await isThereAgain();
    await its.run(addDays(day, 3), morning);
    expect([await its.taken(account), await its.balance(account)]).toEqual([[4000], -5000]);
  });
});

describe('the ceiling of a month', () => {
  it('is never passed, and another month begins anew (paying-93)', async () => {
    const account = await there.prepaid('2027-06-26', 1000, { ceiling: 9000 });
    let on = '2027-06-26';
    for (let step = 0; step < 8; step += 1) {
      await its.run(on, morning);
      await there.hasLeft(account, 9000);
      await its.run(on, morning);
      on = addDays(on, 1);
      await there.nextDays(account, addDays(on, -1), 1);
      await there.hasLeft(account, 1000);
    }
    const rows = await its.query(
      "select to_char(due_day, 'MM') as month, sum(amount_cents)::int as taken from due_payments where plan_key = $1 and state = 'paid' group by 1 order by 1",
      [account],
    );
    expect(rows).toEqual([
      { month: '06', taken: 8000 },
      { month: '07', taken: 8000 },
    ]);
    expect((await its.told(account)).filter((kind) => kind === 'due-payment-overCeiling')).toHaveLength(4);
  });

  it('that kept a fall back is asked again in another month, without another fall', async () => {
    const account = await there.prepaid('2027-06-29', 1000, { ceiling: 4000 });
    await its.run('2027-06-29', morning);
    await there.hasLeft(account, 9000);
    await its.run('2027-06-29', morning);
    await there.hasLeft(account, 1000);
    await there.nextDays(account, '2027-06-29', 1);
    await its.run('2027-06-30', morning);
    await its.run('2027-06-30', morning);
    expect(await its.taken(account)).toEqual([4000]);
    await there.nextDays(account, '2027-06-30', 1);
    await its.run('2027-07-01', morning);
    expect(await its.taken(account)).toEqual([4000, 4000]);
  });
});

describe('it ends by itself (paying-94)', () => {
  it.each([
    ['when a charge fails', declinedCard, '', 'declined'],
    [
      'when the card is over',
      undefined,
      "update stored_payments set expires = '2027-05' where member_number = $1",
      'method',
    ],
    [
      'when the bank closed it',
      undefined,
      'update stored_payments set blocked_at = now() where member_number = $1',
      'method',
    ],
    [
      'when the account is billed now',
      undefined,
      'update accounts set is_prepaid_account = false where account_number = $1',
      'office notPrepaid',
    ],
    [
      'when the account is closed',
      undefined,
      "update accounts set closed_on = '2027-06-01' where account_number = $1",
      'office closed',
    ],
    [
      'when a credit code forbids it',
      undefined,
      'update accounts set is_cc_eligible = false where account_number = $1',
      'office restricted',
    ],
  ])('%s, tells why, and takes nothing more', async (_what, token, change, reason) => {
    const account = await there.prepaid(day, 1000, token === undefined ? {} : { token });
    if (change !== '') await its.query(change, [account]);
    for (const after of [0, 1, 2]) {
      if (after > 0) await there.nextDays(account, addDays(day, after - 1), 1);
      await its.run(addDays(day, after), morning);
      await its.run(addDays(day, after), morning);
    }
    expect([await its.taken(account), await there.standing(account), await there.endOf(account)]).toEqual([
      [],
      [],
      reason,
    ]);
    expect(await its.told(account)).toEqual(['top-up-ended']);
  });

  it('when the account has another member, who reads it too', async () => {
    const account = await there.prepaid(day, 1000);
    const other = await its.member(0, null);
    await its.query('update accounts set member_number = $2 where account_number = $1', [account, other]);
    await its.run(day, morning);
    await its.run(day, morning);
    expect([await its.taken(account), await there.standing(account), await there.endOf(account)]).toEqual([
      [],
      [],
      'holder',
    ]);
    expect([await its.told(account), await its.told(other)]).toEqual([['plan-ended'], ['plan-of-former-member']]);
  });

  it('when what was taken came back', async () => {
    const account = await there.prepaid(day, 1000);
    await its.run(day, morning);
    await its.returned(await its.newestPayment(account), 'R01', addDays(day, 1));
    await its.run(addDays(day, 1), morning);
    await its.run(addDays(day, 1), morning);
    expect([await there.standing(account), await there.endOf(account)]).toEqual([[], 'declined']);
    expect(await its.taken(account)).toEqual([4000]);
  });
});
