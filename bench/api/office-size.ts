import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { localTimeAt } from '@rochdale/domain/dates';
import { happeningsAfter } from '../../apps/api/src/features/office/members/members-store.ts';
import { addressesOf, messagesAfter } from '../../apps/api/src/features/office/messages/messages-store.ts';
import { paymentsAfter } from '../../apps/api/src/features/office/payments/payments-store.ts';
import { closeDays, postedByDay } from '../../apps/api/src/features/office/payments/posted-days.ts';
import { measureWatches } from '../../apps/api/src/features/office/watches/public.ts';
import { sitesNow } from '../../apps/api/src/features/website/site/sites-now.ts';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import { withScratchDatabase } from '../support/product.ts';
import { report } from '../support/report.ts';

/** How long the office's lists take among many payments and messages, beside one bare question by a key. */
const { values } = parseArgs({
  options: {
    payments: { type: 'string', default: '1000000' },
    messages: { type: 'string', default: '5000000' },
  },
});
const [payments, messages] = [Number(values.payments), Number(values.messages)];
const rounds = 10;
const now = new Date();
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);

const fill = [
  `insert into members (member_number, first_name, last_name, email)
   select (100000 + n)::text, 'First', 'Last' || n, 'x' || n || '@example.com' from generate_series(1, 100000) n`,
  `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state,
     service_zip, account_type)
   select '1' || member_number, member_number, 'Holder', '1 Way', 'Town', 'OR', '97498', 'Electric' from members`,
  `insert into requisitions (trans_no, flow, state, member_number, amount_cents, fingerprint, payment_type, created_at, updated_at,
     expires_at, ask_at)
   select 'T' || n, (array['quick-pay','member','auto-pay','draft'])[n % 4 + 1],
     case when n % 1000 = 0 then 'declined' when n % 9973 = 0 then 'approved' else 'posted' end,
     (100001 + n % 100000)::text, 1000 + (n * 7919::bigint) % 40000, 'T' || n, (array['cc','echeck'])[n % 2 + 1],
     now() - n * interval '60 seconds', now(), now(), null
   from generate_series(1, ${payments}) n`,
  `insert into requisition_accounts select trans_no, '1' || member_number, amount_cents from requisitions`,
  `insert into ledger (account_number, trans_no, amount_cents, posted_at, confirmed_at, export_number)
   select '1' || member_number, trans_no, amount_cents, created_at, created_at, 1 from requisitions where state = 'posted'`,
  `insert into ledger (account_number, trans_no, amount_cents, posted_at, confirmed_at, export_number)
   select account_number, trans_no || '-R', -amount_cents, posted_at, posted_at, 1 from ledger where export_number = 1
     and right(trans_no, 4) = '7001'`,
  `insert into outgoing_messages (message_id, channel, recipient, kind, state, created_at, settled_at)
   select gen_random_uuid(), 'email', 'x' || (n % 100000 + 1) || '@example.com', 'notice-billReady',
     case when n % 10007 = 0 then 'refused' else 'sent' end, now() - n * interval '1.5 seconds', now()
   from generate_series(1, ${messages}) n`,
];

const p95 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;

async function timed(run: () => Promise<unknown>): Promise<number> {
  await run();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now();
    await run();
    times.push(performance.now() - from);
  }
  return p95(times);
}

await withScratchDatabase(async ({ db, pool }) => {
  for (const statement of fill) await pool.query(statement);
  await pool.query('vacuum analyze');
  const bare = await timed(() => pool.query('select * from members where member_number = $1', ['100050']));
  const none = { from: undefined, until: undefined, tender: undefined, standing: undefined };
  const open = { ...none, least: undefined, most: undefined, whose: undefined };
  const filters = {
    everything: open,
    'one state, rare': { ...open, standing: 'approved' },
    'booked back': { ...open, standing: 'back' },
    'posted, on a day a year ago': { ...open, standing: 'posted', from: daysAgo(366), until: daysAgo(365) },
    'one tender': { ...open, tender: 'draft' },
    'one tender and a rare state': { ...open, tender: 'card', standing: 'declined' },
    'an amount': { ...open, least: 7777, most: 7777 },
    'a rare span of amounts': { ...open, least: 41_000 },
    'a wide span of amounts': { ...open, least: 2000, most: 30_000 },
    'an account': { ...open, whose: '1100050' },
    'a member': { ...open, whose: '100050' },
    'nobody’s account': { ...open, whose: '999999999999' },
  } as const;
  const lists: number[] = [];
  for (const [name, filter] of Object.entries(filters)) {
    const time = await timed(() => paymentsAfter(db, filter, undefined, 51));
    lists.push(time);
    console.log(`  payments, ${name}: ${time.toFixed(1)} ms`);
  }
  const site = await sitesNow(db, 'coops/cedar-ridge');
  const services = { db, clock: systemClock, site };
  const dayOf = (at: Date) => localTimeAt(at, site().timeZone).day;
  // As hourly since the ledger began.
  while ((await closeDays(services)) > 0);
  const days = await timed(() => postedByDay(services, { from: dayOf(daysAgo(91)), to: dayOf(now) }));
  console.log(`  payments, 92 days added up: ${days.toFixed(1)} ms`);
  const member = await timed(async () => {
    await happeningsAfter(db, '100050', undefined, 26);
    await messagesAfter(db, (await addressesOf(db, '100050')) ?? [], undefined, 26);
  });
  const today = await timed(() => measureWatches({ ...services, bank: undefined }));
  report({
    what: `payments list by any filter, of ${payments}, p95`,
    measured: Math.max(...lists, days),
    unit: 'ms',
    bound: { most: 300 },
  });
  report({
    what: `a member’s happenings and messages, of ${messages}, p95`,
    measured: member,
    unit: 'ms',
    bound: { most: 200 },
  });
  report({
    what: `Today’s watches, with ${payments} payments and ${messages}, p95`,
    measured: today,
    unit: 'ms',
    bound: { most: 300 },
  });
  report({
    what: 'the slowest list in bare questions by a key',
    measured: Math.max(...lists) / bare,
    unit: 'ratio',
    bound: { most: 1000 },
  });
});
