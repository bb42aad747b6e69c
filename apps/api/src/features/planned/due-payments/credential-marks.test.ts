import { addDays } from '@rochdale/domain/dates';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import type { ChargeTerms } from '../../paying/payments/public.ts';
import { runPaymentDay } from '../payment-day/run-payment-day.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let now: Date;
const day = '2027-06-08';
const account = '970000001';
const query = async (text: string, values: unknown[] = []) => (await at.database.pool.query(text, values)).rows;

beforeAll(async () => {
  at = await testApp({ clock: { now: () => now } });
  await query('delete from drafts');
  await query("insert into members (member_number, first_name, last_name) values ($1, 'Card', 'Holder')", [account]);
  await query(
    `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state,
       service_zip, account_type, account_balance_cents) values ($1, $1, 'Card Holder', '1 Way', 'Town', 'OR', '97498', 'Electric', 5000)`,
    [account],
  );
  for (const token of ['TEST-CARD-1111', 'TEST-CARD-4444'])
    await query(
      "insert into stored_payments (member_number, stored_payment_id, payment_type, token) values ($1, $2, 'Credit', $2)",
      [account, token],
    );
  await query("insert into auto_pays values ($1, $1, 'TEST-CARD-1111', 0, null, false, $2, now())", [account, day]);
});
afterAll(() => at.close());

/** A bill that falls due on a day, and what the company is asked when auto pay pays it. The first answer may be lost. */
async function chargedOn(on: string, { loseAnswer = false } = {}): Promise<ChargeTerms[]> {
  await query(
    `insert into bills (account_number, bill_date, bill_number, bill_type, due_date, billed_cents, ending_balance_cents)
     values ($1, $2, $3, 'Regular', $2, 5000, 5000)`,
    [account, on, `B${on}`],
  );
  await query(
    'update accounts set account_balance_cents = 5000 + (select coalesce(sum(amount_cents), 0) from ledger where account_number = $1) where account_number = $1',
    [account],
  );
  now = new Date(`${on}T22:30:00Z`);
  const asked: ChargeTerms[] = [];
  let mayLose = loseAnswer;
  const gateway = {
    ...at.services.gateway,
    charge: async (terms: ChargeTerms) => {
      asked.push(terms);
      if (!mayLose) return at.services.gateway.charge(terms);
      mayLose = false;
      throw new Error('nobody answers');
    },
  };
  for (const _run of loseAnswer ? [1, 2] : [1])
    await runPaymentDay({ ...at.services, gateway, bank: undefined, log: fastify({ logger: false }).log });
  return asked;
}
const networkNumberOf = async (transNo: string) =>
  (await query('select network_transaction_id as number from gateway_results where trans_no = $1', [transNo]))[0]
    .number;

it('the first charge of an authorization is marked so, also when it is asked again; later ones rest on it; another card is another', async () => {
  const first = await chargedOn(day, { loseAnswer: true });
  expect(first.map(({ sequence, networkTransactionId }) => [sequence, networkTransactionId])).toEqual([
    ['first', undefined],
    ['first', undefined],
  ]);
  const number = await networkNumberOf(first[0]?.transNo ?? '');
  expect(number).toMatch(/^\d{15}$/);
  for (const days of [30, 60])
    expect(await chargedOn(addDays(day, days))).toMatchObject([{ sequence: 'later', networkTransactionId: number }]);
  await query(
    "update auto_pays set stored_payment_id = 'TEST-CARD-4444', authorization_id = 'ANOTHER' where account_number = $1",
    [account],
  );
  const [other] = await chargedOn(addDays(day, 90));
  expect([other?.sequence, other?.networkTransactionId]).toEqual(['first', undefined]);
});

it('a card that was stored at the portal is charged on what the network said then', async () => {
  await query(
    `insert into requisitions (trans_no, flow, purpose, state, member_number, amount_cents, fingerprint, reference, stored_method,
       created_at, updated_at, expires_at, approved_at)
     values ('STORED', 'payment-profile', 'store', 'posted', $1, 0, 'STORED', 'R', $2, now(), now(), now(), now())`,
    [account, JSON.stringify({ token: 'TEST-CARD-4444' })],
  );
  await query(
    "insert into gateway_results (trans_no, reference, status, amount_cents, received_at, network_transaction_id) values ('STORED', 'R', 'approved', 0, now(), '123456789012345')",
  );
  expect(await chargedOn(addDays(day, 120))).toMatchObject([
    { sequence: 'later', networkTransactionId: '123456789012345' },
  ]);
});
