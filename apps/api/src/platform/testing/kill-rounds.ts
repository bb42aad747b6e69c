import { addDays } from '@rochdale/domain/dates';
import { addBankingDays } from '@rochdale/domain/planned/banking-days/banking-days';
import { fastify } from 'fastify';
import { loadBankSettings } from '../../features/planned/bank-file/public.ts';
import { runPaymentDay } from '../../features/planned/payment-day/run-payment-day.ts';
import { dyingWorker, outlives } from './outlives.ts';
import type { testApp } from './test-app.ts';

type TestApp = Awaited<ReturnType<typeof testApp>>;

/** What was to be paid in all rounds, and what was. */
export interface KillReport {
  readonly rounds: number;
  readonly killed: number;
  readonly expected: number;
  readonly posted: number;
  readonly twice: number;
  readonly charges: number;
}

const cents = 4321;

/**
 * Days on each of which auto pay, a scheduled payment and a bank draft are due. Each day's run is killed at another
 * step, then run again to its end and its bank file taken; on the next day that settles. Goes on until a run outlives its step.
 * The app's clock must be the one that is given here.
 */
export async function killRounds(
  at: TestApp,
  setClock: (instant: Date) => void,
  { from = 1, stride = 1 }: { from?: number; stride?: number } = {},
): Promise<KillReport> {
  const bank = await loadBankSettings(at.services.coopFolder);
  const services = { ...at.services, bank, log: fastify({ logger: false }).log };
  const run = (instant: string) => {
    setClock(new Date(instant));
    return runPaymentDay(services);
  };
  await at.database.pool.query(
    "insert into members (member_number, first_name, last_name) values ('910000', 'Kill', 'Nine')",
  );
  await at.database.pool.query(
    "insert into stored_payments (member_number, stored_payment_id, payment_type, token) values ('910000', 'CARD', 'Credit', 'TEST-CARD-1111')",
  );
  const worker = await dyingWorker();
  let day = '2027-06-01';
  let rounds = 0;
  for (let step = from; ; step += stride) {
    day = addBankingDays(day, 1);
    rounds += 1;
    await dueOn(at, day, rounds);
    const alive = await outlives(worker, at, step, `${day}T22:30:00Z`, 'payments');
    await run(`${day}T22:35:00Z`);
    await at.database.pool.query('update ach_files set taken_at = now() where taken_at is null');
    await run(`${addBankingDays(day, 1)}T15:00:00Z`);
    if (alive) break;
  }
  await worker.remove();
  return { ...(await count(at)), rounds, killed: rounds - 1, expected: rounds * 3 };
}

async function dueOn({ database: { pool }, services: { vault } }: TestApp, day: string, round: number): Promise<void> {
  const [autoPay, scheduled, draft] = [1, 2, 3].map((kind) => `91${kind}${String(round).padStart(6, '0')}`);
  for (const account of [autoPay, scheduled, draft])
    await pool.query(
      `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state,
         service_zip, account_type, account_balance_cents)
       values ($1, '910000', 'Kill Nine', '1 Way', 'Town', 'OR', '97498', 'Electric', $2)`,
      [account, cents],
    );
  const bill = (account: string | undefined, billDate: string, dueDate: string) =>
    pool.query(
      `insert into bills (account_number, bill_date, bill_number, bill_type, due_date, billed_cents, ending_balance_cents)
       values ($1, $2, 'B', 'Regular', $3, $4, $4)`,
      [account, billDate, dueDate, cents],
    );
  await bill(autoPay, addDays(day, -20), day);
  await pool.query("insert into auto_pays values ($1, '910000', 'CARD', 0, null, false, $2, now())", [autoPay, day]);
  await pool.query(
    `insert into scheduled_payments (trans_no, member_number, payment_type, payment_method, token, amount_cents, payment_date, created_at)
     values ($1, '910000', 'Credit', 'Visa', 'TEST-CARD-1111', $2, $3, now())`,
    [`KILL-${round}`, cents, day],
  );
  await pool.query('insert into scheduled_payment_accounts values ($1, $2, $3)', [`KILL-${round}`, scheduled, cents]);
  await bill(draft, day, addDays(day, 20));
  await pool.query(
    `insert into drafts (account_number, member_number, draft_type, draft_method, start_date, draft_account_type,
       routing_number, bank_account_number, prenote_effective_date)
     values ($1, '910000', 'bank', 'WHEN_BILLED', $2, 'Checking', '021000021', $3, '2027-01-04')`,
    [draft, day, vault.lock('bank-account-number', draft ?? '', '000123456789')],
  );
}

async function count({ database: { pool }, services }: TestApp) {
  const found = await pool.query<{ account: string; rows: string }>(
    "select account_number as account, count(*) as rows from ledger where account_number like '91_______' group by 1",
  );
  const requisitions = await pool.query<{ transNo: string }>(
    "select trans_no as \"transNo\" from requisitions where member_number = '910000' and flow <> 'draft'",
  );
  let charges = 0;
  for (const { transNo } of requisitions.rows) charges += (await services.gateway.resultsOf(transNo)).length;
  return {
    posted: found.rows.length,
    twice: found.rows.filter(({ rows }) => Number(rows) > 1).length,
    charges,
  };
}
