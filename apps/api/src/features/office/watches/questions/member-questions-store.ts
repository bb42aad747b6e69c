import type { WatchFacts } from '@rochdale/domain/office/watches/watch-states';
import { sql } from 'drizzle-orm';
import { lockingLimits } from '../../../identity/sign-in/public.ts';
import { counting, instantOf } from './counted-store.ts';
import type { Question } from './question.ts';

/** A key with fewer is none that is locked: most are left out before their tries are looked at. */
const fewestTries = Math.min(...lockingLimits.map(({ tries }) => tries));

const momentOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);
const factsOf = (
  one: { readonly count: number; readonly oldest: string | null; readonly deadline: string | null } | undefined,
): WatchFacts => ({ count: one?.count ?? 0, oldest: momentOf(one?.oldest), deadline: momentOf(one?.deadline) });

/** What members wait for, and what goes to other systems. */
export const memberQuestions = {
  /** Told within two days, not handed over, and at a place where no outage is known. */
  'outage-reports': counting(
    sql`reported_at`,
    ({
      now,
    }) => sql`outage_reports r where export_number is null and reported_at > ${instantOf(now)} - interval '2 days'
      and not exists (select 1 from outage_locations l join outages o using (outage_number)
        where l.location_id = r.location_id and not o.is_cancelled
          and (o.restored_at is null or o.restored_at > r.reported_at_local))`,
  ),
  /** What others asked for and the viewer may decide. */
  'approvals-waiting': async (db, { now, viewer }) => {
    const { rows } = await db.execute<{ count: number; oldest: string | null; deadline: string | null }>(sql`
      select count(*)::int as count, min(asked_at) as oldest, min(expires_at) as deadline from approvals
      where state = 'asked' and expires_at > ${instantOf(now)}
        and (${viewer === undefined} or (asked_by::text <> ${viewer?.staffId ?? ''}
          and operation = any(${sql.param(viewer?.operations ?? [])}::text[])))`);
    return factsOf(rows[0]);
  },
  'review-waiting': counting(sql`submitted_at`, () => sql`profile_updates where status = 'pending'`),
  applications: counting(
    sql`submitted_at`,
    () => sql`service_applications where export_number is null and answer is null`,
  ),
  'service-orders': counting(
    sql`submitted_at`,
    () => sql`service_orders where submitted_at is not null and export_number is null and answer is null`,
  ),
  claims: counting(sql`claimed_at`, () => sql`capital_credit_claims where export_number is null and answer is null`),
  'rate-changes': counting(sql`submitted_at`, () => sql`rate_requests where answer is null`),
  'returned-letters': counting(
    sql`returned_at`,
    () => sql`returned_letters where export_number is null and answer is null`,
  ),
  /** Asked for and unanswered; by the link or a file only once it should have come. */
  'payment-help': async (db, { now }) => {
    const { rows } = await db.execute<{ count: number; oldest: string | null; deadline: string | null }>(sql`
      select count(*)::int as count, min(asked_at) as oldest, min(answer_by) as deadline from payment_help
      where answer is null and ended_at is null and (grantor = 'office' or answer_by < ${instantOf(now)})`);
    return factsOf(rows[0]);
  },
  /** Granted, and the billing system's books say otherwise. */
  'help-contradicted': counting(
    sql`contradicted_at`,
    () => sql`payment_help where contradicted_at is not null and ended_at is null`,
  ),
  /** Promised by an agency, not paid, and its day has passed. */
  'pledge-late': async (db, { day }) => {
    const { rows } = await db.execute<{ count: number; deadline: string | null }>(sql`
      select count(*)::int as count, min(until_day)::timestamptz as deadline from pledges
      where outcome is null and until_day < ${day}::date`);
    return factsOf(rows[0] && { ...rows[0], oldest: null });
  },
  /** Certificates that end within 30 days, or have ended. */
  'tax-certificate': async (db, { now }) => {
    const rows = sql`accounts where is_tax_exempt and tax_exempt_until < (${instantOf(now)})::date + 30`;
    const { rows: found } = await db.execute<{ count: number; deadline: string | null }>(
      sql`select count(*)::int as count, min(tax_exempt_until)::timestamptz as deadline from ${rows}`,
    );
    return factsOf(found[0] && { ...found[0], oldest: null });
  },
  /** Of the last week, whose time has come: one held over the night waits since its morning. */
  'messages-late': counting(
    sql`coalesce(not_before, created_at)`,
    ({
      now,
      before,
    }) => sql`outgoing_messages where state = 'waiting' and created_at > ${instantOf(now)} - interval '7 days'
      and coalesce(not_before, created_at) < ${instantOf(before)}`,
  ),
  /** Logins whose tries of the last hour are spent. */
  'logins-locked': counting(
    sql`spent.since`,
    ({ now }) =>
      sql`(select key, tries from attempts where cardinality(tries) >= ${fewestTries} offset 0) a cross join lateral (${sql.join(
        lockingLimits.map(
          ({ key, tries, minutes }) => sql`select max(t) as since from unnest(a.tries) t
          where starts_with(a.key, ${key}) and t > ${instantOf(now)} - make_interval(mins => ${minutes})
          having count(*) >= ${tries}`,
        ),
        sql` union all `,
      )}) spent`,
  ),
  /** The next one is made when its day has passed. */
  'login-changes': async (db) => {
    const { rows } = await db.execute<{ count: number; oldest: string | null; deadline: string | null }>(
      sql`select count(*)::int as count, min(begun_at) as oldest, min(due_at) as deadline from login_changes where state = 'waiting'`,
    );
    return factsOf(rows[0]);
  },
  /** A note about the member, written since, says that somebody has looked into it. */
  'login-changes-stopped': counting(
    sql`ended_at`,
    () => sql`login_changes c where state = 'stopped' and not exists (
      select 1 from member_notes n where n.member_number = c.member_number and n.at > c.ended_at)`,
  ),
  /** Of the last month. A note about the member, written since, says that somebody has looked into it. */
  'passkeys-went-back': counting(
    sql`at`,
    ({ now }) => sql`security_events e where kind = 'passkey-went-back' and at > ${instantOf(now)} - interval '30 days'
      and not exists (select 1 from member_notes n where n.member_number = e.member_number and n.at > e.at)`,
  ),
  /** Files for the billing system that nobody took. */
  'export-untaken': counting(
    sql`created_at`,
    ({ before }) => sql`exports where taken_at is null and created_at < ${instantOf(before)}`,
  ),
  /** What somebody has approved and no file took. */
  'approved-not-exported': counting(
    sql`answered_at`,
    ({ before }) => sql`(
      select answered_at, answer, export_number from service_applications union all
      select answered_at, answer, export_number from service_orders union all
      select answered_at, answer, export_number from rate_requests union all
      select answered_at, answer, export_number from capital_credit_claims union all
      select answered_at, answer, export_number from returned_letters) x
      where answer = 'approved' and export_number is null and answered_at < ${instantOf(before)}`,
  ),
  /** Payments that no posting file took. */
  'payment-not-exported': counting(
    sql`posted_at`,
    ({ before }) => sql`ledger where export_number is null and linked_at is null and confirmed_at is null
      and booked_by = 'portal'
      and posted_at < ${instantOf(before)}`,
  ),
  'addresses-unreached': counting(
    sql`undeliverable_at`,
    () => sql`notification_contacts where undeliverable_at is not null and removed_at is null`,
  ),
} satisfies Record<string, Question>;
