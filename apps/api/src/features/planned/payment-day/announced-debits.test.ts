import { addDays } from '@rochdale/domain/dates';
import { fastify } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { findAccount } from '../../account/accounts/public.ts';
import { type BankSettings, loadBankSettings } from '../bank-file/public.ts';
import { nextDraftDaysOf } from '../draft-payments/public.ts';
import { debitDaysOf, enqueueDue, processDuePayments } from '../due-payments/public.ts';
import { runPaymentDay } from './run-payment-day.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let bank: BankSettings | undefined;
let now: Date;
let account = '';
let serial = 0;
/** A Tuesday, on which what is owed is due. */
const day = '2027-06-08';

beforeAll(async () => {
  at = await testApp({ clock: { now: () => now } });
  bank = await loadBankSettings(at.services.coopFolder);
  await query('delete from drafts');
});
afterAll(() => at.close());

const query = (text: string, values: unknown[] = []) => at.database.pool.query(text, values);
const run = async (on: string) => {
  now = new Date(`${on}T22:30:00Z`);
  await runPaymentDay({ ...at.services, bank, log: fastify({ logger: false }).log });
  await query('update ach_files set taken_at = now() where taken_at is null');
  // What was written went out at once.
  await query(
    "update outgoing_messages set state = 'sent', settled_at = $1 where state = 'waiting' or settled_at > $1",
    [now],
  );
};
/** Every day of a span. */
const runFrom = async (from: string, to: string) => {
  for (let on = from; on <= to; on = addDays(on, 1)) await run(on);
};
const balance = async () => (await findAccount(at.services.db, account))?.accountBalance;
const dues = async () =>
  (
    await query(
      'select state, amount_cents::int as amount, try_on::text as on from due_payments where plan_key = $1 order by due_day',
      [account],
    )
  ).rows.map(({ state, amount, on }) => `${state} ${amount} ${on}`);
const told = async () =>
  (await sentMessages(at)).filter(({ recipient }) => recipient === `${account}@example.com`).reverse();
const bill = (billDate: string, arrivedOn: string, cents: number, dueDate = day) =>
  query(
    `insert into bills (account_number, bill_date, bill_number, bill_type, due_date, billed_cents, ending_balance_cents, arrived_at)
     values ($1, $2, 'B', 'Regular', $3, $4, $4, $5)`,
    [account, billDate, dueDate, cents, `${arrivedOn}T15:00:00Z`],
  );
const owes = (cents: number) =>
  query('update accounts set account_balance_cents = $2 where account_number = $1', [account, cents]);
const autoPay = async (ceiling: number | null = null) => {
  await query(
    "insert into stored_payments (member_number, stored_payment_id, payment_type, token) values ($1, 'ONE', 'Check', 'TEST-BANK-6789')",
    [account],
  );
  await query("insert into auto_pays values ($1, $1, 'ONE', 0, $2, false, '2027-01-01', now())", [account, ceiling]);
};
const bankDraft = (method: string) =>
  query(
    `insert into drafts (account_number, member_number, draft_type, draft_method, start_date, draft_account_type,
       routing_number, bank_account_number, prenote_effective_date)
     values ($1, $1, 'bank', $2, '2027-01-01', 'Savings', '021000021', $3, '2027-01-04')`,
    [account, method, at.services.vault.lock('bank-account-number', account, '000123456789')],
  );

/** A member with one account that owes 50 dollars. */
beforeEach(async () => {
  serial += 1;
  account = `9300000${String(serial).padStart(2, '0')}`;
  await query("insert into members (member_number, first_name, last_name, email) values ($1, 'Day', 'By', $2)", [
    account,
    `${account}@example.com`,
  ]);
  await query(
    `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state,
       service_zip, account_type, account_balance_cents) values ($1, $1, 'Day By', '1 Way', 'Town', 'OR', '97498', 'Electric', 5000)`,
    [account],
  );
});

describe('auto pay from a bank account (planned-85)', () => {
  it('takes what a bill of ten days ago said, on its day', async () => {
    await bill('2027-05-28', '2027-05-29', 5000);
    await autoPay();
    await run(day);
    expect([await dues(), await balance()]).toEqual([[`paid 5000 ${day}`], 0]);
  });

  it('waits for a bill that came late, says so once, and then takes it', async () => {
    await bill('2027-05-28', '2027-06-01', 5000);
    await autoPay();
    await runFrom(day, '2027-06-10');
    expect([await dues(), await balance()]).toEqual([['due 0 2027-06-11'], 5000]);
    expect((await told()).map(({ kind }) => kind)).toEqual(['due-payment-announced']);
    expect((await told())[0]?.text).toContain('$50.00. It will be taken from your bank account on June 11, 2027.');
    await runFrom('2027-06-11', '2027-06-12');
    expect([await dues(), await balance()]).toEqual([['paid 5000 2027-06-11'], 0]);
    expect(await told()).toHaveLength(1);
  });

  it('is foretold for the day on which it is then taken', async () => {
    await bill('2027-05-28', '2027-06-01', 5000);
    const foretold = async (today: string) =>
      (
        await debitDaysOf(at.services.db, [{ accountNumber: account, accountBalance: 5000 }], {
          timeZone: at.services.site().timeZone,
          today,
        })
      )(account);
    expect([await foretold('2027-06-02'), await foretold('2027-06-20')]).toEqual(['2027-06-11', '2027-06-20']);
    await autoPay();
    await runFrom(day, '2027-06-12');
    expect(await dues()).toEqual(['paid 5000 2027-06-11']);
    expect(await foretold('2027-06-13')).toBe('2027-06-13');
  });

  it('waits ten days with what no bill said; its own mail is the announcement', async () => {
    await bill('2027-05-20', '2027-05-20', 5000);
    await owes(6200);
    await autoPay();
    await runFrom(day, '2027-06-18');
    expect([await dues(), await balance()]).toEqual([['paid 6200 2027-06-18'], 0]);
    expect((await told()).map(({ kind }) => kind)).toEqual(['due-payment-announced']);
  });

  it('of somebody whom no mail reaches is taken when a bill said as much, and not before', async () => {
    await query('update members set email = null where member_number = $1', [account]);
    await bill('2027-06-07', '2027-06-07', 4000);
    await autoPay();
    for (const on of [day, '2027-06-18', '2027-06-28']) await run(on);
    expect([await dues(), await balance()]).toEqual([['due 0 2027-07-08'], 5000]);
    await owes(4000);
    await run('2027-07-08');
    expect([(await dues())[0]?.split(' ')[0], await balance()]).toEqual(['paid', 0]);
  });

  it('waits anew when an import raises what was announced', async () => {
    await bill('2027-05-20', '2027-05-20', 5000);
    await owes(7000);
    await query(
      "update bills set ending_balance_cents = 7000, figures_as_of = '2027-06-05T15:00:00Z' where account_number = $1",
      [account],
    );
    await autoPay();
    await run(day);
    expect([await dues(), await balance()]).toEqual([['due 0 2027-06-15'], 7000]);
  });

  it('takes less than was announced, and the same as the last time, at once', async () => {
    await bill('2027-05-20', '2027-05-20', 5000);
    await owes(1200);
    await autoPay();
    await run(day);
    expect(await dues()).toEqual([`paid 1200 ${day}`]);
    await bill('2027-07-01', '2027-07-01', 1200, '2027-07-08');
    await query('delete from ledger where account_number = $1', [account]);
    await run('2027-07-08');
    expect(await dues()).toEqual([`paid 1200 ${day}`, 'paid 1200 2027-07-08']);
  });

  it('within the limit that its member chose does not wait', async () => {
    await bill('2027-06-07', '2027-06-07', 5000);
    await autoPay(6000);
    await run(day);
    expect([await dues(), await told()]).toEqual([[`paid 5000 ${day}`], []]);
  });

  it('by the co-op’s days, whatever UTC says', async () => {
    // 11:30 PM of May 29 at the co-op, May 30 in UTC.
    await bill('2027-05-28', '2027-05-29', 5000);
    await query("update bills set arrived_at = '2027-05-30T06:30:00Z' where account_number = $1", [account]);
    await autoPay();
    await run(day);
    expect(await dues()).toEqual([`paid 5000 ${day}`]);
  });

  it('is put off and told once by fifty workers at once', async () => {
    await bill('2027-06-07', '2027-06-07', 5000);
    await autoPay();
    now = new Date(`${day}T22:30:00Z`);
    const services = { ...at.services, log: fastify({ logger: false }).log };
    await enqueueDue(services, day);
    await Promise.all(Array.from({ length: 50 }, () => processDuePayments(services, day)));
    expect([await dues(), await balance()]).toEqual([['due 0 2027-06-17'], 5000]);
    expect(await told()).toHaveLength(1);
  });

  it('paid meanwhile takes nothing more', async () => {
    await bill('2027-06-07', '2027-06-07', 5000);
    await autoPay();
    await run(day);
    await owes(0);
    await runFrom('2027-06-17', '2027-06-18');
    expect((await dues())[0]).toMatch(/^skipped/);
  });
});

describe('a draft in the bank file (planned-85)', () => {
  it('when billed goes out ten days after its bill, and settles then', async () => {
    await bill(day, day, 5000, '2027-06-29');
    await bankDraft('WHEN_BILLED');
    const next = async (today: string) =>
      (
        await nextDraftDaysOf(
          at.services.db,
          account,
          [{ accountNumber: account, bills: [{ billDate: day, dueDate: '2027-06-29' }] }],
          today,
        )
      ).get(account)?.day;
    await runFrom('2027-06-07', '2027-06-16');
    expect([await next('2027-06-10'), await next('2027-06-16')]).toEqual(['2027-06-18', '2027-06-18']);
    expect([await dues(), (await told()).map(({ kind }) => kind)]).toEqual([
      ['due 0 2027-06-17'],
      ['due-payment-announced'],
    ]);
    await run('2027-06-17');
    const entries = await query(
      'select amount_cents::int as amount, effective_date::text as on from ach_entries where account_number = $1',
      [account],
    );
    expect(entries.rows).toEqual([{ amount: 5000, on: '2027-06-18' }]);
    expect(await next('2027-06-17')).toBe('2027-06-18');
  });

  it('of the bill of ten days ago goes out on its day', async () => {
    await bill('2027-05-20', '2027-05-20', 5000, '2027-06-15');
    await bankDraft('END_OF_MONTH');
    await runFrom('2027-06-28', '2027-06-29');
    expect((await dues())[0]).toMatch(/^sent 5000/);
  });
});
