import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import type { BankSettings } from '../../planned/bank-file/public.ts';

/** When it is, as an instant and as the co-op's day, and which bank files settle on their day. */
interface At {
  readonly now: SQL;
  readonly day: string;
  readonly settles: BankSettings['settles'] | undefined;
}

/** Counts of what waits in money, each by one statement over what is open. */
const counts = {
  /** Charged by the payment company as asked, and not posted for ten minutes. */
  'charged-not-posted': ({ now }) => sql`select count(*) from gateway_results r
    join requisitions q on q.trans_no = r.trans_no
    where r.status = 'approved' and r.refunded_at is null and q.state <> 'posted' and r.amount_cents = q.amount_cents
      and r.received_at between ${now} - interval '60 days' and ${now} - interval '10 minutes'`,
  /** Charged beside a payment, and not given back for ten minutes. */
  'not-given-back': ({ now }) => sql`select count(*) from gateway_results r
    join requisitions q on q.trans_no = r.trans_no
    where r.status = 'approved' and r.refunded_at is null and r.amount_cents > 0
      and r.reference is distinct from q.reference
      and (q.state in ('approved', 'posted') or r.amount_cents <> q.amount_cents)
      and r.received_at between ${now} - interval '60 days' and ${now} - interval '10 minutes'`,
  /** A contested charge that was won after its payment was booked back. */
  'dispute-won': ({ now }) => sql`select count(*) from gateway_results
    where status = 'won' and received_at > ${now} - interval '30 days'`,
  /** A part of a payment that the company gave back. */
  'given-back-in-part': ({ now }) => sql`select count(*) from gateway_results r
    join requisitions q on q.trans_no = r.trans_no and q.reference = r.reference
    where r.status in ('refunded', 'returned', 'disputed') and q.state = 'posted' and r.amount_cents <> q.amount_cents
      and r.received_at > ${now} - interval '30 days'`,
  /** A plan's charge that was begun a day ago and has no end. */
  'charge-without-end': ({ now }) => sql`select count(*) from due_payments d
    join requisitions q on q.trans_no = d.trans_no
    where d.state = 'charging' and q.created_at < ${now} - interval '1 day'`,
  /** Plans' payments of the last week that failed since the company does not take the way of paying any more. */
  'method-refused': ({ now }) => sql`select count(*) from due_payments
    where state = 'failed' and reason = 'method' and updated_at > ${now} - interval '7 days'`,
  /** Auto pay by a card or bank account that was closed: nothing is charged. */
  'auto-pay-blocked': () => sql`select count(*) from auto_pays
    join stored_payments using (member_number, stored_payment_id) where blocked_at is not null and not is_paused`,
  /** Bank files that nobody took on their day. */
  'bank-file-untaken': ({ day }) => sql`select count(*) from ach_files
    where taken_at is null and voided_at is null and send_day < ${day}::date`,
  /** Bank files that were taken and, where only accepted ones settle, not accepted by the day after. */
  'bank-file-unaccepted': ({ day, settles }) => sql`select count(*) from ach_files
    where ${settles === 'accepted'} and taken_at is not null and accepted_at is null and voided_at is null
      and send_day < ${day}::date`,
  /** Files for the billing system that nobody took for a day. */
  'export-untaken': ({ now }) => sql`select count(*) from exports
    where taken_at is null and created_at < ${now} - interval '1 day'`,
  /** Payments that no posting file took for a day. */
  'payment-not-exported': ({ now }) => sql`select count(*) from ledger
    where export_number is null and confirmed_at is null and booked_by = 'portal'
      and posted_at < ${now} - interval '1 day'`,
  /** Returns that name no payment of ours. */
  'return-unknown': ({ now }) => sql`select count(*) from returned_payments
    where outcome = 'unknown' and returned_on > (${now} - interval '30 days')::date`,
  /** Returns that wait for a person. */
  'return-in-review': () => sql`select count(*) from returned_payments where outcome = 'review'`,
  /** Drafts of which nothing is taken until the office decides. */
  'draft-held': () => sql`select count(*) from drafts where held_at is not null`,
  /** Changes of bank accounts that banks asked for, and that wait for a person. */
  'bank-change-waiting': () => sql`select count(*) from bank_changes
    where outcome in ('unreadable', 'review')`,
  /** What was restored, and nobody released. */
  hold: () => sql`select count(*) from holds where released_at is null`,
  /** Profile changes that wait for review longer than three days. */
  'review-waiting': ({ now }) => sql`select count(*) from profile_updates
    where status = 'pending' and submitted_at < ${now} - interval '3 days'`,
  /** Plans of a member who is not the account's. */
  'plan-of-another': () => sql`select count(*) from (
      select account_number, member_number from auto_pays
      union all select account_number, member_number from drafts
    ) plan join accounts a using (account_number) where a.member_number <> plan.member_number`,
  /** Authorizations that ended more than an hour ago, untold. */
  'end-untold': ({ now }) => sql`select count(*) from authorizations
    where ended_at < ${now} - interval '1 hour' and end_told_at is null`,
} satisfies Record<string, (at: At) => SQL>;

export type MoneyFigure = keyof typeof counts;
export const moneyFigures = Object.keys(counts) as readonly MoneyFigure[];
/** Everything that `rochdale_money_waiting` tells: what is counted, and what stops payments of itself. */
export const waitingKinds = [...moneyFigures, 'payments-held', 'clock-wrong'] as const;
/** How much of each waits; what is not named is 0. */
export type MoneyFigures = ReadonlyMap<MoneyFigure, number>;

/** How much of each waits, at an instant and the co-op's day of it. */
export async function readMoney(
  db: Executor,
  { now, ...rest }: Omit<At, 'now'> & { readonly now: Date },
): Promise<MoneyFigures> {
  const at = { now: sql`${now.toISOString()}::timestamptz`, ...rest };
  const all = moneyFigures.map(
    (figure) => sql`select ${figure}::text as figure, (${counts[figure](at)})::int as count`,
  );
  const { rows } = await db.execute<{ figure: MoneyFigure; count: number }>(sql.join(all, sql` union all `));
  return new Map(rows.map(({ figure, count }) => [figure, count]));
}

/** How many drafts are sent in bank files. */
export async function bankDrafts(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from drafts where draft_type = 'bank' and bank_account_number is not null`,
  );
  return rows[0]?.count ?? 0;
}
