import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock, todayAt } from '../../../platform/clock.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { asMember, asQuickPay } from '../../../testing/callers.ts';
import type { Numbers } from '../../../testing/numbers.ts';
import { numbersOf } from '../../../testing/numbers-of.ts';
import { callOf, names, rowOf, wireCallOf } from '../../../testing/well-formed-calls.ts';
import { importFolder } from '../../office/importing/public.ts';
import { withImportFolder } from '../../office/importing/testing/import-files.ts';

/** The demo's account with the longest history is sold by its member to another. */
const accountNumber = '104471882';
const former = { memberNumber: '200017', accountNumber };
const holder = { memberNumber: '201902', accountNumber };
const stranger = { memberNumber: '201901', accountNumber: '104519101' };
const today = todayAt(systemClock, 'America/Los_Angeles');
/** What stands in each row of the former holder's, and must not stand in an answer to another. */
const markedCents = 7_654_321;
const marks = /FORMER|76,?543\.21|7,?654\.321|7654321|Okonkwo/;

let at: Awaited<ReturnType<typeof testApp>>;
let formerNumbers: Numbers;
let numbers: Numbers;

const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const imported = (files: Parameters<typeof withImportFolder>[0]) =>
  withImportFolder(files, (folder) =>
    importFolder({ folder, ...at.services, pool: at.database.pool, timeZone: at.services.site().timeZone }),
  );
const sellTo = (memberNumber: string) =>
  imported({
    'accounts.csv': [{ accountNumber, memberNumber, accountHolderName: 'June Castellane', accountBalance: '77.00' }],
    'account-holders.csv': [{ accountNumber, memberNumber, heldFrom: addDays(today, -2) }],
  });

/** Marks everything that is kept of the account, and lays down what the demo has not. */
async function mark(): Promise<void> {
  const of = 'where account_number = $1';
  await query(
    `update bills set bill_type = 'FORMER', billed_cents = $2, ending_balance_cents = $2 ${of}`,
    accountNumber,
    markedCents,
  );
  await query(`update bill_lines set description = 'FORMER' ${of}`, accountNumber);
  await query(
    `update posted_payments set payment_method = 'FORMER', payment_cents = $2 ${of}`,
    accountNumber,
    markedCents,
  );
  await query(`update delinquents set past_due_cents = $2 ${of}`, accountNumber, markedCents);
  await query(`update deposits set deposit_type = 'FORMER', deposit_cents = $2 ${of}`, accountNumber, markedCents);
  await query(
    `update arrangements set arrangement_notation = 'FORMER', next_payment_cents = $2 ${of}`,
    accountNumber,
    markedCents,
  );
  await query(`update arrangement_instalments set instalment_cents = $2 ${of}`, accountNumber, markedCents);
  await query(`update service_orders set description = 'FORMER' ${of}`, accountNumber);
  await query(`update meter_readings set reading = 7654.321 ${of}`, accountNumber);
  await query(
    `update account_details set spouse_name = 'FORMER', statement_heading_message = 'FORMER', bill_messages = 'FORMER',
       cut_off_msg = 'FORMER', capital_credit_refund_message = 'FORMER', net_account_balance_cents = $2 ${of}`,
    ...[accountNumber, markedCents],
  );
  await query(`update addresses set street_name = 'FORMER' ${of}`, accountNumber);
  await query(
    `update usage_days set usage_thousandths = 7654321
     where day < $2 and meter_number in (select meter_number from meters ${of})`,
    ...[accountNumber, addDays(today, -2)],
  );
  await query(
    `update usage_intervals set values_thousandths = array_fill(7654321, array[cardinality(values_thousandths)])
     where day < $2 and meter_number in (select meter_number from meters ${of})`,
    ...[accountNumber, addDays(today, -2)],
  );
  await query(
    `insert into account_names values ($2, $1, 'FORMER', now()) on conflict do nothing`,
    ...[accountNumber, former.memberNumber],
  );
  // A payment of the former holder's, on the very day on which the account is another's already.
  await query(
    `insert into requisitions (trans_no, flow, state, member_number, amount_cents, fingerprint, created_at, updated_at, expires_at)
     values ('20260101-FORMER', 'member', 'posted', $1, $2, 'former', now(), now(), now())`,
    ...[former.memberNumber, markedCents],
  );
  // And work that they asked for then.
  await query(
    `insert into service_orders (account_number, so_number, description, creation, work_type, member_number, submitted_at)
     values ($1, 'SO-FORMER', 'FORMER', $2, 'TREE', $3, now())`,
    ...[accountNumber, today, former.memberNumber],
  );
  await query(`insert into requisition_accounts values ('20260101-FORMER', $1, $2)`, accountNumber, markedCents);
  await query(
    `insert into ledger (account_number, trans_no, amount_cents, posted_at) values ($1, '20260101-FORMER', $2, now())`,
    ...[accountNumber, markedCents],
  );
}

beforeAll(async () => {
  at = await testApp();
  await mark();
  formerNumbers = await numbersOf(at, former, 'S2000171');
  expect(await sellTo(holder.memberNumber)).toMatchObject({ written: true });
  numbers = await numbersOf(at, holder, 'S2019020');
});
afterAll(() => at.close());

const terms = (of: Numbers) => ({ numbers: of, today, readOn: addDays(today, -40), later: addDays(today, 40) });
/** The holder's own numbers, with what the former holder had sealed for the account. */
const withOldReferences = (): Numbers => ({
  ...numbers,
  billViewUrl: formerNumbers.billViewUrl,
  delinquentViewUrl: formerNumbers.delinquentViewUrl,
});

describe('who has an account now (account-105)', () => {
  it.each(names)('sees nothing of the former holder’s by %s', async (name) => {
    const { access } = rowOf(name);
    const headers =
      access === 'member' ? await asMember(at, holder) : access === 'quick-pay' ? await asQuickPay(at, holder) : {};
    const asked = [
      numbers,
      withOldReferences(),
      { ...withOldReferences(), directUsageLink: formerNumbers.directUsageLink },
    ];
    for (const one of asked) {
      await query('delete from attempts');
      const answer = await at.app.inject({ ...callOf(name, terms(one)), headers });
      expect(answer.body, `${answer.statusCode}`).not.toMatch(marks);
    }
  });

  it('has no bill, payment, notice or deposit of before, and those of their own as soon as they come', async () => {
    const headers = await asMember(at, holder);
    const ask = async (name: Parameters<typeof wireCallOf>[0], query = {}) =>
      (await at.app.inject({ ...wireCallOf(name, { params: { ...holder }, query }), headers })).json();
    for (const name of [
      'history.bills',
      'history.payments',
      'history.entries',
      'deposits.list',
      'delinquents.list',
    ] as const)
      expect((await ask(name)).results).toEqual([]);
    expect(await ask('arrangements.list')).toMatchObject({ results: [] });
    await imported({
      'bills.csv': [
        {
          accountNumber,
          billDate: today,
          billNumber: 'LAST',
          billType: 'Final',
          statementStartDate: addDays(today, -30),
          billedAmount: '76543.21',
        },
        {
          accountNumber,
          billDate: today,
          billNumber: 'FIRST',
          billType: 'Regular',
          statementStartDate: addDays(today, -2),
          billedAmount: '12.00',
        },
      ],
    });
    expect((await ask('history.bills')).results).toMatchObject([{ billDate: today, billedAmount: 12 }]);
  });

  it('opens neither the former holder’s papers by their references nor a day of usage before their own', async () => {
    const headers = await asMember(at, holder);
    const old = terms({ ...withOldReferences(), memberNumber: holder.memberNumber });
    for (const name of ['delinquents.document', 'former-accounts.papers', 'former-accounts.bill'] as const)
      expect((await at.app.inject({ ...callOf(name, old), headers })).statusCode, name).toBe(404);
  });
});

describe('who had it (account-106)', () => {
  const ask = async (name: Parameters<typeof wireCallOf>[0], who: typeof former, parts: object) =>
    at.app.inject({ ...wireCallOf(name, parts), headers: await asMember(at, who) });
  const params = {
    memberNumber: former.memberNumber,
    formerAccountNumber: accountNumber,
    heldUntil: addDays(today, -3),
  };

  it('reads the bills and payments of their own time, and opens each bill in their own name', async () => {
    const { results } = (await ask('former-accounts.list', former, { params })).json();
    expect(results).toMatchObject([
      { formerAccountNumber: accountNumber, heldFrom: null, heldUntil: params.heldUntil },
    ]);
    const { bills, payments } = (await ask('former-accounts.papers', former, { params })).json();
    expect(bills.length).toBeGreaterThan(10);
    expect(bills[0]).toMatchObject({ billDate: today, billedAmount: 76_543.21 });
    expect(payments.length).toBeGreaterThan(10);
    expect(payments).toContainEqual({ paymentDate: today, paymentAmount: 76_543.21, paymentMethod: null });
    const bill = await ask('former-accounts.bill', former, { params, query: { url: bills[1].billViewUrl } });
    expect(Buffer.from(bill.json().billViewUrlFileBytes, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('sees nothing of whoever has it now', async () => {
    await query(
      `insert into posted_payments (account_number, payment_date, payment_id, payment_cents, payment_method)
       values ($1, $2, 'NEW', 1313, 'Check')`,
      ...[accountNumber, today],
    );
    const { bills, payments } = (await ask('former-accounts.papers', former, { params })).json();
    expect(bills.map((bill: { billedAmount: number }) => bill.billedAmount)).not.toContain(12);
    expect(payments.map((one: { paymentAmount: number }) => one.paymentAmount)).not.toContain(13.13);
    expect((await ask('bills.get', former, { params: { accountNumber }, query: {} })).statusCode).toBe(404);
    expect((await ask('accounts.info', former, { params: { ...former } })).statusCode).toBe(404);
  });

  it('is asked for by nobody else', async () => {
    for (const who of [stranger, holder])
      for (const memberNumber of [who.memberNumber, former.memberNumber])
        expect((await ask('former-accounts.papers', who, { params: { ...params, memberNumber } })).statusCode).toBe(
          404,
        );
  });
});

describe('an account that goes from hand to hand', () => {
  it('has one holder on each day, whatever the files say and leave out', async () => {
    const account = '104480316';
    const members = ['201901', '201902', '200017', '201901', '200025'];
    for (const [place, memberNumber] of members.entries())
      await imported({
        'accounts.csv': [{ accountNumber: account, memberNumber }],
        ...(place % 2 === 0 && {
          'account-holders.csv': [{ accountNumber: account, memberNumber, heldFrom: addDays(today, place - 20) }],
        }),
      });
    const rows = await query(
      `select member_number, held_from::text, held_until::text from account_holdings where account_number = $1 order by held_from`,
      account,
    );
    expect(rows.at(-1)).toMatchObject({ member_number: '200025', held_until: null });
    rows.slice(1).forEach((row, place) => {
      expect(String(rows[place]?.held_until) < String(row.held_from), JSON.stringify(rows)).toBe(true);
    });
  });
});
