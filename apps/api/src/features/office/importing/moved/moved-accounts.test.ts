import { fastify } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../platform/testing/test-app.ts';
import { issueToken } from '../../../../platform/tokens/token-store.ts';
import { findAccount } from '../../../account/accounts/public.ts';
import { storedPaymentsOf } from '../../../paying/payment-profile/public.ts';
import { loadBankSettings } from '../../../planned/bank-file/public.ts';
import { runPaymentDay } from '../../../planned/payment-day/run-payment-day.ts';
import { describeImport, importFolder } from '../public.ts';
import { withImportFolder } from '../testing/import-files.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let bank: Awaited<ReturnType<typeof loadBankSettings>>;
let now: Date;
let [account, second, former, owner] = ['', '', '', ''];
let serial = 0;
/** A Tuesday. */
const day = '2027-06-08';

beforeAll(async () => {
  at = await testApp({ clock: { now: () => now } });
  bank = await loadBankSettings(at.services.coopFolder);
  await at.database.pool.query('delete from drafts');
});
afterAll(() => at.close());

const query = async (text: string, values: unknown[] = []) => (await at.database.pool.query(text, values)).rows;
const imported = (files: Parameters<typeof withImportFolder>[0]) =>
  withImportFolder(files, async (folder) =>
    describeImport(
      await importFolder({ folder, ...at.services, pool: at.database.pool, timeZone: at.services.site().timeZone }),
    ),
  );
const balanceOf = (memberNumber: string, accountBalance: string, accountNumber = account) => ({
  accountNumber,
  memberNumber,
  accountBalance,
});
const sold = (more: Parameters<typeof withImportFolder>[0] = {}) =>
  imported({ 'accounts.csv': [balanceOf(owner, '77.00')], ...more });
const run = async (on: string) => {
  now = new Date(`${on}T22:30:00Z`);
  await runPaymentDay({ ...at.services, bank, log: fastify({ logger: false }).log });
};
const ends = () =>
  query(
    'select plan_kind, plan_key, member_number, way, method, end_reason, end_told_at from authorizations where member_number = $1',
    [former],
  );

const autoPay = async () => {
  await query(
    "insert into stored_payments (member_number, stored_payment_id, payment_type, brand, last_four, token) values ($1, 'ONE', 'Credit', 'Visa', '1111', 'TEST-CARD-1111')",
    [former],
  );
  await query("insert into auto_pays values ($2, $1, 'ONE', 0, null, false, $3, now())", [former, account, day]);
};
const bankDraft = (createdAt: Date | null = now) =>
  query(
    `insert into drafts (account_number, member_number, draft_type, draft_method, start_date, draft_account_type,
       routing_number, bank_account_number, last_four, prenote_effective_date, created_at)
     values ($2, $1, 'bank', 'WHEN_BILLED', $3, 'Savings', '021000021', $4, '6789', '2027-01-04', $5)`,
    [former, account, day, at.services.vault.lock('bank-account-number', account, '000123456789'), createdAt],
  );
const scheduled = async (transNo: string, ...parts: readonly (readonly [string, number])[]) => {
  await query(
    "insert into scheduled_payments (trans_no, member_number, payment_type, payment_method, token, amount_cents, payment_date, created_at) values ($1, $2, 'Credit', 'Visa ending in 1111', 'TEST-CARD-1111', $3, $4, now())",
    [transNo, former, parts.reduce((sum, [, amount]) => sum + amount, 0), day],
  );
  for (const [number, amount] of parts)
    await query('insert into scheduled_payment_accounts values ($1, $2, $3)', [transNo, number, amount]);
};

/** Two accounts of a member who moves away; one of them is sold on the day on which its bill is due. */
beforeEach(async () => {
  serial += 1;
  [account, second, former, owner] = ['1', '2', '3', '4'].map(
    (kind) => `95${kind}0000${String(serial).padStart(2, '0')}`,
  ) as [string, string, string, string];
  now = new Date('2027-06-01T12:00:00Z');
  await imported({
    'members.csv': [{ memberNumber: former }, { memberNumber: owner, lastName: 'Owner' }],
    'accounts.csv': [balanceOf(former, '50.00'), balanceOf(former, '20.00', second)],
    'bills.csv': [
      {
        accountNumber: account,
        billDate: day,
        billNumber: 'B',
        billType: 'Regular',
        dueDate: day,
        billedAmount: '77.00',
      },
    ],
  });
});

describe('an account that another member has now', () => {
  it('is not paid by the former member’s card, which that member may remove', async () => {
    await autoPay();
    expect(await storedPaymentsOf(at.services.db, former)).toMatchObject([{ isInUse: true }]);
    expect(await sold()).toContain('1 plan ended: the account has another member.');
    await run(day);
    expect((await findAccount(at.services.db, account))?.accountBalance).toBe(7700);
    expect(await query('select * from requisitions where member_number = $1', [former])).toEqual([]);
    expect(await ends()).toEqual([
      {
        plan_kind: 'auto-pay',
        plan_key: account,
        member_number: former,
        way: 'web',
        method: 'Visa ending in 1111',
        end_reason: 'holder',
        end_told_at: now,
      },
    ]);
    expect(await storedPaymentsOf(at.services.db, former)).toMatchObject([{ isInUse: false }]);
  });

  it.each([
    ['set up here', () => new Date('2027-05-01T12:00:00Z')],
    ['of the billing system’s', () => null],
  ])('is not in the bank file with the former member’s bank account: a draft %s', async (_what, createdAt) => {
    await bankDraft(createdAt());
    await sold();
    await run(day);
    expect(await query('select * from ach_entries where account_number = $1', [account])).toEqual([]);
    expect(await query('select * from drafts where account_number = $1', [account])).toEqual([]);
    expect(await ends()).toMatchObject([{ plan_kind: 'draft', end_reason: 'holder' }]);
  });

  it('has the new member’s draft that comes in the same night, and not the former’s that is sent once more', async () => {
    const row = (bankAccountNumber: string, draftMethod = 'WHEN_BILLED') => ({
      accountNumber: account,
      draftType: 'bank',
      draftMethod,
      startDate: '2027-01-01',
      draftAccountType: 'Savings',
      routingNumber: '021000021',
      bankAccountNumber,
    });
    await bankDraft(null);
    expect(await sold({ 'drafts.csv': [row('000123456789')] })).toContain('1 draft was passed over');
    expect(await query('select * from drafts where account_number = $1', [account])).toEqual([]);
    await imported({ 'drafts.csv': [row('55554444')] });
    expect(await query('select member_number, last_four from drafts where account_number = $1', [account])).toEqual([
      { member_number: owner, last_four: '4444' },
    ]);
    expect(await query('select * from ended_drafts where account_number = $1', [account])).toEqual([]);
  });

  it('is in no scheduled payment any more; what the member pays of other accounts goes on', async () => {
    await scheduled(`${account}-ONE`, [account, 5000]);
    await scheduled(`${account}-TWO`, [account, 5000], [second, 2000]);
    const said = await sold();
    expect(said).toContain('1 plan ended');
    expect(said).toContain('1 scheduled payment pays fewer accounts');
    const left = await query(
      'select trans_no, amount_cents, deleted_at is not null as deleted from scheduled_payments where member_number = $1 order by 1',
      [former],
    );
    expect(left).toEqual([
      { trans_no: `${account}-ONE`, amount_cents: '5000', deleted: true },
      { trans_no: `${account}-TWO`, amount_cents: '2000', deleted: false },
    ]);
    await run(day);
    expect((await findAccount(at.services.db, account))?.accountBalance).toBe(7700);
    expect((await findAccount(at.services.db, second))?.accountBalance).toBe(0);
  });

  it('tells the former member nothing, forgets the name it was given, and opens no more by what was given out', async () => {
    await query(
      "insert into notification_choices (member_number, account_number, topic, channel, chosen_at) values ($1, $2, 'billReady', 'email', now()), ($1, $3, 'billReady', 'email', now())",
      [former, account, second],
    );
    for (const named of [account, second])
      await query("insert into account_names values ($1, $2, 'Our house', now())", [former, named]);
    const token = { purpose: 'quick-pay', memberNumber: former, accountNumber: account, idleMinutes: 30, now } as const;
    await issueToken(at.services.db, token);
    await issueToken(at.services.db, { ...token, accountNumber: second });
    await sold();
    expect(await query('select account_number from notification_choices where member_number = $1', [former])).toEqual([
      { account_number: second },
    ]);
    expect(await query('select account_number from account_names where member_number = $1', [former])).toEqual([
      { account_number: second },
    ]);
    expect(
      await query('select account_number from tokens where member_number = $1 and revoked_at is null', [former]),
    ).toEqual([{ account_number: second }]);
  });

  it('has its own mailing address and billing, not what the former member has changed', async () => {
    const address = (unit: string) => ({
      streetNumber: '5',
      streetName: 'Old Depot',
      streetType: '',
      unit,
      city: 'Town',
    });
    const held = { ...address('OLD'), state: 'OR', zip: '97498' };
    await query('insert into profile_holds (member_number, change) values ($1, $2)', [
      former,
      JSON.stringify({ addresses: { [account]: held, [second]: held } }),
    ]);
    await query(
      "insert into levelized_holds (account_number, member_number, action, billing_type, settlement_month, changed_at) values ($1, $2, 'SIGNUP', 'Average', 6, now())",
      [account, former],
    );
    await sold({ 'addresses.csv': [{ ...address('NEW'), accountNumber: account, state: 'OR', zip: '97498' }] });
    expect(
      await query(
        'select unit, billing_type from addresses join accounts using (account_number) where member_number in ($1, $2) order by unit',
        [owner, former],
      ),
    ).toEqual([
      { unit: 'NEW', billing_type: 'Standard' },
      { unit: 'OLD', billing_type: 'Standard' },
    ]);
    expect(await query('select * from levelized_holds where account_number = $1', [account])).toEqual([]);
  });

  it('ends them once: the next import has nothing to end, and what is told stays told', async () => {
    await autoPay();
    await sold();
    await query('update authorizations set end_told_at = now() where member_number = $1', [former]);
    expect(await sold()).not.toContain('plans ended');
    expect(await ends()).toHaveLength(1);
    expect((await ends())[0].end_told_at).not.toBeNull();
  });
});

it('an account that is paid both here and by the billing system is named', async () => {
  await autoPay();
  const said = await imported({ 'account-details.csv': [{ accountNumber: account, autoPayExists: 'Y' }] });
  expect(said).toContain(`1 account has auto pay or a draft here and with the billing system: ${account}`);
});

it('an imported draft from another bank account is another authorization; the same one is not', async () => {
  const row = (bankAccountNumber: string) => ({
    accountNumber: account,
    draftType: 'bank',
    draftMethod: 'END_OF_MONTH',
    startDate: '2027-01-01',
    draftAccountType: 'Savings',
    routingNumber: '021000021',
    bankAccountNumber,
  });
  const authorization = async () =>
    (
      await query(
        'select authorization_id as id, prenote_effective_date::text as prenote from drafts where account_number = $1',
        [account],
      )
    )[0];
  await imported({ 'drafts.csv': [row('000123456789')] });
  await query('update drafts set prenote_effective_date = $2 where account_number = $1', [account, day]);
  const { id } = await authorization();
  const kept = () =>
    query(
      'select authorization_id as id, way, method, given_at, end_reason, end_told_at from authorizations where plan_key = $1 order by given_at',
      [account],
    );
  const paper = { way: 'paper', method: 'Bank account ending in 6789' };
  const first = { id, ...paper, given_at: new Date('2027-01-01T00:00:00Z') };
  expect(await kept()).toMatchObject([{ ...first, end_reason: null }]);
  expect(await imported({ 'drafts.csv': [row('000123456789')] })).toContain('0 new, 0 changed, 1 the same');
  expect(await authorization()).toEqual({ id, prenote: day });
  // The last four digits are the same.
  expect(await imported({ 'drafts.csv': [row('111123456789')] })).toContain('0 new, 1 changed, 0 the same');
  const after = await authorization();
  expect(after.id).not.toBe(id);
  expect(after.prenote).toBeNull();
  expect(await kept()).toMatchObject([
    { ...first, end_reason: 'replaced', end_told_at: now },
    { ...paper, id: after.id, given_at: now, end_reason: null },
  ]);
});
