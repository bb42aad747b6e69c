import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Site } from '@rochdale/domain/website/site/site';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openMetrics } from '../../../platform/metrics.ts';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { loadSite } from '../../website/site/load-site.ts';
import { checkMoney } from './check-money.ts';
import { lineOf } from './findings.ts';
import { moneyFigures } from './money-store.ts';
import { watchMoney } from './watch-figures.ts';

const cedarRidge = fileURLToPath(new URL('../../../../../../coops/cedar-ridge', import.meta.url));
const now = new Date('2027-06-08T15:00:00Z');
let database: TestDatabase;
let site: Site;

beforeAll(async () => {
  const demo = await loadSite(cedarRidge);
  site = { ...demo, config: { ...demo.config, taking: { ...demo.config.taking, importMaxAgeHours: 30 } } };
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(() =>
  database.pool.query('truncate requisitions, gateway_results, ledger, due_payments, returned_payments, holds cascade'),
);

const said = async (coopFolder = cedarRidge, at = site) =>
  (await checkMoney(database.db, { now, site: at, coopFolder })).map(lineOf).join('\n');
const requisition = (transNo: string, state: string, reference: string | null, created = '2027-06-08T14:00:00Z') =>
  database.pool.query(
    `insert into requisitions (trans_no, flow, state, member_number, amount_cents, fingerprint, created_at, updated_at, expires_at, reference)
     values ($1, 'member', $2, '1', 5000, $1, $4, $4, $4, $3)`,
    [transNo, state, reference, created],
  );
const result = (transNo: string, reference: string, status: string, amount: number, heard = '2027-06-08T14:00:00Z') =>
  database.pool.query(
    'insert into gateway_results (trans_no, reference, status, amount_cents, received_at) values ($1, $2, $3, $4, $5)',
    [transNo, reference, status, amount, heard],
  );

it('nothing waits in a new database, but no balances have come', async () => {
  expect(await said()).toMatch(
    /^ok {4}money: nothing waits\nWRONG import: no import with balances is on record: payments are held/,
  );
});

it('charges that are not posted or not given back are wrong after ten minutes', async () => {
  await requisition('LOST', 'declined', null);
  await result('LOST', 'A1', 'approved', 5000);
  await requisition('PART', 'declined', null);
  await result('PART', 'P1', 'approved', 2000);
  await requisition('TWICE', 'posted', 'A1');
  await result('TWICE', 'A1', 'approved', 5000);
  await result('TWICE', 'A2', 'approved', 5000);
  await requisition('NEW', 'declined', null);
  await result('NEW', 'N1', 'approved', 5000, '2027-06-08T14:55:00Z');
  expect(await said()).toContain('WRONG money: 1 charged by the payment company and not posted\n');
  expect(await said()).toContain('WRONG money: 2 charged beside a payment and not given back\n');
});

it('a charge of a plan without an end for a day, untaken files, unexported postings and unknown returns are said', async () => {
  await requisition('PLAN', 'initiated', null, '2027-06-07T14:00:00Z');
  const { pool } = database;
  await pool.query(
    `insert into due_payments (plan_kind, plan_key, due_day, member_number, state, amount_cents, trans_no, try_on, updated_at)
     values ('auto-pay', '7', '2027-06-07', '1', 'charging', 5000, 'PLAN', '2027-06-07', $1)`,
    [now],
  );
  await pool.query("insert into ledger values ('7', 'OLD', 5000, '2027-06-01T12:00:00Z')");
  await pool.query(
    "insert into ach_files (send_day, file_id_modifier, body, entries, debit_cents, created_at) values ('2027-06-07', 'A', '', 1, 1, now())",
  );
  await pool.query(
    "insert into returned_payments (reference, return_code, returned_on, outcome) values ('X', 'R01', '2027-06-07', 'unknown'), ('Y', 'R70', '2027-06-07', 'review')",
  );
  const lines = await said();
  for (const line of [
    'WRONG money: 1 charges of plans have had no end for a day',
    'WRONG money: 1 bank files were not taken on their day',
    'WRONG money: 1 postings have not been exported for a day',
    'warn  money: 1 returns name no payment of ours',
    'warn  money: 1 returns wait for a person',
  ])
    expect(lines).toContain(line);
  await pool.query('update ach_files set taken_at = now()');
  expect(await said()).not.toContain('bank files');
  const folder = await mkdtemp(join(tmpdir(), 'rochdale-bank-'));
  const bank = await readFile(join(cedarRidge, 'bank.yaml'), 'utf8');
  await writeFile(join(folder, 'bank.yaml'), `${bank}settles: accepted\n`);
  expect(await said(folder)).toContain('WRONG money: 1 bank files were taken and are not accepted');
  await rm(folder, { recursive: true });
  await pool.query('truncate ach_files');
});

it('payments that are held for want of balances are wrong, by what the co-op asks of their age', async () => {
  const drawn = new Date(now.getTime() - 31 * 3_600_000);
  await database.pool.query(
    `insert into import_runs (started_at, finished_at, by_whom, folder, files, skipped_rows, confirmed_payments, has_balances)
     values ($1, $1, 'night', '/in', $2, 0, 0, true)`,
    [now, JSON.stringify([{ file: 'accounts.csv', rows: 1, cents: 0, sha256: '', asOf: drawn.toISOString() }])],
  );
  const asking = (changes: Partial<Site['config']['taking']>) =>
    said(cedarRidge, { ...site, config: { ...site.config, taking: { ...site.config.taking, ...changes } } });
  expect(await said()).toContain(
    'WRONG import: balances are 31 hours old: payments are held, since none is new enough',
  );
  expect(await asking({ after: '22:00' })).toContain('WRONG import: balances are 31 hours old\n');
  for (const importMaxAgeHours of [0, 48])
    expect(await asking({ importMaxAgeHours })).toContain('ok    import: balances are 31 hours old');
  const late = { importMaxAgeHours: 48, afterImport: true, atLatest: '07:00' };
  expect(await asking(late)).toContain('ok    import: balances are 31 hours old');
  await database.pool.query("update import_runs set finished_at = finished_at - interval '1 day'");
  expect(await asking(late)).toContain('payments are held, since none came today');
  await database.pool.query('truncate import_runs');
});

it('auto pay by a card that was closed, and bank changes that a person has to make, are said', async () => {
  const client = await database.pool.connect();
  await client.query('set session_replication_role = replica');
  await client.query(
    "insert into stored_payments (member_number, stored_payment_id, payment_type, blocked_at) values ('1', 'S', 'Credit', now())",
  );
  await client.query("insert into auto_pays values ('7', '1', 'S', 0, null, false, '2026-11-01', now())");
  await client.query(
    `insert into bank_changes (trace_number, change_code, corrected_data, received_on, handled_at, outcome)
     values ('1', 'C01', '', '2027-06-01', now(), 'applied'), ('2', 'C09', '', '2027-06-01', now(), 'review'), ('3', 'C02', '', '2027-06-01', now(), 'unreadable')`,
  );
  const lines = await said();
  expect(lines).toContain('warn  money: 1 auto pays are by a card or bank account that was closed');
  expect(lines).toContain('warn  money: 2 changes of bank accounts wait for a person');
  await client.query('delete from auto_pays');
  await client.query('delete from stored_payments');
  await client.query('delete from bank_changes');
  client.release();
});

it('bank drafts without a bank.yaml, and one that is broken, are wrong', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rochdale-bank-'));
  const client = await database.pool.connect();
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into drafts (account_number, member_number, draft_type, draft_method, start_date, bank_account_number)
     values ('7', '1', 'bank', 'WHEN_BILLED', '2026-11-01', 'x')`,
  );
  expect(await said(folder)).toContain('WRONG bank file: 1 bank drafts and no bank.yaml');
  await writeFile(join(folder, 'bank.yaml'), 'companyName: US');
  expect(await said(folder)).toContain('WRONG bank file: bank.yaml:1: immediateDestination: is missing');
  await client.query('delete from drafts');
  client.release();
  await rm(folder, { recursive: true });
});

it('each figure is a metric', async () => {
  const metrics = openMetrics();
  const fault = 'The clock jumped 2.0 hours forward.';
  const watched = { db: database.db, clock: { now: () => now }, site: () => site, bank: undefined };
  watchMoney(metrics, { ...watched, clockFault: () => fault });
  const text = await metrics.text();
  // Never imported is older than anything, not as new as can be.
  expect(text).toMatch(/^rochdale_money_balances_seconds \+Inf$/m);
  for (const what of moneyFigures) expect(text).toContain(`rochdale_money_waiting{what="${what}"} 0`);
  for (const what of ['payments-held', 'clock-wrong'])
    expect(text).toContain(`rochdale_money_waiting{what="${what}"} 1`);
});
