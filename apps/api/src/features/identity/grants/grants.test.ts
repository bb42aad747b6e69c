import type { OperationName } from '@rochdale/contract/operations/operations';
import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock, todayAt } from '../../../platform/clock.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import type { Parts } from '../../../testing/well-formed-calls.ts';
import { importFolder } from '../../office/importing/public.ts';
import { withImportFolder } from '../../office/importing/testing/import-files.ts';

/** A member with seven accounts, of whom others may see something. */
const memberNumber = '200017';
const accountNumber = '104471882';
const second = '104480316';
const today = todayAt(systemClock, 'America/Los_Angeles');
let at: Awaited<ReturnType<typeof testApp>>;
let passwordHash: string;

const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const imported = (files: Parameters<typeof withImportFolder>[0]) =>
  withImportFolder(files, (folder) =>
    importFolder({ folder, ...at.services, pool: at.database.pool, timeZone: at.services.site().timeZone }),
  );
/** A login, of a person without a membership where no member is named, with what it was granted. */
const granted = (loginKey: string, grants: readonly Record<string, string>[], member = '') =>
  imported({
    'logins.csv': [
      { loginKey, loginId: loginKey, memberNumber: member, email: `${loginKey}@example.com`, passwordHash },
    ],
    'login-grants.csv': grants.map((grant) => ({ loginKey, memberNumber, ...grant })),
  });
const status = async (loginKey: string, name: OperationName, parts: Parts) =>
  (await (await signedIn(at, loginKey))(name, parts)).statusCode;
const info = { params: { memberNumber, accountNumber } };

beforeAll(async () => {
  at = await testApp();
  const [marisol] = await query("select password_hash from logins where login_key = 'marisol.okonkwo'");
  passwordHash = `"${marisol.password_hash}"`;
});
afterAll(() => at.close());

describe('a person without a membership (identity-73)', () => {
  it('signs in and sees the membership that was granted, and changes a login of their own', async () => {
    expect(await granted('bookkeeper', [{}])).toMatchObject({ written: true });
    const payload = { username: 'bookkeeper', password: 'Rochdale-demo-1!' };
    const session = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json();
    expect(session.memberNumber).toBe(memberNumber);
    const call = await signedIn(at, 'bookkeeper');
    expect((await call('accounts.list', { params: { memberNumber } })).json().totalRecords).toBe(7);
    expect((await call('accounts.info', info)).statusCode).toBe(200);
    const own = (await call('my-profile.details', { params: { memberNumber } })).json();
    expect(own).toMatchObject({
      loginId: 'bookkeeper',
      userName: 'bookkeeper@example.com',
      accounts: [],
      paymentTypes: [],
    });
    const body = { language: 'es' };
    expect((await call('language.choose', { params: { memberNumber }, body })).statusCode).toBe(200);
    const languages = await query("select login_key from logins where language = 'es'");
    expect(languages).toEqual([{ login_key: 'bookkeeper' }]);
  });

  it('sees the accounts that were granted and no other, in no list and by no number', async () => {
    await granted('tenant', [{ accountNumber }]);
    const call = await signedIn(at, 'tenant');
    for (const name of ['accounts.list', 'accounts.search'] as const) {
      const { results, totalRecords } = (
        await call(name, { params: { memberNumber }, query: { selected: second } })
      ).json();
      expect(totalRecords).toBe(1);
      expect(results.map((one: { accountNumber: string }) => one.accountNumber)).toEqual([accountNumber]);
    }
    expect((await call('history.bills', { params: { accountNumber } })).statusCode).toBe(200);
    expect((await call('history.bills', { params: { accountNumber: second } })).statusCode).toBe(404);
    for (const name of ['account-names.list', 'payment-profile.list', 'auto-pay.list', 'former-accounts.list'] as const)
      expect((await call(name, { params: { memberNumber } })).statusCode, name).toBe(404);
    expect((await call('account-profile.get', info)).statusCode).toBe(404);
  });

  it('reads and does no more where that was granted', async () => {
    await granted('reader', [{ scope: 'read' }]);
    expect(await status('reader', 'accounts.info', info)).toBe(200);
    expect(await status('reader', 'payment-profile.list', { params: { memberNumber } })).toBe(404);
    const body = { nickname: 'Mine' };
    expect(await status('reader', 'account-names.set', { ...info, body })).toBe(404);
  });
});

describe('a grant', () => {
  it('opens nothing before it begins and after it has ended, also to who has signed in', async () => {
    await granted('late', [{ endsOn: addDays(today, -1) }]);
    await granted('early', [{ beginsOn: addDays(today, 1) }]);
    for (const loginKey of ['late', 'early']) expect(await status(loginKey, 'accounts.info', info)).toBe(404);
    await granted('now', [{ beginsOn: today, endsOn: today }]);
    const call = await signedIn(at, 'now');
    expect((await call('accounts.info', info)).statusCode).toBe(200);
    await granted('now', [{ beginsOn: today, endsOn: addDays(today, -1) }]);
    expect((await call('accounts.info', info)).statusCode).toBe(404);
  });

  it('of one’s own membership is one like others: without it the login opens nothing of it', async () => {
    const own = { memberNumber: '200801', accountNumber: '104508110' };
    const [{ login_key: loginKey }] = await query(
      'select login_key from logins where member_number = $1',
      own.memberNumber,
    );
    expect(await status(loginKey, 'accounts.info', { params: own })).toBe(200);
    await query('update login_grants set ends_on = $2 where login_key = $1', loginKey, addDays(today, -1));
    expect(await status(loginKey, 'accounts.info', { params: own })).toBe(404);
    expect(await status(loginKey, 'my-profile.details', { params: { memberNumber: own.memberNumber } })).toBe(404);
  });

  it('of another’s membership stands beside one’s own, whose login stays its owner’s', async () => {
    await granted('walter.prine', [{}], '200025');
    const call = await signedIn(at, 'walter.prine');
    expect((await call('accounts.list', { params: { memberNumber: '200025' } })).json().totalRecords).toBe(1);
    expect((await call('accounts.list', { params: { memberNumber } })).json().totalRecords).toBe(7);
    expect((await call('my-profile.details', { params: { memberNumber } })).statusCode).toBe(404);
    const mixed = { params: { memberNumber: '200025', accountNumber } };
    expect((await call('accounts.info', mixed)).statusCode).toBe(404);
  });

  it('does not reach an account that the membership has no more, nor a member who has died', async () => {
    await granted('heir', [{ accountNumber: second }]);
    await query("update accounts set member_number = '200025' where account_number = $1", second);
    expect(await status('heir', 'history.bills', { params: { accountNumber: second } })).toBe(404);
    await query("update accounts set member_number = '200017' where account_number = $1", second);
    expect(await status('heir', 'history.bills', { params: { accountNumber: second } })).toBe(200);
    await query("insert into member_marks (member_number, mark, since) values ($1, 'deceased', now())", memberNumber);
    expect(await status('heir', 'history.bills', { params: { accountNumber: second } })).toBe(404);
    await query('delete from member_marks where member_number = $1', memberNumber);
  });

  it('goes with the login when that gets another username', async () => {
    await granted('old.name', [{}]);
    await query("update logins set login_key = 'new.name', login_id = 'new.name' where login_key = 'old.name'");
    expect(await status('new.name', 'accounts.info', info)).toBe(200);
  });

  it('names a login, a member and an account that are there', async () => {
    const { written, problems } = await imported({
      'login-grants.csv': [
        { loginKey: 'nobody', memberNumber, accountNumber },
        { loginKey: 'bookkeeper', memberNumber: '999999', accountNumber: '' },
        { loginKey: 'bookkeeper', memberNumber, accountNumber: '999999' },
      ],
    });
    expect(written).toBe(false);
    expect(problems.map(({ line, column }) => `${line} ${column}`)).toEqual([
      '2 loginKey',
      '3 memberNumber',
      '4 accountNumber',
    ]);
  });

  it('is what the audit tells of an act for another: whose, and by which login', async () => {
    const call = await signedIn(at, 'bookkeeper');
    expect((await call('account-names.set', { ...info, body: { nickname: 'Mill' } })).statusCode).toBe(200);
    expect(await query("select member_number, login_key from security_events where kind = 'account-named'")).toEqual([
      { member_number: memberNumber, login_key: 'bookkeeper' },
    ]);
  });
});
