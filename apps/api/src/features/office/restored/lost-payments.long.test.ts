import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, localTimeAt } from '@rochdale/domain/dates';
import { bankingDayOnOrAfter } from '@rochdale/domain/planned/banking-days/banking-days';
import { fastify } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { type OpenDatabase, openDatabase } from '../../../platform/database/database.ts';
import { type OpenJobQueue, openJobQueue } from '../../../platform/jobs/job-queue.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { runNotices } from '../../communications/notices/public.ts';
import { choose, notifiedMember } from '../../communications/notices/testing/notified-co-op.ts';
import { createRequisition, newTransNo, settle } from '../../paying/payments/public.ts';
import { loadBankSettings, writeBankFile } from '../../planned/bank-file/public.ts';
import { runPaymentDay } from '../../planned/payment-day/run-payment-day.ts';
import { postingHooksOf } from '../../posting-hooks.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { writeExport } from '../exporting/public.ts';
import { compareSince, releaseRestored } from './public.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let folder: string;
let restored: OpenDatabase;
let jobs: OpenJobQueue;
const admin = new pg.Client(inject('postgresUrl'));
const name = `test_${randomBytes(6).toString('hex')}`;
const url = new URL(inject('postgresUrl'));
url.pathname = `/${name}`;
const quiet = { release: '0', progress: () => undefined };
const log = fastify({ logger: false }).log;
const cents = 5000;
const numbersFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => String(first + index));
const payers = numbersFrom(960000001, 40);
const autoPayers = numbersFrom(970000001, 40);
const drafted = numbersFrom(980000001, 5);
let today: string;

beforeAll(async () => {
  at = await testApp();
  folder = await mkdtemp(join(tmpdir(), 'rochdale-lost-'));
  await admin.connect();
  await admin.query(`create database ${name}`);
  restored = openDatabase(url.href, 6);
  today = localTimeAt(systemClock.now(), at.services.site().timeZone).day;
  await query('delete from drafts');
}, 60_000);
afterAll(async () => {
  await jobs?.close();
  await at.close();
  await restored.close();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
  await rm(folder, { recursive: true, force: true });
});

const query = (text: string, values: unknown[] = []) => at.database.pool.query(text, values);
const there = (text: string, values: unknown[] = []) => restored.pool.query(text, values);

async function addAccounts(numbers: readonly string[]): Promise<void> {
  await query(
    "insert into members (member_number, first_name, last_name) select n, 'Lo', 'St' from unnest($1::text[]) n",
    [numbers],
  );
  await query(
    `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state,
       service_zip, account_type, account_balance_cents) select n, n, 'Lo St', '1 Way', 'Town', 'OR', '97498', 'Electric', $2
       from unnest($1::text[]) n`,
    [numbers, cents],
  );
  await query(
    `insert into logins (login_key, login_id, member_number, email, password_hash) select n, n, n, n || '@example.com', 'x'
       from unnest($1::text[]) n`,
    [numbers],
  );
}
/** Bills that announced long before all that is taken (planned-85). */
const bill = (numbers: readonly string[]) =>
  query(
    `insert into bills (account_number, bill_date, bill_number, bill_type, due_date, billed_cents, ending_balance_cents, arrived_at)
     select n, $2, 'B', 'Regular', $2, $3, $3, $4 from unnest($1::text[]) n`,
    [numbers, today, cents, new Date(`${addDays(today, -20)}T07:00:00Z`)],
  );

/** A member's payment of one account, up to the charge. */
async function begun(account: string): Promise<string> {
  const now = systemClock.now();
  const { transNo } = await createRequisition(at.services.db, {
    transNo: newTransNo(now, 'UTC'),
    flow: 'member',
    purpose: 'payment',
    memberNumber: account,
    amount: cents,
    fingerprint: account,
    createdAt: now,
    expiresAt: new Date(now.getTime() + 1_800_000),
    accounts: [{ accountNumber: account, amount: cents }],
  });
  return transNo;
}
const paid = async (account: string, transNo: string) =>
  settle(
    at.services,
    await at.services.gateway.charge({ transNo, token: 'TEST-CARD-1111', amountCents: cents, accountNumber: account }),
  );
const runDay = () => runPaymentDay({ ...at.services, bank: undefined, log });

/** What the company holds of an account, and what stands in a ledger. */
async function atCompany(): Promise<Map<string, number>> {
  const held = new Map<string, number>();
  const now = systemClock.now().getTime();
  for await (const one of at.services.gateway.listCharges(new Date(now - 3_600_000), new Date(now + 60_000)))
    if (one.status === 'approved') held.set(one.accountNumber, (held.get(one.accountNumber) ?? 0) + one.amountCents);
  return new Map([...held].sort());
}
async function inLedger(): Promise<Map<string, number>> {
  const { rows } = await there(
    "select account_number as n, sum(amount_cents)::int as sum from ledger where account_number ~ '^9[67]' group by 1 having sum(amount_cents) <> 0 order by 1",
  );
  return new Map(rows.map(({ n, sum }) => [n, sum]));
}

it('a loss in the middle of payments, auto pays and a bank file: every charge is found, nothing is taken or told twice', async () => {
  const { gateway, site } = at.services;
  const { timeZone } = site();
  const bank = (await loadBankSettings(at.services.coopFolder)) ?? expect.fail('no bank.yaml');
  await addAccounts([...payers, ...autoPayers, ...drafted]);
  await query(
    "insert into stored_payments (member_number, stored_payment_id, payment_type, token) select n, 'S', 'Credit', 'TEST-CARD-1111' from unnest($1::text[]) n",
    [autoPayers],
  );
  await query(
    "insert into auto_pays (account_number, member_number, stored_payment_id, days_before, is_paused, start_date, updated_at) select n, n, 'S', 0, false, '2026-01-01', now() from unnest($1::text[]) n",
    [autoPayers],
  );
  for (const account of drafted)
    await query(
      `insert into drafts (account_number, member_number, draft_type, draft_method, start_date, draft_account_type,
         routing_number, bank_account_number, prenote_effective_date)
       values ($1, $1, 'bank', 'WHEN_BILLED', '2026-01-01', 'Checking', '021000021', $2, '2026-01-05')`,
      [account, at.services.vault.lock('bank-account-number', account, '000123456789')],
    );
  await notifiedMember(at, { number: '990000009', phone: '5415550912' });
  await choose(at, '990000009', ['billReady'], ['email'], '2026-01-01T12:00:00Z');
  await bill([...autoPayers.slice(0, 20), '990000009']);
  await runDay();
  const early = new Map<string, string>();
  for (const account of payers.slice(0, 20)) {
    const transNo = await begun(account);
    early.set(account, transNo);
    await paid(account, transNo);
  }
  const open = await Promise.all(payers.slice(20, 25).map(async (account) => [account, await begun(account)] as const));
  await bill([...autoPayers.slice(20), ...drafted]);

  await writeBackup(at.database.url, join(folder, 'one'), quiet);

  for (const [account, transNo] of open) await paid(account, transNo);
  for (const account of payers.slice(25)) await paid(account, await begun(account));
  await runDay();
  const sendDay = bankingDayOnOrAfter(today);
  expect((await writeBankFile(at.services, bank, sendDay))?.entries).toBe(5);
  const exported = await writeExport({ ...at.services, timeZone }, 'payments');
  await runNotices({ ...at.services, log });
  const [givenBack = ''] = payers;
  const [charge] = await gateway.resultsOf(early.get(givenBack) ?? '');
  await gateway.refund(charge?.reference ?? '');
  const before = await atCompany();
  expect(before.size).toBe(79);

  await restoreBackup(url.href, join(folder, 'one'), quiet);
  jobs = await openJobQueue(url.href);
  const clock = { now: () => new Date(systemClock.now().getTime() + 40 * 60_000) };
  const postingHooks = postingHooksOf({ ...at.services, clock, site, jobs });
  const services = { ...at.services, db: restored.db, clock, jobs, postingHooks, log };
  const order = { by: 'Ada', reason: 'looked', exportNumber: exported?.exportNumber, bankFile: 1 };
  const release = () =>
    releaseRestored(services, { ...order, noFilesSince: false, unreconciled: false, sendWaiting: false });

  const seen = await compareSince(services, { splits: new Map() });
  const kinds = (report: typeof seen) =>
    Object.fromEntries(
      [...new Set(report.items.map(({ kind }) => kind))]
        .sort()
        .map((kind) => [kind, report.items.filter((item) => item.kind === kind).length]),
    );
  expect([kinds(seen), seen.left]).toEqual([{ 'given-back': 1, same: 39, settled: 5, unknown: 35 }, 36]);
  const unknown = seen.items.filter(({ kind }) => kind === 'unknown').map(({ accountNumber }) => accountNumber);
  expect(unknown.sort()).toEqual([...payers.slice(25), ...autoPayers.slice(20)]);
  await expect(release()).rejects.toThrow('36 of the payment company’s list are still to be posted');

  const look = { by: 'Ada', reason: 'looked' };
  const both = await Promise.all([1, 2].map(() => compareSince(services, { look, splits: new Map() })));
  const done = both.flatMap(({ items }) => items.filter(({ kind }) => kind === 'posted'));
  expect([done.length, both.map(({ left }) => left)]).toEqual([35, [0, 0]]);
  expect(kinds(await compareSince(services, { look, splits: new Map() }))).toEqual({ same: 80 });
  expect(await inLedger()).toEqual(before);
  // What goes back later is found, as of every other payment.
  const flows = await there(
    'select flow, count(*)::int as n, count(ask_at)::int as asked from requisitions where intent is not null group by 1 order by 1',
  );
  expect(flows.rows).toEqual([
    { flow: 'auto-pay', n: 20, asked: 20 },
    { flow: 'member', n: 15, asked: 15 },
  ]);

  expect((await release()).takenOut.map(({ planKey }) => planKey).sort()).toEqual(drafted);
  await runPaymentDay({ ...services, bank: undefined });
  await runNotices(services);
  expect(await writeBankFile(services, bank, sendDay)).toBeUndefined();
  expect([await atCompany(), await inLedger()]).toEqual([before, before]);
  const next = await writeExport({ ...services, timeZone }, 'payments');
  expect(next?.exportNumber).toBe((exported?.exportNumber ?? 0) + 1);
  const told = await there(
    "select kind, state from outgoing_messages where state in ('waiting', 'sent', 'kept', 'aside') and (kind like 'notice-%' or kind like 'payment-%' or kind like 'due-%')",
  );
  expect(told.rows).toEqual([]);
}, 120_000);
