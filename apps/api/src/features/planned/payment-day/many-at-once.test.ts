import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../../platform/database/database.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { takeBankFiles } from '../bank-file/public.ts';
import { day, type PayingMembers, payingMembers, visa } from './testing/paying-members.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let now = new Date();
let its: PayingMembers;
const electric = '104508110';

/** With two connections, whatever waits for one while it holds one comes to a standstill. */
beforeAll(async () => {
  const database = await testDatabase();
  const two = openDatabase(database.url, 2);
  const drop = async () => {
    await two.close();
    await database.drop();
  };
  at = await testApp({ clock: { now: () => now }, database: { ...database, ...two, drop } });
  its = await payingMembers(at, (instant) => {
    now = instant;
  });
});
afterAll(() => at.close());
beforeEach(() => its.clear());

const membersOf = (count: number) =>
  Array.from({ length: count }).reduce<Promise<string[]>>(
    async (before) => [...(await before), await its.member()],
    Promise.resolve([]),
  );

it('thirty clicks of a member at once on auto pay and payments are all answered, with two connections', async () => {
  const payload = { username: 'greta.solheim', password: 'Rochdale-demo-1!' };
  const { accessToken } = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json();
  const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    at.app.inject({
      method,
      url: `/v3/member/200801/auto-pay${path}`,
      headers: { authorization: `Bearer ${accessToken}` },
      ...(body && { payload: body }),
    });
  const terms = { storedPaymentId: 'S2008011', daysBefore: 2, ceiling: null, agreed: true };
  const thirty = (one: (index: number) => Promise<{ statusCode: number }>) =>
    Promise.all(Array.from({ length: 30 }, async (_, index) => (await one(index)).statusCode));
  const enrolled = await thirty(() => call('POST', '', { ...terms, accounts: [{ accountNumber: electric }] }));
  expect([enrolled.filter((code) => code === 200).length, Math.max(...enrolled)]).toEqual([1, 400]);
  await its.query('delete from attempts');
  expect(new Set(await thirty((index) => call('PUT', `/${electric}`, { ...terms, daysBefore: index % 5 })))).toEqual(
    new Set([200]),
  );
  await its.query('delete from attempts');
  expect(new Set(await thirty((index) => call('PUT', `/${electric}/paused`, { isPaused: index % 2 === 0 })))).toEqual(
    new Set([200]),
  );
  expect((await thirty(() => call('DELETE', `/${electric}`))).filter((code) => code === 200)).toHaveLength(1);
  const open = await its.query(
    'select count(*)::int as open from authorizations where plan_key = $1 and ended_at is null',
    [electric],
  );
  expect(open).toEqual([{ open: 0 }]);
});

it('four runs at once take each of twenty auto pays, twenty scheduled payments and a bank draft once', async () => {
  const members = await membersOf(20);
  for (const account of members) {
    await its.autoPay(account, visa);
    await its.scheduled(account, 2000);
  }
  const drafted = await its.member();
  await its.bankDraft(drafted);
  await Promise.all([its.run(day), its.run(day), its.run(day), its.run(day)]);
  const save = async () => undefined;
  await Promise.all([takeBankFiles(at.services, save), takeBankFiles(at.services, save)]);
  await Promise.all([its.run(addDays(day, 1)), its.run(addDays(day, 1))]);
  for (const account of members) {
    expect((await its.taken(account)).sort()).toEqual([2000, 3000]);
    expect(await its.balance(account)).toBe(0);
  }
  expect([await its.debits(drafted), await its.balance(drafted)]).toEqual([[5000], 0]);
});

it('a company that is away is left alone after some questions; the next run takes all', async () => {
  const members = await membersOf(50);
  for (const account of members) await its.autoPay(account, visa);
  let asked = 0;
  const silence = async () => {
    asked += 1;
    throw new Error('no answer');
  };
  const drafted = await its.member();
  await its.bankDraft(drafted);
  await its.run(day, '22:30', { charge: silence, resultsOf: silence, voidCharge: silence });
  expect(asked).toBeLessThan(20);
  expect(await its.debits(drafted)).toEqual([5000]);
  for (const _again of [1, 2]) await its.run(day);
  for (const account of members) expect(await its.taken(account)).toEqual([5000]);
});
