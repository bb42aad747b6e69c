import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
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
beforeEach(() => its.query('truncate drafts, ach_files, ach_entries, due_payments, returned_payments cascade'));

/** A draft of 50 dollars that was sent, settled and given back for want of funds; it may go again from Friday on. */
async function returned(): Promise<string> {
  const account = await its.newAccount();
  await its.draft(account);
  await its.run(day);
  await its.take();
  await its.run(addDays(day, 1), '15:00');
  await its.giveBack(account, 'R01', addDays(day, 2));
  expect(await its.dueStates(account)).toEqual([['returned', 'R01']]);
  return account;
}

describe('a returned draft', () => {
  it('is sent again in a batch that says so, under the same name and amount', async () => {
    const account = await returned();
    await its.run(addDays(day, 3));
    expect((await its.debits(account)).map(({ what, cents }) => [what, cents])).toEqual([
      ['WEB UTILITY', 5000],
      ['WEB RETRY PYMT', 5000],
    ]);
  });

  it('is not sent again when its member has paid', async () => {
    const account = await returned();
    await its.pay(account, 5000);
    await its.run(addDays(day, 3));
    expect([await its.centsOf(account), await its.dueStates(account)]).toEqual([[5000], [['cancelled', 'paid']]]);
  });

  it.each([
    ['the day before', [2, 3]],
    ['on the same day', [3]],
  ])('goes beside a new bill that is sent %s, and both together take what is owed', async (_when, days) => {
    const account = await returned();
    await its.query(
      'update accounts set account_balance_cents = account_balance_cents + 4000 where account_number = $1',
      [account],
    );
    await its.bill(account, addDays(day, 3));
    for (const after of days) {
      await its.run(addDays(day, after));
      await its.take();
    }
    expect(await its.centsOf(account)).toEqual([5000, 4000, 5000]);
  });

  it('is never taken from another bank account, nor before the new draft begins', async () => {
    const account = await returned();
    await its.query('delete from drafts where account_number = $1', [account]);
    await its.draft(account, bankTwo, { start: '2027-09-01' });
    for (const after of [3, 6, 7, 8, 9]) await its.run(addDays(day, after));
    expect([await its.centsOf(account), await its.dueStates(account)]).toEqual([[5000], [['cancelled', 'removed']]]);
  });

  it('is never taken under another authorization, though that began before', async () => {
    const account = await returned();
    await its.query("update due_payments set authorization_id = 'former' where plan_key = $1", [account]);
    await its.run(addDays(day, 3));
    expect([await its.centsOf(account), await its.dueStates(account)]).toEqual([[5000], [['cancelled', 'removed']]]);
  });

  it('is not sent again half a year later', async () => {
    const account = await returned();
    await its.query('delete from bills where account_number = $1', [account]);
    await its.query("update due_payments set due_day = '2026-11-01' where plan_key = $1", [account]);
    await its.query("update drafts set start_date = '2026-01-01' where account_number = $1", [account]);
    await its.run(addDays(day, 3));
    expect([await its.centsOf(account), await its.dueStates(account)]).toEqual([[5000], [['failed', 'late']]]);
    expect(await its.told(account)).toContain('due-payment-failed');
  });
});

it('what fell due under a draft that was removed is not taken by the next one, which begins later', async () => {
  const account = await its.newAccount();
  await its.draft(account);
  await its.run(day, '16:00');
  expect(await its.dueStates(account)).toEqual([['due', null]]);
  await its.query('delete from drafts where account_number = $1', [account]);
  await its.draft(account, bankTwo, { start: '2027-12-01' });
  for (const after of [0, 1, 2, 3, 6]) await its.run(addDays(day, after));
  expect([await its.centsOf(account), await its.dueStates(account)]).toEqual([[], [['cancelled', 'removed']]]);
});

it('waits for the next file while its member has a page open on which they may be paying', async () => {
  const account = await its.newAccount();
  await its.draft(account);
  await its.query(
    `insert into requisitions (trans_no, flow, purpose, member_number, amount_cents, fingerprint, created_at, updated_at, expires_at, state)
     values ('OPEN-PAGE', 'member', 'payment', $1, 5000, 'OPEN-PAGE', now(), now(), now() + interval '9 years', 'presented')`,
    [account],
  );
  await its.query(
    "insert into requisition_accounts (trans_no, account_number, amount_cents) values ('OPEN-PAGE', $1, 5000)",
    [account],
  );
  await its.run(day);
  expect([await its.centsOf(account), await its.dueStates(account)]).toEqual([[], [['due', null]]]);
  await its.query("update requisitions set state = 'cancelled' where trans_no = 'OPEN-PAGE'");
  await its.run(addDays(day, 1));
  expect(await its.centsOf(account)).toEqual([5000]);
});

it('an account that the billing system pays by itself is not drafted beside that, and its member told', async () => {
  const account = await its.newAccount();
  await its.draft(account);
  await its.query('insert into account_details (account_number, auto_pay_exists) values ($1, true)', [account]);
  await its.run(day);
  expect([await its.centsOf(account), await its.dueStates(account), await its.told(account)]).toEqual([
    [],
    [['skipped', 'billing']],
    ['due-payment-billing'],
  ]);
});

describe('the gates and faults of a bank draft', () => {
  it.each([
    ['no checks are taken any more', 'no_more_checks = true'],
    ['e-checks are not open for the account', 'is_echeck_eligible = false'],
  ])('are asked on the day, and told: %s', async (_what, change) => {
    const account = await its.newAccount();
    await its.draft(account);
    await its.query(`update accounts set ${change} where account_number = $1`, [account]);
    await its.run(day);
    expect([await its.centsOf(account), await its.dueStates(account), await its.told(account)]).toEqual([
      [],
      [['skipped', 'restricted']],
      ['due-payment-restricted'],
    ]);
  });

  it('a bank that cannot be is told', async () => {
    const account = await its.newAccount();
    await its.draft(account, { routing: '021000022', number: '000123456789' });
    await its.run(day);
    expect([await its.dueStates(account), await its.told(account)]).toEqual([
      [['skipped', 'bank-account']],
      ['due-payment-fault'],
    ]);
  });

  it('a new bank account that cannot be is told once and waits, and is tried when it has been mended', async () => {
    const account = await its.newAccount();
    await its.draft(account, { routing: '021000022', number: '000123456789' }, { prenote: null });
    for (const after of [0, 1, 2]) await its.run(addDays(day, after));
    expect(await its.told(account)).toEqual(['draft-fault']);
    await its.query("update drafts set routing_number = '021000021' where account_number = $1", [account]);
    await its.run(addDays(day, 3));
    const { rows } = await its.query(
      'select held_at, prenote_effective_date::text from drafts where account_number = $1',
      [account],
    );
    expect(rows).toEqual([{ held_at: null, prenote_effective_date: '2027-06-14' }]);
  });

  it('one that the office holds is not sent until it is released', async () => {
    const account = await its.newAccount();
    await its.draft(account);
    await its.query("update drafts set held_at = now(), held_for = 'R15' where account_number = $1", [account]);
    await its.run(day);
    expect([await its.centsOf(account), await its.dueStates(account)]).toEqual([[], [['due', null]]]);
    await its.query('update drafts set held_at = null, held_for = null where account_number = $1', [account]);
    await its.run(addDays(day, 1));
    expect(await its.centsOf(account)).toEqual([5000]);
  });
});

it('an account that was sold is not taken from the former holder’s bank', async () => {
  const account = await its.newAccount();
  const other = await its.newAccount();
  await its.draft(account);
  await its.query('update accounts set member_number = $2 where account_number = $1', [account, other]);
  await its.run(day);
  expect(await its.centsOf(account)).toEqual([]);
});

it('a bank that has merged gets its entries under its new number; a draft on paper is sent as one, and its return ends it', async () => {
  const account = await its.newAccount();
  await its.draft(account, bankOne, { isOwn: false });
  await its.query(
    `insert into financial_institutions values ('021000021', 'OLD BANK', '011000015'), ('011000015', 'NEW BANK', null)
     on conflict (routing_number) do update set new_routing_number = excluded.new_routing_number`,
  );
  await its.run(day);
  expect(await its.debits(account)).toEqual([
    { on: '270609', what: 'PPD UTILITY', cents: 5000, bank: '011000015 000123456789' },
  ]);
  await its.take();
  await its.run(addDays(day, 1), '15:00');
  await its.giveBack(account, 'R02', addDays(day, 2));
  expect((await its.query('select 1 from drafts where account_number = $1', [account])).rows).toEqual([]);
  await its.query("update financial_institutions set new_routing_number = null where routing_number = '021000021'");
});
