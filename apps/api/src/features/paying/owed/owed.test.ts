import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { onItsWayOf, owedNow } from './public.ts';

let database: TestDatabase;
const now = new Date('2027-06-08T15:00:00Z');
const account = '930000001';

const query = (text: string, values: unknown[] = []) => database.pool.query(text, values);
const owed = (except?: Parameters<typeof owedNow>[2]['except']) =>
  database.db.transaction(async (tx) => (await owedNow(tx, [account], { now, except })).get(account));

beforeAll(async () => {
  database = await testDatabase();
  await query("insert into members (member_number, first_name, last_name) values ($1, 'Owed', 'Now')", [account]);
  await query(
    `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state,
       service_zip, account_type, account_balance_cents) values ($1, $1, 'Owed Now', '1 Way', 'Town', 'OR', '97498', 'Electric', 11000)`,
    [account],
  );
});
afterAll(() => database.drop());
beforeEach(() => query('truncate gateway_results, due_payments, requisition_accounts, requisitions, ledger cascade'));

const due = (kind: string, key: string, state: string, transNo: string, amount: number) =>
  query(
    `insert into due_payments (plan_kind, plan_key, due_day, member_number, state, amount_cents, trans_no, try_on, updated_at)
     values ($1, $2, '2027-06-08', $3, $4, $5, $6, '2027-06-10', now())`,
    [kind, key, account, state, amount, transNo],
  );
const requisition = async (flow: string, state: string, transNo: string, amount: number, minutes = 30) => {
  await query(
    `insert into requisitions (trans_no, flow, purpose, member_number, amount_cents, fingerprint, created_at, updated_at, expires_at, state)
     values ($1, $2, 'payment', $3, $4, $1, $6, $6, $6::timestamptz + make_interval(mins => $7), $5)`,
    [transNo, flow, account, amount, state, now, minutes],
  );
  await query('insert into requisition_accounts values ($1, $2, $3)', [transNo, account, amount]);
};

it('what is owed is the balance less what was taken and less what is on its way', async () => {
  expect(await owed()).toMatchObject({ balance: 11000, underWay: 0, owed: 11000, pageIsOpen: false });
  await query("insert into ledger values ($1, 'TAKEN', 1000, $2)", [account, now]);
  await requisition('auto-pay', 'initiated', 'CHARGE', 2000);
  await due('auto-pay', account, 'charging', 'CHARGE', 2000);
  await due('draft', account, 'sent', 'FILE', 3000);
  await requisition('member', 'approved', 'UNPOSTED', 500);
  expect(await owed()).toMatchObject({ balance: 10000, underWay: 5500, owed: 4500, pageIsOpen: false });
  expect((await owed({ planKind: 'draft', planKey: account, dueDay: '2027-06-08' }))?.owed).toBe(7500);
  const shown = (await onItsWayOf(database.db, [account], now)).get(account) ?? [];
  expect(shown.map(({ kind, amount, day }) => [kind, amount, day])).toEqual([
    ['charge', 2000, '2027-06-08'],
    ['bank-file', 3000, '2027-06-10'],
    ['charge', 500, null],
  ]);
});

it('a returned draft that is sent again is on its way', async () => {
  await due('draft', account, 'returned', 'AGAIN', 5000);
  expect(await owed()).toMatchObject({ underWay: 5000, owed: 6000 });
});

it.each([
  ['initiated', 30, true],
  ['presented', 30, true],
  ['declined', 30, true],
  // A page whose end nobody has heard of may have been paid; after a decline it can't be any more.
  ['initiated', -1, true],
  ['declined', -1, false],
  ['cancelled', 30, false],
  ['expired', 30, false],
  ['posted', 30, false],
])('a page that is %s and ends in %i minutes is open: %s', async (state, minutes, isOpen) => {
  await requisition('quick-pay', state, 'PAGE', 5000, minutes);
  expect(await owed()).toMatchObject({ balance: 11000, underWay: 0, owed: 11000, pageIsOpen: isOpen });
});

it('a charge that is posted or declined, and nobody has concluded, is not counted twice', async () => {
  await requisition('auto-pay', 'posted', 'DONE', 5000);
  await due('auto-pay', account, 'charging', 'DONE', 5000);
  await query("insert into ledger values ($1, 'DONE', 5000, $2)", [account, now]);
  expect(await owed()).toMatchObject({ balance: 6000, underWay: 0, owed: 6000 });
});

it('a charge of another amount, which is to be given back, is waited for until it is', async () => {
  await requisition('auto-pay', 'declined', 'PART', 5000);
  await query(
    "insert into gateway_results (trans_no, reference, status, amount_cents, received_at) values ('PART', 'R1', 'approved', 2500, now())",
  );
  expect(await owed()).toMatchObject({ owed: 11000, pageIsOpen: true });
  await query('update gateway_results set refunded_at = now()');
  expect(await owed()).toMatchObject({ owed: 11000, pageIsOpen: false });
});

it('two who ask at once follow one another', async () => {
  const order: string[] = [];
  const one = database.db.transaction(async (tx) => {
    await owedNow(tx, [account], { now });
    order.push('first');
    await new Promise((resolve) => setTimeout(resolve, 100));
    order.push('first ends');
  });
  await new Promise((resolve) => setTimeout(resolve, 30));
  const other = database.db.transaction(async (tx) => {
    await owedNow(tx, [account], { now });
    order.push('second');
  });
  await Promise.all([one, other]);
  expect(order).toEqual(['first', 'first ends', 'second']);
});
