import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dyingWorker, outlives } from '../../../platform/testing/outlives.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { runNotices } from './run-notices.ts';
import { choose, messagesTo, notifiedMember, toldOf } from './testing/notified-co-op.ts';

let at: Awaited<ReturnType<typeof testApp>>;
const instant = '2027-06-08T19:00:00Z';
const members = ['980001', '980002', '980003'];
/** Who asked to be texted when the power is back. */
const waiting = '5415550199';
const stride = 23;

beforeAll(async () => {
  at = await testApp({ clock: { now: () => new Date(instant) } });
});
afterAll(() => at.close());

const query = (text: string, values: unknown[] = []) => at.database.pool.query(text, values);

it('a worker killed with SIGKILL in the middle tells nothing twice and leaves nothing untold', {
  timeout: 240_000,
}, async () => {
  for (const [index, number] of members.entries()) {
    await notifiedMember(at, { number, phone: `541555018${index}` });
    await choose(at, number, ['billReady', 'paymentDue', 'paymentReceived', 'pastDue'], ['email', 'text']);
  }
  await query("update accounts set location_id = 'LKILLED' where account_number = $1", [members[0]]);
  const worker = await dyingWorker();
  let step = 3;
  let rounds = 0;
  for (let alive = false; !alive; step += stride) {
    rounds += 1;
    await query('delete from notice_rounds');
    for (const number of members) {
      await query(
        `insert into bills (account_number, bill_date, bill_number, bill_type, billed_cents, ending_balance_cents, arrived_at)
         values ($1, '2027-06-07', $2, 'Regular', 9210, 9210, '2027-06-08T18:00:00Z')`,
        [number, `B${rounds}`],
      );
      await query("insert into ledger values ($1, $2, 2500, '2027-06-08T18:30:00Z')", [number, `K${rounds}`]);
    }
    await query(
      `insert into outages (outage_number, description, started_at, restored_at)
       values ($1, 'Storm', '2027-06-08T09:00', '2027-06-08T11:00')`,
      [`R${rounds}`],
    );
    await query("insert into outage_locations values ('LKILLED', $1)", [`R${rounds}`]);
    await query(
      `insert into restoration_texts (ask_id, account_number, member_number, outage_number, phone, consent_text, text_version,
         language, network, asked_at, proved_at) values (gen_random_uuid(), $1, $1, $2, $3, 'c', 'v', 'en', 'n', now(), now())`,
      [members[0], `R${rounds}`, waiting],
    );
    alive = await outlives(worker, at, step, instant, 'notices');
    await runNotices({ ...at.services, log: fastify({ logger: false }).log });
  }
  await worker.remove();
  expect(rounds).toBeGreaterThan(3);
  for (const [index, number] of members.entries()) {
    expect((await toldOf(at, number)).length).toBe(rounds * (index === 0 ? 3 : 2));
    const both = { 'notice-billReady': rounds, 'notice-paymentReceived': rounds };
    expect(await messagesTo(at, `${number}@example.com`)).toEqual(both);
    expect(await messagesTo(at, `541555018${index}`)).toEqual(both);
  }
  expect(await messagesTo(at, waiting)).toEqual({ 'notice-restoration': rounds });
  const jobless = await query(
    `select count(*)::int as missing from outgoing_messages where kind like 'notice-%'
       and not exists (select 1 from pgboss.job where job.data->>'messageId' = message_id::text)`,
  );
  expect(jobless.rows).toEqual([{ missing: 0 }]);
});
