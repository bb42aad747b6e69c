import type { ToldRecord } from '@rochdale/domain/account/billing-link/told-record';
import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { todayAt } from '../../../../platform/clock.ts';
import { openDatabase } from '../../../../platform/database/database.ts';
import { testApp } from '../../../../platform/testing/test-app.ts';
import { testVault } from '../../../../platform/testing/test-vault.ts';
import { type Clerk, testOffice } from '../../../../testing/office.ts';
import { type BillingLink, BillingSilent, billingLinkOf, noteChange } from '../../../account/billing-link/public.ts';
import { servingMeters } from '../../../energy/usage/public.ts';
import { takeChanges } from './public.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let bea: Clerk;
let asked: string[] = [];
let say = (record: ToldRecord): ToldRecord => record;

const recordOf: BillingLink['recordOf'] = async ({ accountNumber, memberNumber }) => {
  asked.push(accountNumber);
  const rest = { asOf: null, phones: [], location: {}, meters: [] };
  return say({ accountNumber, memberNumber, member: { lastName: `Of ${accountNumber}` }, ...rest });
};
const take = () => {
  const { clock, log, db, site } = at.services;
  const billingLink = {
    ...billingLinkOf(undefined, clock),
    recordOf,
    uses: { balances: false, changes: true, outages: false, tells: new Set<never>() },
  };
  return takeChanges({ db, pool: at.database.pool, vault: testVault(), clock, site, log, billingLink });
};
const note = (accountNumber: string, state: 'waiting' | 'held' = 'waiting') =>
  noteChange(at.services.db, accountNumber, state, at.services.clock.now());
const account = async (number: string) => {
  await at.database.pool.query("insert into members (member_number, first_name, last_name) values ($1, 'A', 'B')", [
    number,
  ]);
  await at.database.pool.query(
    `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city,
       service_state, service_zip, account_type, balance_as_of) values ($1, $1, 'A', '1 Way', 'T', 'OR', '97498', 'Electric', now())`,
    [number],
  );
};
const lastNameOf = async (number: string) =>
  (await at.database.pool.query('select last_name from members where member_number = $1', [number])).rows[0].last_name;

beforeAll(async () => {
  at = await testApp();
  office = await testOffice(at);
  bea = await office.hire('bea@coop.example', ['billing']);
  for (const number of ['7001', '7002', '7003']) await account(number);
});
afterAll(async () => {
  await office.close();
  await at.close();
});

it('what waits is asked for once, and stands among the imports under the link’s name', async () => {
  await note('7001');
  await note('7001');
  expect([await take(), await take(), asked]).toEqual([1, 0, ['7001']]);
  expect(await lastNameOf('7001')).toBe('Of 7001');
  const [newest] = (await office.call('imports.list', {}, bea)).json().imports;
  expect(newest).toMatchObject({ outcome: 'written', by: 'billing link', folder: 'billing link', rows: 1 });
});

it('what is beyond an hour’s bound waits until somebody of the office lets it through, who has a reason', async () => {
  asked = [];
  await note('7002', 'held');
  await take();
  await note('7003', 'held');
  // Whoever says it again does not get past.
  await note('7002');
  await take();
  expect(asked).toEqual([]);
  const held = (await office.call('imports.list', {}, bea))
    .json()
    .imports.filter((one: { outcome: string }) => one.outcome === 'held');
  expect(held).toMatchObject([{ by: 'billing link', rows: 2 }]);
  const confirm = { params: { importId: held[0].importId }, body: { reason: 'A feeder was renamed' } };
  expect((await office.call('imports.confirm', confirm, bea)).statusCode).toBe(200);
  expect([await take(), asked.toSorted()]).toEqual([2, ['7002', '7003']]);
  expect(await lastNameOf('7003')).toBe('Of 7003');
  const seen = (await office.call('imports.see', { params: { importId: held[0].importId } }, bea)).json();
  expect(seen.writtenBy).toMatch(/^import-/);
  // What was let through is not held again before it was asked for.
  await note('7001');
  await note('7001', 'held');
  expect(await take()).toBe(1);
  // One release is one import.
  await note('7003', 'held');
  asked = [];
  expect([await take(), asked]).toEqual([0, []]);
});

it('a row that an import would refuse is refused, and the others are taken', async () => {
  await note('7001');
  await note('7002');
  say = (record) =>
    record.accountNumber === '7001'
      ? { ...record, member: { firstName: 'Bad', lastName: '' } }
      : { ...record, member: { lastName: 'Good' } };
  await take();
  expect([await lastNameOf('7001'), await lastNameOf('7002')]).toEqual(['Of 7001', 'Good']);
});

it('a meter that comes from another household shows neither what the other uses, and a new one all that it measured', async () => {
  const today = todayAt(at.services.clock, at.services.site().timeZone);
  const served = async (accountNumber: string) =>
    (await servingMeters(at.services.db, accountNumber)).map(({ meterNumber, firstDay, lastDay }) => [
      meterNumber,
      { firstDay, lastDay },
    ]);
  const withMeters = async (accountNumber: string, ...numbers: string[]) => {
    say = (record) => ({ ...record, meters: numbers.map((meterNumber) => ({ meterNumber, meterType: '' })) });
    await note(accountNumber);
    await take();
  };
  await withMeters('7001', 'M-7001');
  expect(await served('7001')).toEqual([['M-7001', { firstDay: null, lastDay: null }]]);
  await withMeters('7002', 'M-7001', 'M-NEW');
  await withMeters('7001', 'M-7001');
  expect(await served('7001')).toEqual([['M-7001', { firstDay: null, lastDay: addDays(today, -1) }]]);
  expect(await served('7002')).toEqual([
    ['M-7001', { firstDay: today, lastDay: null }],
    ['M-NEW', { firstDay: null, lastDay: null }],
  ]);
});

it('a silent billing system is asked again, and what is heard while it is asked is asked for once more', async () => {
  await note('7001');
  say = () => {
    throw new BillingSilent('down');
  };
  expect(await take()).toBe(0);
  say = (record) => ({ ...record, member: { lastName: 'Later' } });
  expect([await take(), await lastNameOf('7001')]).toEqual([1, 'Later']);
});

it('fifty at once from two workers with two connections are taken, and none is lost', async () => {
  for (let place = 0; place < 50; place += 1) await account(String(8000 + place));
  say = (record) => ({ ...record, member: { lastName: 'Fifty' } });
  for (let place = 0; place < 50; place += 1) await note(String(8000 + place));
  const small = openDatabase(at.database.url, 2);
  const { clock, log, site } = at.services;
  const billingLink = {
    ...billingLinkOf(undefined, clock),
    recordOf,
    uses: { balances: false, changes: true, outages: false, tells: new Set<never>() },
  };
  const narrow = () =>
    takeChanges({ db: small.db, pool: small.pool, vault: testVault(), clock, site, log, billingLink });
  await Promise.all([narrow(), narrow()]);
  await small.close();
  const { rows } = await at.database.pool.query("select count(*)::int as count from members where last_name = 'Fifty'");
  expect(rows[0].count).toBe(50);
});
