import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type WatchKind, watchKinds } from '@rochdale/domain/office/watches/watches';
import type { Site } from '@rochdale/domain/website/site/site';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, quickAnswers } from '../../../platform/database/database.ts';
import { openJobQueue } from '../../../platform/jobs/job-queue.ts';
import { openMetrics } from '../../../platform/metrics.ts';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { type BankSettings, loadBankSettings } from '../../planned/bank-file/public.ts';
import { loadSite } from '../../website/site/load-site.ts';
import { checkBankSettings } from '../operating/check-bank-settings.ts';
import { checkWatches } from '../operating/check-watches.ts';
import { lineOf } from '../operating/findings.ts';
import { measureWatches } from './measure-watches.ts';
import { keepReading } from './readings-store.ts';
import { companyCases } from './testing/company-cases.ts';
import { ago, day, hour, now, returned, watchCases } from './testing/watch-cases.ts';
import { watchWatches } from './watch-metrics.ts';

const cedarRidge = fileURLToPath(new URL('../../../../../../coops/cedar-ridge', import.meta.url));
const clock = { now: () => now };
let database: TestDatabase;
let site: Site;
let bank: BankSettings;

beforeAll(async () => {
  const demo = await loadSite(cedarRidge);
  site = { ...demo, config: { ...demo.config, taking: { ...demo.config.taking, importMaxAgeHours: 30 } } };
  const settings = await loadBankSettings(cedarRidge);
  if (settings === undefined) throw new Error('The demo has a bank.');
  bank = { ...settings, cutoff: '17:00', settles: 'accepted' };
  database = await testDatabase();
  await (await openJobQueue(database.url)).close();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query(`truncate requisitions, gateway_results, ledger, due_payments, returned_payments, holds, import_runs,
    outgoing_messages, exports, ach_files, bank_changes, drafts, auto_pays, stored_payments, authorizations, approvals, attempts,
    profile_updates, service_applications, service_orders, capital_credit_claims, returned_letters, outage_reports, outages,
    outage_locations, notification_contacts, watch_readings, accounts, members cascade`);
  await database.pool.query("delete from pgboss.job where name in ('identity.answer', 'messages.deliver')");
  await imported(ago(hour));
  await database.pool.query('update pgboss.version set cron_on = $1', [now]);
});

const measure = async (at: { site?: Site } = {}) =>
  new Map(
    (await measureWatches({ db: database.db, clock, site: () => at.site ?? site, bank })).map((one) => [one.kind, one]),
  );
const watch = async (kind: WatchKind) => (await measure()).get(kind);

/** Balances that were drawn at an instant. */
const imported = (asOf: string, finishedAt = now.toISOString()) =>
  database.pool.query(
    `insert into import_runs (started_at, finished_at, by_whom, folder, files, skipped_rows, confirmed_payments, has_balances)
     values ($1, $1, 'night', '/in', $2, 0, 0, true)`,
    [finishedAt, JSON.stringify([{ file: 'accounts.csv', rows: 1, cents: 0, sha256: '', asOf }])],
  );

/** Rows that refer to what this test has no need of. */
async function put(...statements: readonly string[]): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.query('set session_replication_role = origin');
    client.release();
  }
}
const cases = { ...watchCases, ...companyCases };

describe('each watch is seen when something is there, and gone when it is mended', () => {
  it.each(Object.entries(cases))('%s', async (name, { put: wrongs, is, mend }) => {
    const kind = watchKinds.find((one) => one === name) ?? 'claims';
    expect(await watch(kind)).toMatchObject({ state: 'clear' });
    await put(...wrongs);
    expect(await watch(kind)).toMatchObject(is);
    await put(...mend);
    expect(await watch(kind)).toMatchObject({ state: 'clear' });
  });

  it('what the worker reads counts while it is fresh, and is not known when it is old, or was never read', async () => {
    const kinds = ['clock-wrong', 'names-not-on-paper', 'backup-old', 'certificate-ends', 'audit-head-old'] as const;
    const states = async () => {
      const all = await measure();
      return kinds.map((kind) => all.get(kind)?.state);
    };
    expect(await states()).toEqual(kinds.map(() => 'failed'));
    const { db } = database;
    const clear = { count: 0, oldest: null, deadline: null };
    for (const kind of kinds) await keepReading(db, kind, clear, now);
    expect(await states()).toEqual(kinds.map(() => 'clear'));
    await keepReading(db, 'clock-wrong', { count: 1, oldest: null, deadline: now }, now);
    await keepReading(db, 'names-not-on-paper', { count: 3, oldest: null, deadline: null }, now);
    await keepReading(db, 'backup-old', { count: 1, oldest: new Date(ago(27 * hour)), deadline: null }, now);
    await keepReading(db, 'certificate-ends', { count: 1, oldest: null, deadline: new Date(ago(-20 * day)) }, now);
    await keepReading(db, 'audit-head-old', { count: 1, oldest: 'never', deadline: null }, now);
    expect(await states()).toEqual(['late', 'waiting', 'late', 'waiting', 'late']);
    await database.pool.query('update watch_readings set read_at = $1', [ago(16)]);
    expect(await states()).toEqual(kinds.map(() => 'failed'));
  });

  it('books that differ, and books that nobody compares', async () => {
    const states = async () => {
      const all = await measure();
      return (['books-differ', 'books-not-compared'] as const).map((kind) => all.get(kind)?.state);
    };
    expect(await states()).toEqual(['clear', 'waiting']);
    await keepReading(database.db, 'books-differ', { count: 3, oldest: new Date(ago(25 * hour)), deadline: null }, now);
    expect(await states()).toEqual(['late', 'clear']);
    await database.pool.query('update watch_readings set read_at = $1, count = 0', [ago(73 * hour)]);
    expect(await states()).toEqual(['clear', 'late']);
  });

  it('every kind has its case here', () => {
    const others = [
      ...['clock-wrong', 'names-not-on-paper', 'backup-old', 'certificate-ends', 'audit-head-old'],
      ...['books-differ', 'books-not-compared', 'audit-unchained'],
    ];
    expect([...Object.keys(cases), ...others].sort()).toEqual([...watchKinds].sort());
  });
});

it('payments are held, and said to be, by what the co-op asks of its balances', async () => {
  const asking = async (changes: Partial<Site['config']['taking']>) => {
    const all = await measure({
      site: { ...site, config: { ...site.config, taking: { ...site.config.taking, ...changes } } },
    });
    return [all.get('import-missing')?.state, all.get('payments-held')?.state];
  };
  await database.pool.query('truncate import_runs');
  await imported(ago(31 * hour));
  expect(await asking({})).toEqual(['late', 'late']);
  expect(await asking({ after: '22:00' })).toEqual(['late', 'clear']);
  for (const importMaxAgeHours of [0, 48]) expect(await asking({ importMaxAgeHours })).toEqual(['clear', 'clear']);
  const late = { importMaxAgeHours: 48, afterImport: true, atLatest: '07:00' };
  expect(await asking(late)).toEqual(['clear', 'clear']);
  await database.pool.query("update import_runs set finished_at = finished_at - interval '1 day'");
  expect(await asking(late)).toEqual(['clear', 'late']);
  await database.pool.query('truncate import_runs');
  expect(await asking({ importMaxAgeHours: 0 })).toEqual(['waiting', 'clear']);
});

it('a watch whose question fails, or takes too long, is said to have failed, and keeps no other back', async () => {
  await put(`insert into returned_letters values ('1', 'L', '${ago(day)}', null)`);
  await database.pool.query('alter table capital_credit_claims rename to gone');
  const holder = await database.pool.connect();
  await holder.query('begin');
  await holder.query('lock table service_applications in access exclusive mode');
  const all = await measure();
  await holder.query('rollback');
  holder.release();
  await database.pool.query('alter table gone rename to capital_credit_claims');
  expect(all.get('claims')).toEqual({ kind: 'claims', reading: 'failed', state: 'failed' });
  expect(all.get('applications')).toMatchObject({ state: 'failed' });
  expect(all.get('returned-letters')).toMatchObject({ state: 'waiting', reading: { count: 1 } });
  expect(await watch('claims')).toMatchObject({ state: 'clear' });
});

it('a table that is locked takes no connection for longer than its question has, and two are enough', async () => {
  const few = openDatabase(database.url, 2, quickAnswers);
  const holder = await database.pool.connect();
  try {
    await holder.query('begin');
    await holder.query(
      'lock table capital_credit_claims, service_applications, returned_letters in access exclusive mode',
    );
    const all = await measureWatches({ db: few.db, clock, site: () => site, bank });
    const failed = all.filter(({ state }) => state === 'failed').map(({ kind }) => kind);
    expect(failed).toEqual(expect.arrayContaining(['applications', 'claims', 'returned-letters']));
    expect(all.find(({ kind }) => kind === 'export-untaken')).toMatchObject({ state: 'clear' });
    const waiting = async () => {
      const { rows } = await database.pool.query(
        "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rows[0].n;
    };
    await expect.poll(waiting, { timeout: 5_000 }).toBe(0);
    expect((await few.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  } finally {
    await holder.query('rollback');
    holder.release();
    await few.close();
  }
});

it('doctor and metrics say what Today says', async () => {
  await put(returned('unknown'), `insert into ledger values ('7', 'OLD', 5000, '${ago(7 * day)}')`);
  const services = { db: database.db, clock, site: () => site, bank };
  const lines = (await checkWatches(services)).map(lineOf).join('\n');
  expect(lines).toContain('warn  return-unknown: Returns not matched (1, ');
  expect(lines).toContain('WRONG payment-not-exported: Payments not exported (1, 7 days)\n      → Export payments');
  expect(lines).toContain('WRONG backup-old: Backup too old: this could not be looked at\n');
  expect(lines).not.toContain('watches are clear');
  expect((await checkWatches(services, ['claims'])).map(lineOf)).toEqual(['ok    today: 1 of 1 watches are clear']);
  const metrics = openMetrics();
  watchWatches(metrics, services);
  const text = await metrics.text();
  for (const [kind, state] of [
    ['return-unknown', 1],
    ['payment-not-exported', 2],
    ['backup-old', 3],
    ['claims', 0],
  ])
    expect(text).toContain(`rochdale_watch_state{watch="${kind}"} ${state}\n`);
  expect(text).toContain('rochdale_watch_count{watch="return-unknown"} 1\n');
  expect(text).not.toContain('rochdale_watch_count{watch="backup-old"}');
  expect(text).toMatch(/rochdale_watch_oldest_seconds\{watch="payment-not-exported"\} 604800\n/);
});

it('bank drafts without a bank.yaml, and one that is broken, are wrong', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rochdale-bank-'));
  const said = async () => (await checkBankSettings(database.db, folder)).map(lineOf).join('\n');
  await put(`insert into drafts (account_number, member_number, draft_type, draft_method, start_date, bank_account_number)
    values ('7', '1', 'bank', 'WHEN_BILLED', '2026-11-01', 'x')`);
  expect(await said()).toContain('WRONG bank file: 1 bank drafts and no bank.yaml');
  await writeFile(join(folder, 'bank.yaml'), 'companyName: US');
  expect(await said()).toContain('WRONG bank file: bank.yaml:1: immediateDestination: is missing');
  const whole = await readFile(join(cedarRidge, 'bank.yaml'), 'utf8');
  await writeFile(join(folder, 'bank.yaml'), `${whole}cutoff: "5 pm"\n`);
  expect(await said()).toContain('must be a time like "17:00"');
  await rm(folder, { recursive: true });
});
