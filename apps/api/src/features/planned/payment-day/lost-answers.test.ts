import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { settle } from '../../paying/payments/public.ts';
import { day, evening, morning, type PayingMembers, payingMembers, visa } from './testing/paying-members.ts';
import { away, lostAnswers } from './testing/silent-company.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let now: Date;
let its: PayingMembers;
let account: string;
const noon = '19:00';
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

describe('a charge whose answer was lost', () => {
  it('is found and counted once, though its bill comes again with another due date meanwhile', async () => {
    await its.autoPay(account, visa);
    const { company, isThereAgain } = lost();
    await its.run(day, morning, company);
    expect(await its.dues(account)).toEqual([['charging', null, 5000]]);
    await its.query('delete from bills where account_number = $1', [account]);
    await its.bill(account, addDays(day, 2), 'C', day);
    for (const after of [1, 2, 3]) await its.run(addDays(day, after), morning, away);
    expect((await its.dues(account)).map(([state]) => state)).toEqual(['charging', 'skipped']);
    await isThereAgain();
    for (const after of [3, 4]) await its.run(addDays(day, after));
    expect([await its.taken(account), await its.balance(account)]).toEqual([[5000], 0]);
    expect((await its.dues(account)).map(([state]) => state)).toEqual(['paid', 'skipped']);
  });

  it('and is told of by the company itself is counted once, also when its plan was removed meanwhile', async () => {
    await its.autoPay(account, visa);
    const { company, isThereAgain } = lost();
    await its.run(day, morning, company);
    await its.query('delete from auto_pays where account_number = $1', [account]);
    await isThereAgain();
    for (const result of await at.services.gateway.resultsOf(await transNoOf())) await settle(at.services, result);
    for (const after of [0, 1, 2]) await its.run(addDays(day, after));
    expect([await its.taken(account), await its.balance(account)]).toEqual([[5000], 0]);
    expect(await its.dues(account)).toEqual([['paid', null, 5000]]);
  });
});

describe('a charge that the company never heard of', () => {
  it.each(['here', 'at the office'])('is not made any more when the member has paid %s', async (where) => {
    await its.autoPay(account, visa);
    await its.run(day, afterMidnight, away);
    await (where === 'here' ? its.paysHere(account, 5000) : its.owes(account, 0));
    for (const time of [noon, evening]) await its.run(day, time);
    await its.run(addDays(day, 1));
    expect([await its.taken(account), await its.balance(account)]).toEqual([[], 0]);
    expect(await its.dues(account)).toEqual([['skipped', 'nothing', expect.any(Number)]]);
  });

  it('takes what is owed by now, where that is less', async () => {
    await its.autoPay(account, visa);
    await its.run(day, afterMidnight, away);
    await its.paysHere(account, 3000);
    for (const time of [noon, evening]) await its.run(day, time);
    expect([await its.taken(account), await its.balance(account)]).toEqual([[2000], 0]);
  });

  it.each([0, 5000])('is given up after a week and told, where %i cents are owed by then', async (cents) => {
    await its.autoPay(account, visa);
    await its.run(day, afterMidnight, away);
    await its.owes(account, cents);
    for (const after of [1, 3, 5, 7, 8]) await its.run(addDays(day, after), morning, away);
    for (const after of [9, 10]) await its.run(addDays(day, after));
    expect([await its.taken(account), await its.balance(account)]).toEqual([[], cents]);
    expect(await its.dues(account)).toEqual([['failed', 'company', 5000]]);
    expect(await its.told(account)).toEqual(['due-payment-noAnswer']);
  });
});

describe('a way of paying that the company does not know', () => {
  const unknown = 'TEST-CARD-NONE';

  it.each([
    ['auto pay', () => its.autoPay(account, unknown)],
    ['a draft', () => its.tokenDraft(account, unknown)],
    ['a scheduled payment', () => its.scheduled(account, 5000, { token: unknown })],
  ])('fails at once and is told: %s', async (_what, plan) => {
    await plan();
    await its.run(day, afterMidnight);
    expect(await its.query('select state, reason from due_payments')).toEqual([{ state: 'failed', reason: 'method' }]);
    expect(await its.told(account)).toEqual(['due-payment-methodRefused']);
    for (let after = 1; after < 9; after += 1) await its.run(addDays(day, after));
    expect([await its.taken(account), await its.told(account)]).toEqual([[], ['due-payment-methodRefused']]);
  });

  it('is closed: the next bill is told at once and asked of nobody', async () => {
    await its.autoPay(account, unknown);
    await its.run(day);
    await its.bill(account, addDays(day, 30), 'C');
    await its.run(addDays(day, 30), morning, away);
    expect((await its.dues(account))[1]).toEqual(['skipped', 'restricted', 0]);
    expect(await its.told(account)).toEqual(['due-payment-methodRefused', 'due-payment-restricted']);
  });
});
