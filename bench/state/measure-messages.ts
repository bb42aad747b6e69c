import { setTimeout as pause } from 'node:timers/promises';
import { systemClock, todayAt } from '../../apps/api/src/platform/clock.ts';
import type { OpenDatabase } from '../../apps/api/src/platform/database/database.ts';
import { openJobQueue } from '../../apps/api/src/platform/jobs/job-queue.ts';
import { startChild } from '../../apps/api/src/platform/process/child-program.ts';
import { changeStored } from '../../apps/api/src/platform/run-time-settings/run-time-settings-store.ts';
import { cpuSeconds, treeCpuSeconds } from '../api/hosting/process-figures.ts';
import { builtProgram } from '../support/product.ts';
import { textSink } from '../support/text-sink.ts';
import type { Costs } from './costs.ts';

/** Members who take a text when a bill is ready; most of the places of a counter `n`. */
const number = '(800000000 + n)::text';
const many = 3_000;

/**
 * What a message takes of a processor from the new bill to the carrier's answer: a worker that has run for a while is told
 * that there are bills, and is watched until the last text has come. What it takes while it rests is taken off.
 */
export async function measureMessages(
  { db, pool, url }: OpenDatabase,
  settings: Readonly<Record<string, string>>,
  postgres: number,
): Promise<Costs['message']> {
  const sink = await textSink();
  const by = { changedBy: 'bench', changedAt: systemClock.now() };
  // No hour is quiet: what is measured does not hang on the time of day.
  await changeStored(db, by, async () => [
    { name: 'site:config.NOTICE_QUIET_FROM', value: 0 },
    { name: 'site:config.NOTICE_QUIET_TO', value: 0 },
  ]);
  await fillSubscribers(pool);
  const worker = await startChild('worker', await builtProgram('worker'), {
    ...settings,
    ...{ SMS_URL: sink.url, SMS_TOKEN: 'sink' },
  });
  const used = () => [cpuSeconds(worker.pid ?? 0), treeCpuSeconds(postgres)] as const;
  const jobs = await openJobQueue(url);
  try {
    // Its first looks for work, and code that has run seldom.
    await newBills(pool, 'B0', 500);
    await jobs.boss.send('notices.run', {});
    await arrived(500);
    await pause(3_000);
    const [restSeconds, rest] = [5, used()];
    await pause(restSeconds * 1000);
    const resting = used().map((now, at) => (now - (rest[at] ?? 0)) / restSeconds);

    await newBills(pool, 'B1', many);
    const [began, before] = [performance.now(), used()];
    await jobs.boss.send('notices.run', {});
    await arrived(500 + many);
    await pause(1_000);
    const seconds = (performance.now() - began) / 1000;
    const [workerMs = 0, postgresMs = 0] = used().map(
      (now, at) => ((now - (before[at] ?? 0) - seconds * (resting[at] ?? 0)) * 1000) / many,
    );
    console.log(`${many} texts in ${seconds.toFixed(1)} s`);
    return { workerMs, postgresMs, messages: many };
  } finally {
    await jobs.close();
    await worker.stop();
    await sink.close();
  }

  async function arrived(count: number): Promise<void> {
    for (let tries = 0; sink.texts.length < count; tries += 1) {
      if (tries > 900) throw new Error(`Of ${count} texts ${sink.texts.length} came.`);
      await pause(100);
    }
  }
}

async function fillSubscribers(pool: OpenDatabase['pool']): Promise<void> {
  const insert = (into: string, select: string) =>
    pool.query(`insert into ${into} select ${select} from generate_series(0, $1::int - 1) n`, [many]);
  await insert('members (member_number, first_name, last_name)', `${number}, 'A', 'Member'`);
  await insert(
    `accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state,
       service_zip, account_type, account_balance_cents)`,
    `${number}, ${number}, 'A Member', n || ' Long Rd', 'Alder Crossing', 'OR', '97498', 'Electric', 9210`,
  );
  await insert(
    'logins (login_key, login_id, member_number, email)',
    `${number}, ${number}, ${number}, 'm@example.com'`,
  );
  await insert('login_grants (login_key, member_number, given_by)', `${number}, ${number}, 'import'`);
  await insert(
    `notification_contacts (member_number, contact_id, kind, address, takes_texts, takes_voice, verified_at, created_at)`,
    `${number}, gen_random_uuid(), 'phone', (5420000000 + n)::text, true, false, now(), now()`,
  );
  await insert(
    `contact_consents (consent_id, member_number, phone, takes_texts, takes_voice, consent_text, text_version, language,
      network, given_at)`,
    `gen_random_uuid()::text, ${number}, (5420000000 + n)::text, true, false, '', '', 'en', '', now()`,
  );
  await insert(
    'notification_choices (member_number, account_number, topic, channel, chosen_at)',
    `${number}, ${number}, 'billReady', 'text', now() - interval '3 days'`,
  );
  await pool.query('analyze');
}

/** A new bill for the first members; the second bill of an account is of the next day. */
async function newBills(pool: OpenDatabase['pool'], bill: 'B0' | 'B1', count: number): Promise<void> {
  const today = todayAt(systemClock, 'America/Los_Angeles');
  await pool.query(
    `insert into bills (account_number, bill_date, bill_number, bill_type, due_date, billed_cents, ending_balance_cents)
     select ${number}, $2::date - $4::int, $3, 'Regular', $2::date + 20, 9210, 9210 from generate_series(0, $1::int - 1) n`,
    [count, today, bill, bill === 'B0' ? 1 : 0],
  );
}
