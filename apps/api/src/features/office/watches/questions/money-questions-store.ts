import { sql } from 'drizzle-orm';
import { counting, countOf, instantOf } from './counted-store.ts';
import type { Question } from './question.ts';

/** Money that waits for somebody. */
export const moneyQuestions = {
  'money-held': counting(sql`began_at`, () => sql`holds where released_at is null`),
  /** Charged by the payment company as asked, and not posted. */
  'charged-not-posted': counting(
    sql`heard`,
    ({ now, before }) => sql`(
      select r.received_at as heard from requisitions q join gateway_results r on r.trans_no = q.trans_no
        where q.state in ('initiated', 'presented', 'approved') and r.status = 'approved' and r.refunded_at is null
          and r.amount_cents = q.amount_cents
      union all
      select r.received_at from gateway_results r join requisitions q on q.trans_no = r.trans_no
        where r.status = 'approved' and not r.is_payment and r.refunded_at is null
          and q.state in ('cancelled', 'declined', 'expired') and r.amount_cents = q.amount_cents
    ) charged where heard between ${instantOf(now)} - interval '60 days' and ${instantOf(before)}`,
  ),
  /** Charged beside a payment, and not given back. */
  'not-given-back': counting(
    sql`r.received_at`,
    ({ now, before }) => sql`gateway_results r join requisitions q on q.trans_no = r.trans_no
      where r.status = 'approved' and not r.is_payment and r.refunded_at is null and r.amount_cents > 0
        and r.reference is distinct from q.reference
        and (q.state in ('approved', 'posted') or r.amount_cents <> q.amount_cents)
        and r.received_at between ${instantOf(now)} - interval '60 days' and ${instantOf(before)}`,
  ),
  /** Of which the payment company has not said how they ended. */
  'payments-unanswered': counting(
    sql`updated_at`,
    ({ before }) =>
      sql`requisitions where state in ('initiated', 'presented', 'approved') and updated_at < ${instantOf(before)}`,
  ),
  /** A plan's charge that has no end. */
  'charge-without-end': counting(
    sql`q.created_at`,
    ({ before }) => sql`due_payments d join requisitions q on q.trans_no = d.trans_no
      where d.state = 'charging' and q.created_at < ${instantOf(before)}`,
  ),
  /** Bank files that were taken and, where only accepted ones settle, not accepted by the day after. */
  'bank-file-unaccepted': counting(
    sql`taken_at`,
    ({ bank, day }) => sql`ach_files where ${bank?.settles === 'accepted'} and taken_at is not null
      and accepted_at is null and voided_at is null and send_day < ${day}::date`,
  ),
  /** Returns that name no payment of ours. */
  'return-unknown': counting(
    sql`returned_on::timestamptz`,
    ({ now }) =>
      sql`returned_payments where outcome = 'unknown' and returned_on > (${instantOf(now)} - interval '30 days')::date`,
  ),
  'return-in-review': counting(sql`returned_on::timestamptz`, () => sql`returned_payments where outcome = 'review'`),
  /** Changes of bank accounts that banks asked for, and that a person makes. */
  'bank-change-waiting': counting(
    sql`received_on::timestamptz`,
    () => sql`bank_changes where outcome in ('unreadable', 'review')`,
  ),
  'draft-held': counting(sql`held_at`, () => sql`drafts where held_at is not null`),
  /** Plans' payments of the last week that failed for another reason than the way of paying. */
  'due-failed': counting(
    sql`updated_at`,
    ({ now }) => sql`due_payments where state = 'failed' and reason is distinct from 'method'
      and updated_at > ${instantOf(now)} - interval '7 days'`,
  ),
  /** Those that failed since the company does not take the way of paying any more. */
  'method-refused': counting(
    sql`updated_at`,
    ({ now }) => sql`due_payments where state = 'failed' and reason = 'method'
      and updated_at > ${instantOf(now)} - interval '7 days'`,
  ),
  'auto-pay-blocked': counting(
    sql`blocked_at`,
    () => sql`auto_pays join stored_payments using (member_number, stored_payment_id)
      where blocked_at is not null and not is_paused`,
  ),
  /** Plans of a member who is not the account's. */
  'plan-of-another': counting(
    sql`null::timestamptz`,
    () => sql`(
      select account_number, member_number from auto_pays
      union all select account_number, member_number from drafts
    ) plan join accounts a using (account_number) where a.member_number <> plan.member_number`,
  ),
  'end-untold': counting(
    sql`ended_at`,
    ({ before }) =>
      sql`authorizations where ended_at is not null and end_told_at is null and ended_at < ${instantOf(before)}`,
  ),
  /** What the company took and our books do not know; of what is to be given back, what takes longer than minutes. */
  'charge-unknown': counting(
    sql`found_at`,
    ({ now }) => sql`unknown_charges where state = 'open'
      or (state = 'giving-back' and decided_at < ${instantOf(now)} - interval '10 minutes')`,
  ),
  /** Disputes that may still be answered, or whose last day has just gone by. */
  'dispute-open': async (db, { now }) => {
    const rows = sql`disputes where state = 'open' and evidence_by > ${instantOf(now)} - interval '7 days'`;
    const facts = await countOf(db, sql`opened_at`, rows);
    const { rows: found } = await db.execute<{ first: string | null }>(
      sql`select min(evidence_by) as first from ${rows}`,
    );
    const first = found[0]?.first ?? null;
    return { ...facts, deadline: first === null ? null : new Date(first) };
  },
  /** Of a part of a payment, or a second one: the books did not follow. */
  'dispute-left': counting(
    sql`left_at`,
    ({ now }) => sql`disputes where left_at > ${instantOf(now)} - interval '30 days'`,
  ),
  /** Lines of settlements, and settlements as a whole, that differ and that nobody has explained. */
  'settlement-differs': async (db) => {
    const { rows } = await db.execute<{ count: number; oldest: string | null }>(
      sql`select coalesce(sum(differences), 0)::int as count, min(differs_since) as oldest from settlements
        where differences > 0`,
    );
    const { count = 0, oldest = null } = rows[0] ?? {};
    return { count, oldest: oldest === null ? null : new Date(oldest), deadline: null };
  },
  /** Refunds that two people decided, and of which nobody knows what became of them. */
  'refund-unanswered': counting(
    sql`approved_at`,
    ({ before }) => sql`refunds where state in ('approved', 'unknown') and approved_at < ${instantOf(before)}`,
  ),
  'refund-refused': counting(
    sql`ended_at`,
    ({ now }) => sql`refunds where state = 'refused' and ended_at > ${instantOf(now)} - interval '7 days'`,
  ),
  /** What was given back and came back besides, in either order: our books moved for it once. */
  'given-back-twice': counting(
    sql`heard`,
    ({ now }) => sql`(
      select ended_at as heard from refunds where state = 'done' and booked_cents < amount_cents
      union all
      select handled_at from returned_payments back where back.source <> 'office' and handled_at is not null
        and exists (select 1 from refunds given where given.trans_no = back.reference and given.state = 'done'
          and given.booked_cents > 0)
    ) twice where heard > ${instantOf(now)} - interval '30 days'`,
  ),
  /** A part of a payment that came back. */
  'given-back-in-part': counting(
    sql`r.received_at`,
    ({ now }) => sql`gateway_results r join requisitions q on q.trans_no = r.trans_no and q.reference = r.reference
      where r.status in ('returned', 'disputed') and q.state = 'posted' and r.amount_cents <> q.amount_cents
        and r.received_at > ${instantOf(now)} - interval '30 days'`,
  ),
} satisfies Record<string, Question>;
