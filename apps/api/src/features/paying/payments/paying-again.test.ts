import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { paymentRequestOf } from '@rochdale/contract/payments/conversions';
import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { day, payingMembers } from '../../planned/payment-day/testing/paying-members.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let now = new Date();
const account = '104471882';

beforeAll(async () => {
  at = await testApp({ clock: { now: () => now } });
});
afterAll(() => at.close());

async function verify(): Promise<ResponseOf<'quick-pay.verify'>> {
  const answer = await at.app.inject({
    method: 'POST',
    url: '/v3/quick-pay/verify/account/phone',
    payload: { accountNumber: account, phoneLastFourDigits: '0142' },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

it('while a draft is with the bank its account shows it, and is paid by hand only by who wants to pay again', async () => {
  const its = await payingMembers(at, (instant) => {
    now = instant;
  });
  await its.clear();
  await its.owes(account, 5000);
  await its.bill(account, day, 'DRAFTED');
  await its.bankDraft(account);
  await its.run(day);
  await its.take();
  expect(await its.debits(account)).toEqual([5000]);
  const verified = await verify();
  expect(verified.account).toMatchObject({
    accountBalance: 50,
    onItsWay: [{ kind: 'bank-file', amount: 50, day: addDays(day, 1) }],
  });
  const initiate = (payAgain: boolean) =>
    at.app.inject({
      method: 'POST',
      url: `/v3/quick-pay/member/${verified.memberNumber}/pay?encryptedAccount=${verified.encryptedAccount}`,
      headers: { authorization: `Bearer ${verified.quickPayToken}` },
      payload: { ...paymentRequestOf(verified.account, 5000), payAgain },
    });
  const refused = await initiate(false);
  expect([refused.statusCode, refused.json()[0].message]).toEqual([
    400,
    `$50.00 for account ${account} is already on its way (06/09/2027).`,
  ]);
  expect(await its.query("select 1 from requisitions where flow = 'quick-pay'")).toEqual([]);
  expect((await initiate(true)).statusCode).toBe(200);
});
