import type { LocalDay } from '@rochdale/domain/dates';
import type { Cents } from '@rochdale/domain/money';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { cutOverDay } from '../cut-over/cut-over-store.ts';
import { hasDealtWithIt } from './own-plans-store.ts';

/** Auto pay, or a payment for a day, that a member had at the old portal and that could not be moved. Money in cents. */
export type NotMoved = {
  readonly kind: 'auto-pay' | 'scheduled-payment';
  readonly memberNumber: string;
  readonly accountNumber: string;
  /** In the co-op's words; empty where it gave none. */
  readonly because: string;
  readonly source: string;
  /** Of a scheduled payment. */
  readonly paymentDate: LocalDay | null;
  readonly amount: Cents | null;
  readonly askedAt: string | null;
};

const hasWay = sql`exists (select 1 from stored_payments stored where stored.member_number = brought.member_number
  and stored.stored_payment_id = brought.stored_payment_id and stored.token is not null)`;
const isLeft = sql`brought.taken_up_as is null and brought.ended_on is null
  and (brought.not_moved_because <> '' or not ${hasWay})`;

/**
 * What could not be moved (moving-in-40), as rows that a statement may read: until its member sets it up here, or the
 * account goes on otherwise. A payment counts from the cut-over on, since the old portal makes those before it, until its
 * day is over; `today` is the co-op's.
 */
export const notMovedRows = (today: LocalDay): SQL => sql`(
  select 'auto-pay' as kind, brought.member_number, account_number, not_moved_because, source,
    null::date as payment_date, null::bigint as amount_cents, asked_at
  from brought_auto_pays brought join accounts using (account_number, member_number)
    left join account_details using (account_number)
  where ${isLeft} and account_details.auto_pay_exists is not true and not (${hasDealtWithIt('brought')})
  union all
  select 'scheduled-payment', brought.member_number, account_number, not_moved_because, source, payment_date, amount_cents, asked_at
  from brought_scheduled_payments brought join accounts using (account_number, member_number)
  where ${isLeft} and payment_date >= greatest(${cutOverDay}, ${today}::date)
    and not exists (select 1 from scheduled_payments own join scheduled_payment_accounts part using (trans_no)
      where part.account_number = brought.account_number and own.member_number = brought.member_number
        and own.deleted_at is null and own.payment_date >= ${today}::date)
) not_moved`;

/** The whole list, or a member's, by member. */
export async function listNotMoved(db: Executor, today: LocalDay, memberNumber?: string): Promise<NotMoved[]> {
  const which: SQL = memberNumber === undefined ? sql`true` : sql`member_number = ${memberNumber}`;
  const { rows } = await db.execute<NotMoved>(sql`
    select kind, member_number as "memberNumber", account_number as "accountNumber", not_moved_because as because, source,
      payment_date::text as "paymentDate", amount_cents::float8 as amount, asked_at::text as "askedAt"
    from ${notMovedRows(today)} where ${which} order by member_number, kind, account_number, payment_date`);
  return rows;
}

/** How many could not be moved, the members that they are of, and how many of these were written to. */
export async function countNotMoved(db: Executor, today: LocalDay) {
  const { rows } = await db.execute<Record<'autoPays' | 'scheduledPayments' | 'members' | 'asked', number>>(sql`
    select count(*) filter (where kind = 'auto-pay')::int as "autoPays",
      count(*) filter (where kind <> 'auto-pay')::int as "scheduledPayments",
      count(distinct member_number)::int as members,
      count(distinct member_number) filter (where asked_at is not null)::int as asked
    from ${notMovedRows(today)}`);
  return rows[0] ?? { autoPays: 0, scheduledPayments: 0, members: 0, asked: 0 };
}

/** That nobody has written to a member yet. */
const isUnasked = sql`not exists (select 1 from brought_auto_pays asked
    where asked.member_number = not_moved.member_number and asked.asked_at is not null)
  and not exists (select 1 from brought_scheduled_payments asked
    where asked.member_number = not_moved.member_number and asked.asked_at is not null)`;

/** Members on the list to whom nobody has written yet. */
export async function membersToAsk(db: Executor, today: LocalDay): Promise<string[]> {
  const { rows } = await db.execute<{ memberNumber: string }>(sql`
    select distinct member_number as "memberNumber" from ${notMovedRows(today)} where ${isUnasked} order by 1`);
  return rows.map(({ memberNumber }) => memberNumber);
}

/**
 * Takes that a member is written to now; false where somebody has been quicker. Whatever is found out later of the same
 * member stays on the list: nobody is written to twice.
 */
export async function takeAsking(
  tx: Transaction,
  memberNumber: string,
  { now, today }: { readonly now: Date; readonly today: LocalDay },
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('asking ' || ${memberNumber}))`);
  const { rows } = await tx.execute(sql`
    select 1 from ${notMovedRows(today)} where member_number = ${memberNumber} and ${isUnasked} limit 1`);
  if (rows.length === 0) return false;
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`update brought_auto_pays set asked_at = ${at} where member_number = ${memberNumber}`);
  await tx.execute(sql`update brought_scheduled_payments set asked_at = ${at} where member_number = ${memberNumber}`);
  return true;
}
