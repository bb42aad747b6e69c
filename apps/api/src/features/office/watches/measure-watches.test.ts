import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type WatchKind, watchKinds } from '@rochdale/domain/office/watches/watches';
import type { Site } from '@rochdale/domain/website/site/site';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
import { watchWatches } from './watch-metrics.ts';

const cedarRidge = fileURLToPath(new URL('../../../../../../coops/cedar-ridge', import.meta.url));
/** Five in the afternoon of a Tuesday in Oregon is midnight in the database. */
const now = new Date('2027-06-08T15:00:00Z');
const clock = { now: () => now };
const ago = (minutes: number): string => new Date(now.getTime() - minutes * 60_000).toISOString();
const hour = 60;
const day = 24 * hour;
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
const requisition = (transNo: string, state: string, reference: string | null, created = ago(hour)): string =>
  `insert into requisitions (trans_no, flow, state, member_number, amount_cents, fingerprint, created_at, updated_at, expires_at, reference)
   values ('${transNo}', 'member', '${state}', '1', 5000, '${transNo}', '${created}', '${created}', '${created}', ${reference === null ? 'null' : `'${reference}'`})`;
const charge = (transNo: string, reference: string, status: string, cents: number, heard = ago(hour)): string =>
  `insert into gateway_results (trans_no, reference, status, amount_cents, received_at) values ('${transNo}', '${reference}', '${status}', ${cents}, '${heard}')`;
const due = (state: string, reason: string | null, transNo: string | null = null): string =>
  `insert into due_payments (plan_kind, plan_key, due_day, member_number, state, amount_cents, trans_no, reason, try_on, updated_at)
   values ('auto-pay', '${state}${reason}', '2027-06-07', '1', '${state}', 5000, ${transNo === null ? 'null' : `'${transNo}'`}, ${reason === null ? 'null' : `'${reason}'`}, '2027-06-07', '${ago(hour)}')`;
const returned = (outcome: string): string =>
  `insert into returned_payments (reference, return_code, returned_on, outcome) values ('X', 'R01', '2027-06-07', '${outcome}')`;
const message = (created: string, notBefore: string | null = null): string =>
  `insert into outgoing_messages (message_id, channel, recipient, kind, state, created_at, not_before)
   values (gen_random_uuid(), 'email', 'x@example.com', 'k', 'waiting', '${created}', ${notBefore === null ? 'null' : `'${notBefore}'`})`;
const bankFile = (sendDay: string, taken: string | null): string =>
  `insert into ach_files (send_day, file_id_modifier, body, entries, debit_cents, created_at, taken_at)
   values ('${sendDay}', 'A', '', 1, 1, '${ago(hour)}', ${taken === null ? 'null' : `'${taken}'`})`;
const report = (reportId: string, location: string): string =>
  `insert into outage_reports (report_id, account_number, location_id, outage_reason, call_back, callback_number, origin, remarks, is_signed_in, reported_at, reported_at_local)
   values ('00000000-0000-4000-8000-00000000000${reportId}', '7', '${location}', 'x', false, '', 'web', '', true, '${ago(20)}', '2027-06-08T07:40')`;
const tries = (count: number): string =>
  `array[${Array.from({ length: count }, (_one, index) => `'${ago(index + 1)}'::timestamptz`).join(', ')}]`;

/** What is put there, what is counted then, and what mends it. */
const cases: Partial<
  Record<WatchKind, { readonly put: readonly string[]; readonly is: object; readonly mend: readonly string[] }>
> = {
  'bank-file-untaken': {
    put: [bankFile('2027-06-08', null)],
    is: { state: 'waiting', reading: { count: 1, deadline: new Date('2027-06-09T00:00:00Z') } },
    mend: [`update ach_files set taken_at = '${ago(1)}'`],
  },
  'bank-file-unaccepted': {
    put: [bankFile('2027-06-07', ago(day))],
    is: { state: 'late', reading: { count: 1 } },
    mend: ['update ach_files set accepted_at = now()'],
  },
  'outage-reports': {
    put: [
      report('1', 'L1'),
      report('2', 'L2'),
      "insert into outages (outage_number, description, started_at) values ('O1', 'x', '2027-06-08T07:00')",
      "insert into outage_locations values ('L2', 'O1')",
    ],
    is: { state: 'waiting', reading: { count: 1, oldest: new Date(ago(20)) } },
    mend: ["insert into outage_locations values ('L1', 'O1')"],
  },
  'approvals-waiting': {
    put: [
      `insert into approvals values (gen_random_uuid(), 'staff.invite', '{}', 'why', gen_random_uuid(), '${ago(hour)}', '${ago(-day)}', 'asked')`,
      `insert into approvals values (gen_random_uuid(), 'staff.invite', '{}', 'why', gen_random_uuid(), '${ago(5 * day)}', '${ago(day)}', 'asked')`,
    ],
    is: { state: 'waiting', reading: { count: 1, deadline: new Date(ago(-day)) } },
    mend: ["update approvals set state = 'refused'"],
  },
  'money-held': {
    put: [`insert into holds (kind, detail, began_at) values ('restore', 'x', '${ago(hour)}')`],
    is: { state: 'late', reading: { count: 1 } },
    mend: ['update holds set released_at = now()'],
  },
  'charged-not-posted': {
    put: [
      requisition('LOST', 'declined', null),
      charge('LOST', 'A1', 'approved', 5000),
      requisition('OPEN', 'presented', null),
      charge('OPEN', 'O1', 'approved', 5000, ago(11)),
      requisition('NEW', 'declined', null),
      charge('NEW', 'N1', 'approved', 5000, ago(5)),
      requisition('PART', 'declined', null),
      charge('PART', 'P1', 'approved', 2000),
    ],
    is: { state: 'late', reading: { count: 2, oldest: new Date(ago(hour)) } },
    mend: ["update requisitions set state = 'posted'"],
  },
  'not-given-back': {
    put: [
      requisition('TWICE', 'posted', 'A1'),
      charge('TWICE', 'A1', 'approved', 5000),
      charge('TWICE', 'A2', 'approved', 5000),
      requisition('PART', 'declined', null),
      charge('PART', 'P1', 'approved', 2000),
    ],
    is: { state: 'late', reading: { count: 2 } },
    mend: ['update gateway_results set refunded_at = now()'],
  },
  'payments-unanswered': {
    put: [requisition('SILENT', 'presented', null, ago(61)), requisition('NEW', 'presented', null, ago(59))],
    is: { state: 'late', reading: { count: 1, oldest: new Date(ago(61)) } },
    mend: ["update requisitions set state = 'expired'"],
  },
  'charge-without-end': {
    put: [requisition('PLAN', 'initiated', null, ago(25 * hour)), due('charging', null, 'PLAN')],
    is: { state: 'late', reading: { count: 1 } },
    mend: ["update due_payments set state = 'paid'"],
  },
  'return-unknown': {
    put: [returned('unknown')],
    is: { state: 'waiting', reading: { count: 1 } },
    mend: ["update returned_payments set outcome = 'nothing'"],
  },
  'return-in-review': {
    put: [returned('review')],
    is: { state: 'waiting', reading: { count: 1 } },
    mend: ["update returned_payments set outcome = 'nothing'"],
  },
  'bank-change-waiting': {
    put: [
      `insert into bank_changes (trace_number, change_code, corrected_data, received_on, handled_at, outcome)
       values ('1', 'C01', '', '2027-06-01', now(), 'applied'), ('2', 'C09', '', '2027-06-01', now(), 'review'), ('3', 'C02', '', '2027-06-06', now(), 'unreadable')`,
    ],
    is: { state: 'late', reading: { count: 2 } },
    mend: ["update bank_changes set outcome = 'done'"],
  },
  'draft-held': {
    put: [
      `insert into drafts (account_number, member_number, draft_type, draft_method, start_date, held_at) values ('7', '1', 'bank', 'WHEN_BILLED', '2026-11-01', '${ago(day)}')`,
      `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state, service_zip, account_type, balance_as_of) values ('7', '1', 'x', 'x', 'x', 'OR', '1', 'Electric', now())`,
    ],
    is: { state: 'waiting', reading: { count: 1 } },
    mend: ['update drafts set held_at = null'],
  },
  'due-failed': {
    put: [due('failed', 'declined'), due('failed', 'method'), due('paid', null)],
    is: { state: 'waiting', reading: { count: 1 } },
    mend: ["update due_payments set state = 'paid'"],
  },
  'method-refused': {
    put: [due('failed', 'declined'), due('failed', 'method')],
    is: { state: 'waiting', reading: { count: 1 } },
    mend: ["update due_payments set state = 'paid'"],
  },
  'auto-pay-blocked': {
    put: [
      "insert into stored_payments (member_number, stored_payment_id, payment_type, blocked_at) values ('1', 'S', 'Credit', now())",
      "insert into auto_pays values ('7', '1', 'S', 0, null, false, '2026-11-01', now())",
      `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state, service_zip, account_type, balance_as_of) values ('7', '1', 'x', 'x', 'x', 'OR', '1', 'Electric', now())`,
    ],
    is: { state: 'waiting', reading: { count: 1 } },
    mend: ['update stored_payments set blocked_at = null'],
  },
  'plan-of-another': {
    put: [
      "insert into auto_pays values ('7', '1', 'S', 0, null, false, '2026-11-01', now())",
      `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state, service_zip, account_type, balance_as_of) values ('7', '2', 'x', 'x', 'x', 'OR', '1', 'Electric', now())`,
    ],
    is: { state: 'late', reading: { count: 1 } },
    mend: ['delete from auto_pays'],
  },
  'end-untold': {
    put: [
      `insert into authorizations (authorization_id, member_number, plan_kind, plan_key, way, consent_text, text_version, language, method, given_at, ended_at)
       values ('A', '1', 'auto-pay', '7', 'web', '', '1', 'en', 'Visa', '${ago(day)}', '${ago(2 * hour)}')`,
    ],
    is: { state: 'late', reading: { count: 1 } },
    mend: ['update authorizations set end_told_at = now()'],
  },
  'dispute-won': {
    put: [charge('D', 'D1', 'won', 5000)],
    is: { state: 'waiting', reading: { count: 1 } },
    mend: ['delete from gateway_results'],
  },
  'given-back-in-part': {
    put: [requisition('P', 'posted', 'P1'), charge('P', 'P1', 'refunded', 2000)],
    is: { state: 'waiting', reading: { count: 1 } },
    mend: ['delete from gateway_results'],
  },
  'review-waiting': {
    put: [
      `insert into profile_updates (member_number, change, status, submitted_at) values ('1', '{}', 'pending', '${ago(4 * day)}'), ('2', '{}', 'pending', '${ago(day)}'), ('3', '{}', 'approved', '${ago(day)}')`,
    ],
    is: { state: 'late', reading: { count: 2, oldest: new Date(ago(4 * day)) } },
    mend: ["update profile_updates set status = 'approved'"],
  },
  applications: {
    put: [
      `insert into service_applications (application_id, confirmation_number, application, submitted_at) values (gen_random_uuid(), 'A', '{}', '${ago(day)}')`,
    ],
    is: { state: 'waiting', reading: { count: 1 } },
    mend: ['update service_applications set export_number = 1'],
  },
  'service-orders': {
    put: [
      `insert into service_orders (account_number, so_number, description, creation, submitted_at) values ('7', 'S', 'x', '2027-06-01', '${ago(4 * day)}'), ('7', 'T', 'x', '2027-06-01', null)`,
    ],
    is: { state: 'late', reading: { count: 1 } },
    mend: ['update service_orders set export_number = 1'],
  },
  claims: {
    put: [
      `insert into capital_credit_claims (claim_id, member_number, name, phone, contact_pref, email, address1, address2, city, state, zip, comments, claimed_at)
       values (gen_random_uuid(), '1', '', '', '', '', '', '', '', '', '', '', '${ago(day)}')`,
    ],
    is: { state: 'waiting', reading: { count: 1 } },
    mend: ['update capital_credit_claims set export_number = 1'],
  },
  'returned-letters': {
    put: [`insert into returned_letters values ('1', 'L', '${ago(day)}', null)`],
    is: { state: 'waiting', reading: { count: 1 } },
    mend: ['update returned_letters set export_number = 1'],
  },
  'messages-late': {
    put: [message(ago(20)), message(ago(10)), message(ago(day), ago(-hour)), message(ago(day), ago(16))],
    is: { state: 'late', reading: { count: 2, oldest: new Date(ago(20)) } },
    mend: ["update outgoing_messages set state = 'sent'"],
  },
  'messages-failed': {
    put: [`insert into pgboss.job (name, state, completed_on) values ('messages.deliver', 'failed', '${ago(1)}')`],
    is: { state: 'late', reading: { count: 1 } },
    mend: ["delete from pgboss.job where state = 'failed'"],
  },
  'logins-locked': {
    put: [
      `insert into attempts values ('sign-in:login:ann', ${tries(10)}, now()), ('sign-in:login:bob', ${tries(9)}, now()), ('sign-in-code:cy', ${tries(10)}, now()), ('recovery:ann', ${tries(30)}, now())`,
    ],
    is: { state: 'waiting', reading: { count: 2, oldest: new Date(ago(1)) } },
    mend: ["update attempts set tries = '{}'"],
  },
  'import-missing': {
    put: [`update import_runs set files = '${JSON.stringify([{ file: 'accounts.csv', asOf: ago(31 * hour) }])}'`],
    is: { state: 'late', reading: { count: 1, oldest: new Date(ago(31 * hour)) } },
    mend: [`update import_runs set files = '${JSON.stringify([{ file: 'accounts.csv', asOf: ago(hour) }])}'`],
  },
  'payments-held': {
    put: ['delete from import_runs'],
    is: { state: 'late', reading: { count: 1, oldest: 'never' } },
    mend: [
      `insert into import_runs (started_at, finished_at, by_whom, folder, files, skipped_rows, confirmed_payments, has_balances)
       values ('${ago(1)}', '${ago(1)}', 'night', '/in', '${JSON.stringify([{ file: 'accounts.csv', asOf: ago(1) }])}', 0, 0, true)`,
    ],
  },
  'export-untaken': {
    put: [
      `insert into exports (what, file_name, body, rows, created_at) values ('payments', 'a', '', 1, '${ago(25 * hour)}'), ('payments', 'b', '', 1, '${ago(hour)}')`,
    ],
    is: { state: 'late', reading: { count: 1 } },
    mend: ['update exports set taken_at = now()'],
  },
  'payment-not-exported': {
    put: [`insert into ledger values ('7', 'OLD', 5000, '${ago(7 * day)}'), ('7', 'NEW', 5000, '${ago(hour)}')`],
    is: { state: 'late', reading: { count: 1 } },
    mend: ['update ledger set export_number = 1'],
  },
  'addresses-unreached': {
    put: [
      `insert into notification_contacts (member_number, contact_id, kind, address, undeliverable_at, created_at, removed_at)
       values ('1', gen_random_uuid(), 'email', 'a@x.com', '${ago(day)}', now(), null), ('1', gen_random_uuid(), 'email', 'b@x.com', '${ago(day)}', now(), now())`,
    ],
    is: { state: 'waiting', reading: { count: 1 } },
    mend: ['update notification_contacts set undeliverable_at = null'],
  },
  'worker-silent': {
    put: [`update pgboss.version set cron_on = '${ago(4)}'`],
    is: { state: 'late', reading: { count: 1, oldest: new Date(ago(4)) } },
    mend: [`update pgboss.version set cron_on = '${ago(1)}'`],
  },
  'jobs-overdue': {
    put: [
      `insert into pgboss.job (name, start_after) values ('identity.answer', '${ago(11)}'), ('identity.answer', '${ago(9)}'), ('messages.deliver', '${ago(hour)}')`,
    ],
    is: { state: 'late', reading: { count: 1 } },
    mend: ["delete from pgboss.job where name = 'identity.answer'"],
  },
  'jobs-failed': {
    put: [`insert into pgboss.job (name, state, completed_on) values ('identity.answer', 'failed', '${ago(hour)}')`],
    is: { state: 'waiting', reading: { count: 1 } },
    mend: ["delete from pgboss.job where name = 'identity.answer'"],
  },
};

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

it('doctor and metrics say what Today says', async () => {
  await put(returned('unknown'), `insert into ledger values ('7', 'OLD', 5000, '${ago(7 * day)}')`);
  const services = { db: database.db, clock, site: () => site, bank };
  const lines = (await checkWatches(services)).map(lineOf).join('\n');
  expect(lines).toContain('warn  return-unknown: Returns not matched (1, ');
  expect(lines).toContain('WRONG payment-not-exported: Payments not exported (1, 7 days)\n      → Export payments');
  expect(lines).toContain('WRONG backup-old: The backup is old: this could not be looked at\n');
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
