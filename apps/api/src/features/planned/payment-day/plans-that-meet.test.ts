import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { RefundTries, refundStrays, settle } from '../../paying/payments/public.ts';
import { tellOfStrays } from '../../paying/payments/reconcile/tell-of-strays.ts';
import { day, declinedCard, morning, type PayingMembers, payingMembers, visa } from './testing/paying-members.ts';
import { away, lostAnswers } from './testing/silent-company.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let now: Date;
let its: PayingMembers;
let account: string;
const afterMidnight = '07:05';

beforeAll(async () => {
  at = await testApp({ clock: { now: () => now } });
  its = await payingMembers(at, (instant) => {
    now = instant;
  });
});
afterAll(() => at.close());
beforeEach(async () => {
  await its.clear();
  account = await its.member();
});

const lost = () => lostAnswers(at.services.gateway);
const transNoOf = (member = account) => its.newestPayment(member);

describe('two plans of one account', () => {
  it('take one debt once: what is scheduled goes first, whatever was written first', async () => {
    await its.autoPay(account, visa);
    await its.run(day, morning, away);
    await its.clear();
    await its.query('delete from stored_payments where member_number = $1', [account]);
    await its.autoPay(account, visa);
    await its.query(
      "insert into due_payments (plan_kind, plan_key, due_day, member_number, state, amount_cents, try_on, updated_at) values ('auto-pay', $1, $2, $1, 'due', 0, $2, '2027-01-01')",
      [account, day],
    );
    const scheduled = await its.scheduled(account, 3000);
    await its.run(day);
    await its.run(addDays(day, 1));
    expect([await its.taken(account), await its.balance(account)]).toEqual([[3000, 2000], 0]);
    expect([await its.dues(scheduled), await its.dues(account)]).toEqual([
      [['paid', null, 3000]],
      [['paid', null, 2000]],
    ]);
  });

  it('take one debt once where it is all scheduled', async () => {
    await its.autoPay(account, visa);
    await its.scheduled(account, 5000);
    for (const after of [0, 1]) await its.run(addDays(day, after));
    expect([await its.taken(account), await its.balance(account)]).toEqual([[5000], 0]);
    expect(await its.dues(account)).toEqual([['skipped', 'nothing', 0]]);
  });

  it('wait for one another while an answer is missing', async () => {
    await its.autoPay(account, visa);
    await its.scheduled(account, 5000);
    const { company, isThereAgain } = lost();
    await its.run(day, morning, company);
    expect((await its.query('select state from due_payments order by state')).map(({ state }) => state)).toEqual([
      'charging',
      'due',
    ]);
    await isThereAgain();
    for (const after of [0, 1]) await its.run(addDays(day, after));
    expect([await its.taken(account), await its.balance(account)]).toEqual([[5000], 0]);
  });
});

describe('a member who stands on the payment page over midnight', () => {
  it('is not charged beside it: auto pay waits, then takes what is left', async () => {
    await its.autoPay(account, visa);
    const transNo = await its.opensPage(account, 3000, `${day}T06:50:00Z`);
    await its.run(day, afterMidnight);
    expect([await its.taken(account), await its.dues(account)]).toEqual([[], [['due', null, 0]]]);
    const terms = { transNo, token: visa, amountCents: 3000, accountNumber: account };
    await settle(at.services, await at.services.gateway.charge(terms));
    await its.run(day, '07:30');
    expect([await its.taken(account), await its.balance(account)]).toEqual([[3000, 2000], 0]);
  });

  it('and goes away is charged when the page has ended', async () => {
    await its.autoPay(account, visa);
    const transNo = await its.opensPage(account, 3000, `${day}T06:50:00Z`);
    await its.run(day, afterMidnight);
    await its.query("update requisitions set state = 'expired' where trans_no = $1", [transNo]);
    await its.run(day, '07:30');
    expect([await its.taken(account), await its.balance(account)]).toEqual([[5000], 0]);
  });
});

describe('a scheduled payment', () => {
  it('that was declined takes at its next try no more than is owed, and its member is told so', async () => {
    const transNo = await its.scheduled(account, 5000, { token: declinedCard });
    await its.run(day);
    await its.paysHere(account, 3000);
    await its.query('update scheduled_payments set token = $2 where trans_no = $1', [transNo, visa]);
    await its.run(addDays(day, 1));
    expect([await its.taken(account), await its.balance(account)]).toEqual([[2000], 0]);
    expect(await its.dues(transNo)).toEqual([['paid', 'declined', 2000]]);
    const letters = await its.letters(account);
    expect(letters.map(({ kind }) => kind)).toEqual(['due-payment-declined', 'due-payment-reduced']);
    expect(letters[1]?.text).toContain('We took $20.00.');
  });

  it.each([0, -700])('of an account that owes %i cents takes nothing, and its member is told', async (cents) => {
    await its.owes(account, cents);
    const transNo = await its.scheduled(account, 5000);
    for (const after of [0, 1, 2]) await its.run(addDays(day, after));
    expect([await its.taken(account), await its.balance(account)]).toEqual([[], cents]);
    expect(await its.dues(transNo)).toEqual([['skipped', 'nothing', 0]]);
    expect(await its.told(account)).toEqual(['due-payment-nothing']);
  });

  it('that the member wants in full is made in full, and nothing is said of less', async () => {
    await its.owes(account, 2000);
    await its.scheduled(account, 5000, { paysInFull: true });
    await its.run(day);
    expect([await its.taken(account), await its.told(account)]).toEqual([[5000], []]);
  });
});

describe('auto pay', () => {
  it('of an account that the billing system pays by itself takes nothing beside that, and says so once', async () => {
    await its.query('insert into account_details (account_number, auto_pay_exists) values ($1, true)', [account]);
    await its.autoPay(account, visa);
    for (const after of [0, 1]) await its.run(addDays(day, after));
    expect([await its.taken(account), await its.told(account)]).toEqual([[], ['due-payment-billing']]);
  });

  it('by a card that was stolen is not tried again, and its member is told why', async () => {
    await its.autoPay(account, 'TEST-CARD-9979');
    for (const after of [0, 1, 2, 3, 4]) await its.run(addDays(day, after));
    expect(await its.dues(account)).toEqual([['failed', 'method', 5000]]);
    expect(await its.query('select state from requisitions')).toEqual([{ state: 'declined' }]);
    expect(await its.told(account)).toEqual(['due-payment-methodRefused']);
  });

  it('that was declined takes the balance of its next day', async () => {
    await its.autoPay(account, declinedCard);
    await its.run(day);
    await its.paysHere(account, 3000);
    await its.query('update stored_payments set token = $2 where member_number = $1', [account, visa]);
    await its.run(addDays(day, 1));
    expect([await its.taken(account), await its.balance(account)]).toEqual([[2000], 0]);
  });

  it('that was approved after all, once declined, is posted once and not tried again', async () => {
    await its.autoPay(account, declinedCard);
    await its.run(day);
    const [result] = await at.services.gateway.resultsOf(await transNoOf());
    if (!result) throw new Error('There is no result.');
    const { decline, ...late } = result;
    await settle(at.services, { ...late, status: 'approved', reference: 'LATE', amountCents: 5000 });
    for (const after of [1, 2, 3]) await its.run(addDays(day, after));
    expect([await its.balance(account), await its.query('select amount_cents::int from ledger')]).toEqual([
      0,
      [{ amount_cents: 5000 }],
    ]);
  });

  it.each([-1, 0, -5000])('of a balance of %i cents takes nothing and says nothing', async (cents) => {
    await its.owes(account, cents);
    await its.autoPay(account, visa);
    for (const after of [0, 1]) await its.run(addDays(day, after));
    expect([await its.taken(account), await its.dues(account), await its.told(account)]).toEqual([
      [],
      [['skipped', 'nothing', 0]],
      [],
    ]);
  });

  it('takes the whole balance on the first due date, as its member agreed', async () => {
    await its.owes(account, 11_000);
    await its.bill(account, addDays(day, 18), 'C', day);
    await its.autoPay(account, visa);
    for (const after of [0, 18, 19]) await its.run(addDays(day, after));
    expect(await its.taken(account)).toEqual([11_000]);
  });

  it('whose charge was approved for another amount says so each time, with what follows, and nothing else does', async () => {
    await its.autoPay(account, 'TEST-CARD-0028');
    const { company, isThereAgain } = lost();
    await its.run(day, morning, company);
    await isThereAgain();
    for (const result of await at.services.gateway.resultsOf(await transNoOf())) await settle(at.services, result);
    await tellOfStrays(at.services);
    expect(await its.told(account)).toEqual([]);
    for (const after of [0, 1, 2, 3, 4, 5]) {
      await Promise.all([its.run(addDays(day, after)), tellOfStrays(at.services), tellOfStrays(at.services)]);
      await refundStrays(at.services, new RefundTries());
      await tellOfStrays(at.services);
    }
    expect([await its.balance(account), await its.dues(account)]).toEqual([5000, [['failed', 'declined', 5000]]]);
    const letters = await its.letters(account);
    expect(letters.map(({ kind }) => kind)).toEqual([
      'due-payment-declined',
      'due-payment-declined',
      'due-payment-failed',
    ]);
    expect(letters.filter(({ text }) => text.includes('$25.00 was approved instead'))).toHaveLength(3);
    expect(letters[0]?.text).toContain('We will try again on');
    expect(letters[2]?.text).toContain('We will not try again.');
  });
});

it('a bill that is corrected while its draft is in the file is not drafted a second time', async () => {
  await its.bankDraft(account);
  await its.run(day);
  await its.query('delete from bills where account_number = $1', [account]);
  await its.bill(account, addDays(day, 1), 'C');
  await its.run(day);
  expect(await its.debits(account)).toEqual([5000]);
  // Nobody took it, so it is given up and written anew; then it is taken.
  await its.run(addDays(day, 1));
  await its.take();
  for (const after of [2, 3]) await its.run(addDays(day, after));
  expect([await its.debits(account), await its.balance(account)]).toEqual([[5000], 0]);
});
