import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { writeExport } from '../../office/exporting/public.ts';
import { describeImport, importFolder } from '../../office/importing/public.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let headers: { authorization: string };
let folder: string;
const member = '/v3/member/200901';
const [byFile, byCard, windowed] = ['104509110', '104509111', '104509113'];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drafts-'));
  at = await testApp();
  const payload = { username: 'hattie.brandvold', password: 'Rochdale-demo-1!' };
  headers = {
    authorization: `Bearer ${(await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json().accessToken}`,
  };
});
afterAll(async () => {
  await at.close();
  await rm(folder, { recursive: true });
});

const header =
  'accountNumber,draftType,draftMethod,draftDay,startDate,draftAccountType,routingNumber,bankAccountNumber,financialInstitutionName,lastFour,token';
async function imported(...rows: string[]): Promise<string> {
  await writeFile(join(folder, 'drafts.csv'), [header, ...rows, ''].join('\n'));
  return describeImport(await importFolder({ folder, pool: at.database.pool, vault: at.services.vault }));
}
const bank = (number: string, changes: { start?: string; bankNumber?: string; routing?: string } = {}) => {
  const { start = '2026-01-05', bankNumber = '55443322', routing = '021000021' } = changes;
  return `${number},bank,END_OF_MONTH,,${start},Savings,${routing},${bankNumber},ALDER VALLEY,,`;
};
const accountsOf = async () => (await at.app.inject({ url: `${member}/drafts`, headers })).json().results;
const draftOf = async (number: string) =>
  (await accountsOf()).find((one: { accountNumber: string }) => one.accountNumber === number).draft;
const post = (payload: object) =>
  at.app.inject({
    method: 'POST',
    url: `${member}/drafts/initiate`,
    headers,
    payload: { paymentType: 'DRAFT', amount: 0, draftAuthorize: true, ...payload },
  });
const remove = (accountNumber: string) =>
  post({ removeDraft: true, accountsToDraft: [{ accountNumber, action: 'REMOVE' }] });
const setUp = (accountNumber: string, draftDay = 15) =>
  at.app.inject({
    method: 'PUT',
    url: `${member}/drafts`,
    headers,
    payload: {
      memberNumber: '200901',
      draftType: 'Checking',
      bankAccountNumber: '111122223333',
      routingNumber: '021000021',
      bankName: 'ALDER VALLEY COMMUNITY BANK',
      draftAuthorize: true,
      draftAccounts: [
        { accountNumber, action: 'ADD', draftMethod: 'DAY_OF_MONTH', draftDay, draftStartDate: '2026-01-01' },
      ],
    },
  });
const stored = async (number: string) =>
  (await at.database.pool.query('select * from drafts where account_number = $1', [number])).rows[0];

it.each([
  [bank('9'), 'accountNumber: 9 is neither in accounts.csv nor in the database'],
  [bank(byFile ?? '').replace('END_OF_MONTH', 'DAY_OF_MONTH'), 'draftDay: is empty, but DAY_OF_MONTH needs it'],
  [bank(byFile ?? '').replace('MONTH,,', 'MONTH,3,'), 'draftDay: must be empty for END_OF_MONTH'],
  [bank(byFile ?? '').replace('END_OF_MONTH,', 'DAY_OF_MONTH,29'), 'draftDay: must be at most 28'],
  [bank(byFile ?? '', { routing: '021000022' }), 'routingNumber: is no routing number'],
  [bank(byFile ?? '', { bankNumber: '12 34' }), 'bankAccountNumber: must be 4 to 18 digits'],
  [bank(byFile ?? '').replace(',bank,', ',credit-card,'), 'bankAccountNumber: must be empty for a card'],
  [bank(byFile ?? '').replace('Savings', ''), 'draftAccountType: is empty'],
  [`${bank(byFile ?? '')}TEST-1`, 'token: must be empty beside a bank account number'],
  [bank(byFile ?? '').replace(/,,$/, ',9999,'), 'lastFour: are not the last four digits of bankAccountNumber'],
])('a bad row is told and nothing is written: %s', async (row, reason) => {
  const said = await imported(row);
  expect(said).toContain(`drafts.csv:2: ${reason}`);
  expect(said).toContain('Nothing was written.');
  expect(said).not.toContain('55443322');
  expect((await stored(byFile ?? '')).routing_number).toBe('021000021');
});

it('an imported draft is shown, its number encrypted for its account, and replaced by the next import', async () => {
  const first = await stored(byFile ?? '');
  expect(first).toMatchObject({ member_number: '200901', last_four: '5678', created_at: null });
  expect(at.services.vault.unlock('bank-account-number', byFile ?? '', first.bank_account_number)).toBe('700012345678');
  expect(await draftOf(byCard ?? '')).toMatchObject({ draftType: 'WHEN_BILLED', draftAccountNumberMasked: '****4444' });
  await at.database.pool.query("update drafts set prenote_effective_date = '2026-01-09'");
  const same = bank(byFile ?? '', { bankNumber: '700012345678' }).replace('Savings', 'Checking');
  expect(await imported(same)).toContain('drafts.csv: 1 row');
  expect((await stored(byFile ?? '')).prenote_effective_date).not.toBeNull();
  await imported(bank(byFile ?? ''));
  expect(await draftOf(byFile ?? '')).toMatchObject({
    draftType: 'END_OF_MONTH',
    draftAccountType: 'Savings',
    draftAccountNumberMasked: '****3322',
  });
  expect((await stored(byFile ?? '')).prenote_effective_date).toBeNull();
});

it('what a member removed or set up here stays so; a draft that began later is a new one', async () => {
  expect((await remove(byFile ?? '')).statusCode).toBe(200);
  expect(await imported(bank(byFile ?? ''))).toContain('1 draft was passed over');
  expect(await draftOf(byFile ?? '')).toBeNull();
  const services = { ...at.services, timeZone: 'America/Los_Angeles' };
  const { body } = (await writeExport(services, 'enrolments')) ?? {};
  expect(String(body)).toMatch(new RegExp(`ended-draft,${byFile},200901,END_OF_MONTH,,,,,,3322,\\d{4}-`));

  expect((await setUp(byFile ?? '')).statusCode).toBe(200);
  await imported(bank(byFile ?? '', { start: '2099-01-01' }));
  expect(await draftOf(byFile ?? '')).toMatchObject({
    draftType: 'DAY_OF_MONTH',
    draftAccountNumberMasked: '****3333',
  });
  await remove(byFile ?? '');
  expect(await imported(bank(byFile ?? '', { start: '2099-01-01' }))).not.toContain('passed over');
  expect(await draftOf(byFile ?? '')).toMatchObject({ draftAccountNumberMasked: '****3322' });
});

it('an account with auto pay here is not drafted beside it', async () => {
  await at.database.pool.query(
    `with kept as (insert into stored_payments (member_number, stored_payment_id, payment_type) values ('200901', 'AP1', 'Credit'))
     insert into auto_pays (account_number, member_number, stored_payment_id, days_before, start_date, updated_at)
     values ($1, '200901', 'AP1', 0, '2026-01-01', now())`,
    [windowed],
  );
  expect(await imported(bank(windowed ?? ''))).toContain('1 draft was passed over');
  await at.database.pool.query('delete from auto_pays where account_number = $1', [windowed]);
});

it('an account’s window of days and its first day hold', async () => {
  const outside = await setUp(windowed ?? '', 21);
  expect(outside.json()[0].message).toBe(`Account: ${windowed} Day of month must be after 5 and before 21`);
  expect((await setUp(windowed ?? '', 20)).statusCode).toBe(200);
  const account = (await accountsOf()).find((one: { accountNumber: string }) => one.accountNumber === windowed);
  expect(account.draft.nextDraftDate > account.eligibleDraftDate).toBe(true);
});

describe('a draft that only the billing system keeps', () => {
  const date = (day: string | null) =>
    at.database.pool.query('update account_details set draft_date = $2 where account_number = $1', [windowed, day]);
  const dateOf = async () =>
    (
      await at.database.pool.query('select draft_date::text as day from account_details where account_number = $1', [
        windowed,
      ])
    ).rows[0].day;
  const said = 'This draft was set up with our office. Please call us to change it.';

  it('is shown, and neither doubled, removed nor joined by auto pay', async () => {
    await remove(windowed ?? '');
    await date('2099-05-09');
    const account = (await accountsOf()).find((one: { accountNumber: string }) => one.accountNumber === windowed);
    expect([account.draft, account.officeDraftDate]).toEqual([null, '2099-05-09']);
    expect((await setUp(windowed ?? '', 20)).json()).toMatchObject([{ message: `Account: ${windowed} ${said}` }]);
    const item = { accountNumber: windowed, action: 'ADD', draftMethod: 'WHEN_BILLED', draftDay: null };
    const byCard = await post({
      removeDraft: false,
      draftOption: 'CC',
      accountsToDraft: [{ ...item, draftStartDate: '2099-01-01' }],
    });
    expect(byCard.json()).toMatchObject([{ message: `Account: ${windowed} ${said}` }]);
    expect((await remove(windowed ?? '')).json()).toMatchObject([{ message: said }]);
    const details = await at.app.inject({ url: `${member}/accounts/${windowed}/details`, headers });
    expect(details.json()).toMatchObject({ draftExists: true, draftDate: '2099-05-09' });
    const enrolled = await at.app.inject({ url: `${member}/auto-pay`, headers });
    expect(
      enrolled.json().accounts.find((one: { accountNumber: string }) => one.accountNumber === windowed).hasDraft,
    ).toBe(true);
  });

  it('outlives a draft that was set up here, also when the billing system’s files come again', async () => {
    await date(null);
    expect((await setUp(windowed ?? '', 20)).statusCode).toBe(200);
    await date('2099-05-09');
    expect((await remove(windowed ?? '')).statusCode).toBe(200);
    expect(await dateOf()).toBe('2099-05-09');
    await imported(bank(byFile ?? '', { start: '2099-02-01' }));
    expect(await dateOf()).toBe('2099-05-09');
  });

  it('goes with an imported draft that its member removed', async () => {
    await date(null);
    await imported(bank(windowed ?? '', { start: '2099-03-01' }));
    await date('2099-05-09');
    expect((await remove(windowed ?? '')).statusCode).toBe(200);
    expect(await dateOf()).toBeNull();
    await date('2099-05-09');
    await imported(bank(byFile ?? '', { start: '2099-02-01' }));
    expect(await dateOf()).toBeNull();
  });
});
