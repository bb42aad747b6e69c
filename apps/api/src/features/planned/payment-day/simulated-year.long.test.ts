import { addDays, localTimeAt } from '@rochdale/domain/dates';
import { readNachaFile } from '@rochdale/test-kit/ach/nacha-reader';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { listBankFiles, loadBankSettings, textOfBankFile } from '../bank-file/public.ts';
import { runPaymentDay } from './run-payment-day.ts';

const zone = 'America/Los_Angeles';
const member = '900001';
const first = '2027-06-01';
const last = '2028-07-05';
/** Fed holidays in the span, typed in from its published schedule. */
const holidays = [
  ...['2027-07-05', '2027-09-06', '2027-10-11', '2027-11-11', '2027-11-25', '2028-01-17', '2028-02-21'],
  ...['2028-05-29', '2028-06-19', '2028-07-04'],
];

let at: Awaited<ReturnType<typeof testApp>>;
let now = new Date('2027-06-01T07:00:00Z');

beforeAll(async () => {
  at = await testApp({ clock: { now: () => now } });
});
afterAll(() => at.close());

/** The instant of a time on the co-op's clock; the later one where the hour is repeated. */
function instantOf(day: string, time: string): Date {
  const found = [7, 8]
    .map((hours) => new Date(Date.parse(`${day}T${time}:00Z`) + hours * 3_600_000))
    .filter((instant) => `${localTimeAt(instant, zone).day} ${localTimeAt(instant, zone).time}` === `${day} ${time}`);
  const instant = found.at(-1);
  if (!instant) throw new Error(`${day} has no ${time}.`);
  return instant;
}

const isBankingDay = (day: string): boolean =>
  ![0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay()) && !holidays.includes(day);
const onOrAfter = (day: string): string => (isBankingDay(day) ? day : onOrAfter(addDays(day, 1)));
const months = Array.from({ length: 13 }, (_, index) =>
  new Date(Date.UTC(2027, 5 + index, 1)).toISOString().slice(0, 7),
);
const lastOf = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

interface Plan {
  readonly account: string;
  /** Day of the month of its bills; 31 is the last. */
  readonly billed: number;
  readonly sql: string;
  /** On which day the bill of a month is to be paid; undefined: not at all. */
  readonly paidOn: (month: string, bill: string, amount: number) => string | undefined;
}

const autoPay = (account: string, method: string, daysBefore: number, ceiling: number | null): string =>
  `insert into auto_pays values ('${account}', '${member}', '${method}', ${daysBefore}, ${ceiling}, false, '${first}', now())`;
const draft = (account: string, method: string, day: number | null, by: 'token' | 'file'): string =>
  by === 'token'
    ? `insert into drafts (account_number, member_number, draft_type, draft_method, draft_day, start_date, token)
       values ('${account}', '${member}', 'credit-card', '${method}', ${day}, '${first}', 'TEST-CARD-4444')`
    : `insert into drafts (account_number, member_number, draft_type, draft_method, draft_day, start_date, draft_account_type,
         routing_number, bank_account_number)
       values ('${account}', '${member}', 'bank', '${method}', ${day}, '${first}', 'Checking', '021000021', $1)`;

const plans: readonly Plan[] = [
  {
    account: '900000001',
    billed: 3,
    sql: autoPay('900000001', 'CARD', 0, null),
    paidOn: (_, bill) => addDays(bill, 20),
  },
  {
    account: '900000002',
    billed: 3,
    sql: autoPay('900000002', 'BANK', 5, null),
    paidOn: (_, bill) => addDays(bill, 15),
  },
  {
    account: '900000003',
    billed: 9,
    sql: autoPay('900000003', 'CARD', 0, 5600),
    paidOn: (_, bill, amount) => (amount <= 5600 ? addDays(bill, 20) : undefined),
  },
  {
    account: '900000004',
    billed: 3,
    sql: draft('900000004', 'DAY_OF_MONTH', 28, 'token'),
    paidOn: (month) => `${month}-28`,
  },
  { account: '900000005', billed: 3, sql: draft('900000005', 'END_OF_MONTH', null, 'token'), paidOn: lastOf },
  {
    account: '900000006',
    billed: 31,
    sql: draft('900000006', 'WHEN_BILLED', null, 'file'),
    paidOn: (_, bill) => onOrAfter(addDays(onOrAfter(bill), 1)),
  },
  {
    account: '900000007',
    billed: 20,
    sql: draft('900000007', 'DAYS_AFTER_BILLING', 10, 'file'),
    paidOn: (_, bill) => onOrAfter(addDays(bill, 10)),
  },
  {
    account: '900000008',
    billed: 3,
    sql: draft('900000008', 'DAY_OF_MONTH', 15, 'file'),
    paidOn: (month) => onOrAfter(`${month}-15`),
  },
  {
    account: '900000009',
    billed: 3,
    sql: draft('900000009', 'END_OF_MONTH', null, 'file'),
    paidOn: (month) => onOrAfter(lastOf(month)),
  },
];
/** Leap day, both clock changes, a holiday, the turn of the year. */
const scheduled = ['2027-11-07', '2027-12-25', '2027-12-31', '2028-01-01', '2028-02-29', '2028-03-12'];
const amountOf = (month: string): number => 5000 + months.indexOf(month) * 100;

it('for a year of days each plan is paid once for each bill, on the right day, and no other day', {
  timeout: 480_000,
}, async () => {
  const { pool } = at.database;
  await pool.query('delete from drafts');
  const { vault } = at.services;
  await pool.query(`insert into members (member_number, first_name, last_name) values ('${member}', 'Year', 'Long')`);
  for (const [id, type] of [
    ['CARD', 'Credit'],
    ['BANK', 'Check'],
  ])
    await pool.query(
      `insert into stored_payments (member_number, stored_payment_id, payment_type, token)
       values ('${member}', $1, $2, $3)`,
      [id, type, type === 'Credit' ? 'TEST-CARD-1111' : 'TEST-BANK-6789'],
    );
  for (const { account, sql } of [...plans, { account: '900000010', sql: '' }]) {
    await pool.query(
      `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state,
         service_zip, account_type) values ($1, '${member}', 'Year Long', '1 Way', 'Town', 'OR', '97498', 'Electric')`,
      [account],
    );
    if (sql !== '')
      await pool.query(sql, sql.includes('$1') ? [vault.lock('bank-account-number', account, '000123456789')] : []);
  }
  for (const day of scheduled) {
    await pool.query(
      `insert into scheduled_payments (trans_no, member_number, payment_type, payment_method, token, amount_cents, payment_date, created_at, pays_in_full)
       values ($1, '${member}', 'Credit', 'Visa', 'TEST-CARD-1111', 1234, $2, now(), true)`,
      [`S-${day}`, day],
    );
    await pool.query("insert into scheduled_payment_accounts values ($1, '900000010', 1234)", [`S-${day}`]);
  }
  const expected: string[] = scheduled.map((day) => `900000010 ${day} 1234`);
  const billsOf = new Map<string, { account: string; amount: number }[]>();
  for (const { account, billed, paidOn } of plans)
    for (const month of months.slice(0, 12)) {
      const bill = billed === 31 ? lastOf(month) : `${month}-${String(billed).padStart(2, '0')}`;
      const amount = amountOf(month);
      billsOf.set(bill, [...(billsOf.get(bill) ?? []), { account, amount }]);
      const day = paidOn(month, bill, amount);
      if (day !== undefined) expected.push(`${account} ${day} ${amount}`);
    }

  const bank = await loadBankSettings(at.services.coopFolder);
  const services = { ...at.services, bank, log: fastify({ logger: false }).log };
  for (let day = first; day <= last; day = addDays(day, 1)) {
    now = instantOf(day, '00:05');
    await runPaymentDay(services);
    for (const { account, amount } of billsOf.get(day) ?? []) {
      await pool.query(
        `insert into bills (account_number, bill_date, bill_number, bill_type, due_date, billed_cents, ending_balance_cents)
         values ($1, $2, 'B', 'Regular', $3, $4, $4)`,
        [account, day, addDays(day, 20), amount],
      );
      await pool.query('update accounts set account_balance_cents = $2 where account_number = $1', [account, amount]);
      await pool.query('update ledger set confirmed_at = now() where account_number = $1', [account]);
    }
    now = instantOf(day, '14:30');
    await runPaymentDay(services);
    await pool.query('update ach_files set taken_at = now() where taken_at is null');
  }

  const posted = await pool.query<{ account: string; at: Date; cents: string }>(
    `select account_number as account, posted_at as at, amount_cents as cents from ledger where account_number like '9000000%'`,
  );
  expect(posted.rows.map((row) => `${row.account} ${localTimeAt(row.at, zone).day} ${row.cents}`).sort()).toEqual(
    expected.sort(),
  );
  const skipped = await pool.query<{ key: string; reason: string }>(
    `select plan_key as key, reason from due_payments where state <> 'paid' and member_number = '${member}' order by due_day`,
  );
  const overCeiling = months.slice(0, 12).filter((month) => amountOf(month) > 5600);
  expect(skipped.rows.filter(({ reason }) => reason === 'overCeiling')).toHaveLength(overCeiling.length);
  expect(new Set(skipped.rows.map(({ reason }) => reason))).toEqual(new Set(['overCeiling', 'nothing']));

  const files = await listBankFiles(at.services.db);
  const read = files.map((file) => readNachaFile(textOfBankFile(vault, file)));
  const batches = read.flatMap((file) => file.batches);
  for (const { header } of batches) {
    const effective = `20${header.effectiveEntryDate?.replace(/(..)(..)(..)/, '$1-$2-$3')}`;
    expect([effective, isBankingDay(effective)]).toEqual([effective, true]);
  }
  const inFiles = batches.flatMap(({ entries }) => entries).reduce((sum, entry) => sum + Number(entry.amount), 0);
  const byFile = expected.filter((line) => /^90000000[6-9]/.test(line));
  expect(inFiles).toBe(byFile.reduce((sum, line) => sum + Number(line.split(' ')[2]), 0));
});
