import { fastify } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { loadBankSettings } from '../bank-file/public.ts';
import { runPaymentDay } from './run-payment-day.ts';

let at: Awaited<ReturnType<typeof testApp>>;
/** A Tuesday, before the day's bank file is written. */
const now = new Date('2027-06-08T15:00:00Z');

beforeAll(async () => {
  at = await testApp({ clock: { now: () => now } });
  await at.database.pool.query('delete from drafts');
});
afterAll(() => at.close());

async function addDrafts(from: number, count: number): Promise<void> {
  const { pool } = at.database;
  for (let number = from; number < from + count; number += 1) {
    const account = `94${String(number).padStart(7, '0')}`;
    await pool.query("insert into members (member_number, first_name, last_name) values ($1, 'Idle', 'Run')", [
      account,
    ]);
    await pool.query(
      `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state,
         service_zip, account_type, account_balance_cents) values ($1, $1, 'Idle Run', '1 Way', 'Town', 'OR', '97498', 'Electric', 5000)`,
      [account],
    );
    await pool.query(
      `insert into bills (account_number, bill_date, bill_number, bill_type, due_date, billed_cents, ending_balance_cents)
       values ($1, '2027-06-07', 'B', 'Regular', '2027-06-27', 5000, 5000)`,
      [account],
    );
    await pool.query(
      `insert into drafts (account_number, member_number, draft_type, draft_method, start_date, draft_account_type,
         routing_number, bank_account_number, prenote_effective_date)
       values ($1, $1, 'bank', 'WHEN_BILLED', '2027-06-01', 'Checking', '021000021', $2, '2027-01-04')`,
      [account, at.services.vault.lock('bank-account-number', account, '000123456789')],
    );
  }
}

async function statementsOfARun(): Promise<number> {
  const bank = await loadBankSettings(at.services.coopFolder);
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  await runPaymentDay({ ...at.services, bank, log: fastify({ logger: false }).log });
  const count = asked.mock.calls.length;
  asked.mockRestore();
  return count;
}

it('a run asks the database no more, however many drafts wait for the bank’s file', async () => {
  await addDrafts(0, 2);
  await statementsOfARun();
  const withTwo = await statementsOfARun();
  await addDrafts(2, 30);
  await statementsOfARun();
  const waiting = await at.database.pool.query("select 1 from due_payments where state = 'due'");
  expect(waiting.rows).toHaveLength(32);
  // A connection that was opened meanwhile says a few of its own; a question for each draft would be thirty.
  expect(await statementsOfARun()).toBeLessThan(withTwo + 5);
  expect(withTwo).toBeLessThan(30);
});
