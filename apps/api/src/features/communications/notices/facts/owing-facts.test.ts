import { paymentDue } from '@rochdale/domain/communications/notices/billing-notices';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../platform/testing/test-database.ts';
import { owingOf } from './owing-facts-store.ts';

let database: TestDatabase;
const account = '930000002';
const today = '2027-06-10';
const query = (text: string, values: unknown[] = []) => database.pool.query(text, values);
const isCalledToMind = async () => {
  const [facts] = await owingOf(database.db, [account], today);
  return facts !== undefined && paymentDue(facts, today, 5) !== undefined;
};
const attempt = (dueDay: string, state: string, reason: string | null, authorization = 'A1') =>
  query(
    `insert into due_payments (plan_kind, plan_key, due_day, member_number, authorization_id, state, amount_cents, try_on, reason, updated_at)
     values ('auto-pay', $1, $2, $1, $5, $3, 5000, $2, $4, now())`,
    [account, dueDay, state, reason, authorization],
  );

beforeAll(async () => {
  database = await testDatabase();
  await query("insert into members (member_number, first_name, last_name) values ($1, 'Owing', 'Now')", [account]);
  await query(
    `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state,
       service_zip, account_type, account_balance_cents, due_date)
     values ($1, $1, 'Owing Now', '1 Way', 'Town', 'OR', '97498', 'Electric', 5000, '2027-06-12')`,
    [account],
  );
  await query('insert into account_details (account_number) values ($1)', [account]);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await query('truncate due_payments, auto_pays, stored_payments cascade');
  await query('update account_details set draft_date = null');
});

async function withAutoPay(): Promise<void> {
  await query(
    "insert into stored_payments (member_number, stored_payment_id, payment_type, token) values ($1, 'S1', 'Credit', 'TEST-CARD-1111')",
    [account],
  );
  await query(
    `insert into auto_pays (account_number, member_number, stored_payment_id, days_before, start_date, updated_at, authorization_id)
     values ($1, $1, 'S1', 0, '2027-01-01', now(), 'A1')`,
    [account],
  );
}

it.each([
  ['failed', 'declined', true],
  ['skipped', 'restricted', true],
  ['skipped', 'refused', true],
  ['skipped', 'nothing', false],
  ['paid', null, false],
])('a bill is called to mind after an auto pay that was %s (%s): %s', async (state, reason, isTold) => {
  await withAutoPay();
  expect(await isCalledToMind()).toBe(false);
  await attempt('2027-04-12', state === 'paid' ? 'failed' : 'paid', null);
  await attempt('2027-05-12', state, reason);
  expect(await isCalledToMind()).toBe(isTold);
});

it.each([
  ['closed', 'blocked_at = now()'],
  ['removed', 'removed_at = now()'],
])('a bill is called to mind before its day when the card of auto pay was %s', async (_what, change) => {
  await withAutoPay();
  await attempt('2027-05-12', 'paid', null);
  await query(`update stored_payments set ${change}`);
  expect(await isCalledToMind()).toBe(true);
});

it('what a card did that was exchanged since does not count', async () => {
  await withAutoPay();
  await attempt('2027-05-12', 'failed', 'declined', 'A0');
  expect(await isCalledToMind()).toBe(false);
});

it('a draft of the billing system’s own that is still to come takes a bill, one that has passed does not', async () => {
  expect(await isCalledToMind()).toBe(true);
  await query("update account_details set draft_date = '2027-06-12'");
  expect(await isCalledToMind()).toBe(false);
  await query("update account_details set draft_date = '2027-06-09'");
  expect(await isCalledToMind()).toBe(true);
});
