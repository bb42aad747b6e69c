import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { describeImport } from '../../office/importing/describe-import.ts';
import { importFolder } from '../../office/importing/public.ts';
import { listBankChanges } from './public.ts';
import { bankOne, bankTwo, day, draftedAccounts } from './testing/drafted-accounts.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let its: Awaited<ReturnType<typeof draftedAccounts>>;
let now = new Date('2027-06-01T07:00:00Z');

beforeAll(async () => {
  at = await testApp({ clock: { now: () => now } });
  its = await draftedAccounts(at, (instant) => {
    now = instant;
  });
});
afterAll(() => at.close());
beforeEach(() =>
  its.query('truncate drafts, ach_files, ach_entries, bank_changes, due_payments, returned_payments cascade'),
);

async function imported(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bank-changes-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const report = await importFolder({ folder, pool: at.database.pool, vault: at.services.vault });
  await rm(folder, { recursive: true });
  return describeImport(report);
}
const change = async (account: string, code: string, data: string) =>
  imported({
    'bank-changes.csv': `traceNumber,changeCode,correctedData,receivedOn\n${await its.traceOf(account)},${code},${data},${addDays(day, 2)}\n`,
  });
/** A draft that was sent and settled. */
async function sent(isOwn = true): Promise<string> {
  const account = await its.newAccount();
  await its.draft(account, bankOne, { isOwn });
  await its.run(day);
  await its.take();
  await its.run(addDays(day, 1), '15:00');
  return account;
}
const draftOf = async (account: string) => {
  const { rows } = await its.query(
    `select routing_number as routing, bank_account_number as locked, draft_account_type as type, last_four as four,
       prenote_effective_date::text as prenote, authorization_id as authorization from drafts where account_number = $1`,
    [account],
  );
  const { locked, ...draft } = rows[0];
  return { ...draft, number: at.services.vault.unlock('bank-account-number', account, locked) };
};
const outcomes = async () => (await listBankChanges(at.services.db, 9)).map(({ outcome }) => outcome);

describe('a notification of change', () => {
  it('changes the draft that its member set up, keeps authorization and prenote, and is told', async () => {
    const account = await sent();
    const before = await draftOf(account);
    await change(account, 'C03', `${bankTwo.routing}   ${bankTwo.number}`);
    await its.run(addDays(day, 2));
    expect(await draftOf(account)).toEqual({
      ...before,
      routing: bankTwo.routing,
      number: bankTwo.number,
      four: '7777',
    });
    expect([await outcomes(), await its.told(account), await its.balance(account)]).toEqual([
      ['applied'],
      ['draft-bank-changed'],
      0,
    ]);
  });

  it('changes the kind of account by its transaction code', async () => {
    const account = await sent();
    await change(account, 'C05', '27');
    await its.run(addDays(day, 2));
    expect((await draftOf(account)).type).toBe('Checking');
  });

  it('leaves a draft that has another bank account by now', async () => {
    const account = await sent();
    await its.query('delete from drafts where account_number = $1', [account]);
    await its.draft(account, bankTwo);
    await change(account, 'C01', '99998888');
    await its.run(addDays(day, 2));
    expect([(await draftOf(account)).number, await outcomes()]).toEqual([bankTwo.number, ['gone']]);
  });

  it.each([
    ['C02', '021000022', 'unreadable'],
    ['C04', 'JANE ROE', 'review'],
    ['C13', '', 'review'],
  ])('%s with "%s" is %s, and changes nothing', async (code, data, outcome) => {
    const account = await sent();
    const before = await draftOf(account);
    await change(account, code, data);
    await its.run(addDays(day, 2));
    expect([await draftOf(account), await outcomes()]).toEqual([before, [outcome]]);
  });

  it('of an entry that is none of ours is unknown', async () => {
    await imported({
      'bank-changes.csv': 'traceNumber,changeCode,correctedData,receivedOn\n999999999999999,C01,1,2027-06-10\n',
    });
    await its.run(addDays(day, 2));
    expect(await outcomes()).toEqual(['unknown']);
  });

  it('stays applied when the billing system brings the old bank account along again, and is told once', async () => {
    const account = await sent(false);
    await change(account, 'C01', '99998888');
    await its.run(addDays(day, 2), '15:00');
    const applied = await draftOf(account);
    expect(applied.number).toBe('99998888');
    const columns =
      'accountNumber,draftType,draftMethod,draftDay,startDate,draftAccountType,routingNumber,bankAccountNumber,financialInstitutionName,lastFour,token';
    await imported({
      'drafts.csv': `${columns}\n${account},bank,WHEN_BILLED,,${day},Savings,${bankOne.routing},${bankOne.number},,,\n`,
    });
    expect(await draftOf(account)).toMatchObject({ number: bankOne.number, prenote: null });
    await its.run(addDays(day, 2), '15:05');
    expect(await draftOf(account)).toEqual({ ...applied, prenote: '2027-06-09' });
    expect(await its.told(account)).toEqual(['draft-bank-changed']);
  });
});

it('a notification of change among the returned payments is refused, and the payment stands', async () => {
  const account = await sent();
  const said = await imported({
    'returned-payments.csv': `reference,returnCode,returnedOn\n${await its.traceOf(account)},C01,${addDays(day, 2)}\n`,
  });
  expect(said).toMatch(/returned-payments\.csv:2: returnCode: is a notification of change.*bank-changes\.csv/);
  await its.run(addDays(day, 2), '15:00');
  expect([await its.dueStates(account), await its.balance(account)]).toEqual([[['paid', null]], 0]);
});
