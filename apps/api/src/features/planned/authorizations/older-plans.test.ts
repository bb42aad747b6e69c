import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { recordPlansWithoutAuthorization } from './public.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

it('every plan that stands without a record of what was agreed to gets one, and so does what an older process sets up later', async () => {
  const { db, pool } = database;
  const query = (text: string, values: unknown[] = []) => pool.query(text, values);
  const kept = async () =>
    (
      await query(
        'select plan_kind, plan_key, way, method, given_at, consent_text as text from authorizations order by given_at, 1, 2',
      )
    ).rows;
  await query("insert into members (member_number, first_name, last_name) values ('1', 'Old', 'Timer')");
  await query(
    `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state,
       service_zip, account_type, account_balance_cents) select n::text, '1', 'Old Timer', '1 Way', 'Town', 'OR', '97498', 'Electric', 0
     from generate_series(1, 3) n`,
  );
  await query(
    "insert into stored_payments (member_number, stored_payment_id, payment_type, brand, last_four) values ('1', 'ONE', 'Credit', 'Visa', '1111')",
  );
  await query("insert into auto_pays values ('1', '1', 'ONE', 0, null, false, '2026-03-01', '2026-03-01T15:00:00Z')");
  await query(
    `insert into drafts (account_number, member_number, draft_type, draft_method, start_date, last_four, created_at)
     values ('2', '1', 'bank', 'WHEN_BILLED', '2026-01-01', '6789', null), ('3', '1', 'credit-card', 'WHEN_BILLED', '2026-09-01', '4444', '2026-05-05T12:00:00Z')`,
  );
  await query(
    `insert into scheduled_payments (trans_no, member_number, payment_type, payment_method, token, amount_cents, payment_date, created_at)
     select no, '1', 'Credit', 'Visa ending in 1111', 'T', 100, '2026-07-01', '2026-06-01T12:00:00Z' from unnest(array['DONE', 'OPEN']) no`,
  );
  await query(
    "insert into due_payments (plan_kind, plan_key, due_day, member_number, state, try_on, amount_cents, updated_at) values ('scheduled-payment', 'DONE', '2026-07-01', '1', 'paid', '2026-07-01', 100, now())",
  );
  const now = new Date('2027-06-08T12:00:00Z');
  const record = () => db.transaction((tx) => recordPlansWithoutAuthorization(tx, now));
  await record();
  const records = [
    { plan_kind: 'draft', plan_key: '2', way: 'paper', method: 'Bank account ending in 6789' },
    { plan_kind: 'auto-pay', plan_key: '1', way: 'web', method: 'Visa ending in 1111' },
    { plan_kind: 'draft', plan_key: '3', way: 'web', method: 'Card ending in 4444' },
    { plan_kind: 'scheduled-payment', plan_key: 'OPEN', way: 'web', method: 'Visa ending in 1111' },
  ].map((record) => ({ ...record, text: '' }));
  expect(await kept()).toMatchObject(records);
  expect((await kept())[2].given_at).toEqual(new Date('2026-05-05T12:00:00Z'));

  await record();
  expect(await kept()).toHaveLength(4);
  await query("update drafts set authorization_id = 'ANOTHER', last_four = '5555' where account_number = '2'");
  await query("delete from authorizations where plan_kind <> 'draft'");
  expect(await kept()).toHaveLength(2);
  await Promise.all([record(), record()]);
  expect(await kept()).toMatchObject([
    records[0],
    records[1],
    records[2],
    records[3],
    { ...records[0], method: 'Bank account ending in 5555', given_at: now },
  ]);
});
