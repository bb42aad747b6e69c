import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock, todayAt } from '../../../platform/clock.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { type Clerk, testOffice } from '../../../testing/office.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { owingOf } from '../../communications/notices/facts/owing-facts-store.ts';
import { importFolder } from '../importing/public.ts';
import { withImportFolder } from '../importing/testing/import-files.ts';
import { followCreditCodes } from '../member-marks/credit-codes-job.ts';

const zone = 'America/Los_Angeles';
const today = todayAt(systemClock, zone);
const marisol = '200017';
const [pastDue, other] = ['104471882', '104480316'];

let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let dana: Clerk;
let call: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  at = await testApp();
  office = await testOffice(at);
  dana = await office.hire('dana@coop.example', ['clerk']);
  call = await signedIn(at, 'marisol.okonkwo');
});
afterAll(async () => {
  await office.close();
  await at.close();
});

const rows = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const coded = (row: Readonly<Record<string, string>>) =>
  withImportFolder({ 'credit-codes.csv': [{ memberNumber: marisol, ...row }] }, (folder) =>
    importFolder({ folder, ...at.services, pool: at.database.pool, timeZone: zone }),
  );
const see = async (memberNumber = marisol) =>
  (await office.call('members.see', { params: { memberNumber } }, dana)).json();
const amounts = async (accountNumber: string) =>
  (await call('member-pay.amounts', { params: { memberNumber: marisol, accountNumber } })).json();
const follow = () => followCreditCodes({ ...at.services, auditSeal: office.services.auditSeal });

describe('cash only (account-115)', () => {
  const days = { since: addDays(today, -20), until: addDays(today, 20) };

  it('closes e-checks and bank drafts of the account that it names, and the office reads why', async () => {
    const row = { accountNumber: other, code: 'cash-only', reason: 'Two returned checks', ...days };
    expect(await coded(row)).toMatchObject({ written: true });
    expect([(await amounts(other)).isEcheckEligible, (await amounts(pastDue)).isEcheckEligible]).toEqual([false, true]);
    const drafts = (await call('draft-payments.list', { params: { memberNumber: marisol } })).json();
    expect(
      drafts.results.flatMap((one: { accountNumber: string; isCashOnly: boolean }) =>
        one.isCashOnly ? one.accountNumber : [],
      ),
    ).toEqual([other]);
    expect((await see()).creditCodes).toEqual([{ ...row, isInForce: true }]);
    const why = (await office.call('members.explain', { params: { memberNumber: marisol } }, dana)).json();
    expect(JSON.stringify(why)).toContain('credit code cash-only');
  });

  it('ends with its last day, without an import', async () => {
    await rows('update credit_codes set until = $1', addDays(today, -1));
    await follow();
    expect((await amounts(other)).isEcheckEligible).toBe(true);
    expect((await see()).creditCodes).toMatchObject([{ isInForce: false }]);
  });

  it('is of the member, and of nobody who has the account after', async () => {
    await coded({ accountNumber: other, code: 'cash-only', since: days.since });
    await rows("update accounts set member_number = '200801' where account_number = $1", other);
    await follow();
    expect(await rows('select is_cash_only from accounts where account_number = $1', other)).toEqual([
      { is_cash_only: false },
    ]);
    await rows('update accounts set member_number = $2 where account_number = $1', other, marisol);
  });
});

it('bankruptcy takes past due and disconnection away in every word, and leaves what is owed (account-116)', async () => {
  const params = { memberNumber: marisol, accountNumber: pastDue };
  const info = async () => (await call('accounts.info', { params })).json();
  const notices = async () =>
    (await call('delinquents.list', { params: { accountNumber: pastDue }, query: {} })).json().totalRecords;
  const before = await info();
  expect(before.pastDueAmount).toBeGreaterThan(0);
  expect(await notices()).toBeGreaterThan(0);
  await coded({ code: 'bankruptcy', reason: 'Chapter 13 case 26-4471', since: today });
  expect(await info()).toMatchObject({
    accountBalance: before.accountBalance,
    pastDueAmount: 0,
    pastDueDate: null,
    cutOffDate: null,
    derivedStatus: 'Current',
  });
  expect(await amounts(pastDue)).toMatchObject({ pastDueAmount: 0, cutoffAmount: 0 });
  expect((await call('overview.details', { params })).json().cutOffMsg).toBeNull();
  expect(await notices()).toBe(0);
  expect((await owingOf(at.services.db, [pastDue], today))[0]).toMatchObject({ isBankrupt: true });
  const listed = (await call('accounts.search', { params: { memberNumber: marisol }, query: {} })).body;
  expect(listed).not.toContain('Past Due');
  expect(listed).not.toContain('Chapter 13');
  expect((await see()).creditCodes).toContainEqual(expect.objectContaining({ reason: 'Chapter 13 case 26-4471' }));
});

describe('deceased (account-117)', () => {
  const walter = '200025';

  it('refuses an account, and a last day before the first', async () => {
    for (const [row, column] of [
      [{ code: 'deceased', accountNumber: pastDue }, 'accountNumber'],
      [{ code: 'cash-only', since: today, until: addDays(today, -1) }, 'until'],
      [{ code: 'gone' }, 'code'],
    ] as const)
      expect(await coded(row)).toMatchObject({ written: false, problems: [{ column }] });
  });

  it('is marked once as the office marks it, whatever runs beside, and stays lifted when the office lifts it', async () => {
    const [member] = await rows("select member_number from logins where login_key = 'walter.prine'");
    const memberNumber = member?.member_number ?? walter;
    const row = { memberNumber, code: 'deceased', reason: 'Letter of the son' };
    await coded(row);
    const marked = await Promise.all(Array.from({ length: 6 }, follow));
    expect(marked.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect((await see(memberNumber)).marks).toMatchObject([{ mark: 'deceased' }]);
    expect(await rows("select by_whom from audit where act = 'member-deceased'")).toEqual([{ by_whom: 'worker' }]);
    const login = await at.app.inject({
      method: 'POST',
      url: '/v3/login',
      payload: { username: 'walter.prine', password: 'Rochdale-demo-1!' },
    });
    expect(login.body).toContain('This login is closed');
    const params = { memberNumber, mark: 'deceased' };
    await office.call('member-marks.lift', { params, body: { reason: 'it was the father' } }, dana);
    await coded(row);
    expect(await follow()).toBe(0);
    await coded({ ...row, since: today });
    expect(await follow()).toBe(1);
  });
});

it('tax exempt accounts are marked, with the day on which the certificate ends (account-119)', async () => {
  await rows(
    'update accounts set is_tax_exempt = true, tax_exempt_until = $2 where account_number = $1',
    ...[other, addDays(today, -1)],
  );
  const found = (await see()).accounts.find((one: { accountNumber: string }) => one.accountNumber === other);
  expect(found.taxExempt).toEqual({ until: addDays(today, -1), hasEnded: true });
});
