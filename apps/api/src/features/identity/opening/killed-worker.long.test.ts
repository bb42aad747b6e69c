import { afterAll, beforeAll, expect, it } from 'vitest';
import { dyingWorker, outlives } from '../../../platform/testing/outlives.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { inviteToClaim } from '../brought-logins/public.ts';
import { runWaves } from './public.ts';

let at: Awaited<ReturnType<typeof testApp>>;
const began = '2027-06-08T19:00:00Z';
const later = '2027-06-08T19:05:00Z';
const invited = 6;
/** Statements between two deaths: no divisor of what an invitation takes, so that each place is met. */
const stride = 7;

beforeAll(async () => {
  at = await testApp({ clock: { now: () => new Date(later) } });
});
afterAll(() => at.close());

const rows = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;

it('a worker killed with SIGKILL between two invitations of a wave invites nobody twice and forgets nobody (moving-in-33)', {
  timeout: 240_000,
}, async () => {
  await rows(
    "insert into opening_changes (stage, public_pay, changed_at, changed_by, reason) values ('invited', true, $1, 'x', 'x')",
    began,
  );
  // Half of them have a login that was brought and waits to be claimed; one has no e-mail address.
  await rows(
    `update logins set brought_at = $1, password_hash = null, last_signed_in_at = null where member_number in
    (select member_number from logins order by member_number limit 3)`,
    began,
  );
  const worker = await dyingWorker();
  let kills = 0;
  for (let step = 3, alive = false; !alive; step += stride) {
    await rows('truncate opening_members, waves, outgoing_messages, pgboss.job');
    await rows('update logins set invited_at = null');
    const [{ wave }] = await rows(
      `insert into waves (state, per_hour, max_failures, max_calls, made_at, made_by, running_since)
       values ('running', 600, 5, 5, $1, 'ana', $1) returning wave_number as wave`,
      began,
    );
    await rows(
      `insert into opening_members (member_number, list, wave_number, added_at, added_by)
       select member_number, 'pilot', $1, $2, 'ana' from members left join logins using (member_number)
       order by logins.member_number limit $3`,
      wave,
      began,
      invited,
    );
    alive = await outlives(worker, at, step, later, 'waves');
    kills += Number(!alive);
    await runWaves({ ...at.services, inviteToClaim });
    expect(await rows('select 1 from opening_members where invited_at is null')).toEqual([]);
    const told = await rows(
      `select listed.member_number, way, (select count(*)::int from outgoing_messages
         where lower(recipient) = coalesce(lower(logins.email), lower(members.email))) as messages
       from opening_members listed join members using (member_number) left join logins using (member_number)`,
    );
    expect(told).toHaveLength(invited);
    for (const one of told) expect(one).toMatchObject({ messages: one.way === 'email' ? 1 : 0 });
    const jobless = await rows(
      `select 1 from outgoing_messages where not exists (select 1 from pgboss.job where job.data->>'messageId' = message_id::text)`,
    );
    expect(jobless).toEqual([]);
  }
  await worker.remove();
  expect(kills).toBeGreaterThan(5);
});
