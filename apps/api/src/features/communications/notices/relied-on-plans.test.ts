import { paymentDue } from '@rochdale/domain/communications/notices/billing-notices';
import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import {
  bankOne,
  bankToken,
  day,
  declinedCard,
  morning,
  type PayingMembers,
  payingMembers,
  visa,
} from '../../planned/payment-day/testing/paying-members.ts';
import { owingOf } from './facts/owing-facts-store.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let now: Date;
let its: PayingMembers;
let account: string;
const next = addDays(day, 30);

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
  await its.query('update accounts set due_date = $2 where account_number = $1', [account, next]);
});

/** Whether the member is told that the next bill falls due, which says that nothing pays it by itself. */
const isTold = async (): Promise<boolean> => {
  const [owing] = await owingOf(at.services.db, [account], addDays(next, -3));
  return owing !== undefined && paymentDue(owing, addDays(next, -3), 5) !== undefined;
};

it('a bill that auto pay or a draft pays is not told of as due', async () => {
  expect(await isTold()).toBe(true);
  await its.autoPay(account, visa);
  expect(await isTold()).toBe(false);
  await its.run(day);
  await its.owes(account, 9000);
  expect(await isTold()).toBe(false);
});

it.each([
  ['could not be charged', 'TEST-CARD-NONE'],
  ['was declined until it failed', declinedCard],
])('after auto pay %s the next bill is told of as due, until there is another way of paying', async (_what, token) => {
  await its.autoPay(account, token);
  for (let after = 0; after < 6; after += 1) await its.run(addDays(day, after));
  expect(await isTold()).toBe(true);
  await its.stored(account, visa, 'TWO');
  await its.query(
    "update auto_pays set stored_payment_id = 'TWO', authorization_id = 'ANOTHER' where account_number = $1",
    [account],
  );
  expect(await isTold()).toBe(false);
});

it('a draft that waits for the office pays nothing: its bill is told of as due', async () => {
  await its.bankDraft(account, bankOne);
  expect(await isTold()).toBe(false);
  await its.run(day);
  await its.take();
  await its.run(addDays(day, 1), morning);
  await its.returned(await its.traceOf(account), 'R15', addDays(day, 2));
  await its.run(addDays(day, 2), morning);
  expect(await isTold()).toBe(true);
});

it('a draft by a token that was refused is told of as due as well', async () => {
  await its.tokenDraft(account, bankToken.replace('6789', 'NONE'));
  await its.run(day);
  expect(await isTold()).toBe(true);
});
