import { parseArgs } from 'node:util';
import { addDays } from '@rochdale/domain/dates';
import { siteWith } from '@rochdale/test-kit/site/builders';
import { runNotices } from '../../apps/api/src/features/communications/notices/public.ts';
import { systemClock, todayAt } from '../../apps/api/src/platform/clock.ts';
import { openJobQueue } from '../../apps/api/src/platform/jobs/job-queue.ts';
import { scratchVault, withScratchDatabase } from '../support/product.ts';

/**
 * What telling a whole co-op costs: every account has chosen bills and payments due by e-mail and text, and gets a new
 * bill. Prints accounts a second of the first run, and what a run costs when there is nothing left to tell.
 */
const { values } = parseArgs({ options: { accounts: { type: 'string', default: '100000' } } });
const many = Number(values.accounts);
const number = '(700000000 + n)::text';

await withScratchDatabase(async ({ db, pool, url }) => {
  const site = siteWith({ features: { Notifications: true }, configuration: { allowSubscribeForNotification: true } });
  const today = todayAt(systemClock, site.timeZone);
  const insert = (into: string, select: string, ...rest: unknown[]) =>
    pool.query(`insert into ${into} select ${select} from generate_series(0, $1::int - 1) n`, [many, ...rest]);
  await insert('members (member_number, first_name, last_name)', `${number}, 'A', 'Member'`);
  await insert(
    `accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state,
       service_zip, account_type, account_balance_cents, due_date)`,
    `${number}, ${number}, 'A Member', n || ' Long Rd', 'Alder Crossing', 'OR', '97498', 'Electric', 9210, $2::date`,
    addDays(today, 20),
  );
  for (const [kind, address, isPhone] of [
    ['email', "n || '@example.com'", 'false'],
    ['phone', '(5410000000 + n)::text', 'true'],
  ])
    await insert(
      `notification_contacts (member_number, contact_id, kind, address, takes_texts, takes_voice, verified_at, created_at)`,
      `${number}, gen_random_uuid(), '${kind}', ${address}, ${isPhone}, false, now(), now()`,
    );
  await insert(
    `contact_consents (consent_id, member_number, phone, takes_texts, takes_voice, consent_text, text_version, language,
      network, given_at)`,
    `gen_random_uuid()::text, ${number}, (5410000000 + n)::text, true, false, '', '', 'en', '', now()`,
  );
  for (const topic of ['billReady', 'paymentDue', 'paymentReceived'])
    for (const channel of ['email', 'text'])
      await insert(
        'notification_choices (member_number, account_number, topic, channel, chosen_at)',
        `${number}, ${number}, '${topic}', '${channel}', now() - interval '1 day'`,
      );
  await insert(
    'bills (account_number, bill_date, bill_number, bill_type, due_date, billed_cents, ending_balance_cents)',
    `${number}, $2::date, 'B1', 'Regular', $2::date + 20, 9210, 9210`,
    today,
  );
  await pool.query('vacuum (analyze)');
  const jobs = await openJobQueue(url);
  const silent = { info: () => undefined, warn: (...said: unknown[]) => console.error(...said) };
  const services = {
    db,
    clock: systemClock,
    site: () => site,
    vault: scratchVault(),
    jobs,
    publicUrl: '',
    log: silent,
  };
  const timed = async (what: string) => {
    const began = performance.now();
    const report = await runNotices(services);
    const seconds = (performance.now() - began) / 1000;
    const told = report.billReady ?? { notices: 0, messages: 0 };
    const rate = told.notices > 0 ? `, ${Math.round(told.notices / seconds).toLocaleString('en-US')} accounts/s` : '';
    console.log(`${what}: ${told.notices} notices, ${told.messages} messages in ${seconds.toFixed(1)} s${rate}`);
  };
  await timed(`${many.toLocaleString('en-US')} accounts with a new bill`);
  await timed('the same again, nothing to tell');
  await jobs.close();
});
