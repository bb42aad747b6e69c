import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { KeptSettings } from '../../../platform/run-time-settings/kept-settings.ts';
import { settingsOf } from '../../../platform/run-time-settings/run-time-settings.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { day, evening, morning, type PayingMembers, payingMembers, visa } from './testing/paying-members.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let now: Date;
let its: PayingMembers;
let account: string;

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

const plans = [
  ['auto pay', () => its.autoPay(account, visa)],
  ['a draft', () => its.tokenDraft(account, visa)],
  ['a scheduled payment', () => its.scheduled(account, 5000)],
] as const;

describe.each(plans)('a day on which nobody took payments: %s', (_what, plan) => {
  it('is caught up with within ten days', async () => {
    await plan();
    await its.run(addDays(day, -1));
    await its.run(addDays(day, 10));
    expect([await its.taken(account), await its.told(account)]).toEqual([[5000], []]);
  });

  it('takes nothing after that, leaves a row and is told once', async () => {
    await plan();
    await its.run(addDays(day, -1));
    for (const after of [11, 11, 12, 20]) await its.run(addDays(day, after));
    expect([await its.taken(account), await its.told(account)]).toEqual([[], ['due-payment-late']]);
    expect(await its.query('select state, reason, due_day::text from due_payments')).toEqual([
      { state: 'skipped', reason: 'late', due_day: day },
    ]);
  });

  it('is told as well when maintenance has lasted so long', async () => {
    await plan();
    await its.run(addDays(day, -1));
    const runTime: KeptSettings = {
      current: () => settingsOf(new Map([['maintenance', { isOn: true, until: null }]])),
      fresh: async () => runTime.current(),
    };
    for (let after = 0; after < 11; after += 1) await its.run(addDays(day, after), evening, {}, { runTime });
    expect([await its.taken(account), await its.told(account)]).toEqual([[], []]);
    for (const after of [11, 12]) await its.run(addDays(day, after));
    expect([await its.taken(account), await its.told(account)]).toEqual([[], ['due-payment-late']]);
  });
});

it('a bill that comes in eleven days after its due date is not taken, and its member is told once', async () => {
  await its.query('delete from bills where account_number = $1', [account]);
  await its.autoPay(account, visa);
  for (let after = -1; after < 11; after += 1) await its.run(addDays(day, after), morning);
  await its.bill(account, day, 'B', addDays(day, 11));
  for (const after of [11, 12]) await its.run(addDays(day, after));
  expect([await its.taken(account), await its.told(account)]).toEqual([[], ['due-payment-late']]);
  expect(await its.dues(account)).toEqual([['skipped', 'late', 0]]);
});

it('auto pay that is paused on its due day and goes on again on the same day takes that day, and no earlier one', async () => {
  await its.autoPay(account, visa);
  await its.owes(account, 0);
  await its.run(day, '07:05');
  const pause = (isPaused: boolean, since: string) =>
    its.query('update auto_pays set is_paused = $2, start_date = $3 where account_number = $1', [
      account,
      isPaused,
      since,
    ]);
  await pause(true, '2027-01-01');
  await its.owes(account, 5000);
  await its.run(day, '12:00');
  expect([await its.dues(account), await its.taken(account)]).toEqual([[['cancelled', 'paused', 0]], []]);
  await pause(false, addDays(day, 1));
  await its.run(day, '12:05');
  expect(await its.taken(account)).toEqual([]);
  await pause(false, day);
  for (const time of ['12:10', '12:15']) await its.run(day, time);
  expect([await its.dues(account), await its.taken(account)]).toEqual([[['paid', null, 5000]], [5000]]);
});

it('what is told of a payment names its accounts, as their member calls them', async () => {
  await its.accountOf(account, `${account}1`, 2000);
  await its.query(
    "insert into account_names (account_number, member_number, nickname, named_at) values ($1, $1, 'Barn', now())",
    [account],
  );
  const transNo = await its.scheduled(account, 5000);
  await its.query('insert into scheduled_payment_accounts values ($1, $2, 2000)', [transNo, `${account}1`]);
  await its.autoPay(account, visa, 1000);
  await its.run(addDays(day, -1));
  await its.run(addDays(day, 11));
  const texts = (await its.letters(account)).map(({ text }) => text);
  expect(texts).toHaveLength(2);
  expect(texts.find((text) => text.includes('Auto Pay'))).toContain(`Account ${account} (Barn)`);
  expect(texts.find((text) => text.includes('scheduled'))).toContain(`Accounts ${account} (Barn), ${account}1`);
});

describe('nothing that is owed', () => {
  it('at 12:01 AM is asked about again all day: what comes in by then is taken on that day', async () => {
    await its.owes(account, 0);
    await its.autoPay(account, visa);
    await its.run(day, '07:01');
    expect(await its.dues(account)).toEqual([['due', null, 0]]);
    await its.owes(account, 5000);
    await its.run(day, '09:05');
    expect([await its.taken(account), await its.balance(account)]).toEqual([[5000], 0]);
  });

  it('all day is skipped when the day is over, and what comes in then is the next bill’s', async () => {
    await its.owes(account, 0);
    await its.autoPay(account, visa);
    for (const time of ['07:01', '12:00', '23:55']) await its.run(day, time);
    expect(await its.dues(account)).toEqual([['due', null, 0]]);
    await its.run(addDays(day, 1), '07:05');
    await its.owes(account, 5000);
    await its.run(addDays(day, 1), '12:00');
    expect([await its.dues(account), await its.taken(account)]).toEqual([[['skipped', 'nothing', 0]], []]);
  });
});
