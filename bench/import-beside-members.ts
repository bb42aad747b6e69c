import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { OperationName } from '@rochdale/contract/operations/operations';
import { addDays } from '@rochdale/domain/dates';
import { defaultPlace, generateCoOp } from '../apps/api/src/features/office/generating/public.ts';
import { importFolder } from '../apps/api/src/features/office/importing/public.ts';
import { systemClock, todayAt } from '../apps/api/src/platform/clock.ts';
import type { OpenDatabase } from '../apps/api/src/platform/database/database.ts';
import { issueToken } from '../apps/api/src/platform/tokens/token-store.ts';
import type { Numbers } from '../apps/api/src/testing/numbers.ts';
import { callOf } from '../apps/api/src/testing/well-formed-calls.ts';
import { serve } from './api/serving.ts';
import { coopProgram, productSettings, scratchVault, withScratchDatabase } from './support/product.ts';
import { report } from './support/report.ts';

/**
 * Members read, enroll and pay, so many calls a second, first alone and then while an import brings all bills and payments
 * and the balances of every tenth account. Counts circles of locks and refusals, and compares how long calls took; then
 * imports the same files once more, and compares what was written to the log.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1100000' },
    calls: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '20' },
  },
});
const rowsPerMember = 62;
const members = Math.round(Number(values.rows) / rowsPerMember);
const perSecond = Number(values.calls);
const today = todayAt(systemClock, defaultPlace.timeZone);
/** Seven of ten calls read. */
const turns: readonly OperationName[] = [
  'overview.details',
  'accounts.info',
  'auto-pay.enroll',
  'history.payments',
  'auto-pay.list',
  'member-pay.initiate',
  'accounts.list',
  'history.bills',
  'auto-pay.remove',
  'overview.details',
];

interface Answer {
  readonly operation: OperationName;
  readonly status: number;
  readonly ms: number;
}
interface Caller {
  readonly numbers: Numbers;
  readonly token: string;
}

await withScratchDatabase(async (database, folder) => {
  const { pool, url } = database;
  const whole = join(folder, 'whole');
  const first = join(folder, 'first');
  await generateCoOp({ folder: whole, members, seed: 1, asOf: today, place: defaultPlace, named: false });
  await cp(whole, first, { recursive: true });
  await rm(join(first, 'bills.csv'));
  await rm(join(first, 'payments.csv'));
  const vault = scratchVault();
  await importFolder({ folder: first, pool, vault, timeZone: defaultPlace.timeZone });
  await changeBalances(join(whole, 'accounts.csv'));
  await pool.query('vacuum analyze');
  const callers = await callersIn(database);
  const settings = await productSettings(url, folder);
  const api = await serve('apps/api/src/server.ts', settings);
  const circles = async () =>
    Number(
      (await pool.query('select deadlocks from pg_stat_database where datname = current_database()')).rows[0].deadlocks,
    );

  await playFor(pause(3_000), api.origin, callers);
  const alone = await playFor(pause(Number(values.seconds) * 1_000), api.origin, callers);
  const before = await circles();
  let log = await position(database);
  const began = performance.now();
  const beside = await playFor(importBy(whole, settings), api.origin, callers);
  const seconds = (performance.now() - began) / 1_000;
  const firstBytes = (await position(database)) - log;
  const deadlocks = (await circles()) - before;
  await api.stop();
  log = await position(database);
  const again = await importFolder({ folder: whole, pool, vault, timeZone: defaultPlace.timeZone });
  const againBytes = (await position(database)) - log;

  const rows = again.files.reduce((sum, file) => sum + file.rows, 0);
  console.log(`import of ${rows} rows beside ${beside.length} calls: ${seconds.toFixed(1)} s`);
  describe('alone', alone);
  describe('beside the import', beside);
  report({ what: 'circles of locks beside an import', measured: deadlocks, unit: 'circles', bound: { most: 0 } });
  const refused = beside.filter(({ status }) => status >= 500 || status === 0).length;
  report({ what: 'calls refused beside an import', measured: refused, unit: 'calls', bound: { most: 0 } });
  const ratio = quantile(beside, 0.95) / quantile(alone, 0.95);
  report({ what: 'calls beside an import, 95 %', measured: ratio, unit: 'ratio', bound: { most: 1.5 } });
  const written = againBytes / firstBytes;
  report({ what: 'log of the same import again', measured: written, unit: 'ratio', bound: { most: 0.05 } });
});

/** The balance of every tenth account is another. */
async function changeBalances(file: string): Promise<void> {
  const [head = '', ...lines] = (await readFile(file, 'utf8')).trimEnd().split('\r\n');
  const place = head.split(',').indexOf('accountBalance');
  const changed = lines.map((line, index) => {
    const fields = line.split(',');
    if (index % 10 > 0 || line.includes('"')) return line;
    fields[place] = (Number(fields[place]) + 1).toFixed(2);
    return fields.join(',');
  });
  await writeFile(file, `${[head, ...changed].join('\r\n')}\r\n`);
}

/** Members with an account and a card, each with a session. */
async function callersIn({ db, pool }: OpenDatabase): Promise<Caller[]> {
  const { rows } = await pool.query<{ member: string; account: string }>(
    `select distinct on (member_number) member_number as member, account_number as account from accounts
     where not is_prepaid_account order by member_number limit 600`,
  );
  await pool.query(
    `insert into stored_payments (member_number, stored_payment_id, payment_type, brand, last_four, expires, token)
     select unnest($1::text[]), 'BENCH', 'Credit', 'Visa', '1111', '2099-01', 'TEST-CARD-1111'`,
    [rows.map(({ member }) => member)],
  );
  const none = { transNo: '', meterId: '', locationId: '', contactId: '', encryptedAccount: '' };
  return Promise.all(
    rows.map(async ({ member: memberNumber, account: accountNumber }) => ({
      numbers: {
        ...none,
        memberNumber,
        accountNumber,
        storedPaymentId: 'BENCH',
        delinquentViewUrl: '',
        directUsageLink: '',
        billViewUrl: '',
        viewccPdfUrl: '',
      },
      token: await issueToken(db, { purpose: 'access', memberNumber, idleMinutes: 120, now: systemClock.now() }),
    })),
  );
}

/** Calls, evenly over each second, until something has ended. */
async function playFor(until: Promise<unknown>, origin: string, callers: readonly Caller[]): Promise<Answer[]> {
  let isOver = false;
  const ended = until.finally(() => {
    isOver = true;
  });
  const answers: Promise<Answer>[] = [];
  for (let turn = 0; !isOver; turn += 1) {
    const operation = turns[turn % turns.length];
    // The ten calls of a round are one member's.
    const caller = callers[Math.floor(turn / turns.length) % callers.length];
    if (operation && caller) answers.push(call(origin, operation, caller));
    await pause(1_000 / perSecond);
  }
  await ended;
  return Promise.all(answers);
}

async function call(origin: string, operation: OperationName, { numbers, token }: Caller): Promise<Answer> {
  const terms = { numbers, today, readOn: addDays(today, -3), later: addDays(today, 40) };
  const { method, url, payload } = callOf(operation, terms);
  const began = performance.now();
  const status = await fetch(origin + url, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(payload && { 'content-type': 'application/json' }) },
    ...(payload && { body: JSON.stringify(payload) }),
  }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
  return { operation, status, ms: performance.now() - began };
}

/** As an operator imports: by the command, in a process of its own. */
async function importBy(folder: string, settings: Readonly<Record<string, string>>): Promise<void> {
  const child = spawn(process.execPath, [await coopProgram(), 'import', folder], {
    env: { PATH: process.env.PATH ?? '', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The import ended with ${String(code)}.`);
}

async function position({ pool }: OpenDatabase): Promise<number> {
  const { rows } = await pool.query("select (pg_current_wal_lsn() - '0/0'::pg_lsn)::float8 as at");
  return rows[0].at;
}

function quantile(answers: readonly Answer[], part: number): number {
  const sorted = answers.map(({ ms }) => ms).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * part)] ?? 0;
}

function describe(what: string, answers: readonly Answer[]): void {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  const said = [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
  const [half, most, highest] = [0.5, 0.95, 0.9999].map((part) => quantile(answers, part).toFixed(0));
  console.log(
    `${what}: ${answers.length} calls, ${said}; ${half} ms in the middle, ${most} ms at 95 %, ${highest} ms most`,
  );
}
