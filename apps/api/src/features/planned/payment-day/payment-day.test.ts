import { addDays } from '@rochdale/domain/dates';
import { fastify } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { KeptSettings } from '../../../platform/run-time-settings/kept-settings.ts';
import { settingsOf } from '../../../platform/run-time-settings/run-time-settings.ts';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { findAccount } from '../../account/accounts/public.ts';
import { type BankSettings, loadBankSettings } from '../bank-file/public.ts';
import { runPaymentDay } from './run-payment-day.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let bank: BankSettings | undefined;
let now: Date;
let account = '';
let serial = 0;
/** A Tuesday; the file goes out on it, and settles on the Wednesday. */
const day = '2027-06-08';

beforeAll(async () => {
  at = await testApp({ clock: { now: () => now } });
  bank = await loadBankSettings(at.services.coopFolder);
  await query('delete from drafts');
});
afterAll(() => at.close());

const query = (text: string, values: unknown[] = []) => at.database.pool.query(text, values);
/** A run, after which the office takes what was written to the bank. */
const run = async (on: string, time = '22:30') => {
  now = new Date(`${on}T${time}:00Z`);
  const report = await runPaymentDay({ ...at.services, bank, log: fastify({ logger: false }).log });
  await query('update ach_files set taken_at = now() where taken_at is null');
  return report;
};
const balance = async () => (await findAccount(at.services.db, account))?.accountBalance;
const dueStates = async () => {
  const found = await query('select state, reason from due_payments where plan_key = $1 order by due_day', [account]);
  return found.rows.map(({ state, reason }) => [state, reason]);
};
const told = async () =>
  (await sentMessages(at))
    .filter(({ recipient }) => recipient === `${account}@example.com`)
    .map(({ kind }) => kind)
    .reverse();
const returnIt = (reference: string, code: string, on: string) =>
  query('insert into returned_payments (reference, return_code, returned_on) values ($1, $2, $3)', [
    reference,
    code,
    on,
  ]);
const traceOf = async () =>
  (
    await query("select trace_number from ach_entries where account_number = $1 and kind = 'debit' order by 1 desc", [
      account,
    ])
  ).rows[0].trace_number;

/** A member with one account that owes 50 dollars, billed on the day and due on it. */
beforeEach(async () => {
  serial += 1;
  account = `9200000${String(serial).padStart(2, '0')}`;
  await query("insert into members (member_number, first_name, last_name, email) values ($1, 'Day', 'By', $2)", [
    account,
    `${account}@example.com`,
  ]);
  await query(
    `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state,
       service_zip, account_type, account_balance_cents) values ($1, $1, 'Day By', '1 Way', 'Town', 'OR', '97498', 'Electric', 5000)`,
    [account],
  );
  await query(
    `insert into bills (account_number, bill_date, bill_number, bill_type, due_date, billed_cents, ending_balance_cents)
     values ($1, $2, 'B', 'Regular', $2, 5000, 5000)`,
    [account, day],
  );
});

const autoPay = async (token: string, paymentType: string, ceiling: number | null = null) => {
  await query(
    "insert into stored_payments (member_number, stored_payment_id, payment_type, token) values ($1, 'ONE', $2, $3)",
    [account, paymentType, token],
  );
  await query("insert into auto_pays values ($1, $1, 'ONE', 0, $2, false, $3, now())", [account, ceiling, day]);
};
const bankDraft = () =>
  query(
    `insert into drafts (account_number, member_number, draft_type, draft_method, start_date, draft_account_type,
       routing_number, bank_account_number, prenote_effective_date)
     values ($1, $1, 'bank', 'WHEN_BILLED', $2, 'Savings', '021000021', $3, '2027-01-04')`,
    [account, day, at.services.vault.lock('bank-account-number', account, '000123456789')],
  );

describe('auto pay', () => {
  it('is tried three times when it is declined, told each time, and then left', async () => {
    await autoPay('TEST-CARD-0002', 'Credit');
    for (const after of [0, 0, 1, 2, 3, 4, 5, 6]) await run(addDays(day, after));
    expect(await dueStates()).toEqual([['failed', 'declined']]);
    expect(await told()).toEqual(['due-payment-declined', 'due-payment-declined', 'due-payment-failed']);
    const tries = await query('select state from requisitions where member_number = $1', [account]);
    expect(tries.rows).toEqual([{ state: 'declined' }, { state: 'declined' }, { state: 'declined' }]);
    expect(await balance()).toBe(5000);
  });

  it('takes nothing above the ceiling, of a paused plan, or in a way that is closed meanwhile', async () => {
    await autoPay('TEST-CARD-1111', 'Credit', 4999);
    await run(day);
    expect([await dueStates(), await told()]).toEqual([[['skipped', 'overCeiling']], ['due-payment-overCeiling']]);
    await query('delete from due_payments where plan_key = $1', [account]);
    await query('update auto_pays set ceiling_cents = null, is_paused = true where account_number = $1', [account]);
    await run(day);
    expect(await dueStates()).toEqual([]);
    await query('update auto_pays set is_paused = false where account_number = $1', [account]);
    await query('update accounts set is_cc_eligible = false where account_number = $1', [account]);
    await run(day);
    expect([await dueStates(), await balance()]).toEqual([[['skipped', 'restricted']], 5000]);
  });

  it('whose card was closed since is told so, and not that the account can not be paid', async () => {
    await autoPay('TEST-CARD-1111', 'Credit');
    await query('update stored_payments set blocked_at = now() where member_number = $1', [account]);
    await run(day);
    expect([await dueStates(), await balance()]).toEqual([[['skipped', 'restricted']], 5000]);
    const [mail] = (await sentMessages(at)).filter(({ recipient }) => recipient === `${account}@example.com`);
    expect(mail?.text).toContain(
      'We did not take your Auto Pay payment of June 8, 2027: the card or bank account that it was to be charged to can no longer be charged.',
    );
  });

  it('that the bank sends back is owed again, and told; the same return twice changes nothing', async () => {
    await autoPay('TEST-BANK-6789', 'Check');
    await run(day);
    expect(await balance()).toBe(0);
    const { rows } = await query('select trans_no from requisitions where member_number = $1', [account]);
    await returnIt(rows[0].trans_no, 'R01', addDays(day, 2));
    await Promise.all([run(addDays(day, 2)), run(addDays(day, 2))]);
    expect([await balance(), await dueStates()]).toEqual([5000, [['failed', 'R01']]]);
    expect(await told()).toEqual(['due-payment-returned']);
  });
});

describe('during maintenance', () => {
  it('what is under way comes to its end, and nothing new begins until it is over', async () => {
    let isOn = true;
    const runTime: KeptSettings = {
      current: () => settingsOf(new Map([['maintenance', { isOn, until: null }]])),
      fresh: async () => runTime.current(),
    };
    const rest = async (on: string) => {
      now = new Date(`${on}T22:30:00Z`);
      return runPaymentDay({ ...at.services, bank, runTime, log: fastify({ logger: false }).log });
    };
    await autoPay('TEST-CARD-1111', 'Credit');
    expect(await rest(day)).toMatchObject({ enqueued: 0, ended: 0, bankFile: false });
    expect([await dueStates(), await balance()]).toEqual([[], 5000]);
    // Due since before, but not begun: it waits. Begun, with no answer yet: it is asked about.
    await query(
      "insert into due_payments (plan_kind, plan_key, due_day, member_number, state, try_on, amount_cents, updated_at) values ('auto-pay', $1, $2, $1, 'due', $2, 0, now())",
      [account, day],
    );
    await rest(day);
    expect(await dueStates()).toEqual([['due', null]]);
    await query(
      "update due_payments set state = 'charging', trans_no = $2, amount_cents = 5000, token = 'TEST-CARD-1111' where plan_key = $1",
      [account, `${account}-M`],
    );
    await query(
      "insert into requisitions (trans_no, flow, purpose, member_number, amount_cents, fingerprint, created_at, updated_at, expires_at, state) values ($1, 'auto-pay', 'payment', $2, 5000, $1, $3, $3, $3::timestamptz + interval '7 days', 'initiated')",
      [`${account}-M`, account, now],
    );
    await query('insert into requisition_accounts (trans_no, account_number, amount_cents) values ($1, $2, 5000)', [
      `${account}-M`,
      account,
    ]);
    await rest(day);
    expect([await dueStates(), await balance()]).toEqual([[['paid', null]], 0]);
    isOn = false;
    await query('delete from due_payments where plan_key = $1', [account]);
    expect((await rest(addDays(day, 1))).enqueued).toBe(1);
  });
});

describe('a bank draft', () => {
  it('is in the file of its day, and posted when the bank settles it', async () => {
    await bankDraft();
    await run(day, '16:00');
    expect(await dueStates()).toEqual([['due', null]]);
    await Promise.all([run(day), run(day)]);
    expect([await dueStates(), await balance()]).toEqual([[['sent', null]], 5000]);
    await run(addDays(day, 1), '15:00');
    expect([await dueStates(), await balance()]).toEqual([[['paid', null]], 0]);
  });

  it('that came back for lack of funds is sent twice more, then has failed', async () => {
    await query('delete from ach_files where send_day = $1', [day]);
    await bankDraft();
    await run(day);
    for (const [came, on] of [
      [2, 3],
      [6, 9],
      [13, 16],
    ] as const) {
      await run(addDays(day, came - 1), '15:00');
      await returnIt(await traceOf(), 'R01', addDays(day, came));
      await run(addDays(day, came));
      await run(addDays(day, on));
    }
    const sent = await query(
      "select count(*)::int as sent from ach_entries where account_number = $1 and kind = 'debit'",
      [account],
    );
    expect(sent.rows).toEqual([{ sent: 3 }]);
    expect([await dueStates(), await balance()]).toEqual([[['failed', 'R01']], 5000]);
  });

  it('whose account is closed is removed, and the member told', async () => {
    await query('delete from ach_files where send_day = $1', [day]);
    await bankDraft();
    await run(day);
    await run(addDays(day, 1), '15:00');
    await returnIt(await traceOf(), 'R02', addDays(day, 2));
    await run(addDays(day, 2));
    expect((await query('select 1 from drafts where account_number = $1', [account])).rows).toEqual([]);
    expect([await dueStates(), await balance(), await told()]).toEqual([
      [['failed', 'R02']],
      5000,
      ['due-payment-returned'],
    ]);
  });
});
