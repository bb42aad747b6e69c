import { fileURLToPath } from 'node:url';
import { watchKinds } from '@rochdale/domain/office/watches/watches';
import type { Site } from '@rochdale/domain/website/site/site';
import type { SQLWrapper } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockAccounts } from './features/account/accounts/public.ts';
import { noteFormerHolders } from './features/account/holdings/public.ts';
import { announcementUnderWay } from './features/communications/announcements/announcements-store.ts';
import { concernedAccounts } from './features/communications/notices/facts/outage-facts-store.ts';
import { accountsWatching } from './features/communications/notifications/public.ts';
import { unchainedEntry } from './features/office/audit/chain-store.ts';
import { dueAddress } from './features/office/connected/webhooks/events-store.ts';
import { confirmPostedPayments } from './features/office/importing/confirming/confirming-store.ts';
import { questions } from './features/office/watches/measure-watches.ts';
import { memberQuestions } from './features/office/watches/questions/member-questions-store.ts';
import { readByWorker } from './features/office/watches/questions/reading-questions.ts';
import { listStrayCharges } from './features/paying/payments/public.ts';
import { toReconcile } from './features/paying/payments/reconcile/questions-store.ts';
import { reverseLedger } from './features/paying/payments/requisition/requisition-store.ts';
import { refundToAsk } from './features/paying/refunds/refunds-store.ts';
import { endAuthorizations } from './features/planned/authorizations/public.ts';
import { loadSite } from './features/website/site/load-site.ts';
import { type Executor, type Transaction, transactionOn } from './platform/database/database.ts';
import { openJobQueue } from './platform/jobs/job-queue.ts';
import { giveBackJobs, touchJobs } from './platform/jobs/job-store.ts';
import { askingOf } from './platform/jobs/waiting-store.ts';
import { type TestDatabase, testDatabase } from './platform/testing/test-database.ts';

let database: TestDatabase;
let site: Site;
const size = 20_000;
const now = new Date();

beforeAll(async () => {
  database = await testDatabase();
  site = await loadSite(fileURLToPath(new URL('../../../coops/cedar-ridge', import.meta.url)));
  const jobs = await openJobQueue(database.url);
  await jobs.close();
  const all = (text: string) => database.pool.query(text.replaceAll('$size', String(size)));
  await all(`insert into members (member_number, first_name, last_name)
    select i::text, 'Day', 'By' from generate_series(100000, 99999 + $size) i`);
  await all(`insert into accounts (account_number, member_number, account_holder_name, service_street, service_city,
      service_state, service_zip, account_type, derived_status, billing_type, balance_as_of, location_id)
    select i::text, i::text, 'Day By', '1 Way', 'Town', 'OR', '97498', 'Electric', 'Current', 'Standard', now(), 'L' || i
    from generate_series(100000, 99999 + $size) i`);
  await all(`insert into notification_choices (member_number, account_number, topic, channel, chosen_at)
    select i::text, i::text, 'highUsage', channel, now() from generate_series(100000, 99999 + $size) i,
      unnest(array['email', 'text']) channel`);
  await all(`insert into requisitions (trans_no, flow, purpose, member_number, amount_cents, fingerprint, created_at, updated_at,
      expires_at, state, reference, ask_at)
    select 'T' || i, 'member', 'payment', i::text, 500, i::text, now(), now(), now(), 'posted', 'R' || i, null
    from generate_series(100000, 99999 + $size) i`);
  await all(`insert into gateway_results (trans_no, reference, status, amount_cents, received_at, is_payment)
    select 'T' || i, 'R' || i, 'approved', 500, now(), true from generate_series(100000, 99999 + $size) i`);
  await all(`insert into gateway_results (trans_no, reference, status, amount_cents, received_at)
    values ('T100007', 'TWICE', 'approved', 500, now())`);
  await all(`insert into ledger (account_number, trans_no, amount_cents, posted_at, confirmed_at, export_number)
    select i::text, 'T' || i, 500, now(), case when i % 200 > 0 then now() end, 1 from generate_series(100000, 99999 + $size) i`);
  await all(`insert into posted_payments (account_number, payment_date, payment_id, payment_cents, payment_method)
    select i::text, current_date, 'P' || i, 500, 'Cash' from generate_series(100000, 99999 + $size) i`);
  await all(`insert into outgoing_messages (message_id, channel, recipient, kind, state, created_at, not_before)
    select gen_random_uuid(), 'email', 'a@example.com', 'x', case when i % 400 > 0 then 'sent' else 'waiting' end, now() - interval '20 minutes',
      case when i % 800 = 0 then now() + interval '6 hours' end
    from generate_series(1, $size) i`);
  await all(`insert into pgboss.job (name, state, started_on, completed_on)
    select 'messages.deliver', 'completed', now() - interval '1 hour', now() from generate_series(1, $size) i`);
  await all('vacuum analyze');
});
afterAll(() => database.drop());

/** How many rows of a table were read for something, by index or one after another. */
async function rowsRead<T>(
  tables: readonly string[],
  run: (tx: Transaction, client: pg.PoolClient) => Promise<T>,
): Promise<{ readonly answer: T; readonly rows: number }> {
  const client = await database.pool.connect();
  try {
    return await transactionOn(client, async (tx) => {
      const answer = await run(tx, client);
      const found = await client.query(
        'select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_xact_all_tables where relname ~ any($1)',
        [tables],
      );
      return { answer, rows: found.rows[0].rows };
    });
  } finally {
    client.release();
  }
}

it('a page of watched accounts reads that page, however many come after it', async () => {
  const read = await rowsRead(['^accounts$', '^notification_'], (tx) =>
    accountsWatching(tx, 'highUsage', { after: '105000', limit: 250 }),
  );
  expect([read.answer.watched.length, read.answer.last]).toEqual([250, '105250']);
  expect(read.rows).toBeLessThan(250 * 8);
});

it('the accounts of an outage are found by their places', async () => {
  await database.pool.query(
    "insert into outages (outage_number, description, started_at) values ('O1', 'Ice', '2026-11-20T10:00')",
  );
  await database.pool.query(
    "insert into outage_locations select 'L' || i, 'O1' from generate_series(100000, 100019) i",
  );
  await database.pool.query(`insert into notification_choices (member_number, account_number, topic, channel, chosen_at)
    select i::text, i::text, 'outage', 'email', now() from generate_series(100000, ${99_999 + size}) i`);
  await database.pool.query('analyze outages, outage_locations, notification_choices');
  const span = { from: '2026-11-19', now: '2026-11-20T12:00', reopenedFrom: new Date('2026-11-19T08:00:00Z') };
  const read = await rowsRead(['^accounts$'], (tx) => concernedAccounts(tx, span));
  expect(read.answer).toHaveLength(20);
  expect(read.rows).toBeLessThan(100);
});

it('charges beside the payment are found without reading the payments', async () => {
  const since = new Date(now.getTime() - 60 * 86_400_000);
  const read = await rowsRead(['^gateway_results$', '^requisitions$'], (tx) => listStrayCharges(tx, since));
  expect(read.answer).toEqual([{ transNo: 'T100007', reference: 'TWICE', amount: 500 }]);
  expect(read.rows).toBeLessThan(20);
});

it('what a worker waits for is asked for without reading what was done', async () => {
  const waiting = [
    (asked: SQLWrapper) => toReconcile(asked, 60),
    refundToAsk,
    announcementUnderWay,
    dueAddress,
    () => unchainedEntry,
  ];
  const read = await rowsRead(['^gateway_results$', '^requisitions$', '^refunds$', '^audit'], (tx) =>
    askingOf(tx, () => now)(waiting),
  );
  // The charge that came twice.
  expect(read.answer).toEqual([true, false, false, false, false]);
  expect(read.rows).toBeLessThan(50);
});

it('a payment that was sent back is found in the ledger by its number', async () => {
  const read = await rowsRead(['^ledger$'], (tx) => reverseLedger(tx, 'T100008', now));
  expect(read.answer).toBe(1);
  expect(read.rows).toBeLessThan(20);
});

it('confirming looks at what is not confirmed, not at all that was ever paid', async () => {
  const read = await rowsRead(['^ledger$', '^posted_payments$'], (tx) => confirmPostedPayments(tx, now));
  expect(read.rows).toBeLessThan(size / 10);
});

it('what Today asks is found without reading what is settled', async () => {
  const at = { now, before: now, day: '2026-11-24', site, bank: undefined, viewer: undefined };
  const large = ['^requisitions$', '^gateway_results$', '^ledger$', '^outgoing_messages$', '^job$', '^j[0-9a-f]{20}'];
  for (const kind of watchKinds.filter((one) => !(readByWorker as readonly string[]).includes(one))) {
    const read = await rowsRead(large, (tx) => questions[kind](tx, at));
    expect([kind, read.rows < size / 20]).toEqual([kind, true]);
  }
});

it('messages that are held over the night do not count as waiting, and those that are sent are not read', async () => {
  const messages = (tx: Executor, before = now) =>
    memberQuestions['messages-late'](tx, { now, before, day: '', site, bank: undefined, viewer: undefined });
  const read = await rowsRead(['^outgoing_messages$'], (tx) => messages(tx));
  expect(read.answer.count).toBe(size / 800);
  expect(read.rows).toBeLessThan(size / 100);
  await database.pool.query(
    "update outgoing_messages set not_before = now() + interval '6 hours' where state = 'waiting'",
  );
  expect(await messages(database.db)).toMatchObject({ count: 0, oldest: null });
});

it('jobs of processes that are gone are found without reading the jobs that are done', async () => {
  const read = await rowsRead(['^job$', '^j[0-9a-f]{20}'], (_tx, client) => giveBackJobs(client, 5));
  expect(read.answer).toEqual([]);
  expect(read.rows).toBeLessThan(20);
});

it('a job that another has locked to end it is not waited for', async () => {
  const { rows } = await database.pool.query(
    "update pgboss.job set state = 'active', started_on = now() - interval '3 seconds' where id in (select id from pgboss.job limit 2) returning id",
  );
  const [one, other] = rows.map(({ id }) => String(id));
  const ending = await database.pool.connect();
  await ending.query('begin');
  await ending.query('select 1 from pgboss.job where id = $1 for update', [one]);
  await touchJobs(database.pool, [String(one), String(other)]);
  await ending.query('rollback');
  ending.release();
  const found = await database.pool.query(
    "select id from pgboss.job where state = 'active' and started_on > now() - interval '2 seconds'",
  );
  expect(found.rows).toEqual([{ id: other }]);
});

it('a night that changes more accounts than a statement has parameters locks them, ends what they had, and keeps who held them', async () => {
  const numbers = Array.from({ length: 70_000 }, (_, n) => String(100_000 + n));
  const { answer } = await rowsRead(['^account_holdings$'], async (tx, client) => {
    await lockAccounts(tx, numbers);
    await endAuthorizations(tx, numbers, { endedAt: now, endReason: 'replaced', endToldAt: now });
    const held = numbers.slice(0, size).map((number) => ({ accountNumber: number, formerMember: number }));
    await noteFormerHolders(tx, held);
    return client.query('select count(*)::int as held from account_holdings where is_assumed');
  });
  expect(answer.rows).toEqual([{ held: size }]);
});
