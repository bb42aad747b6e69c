import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { day, type PayingMembers, payingMembers } from './testing/paying-members.ts';

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

/** A draft that an import brought with nothing to charge it by: the billing system takes it. */
beforeEach(async () => {
  await its.clear();
  account = await its.member();
  await its.query(
    `insert into drafts (account_number, member_number, draft_type, draft_method, start_date)
     values ($1, $1, 'bank', 'WHEN_BILLED', '2027-01-05')`,
    [account],
  );
});

it('a draft that the billing system takes is nothing of ours on its day, nor told as missed when nobody took payments', async () => {
  await its.run(addDays(day, -1));
  for (const after of [0, 1]) await its.run(addDays(day, after));
  expect([await its.dues(account), await its.told(account)]).toEqual([[], []]);
  await its.query('delete from payment_days where day >= $1', [day]);
  await its.run(addDays(day, 11));
  expect([await its.dues(account), await its.told(account)]).toEqual([[], []]);
});

it('a day of one that waits already is given up without a word', async () => {
  await its.query(
    `insert into due_payments (plan_kind, plan_key, due_day, member_number, state, try_on, amount_cents, updated_at)
     values ('draft', $1, $2, $1, 'due', $2, 0, now())`,
    [account, day],
  );
  await its.run(day);
  expect([await its.dues(account), await its.told(account)]).toEqual([[['cancelled', 'office', 0]], []]);
});
