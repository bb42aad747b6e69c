import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';

let at: Awaited<ReturnType<typeof testApp>>;
const member = '200801';

beforeAll(async () => {
  at = await testApp();
});
afterAll(() => at.close());

const call = async (app: typeof at, username: string, number: string) => {
  const payload = { username, password: 'Rochdale-demo-1!' };
  const token = (await app.app.inject({ method: 'POST', url: '/v3/login', payload })).json().accessToken;
  return app.app.inject({
    url: `/v3/member/${number}/planned-payments`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
  });
};
const waysOf = (answer: Awaited<ReturnType<typeof call>>) =>
  answer.json().accounts.map(({ way }: { way: string }) => way);

it('says of each account how it is paid, and how it could be', async () => {
  const answer = await call(at, 'greta.solheim', member);
  expect(answer.statusCode).toBe(200);
  expect(waysOf(answer)).toEqual(['self', 'self', 'office-auto-pay', 'prepaid', 'self']);
  const restricted = answer.json().accounts.at(-1);
  expect([restricted.canAutoPay, restricted.canDraft]).toEqual([false, false]);
  expect(restricted.reason).toBe('ECheck & Credit Card Payment Restricted.');
  expect(answer.json().payments).toEqual([]);
});

it('holds thirteen accounts, in the order of every list', async () => {
  const answer = await call(at, 'petra.lindqvist', '200803');
  const { accounts, withNextBill } = answer.json();
  expect(accounts.map((one: { accountNumber: string }) => one.accountNumber)).toEqual(
    Array.from({ length: 13 }, (_, place) => String(104_508_200 + place)),
  );
  expect(withNextBill).toEqual([]);
});

it('shows a draft that the billing system takes by itself, for the office to change', async () => {
  const { accounts, payments } = (await call(at, 'alma.quist', '200903')).json();
  expect(accounts.map(({ way }: { way: string }) => way)).toEqual(['draft']);
  expect(payments).toMatchObject([
    {
      kind: 'office-draft',
      accountNumbers: ['104509130'],
      paidFrom: 'Bank account ending in 7702',
      certainty: 'about',
      amount: 55.3,
      changeUntil: null,
    },
  ]);
});

it('is the member’s own', async () => {
  expect((await call(at, 'walter.prine', member)).statusCode).toBe(404);
});

it('is closed where neither way is open, and offers the other alone where one is closed', async () => {
  const closed = await testApp({
    change: (site) => ({
      ...site,
      features: { ...site.features, Autopay: false },
      configuration: { ...site.configuration, allowBankDraft: false, allowCreditDraft: false },
    }),
  });
  expect((await call(closed, 'greta.solheim', member)).statusCode).toBe(404);
  await closed.close();
  const draftsAlone = await testApp({
    change: (site) => ({ ...site, features: { ...site.features, Autopay: false } }),
  });
  const { accounts } = (await call(draftsAlone, 'greta.solheim', member)).json();
  expect(accounts.some(({ canAutoPay }: { canAutoPay: boolean }) => canAutoPay)).toBe(false);
  expect(accounts.some(({ canDraft }: { canDraft: boolean }) => canDraft)).toBe(true);
  await draftsAlone.close();
});
