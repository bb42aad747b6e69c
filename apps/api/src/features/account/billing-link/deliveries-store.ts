import type { LocalDay } from '@rochdale/domain/dates';
import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import { billingDeliveries } from '../../../tables/billing-link.ts';
import type { Posting } from './billing-link.ts';

type Delivery = typeof billingDeliveries.$inferSelect;
type Key = Pick<Delivery, 'accountNumber' | 'transNo'>;

/** Takes over what was posted and what no posting file has; answers how much. */
export async function takeOverPostings(db: Executor, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const taken = await db.execute(sql`
    with taken as (
      update ledger set linked_at = ${at}
      where confirmed_at is null and linked_at is null and export_number is null and booked_by = 'portal'
      returning account_number, trans_no, posted_at)
    insert into billing_deliveries (account_number, trans_no, posted_at, try_at)
      select account_number, trans_no, posted_at, ${at} from taken`);
  return taken.rowCount ?? 0;
}

/** Whether something is to be taken over, or told by now. */
export async function somethingToTell(db: Executor, now: Date): Promise<boolean> {
  const { rows } = await db.execute<{ there: boolean }>(sql`select exists (select 1 from ledger
      where confirmed_at is null and linked_at is null and export_number is null and booked_by = 'portal')
    or exists (select 1 from billing_deliveries where state in ('waiting', 'sent')
      and try_at <= ${now.toISOString()}::timestamptz) as there`);
  return rows[0]?.there === true;
}

/** What a payment's number is without what marks that it went back, or counts once more. */
const paymentOf = (number: string) => sql.raw(`regexp_replace(${number}, '-(R[0-9]{0,4}|W)$', '')`);

/**
 * Those that may be told now: of an account one after the other in the order in which they were posted (billing-link-6).
 * What was refused holds back only what went back of it.
 */
export async function dueDeliveries(db: Executor, now: Date, limit: number): Promise<Key[]> {
  const { rows } = await db.execute<{ account_number: string; trans_no: string }>(sql`
    select d.account_number, d.trans_no from billing_deliveries d
    where d.state in ('waiting', 'sent') and d.try_at <= ${now.toISOString()}::timestamptz
      and not exists (select 1 from billing_deliveries b
        where b.account_number = d.account_number and (b.posted_at, b.trans_no) < (d.posted_at, d.trans_no)
          and (b.state in ('waiting', 'sent')
            or (b.state = 'refused' and ${paymentOf('b.trans_no')} = ${paymentOf('d.trans_no')})))
    order by d.posted_at, d.account_number limit ${limit}`);
  return rows.map((row) => ({ accountNumber: row.account_number, transNo: row.trans_no }));
}

/** Notes that the billing system is about to be told, unless somebody else has just begun; answers whether it may be. */
export async function beginDelivery(
  db: Executor,
  { accountNumber, transNo }: Key,
  now: Date,
  until: Date,
): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const begun = await db.execute(sql`
    update billing_deliveries set state = 'sent', tries = tries + 1, begun_at = coalesce(begun_at, ${at}),
      try_at = ${until.toISOString()}::timestamptz
    where account_number = ${accountNumber} and trans_no = ${transNo} and state in ('waiting', 'sent') and try_at <= ${at}`);
  return (begun.rowCount ?? 0) > 0;
}

const ofKey = ({ accountNumber, transNo }: Key) =>
  and(eq(billingDeliveries.accountNumber, accountNumber), eq(billingDeliveries.transNo, transNo));
const isSent = eq(billingDeliveries.state, 'sent');

/** Notes how it ended. What has ended stays so. */
export async function endDelivery(
  db: Executor,
  key: Key,
  end:
    | { readonly state: 'accepted'; readonly acceptedAt: Date | null }
    | { readonly state: 'refused'; readonly reason: string },
  now: Date,
): Promise<void> {
  await db
    .update(billingDeliveries)
    .set({ ...end, endedAt: now })
    .where(and(ofKey(key), isSent));
}

/** Says when one whose answer is not known is tried again, and answers how often it was tried. */
export async function retryDelivery(db: Executor, key: Key, tryAt: (tries: number) => Date): Promise<void> {
  const [found] = await db.select({ tries: billingDeliveries.tries }).from(billingDeliveries).where(ofKey(key));
  if (found)
    await db
      .update(billingDeliveries)
      .set({ tryAt: tryAt(found.tries) })
      .where(and(ofKey(key), isSent));
}

const postingRow = z.object({
  trans_no: z.string(),
  account_number: z.string(),
  amount: z.coerce.number().int(),
  day: z.string(),
  method: z.enum(['card', 'echeck']),
  last_four: z.string(),
  confirmation: z.string(),
  fee: z.coerce.number().int(),
});

/** A posting as the billing system is told of it; of several accounts' payment the fee is in the first account's. */
export async function findPosting(db: Executor, key: Key, timeZone: string): Promise<Posting | undefined> {
  const { rows } = await db.execute(sql`
    select l.trans_no, l.account_number, l.amount_cents as amount,
      ((case when l.trans_no <> q.trans_no then l.posted_at
        else coalesce(q.charged_at, q.approved_at, l.posted_at) end) at time zone ${timeZone})::date::text as day,
      case when q.payment_type = 'cc' then 'card' else 'echeck' end as method,
      coalesce(q.last_four, '') as last_four, coalesce(q.confirmation_number, '') as confirmation,
      case when l.account_number > (select min(f.account_number) from ledger f where f.trans_no = l.trans_no) then 0
        when l.trans_no <> q.trans_no then coalesce(-r.fee_cents, 0) else coalesce(q.fee_cents, 0) end as fee
    from ledger l
    left join requisitions q on q.trans_no = ${paymentOf('l.trans_no')}
    left join refunds r on r.refund_number = l.trans_no
    where l.account_number = ${key.accountNumber} and l.trans_no = ${key.transNo}`);
  const [row] = rows;
  if (!row) return undefined;
  const {
    account_number: accountNumber,
    trans_no: transNo,
    day,
    amount,
    method,
    fee,
    ...found
  } = postingRow.parse(row);
  const localDay: LocalDay = day;
  return {
    transNo,
    accountNumber,
    amount,
    day: localDay,
    method,
    lastFour: found.last_four,
    confirmationNumber: found.confirmation,
    fee,
  };
}

/** Those that were refused, the oldest first. */
export async function refusedDeliveries(db: Executor): Promise<Delivery[]> {
  return db
    .select()
    .from(billingDeliveries)
    .where(eq(billingDeliveries.state, 'refused'))
    .orderBy(asc(billingDeliveries.endedAt));
}

/** How many stand how. */
export async function countDeliveries(db: Executor): Promise<Readonly<Record<Delivery['state'], number>>> {
  const found = await db
    .select({ state: billingDeliveries.state, count: sql<number>`count(*)::int` })
    .from(billingDeliveries)
    .groupBy(billingDeliveries.state);
  return {
    waiting: 0,
    sent: 0,
    accepted: 0,
    refused: 0,
    ...Object.fromEntries(found.map((row) => [row.state, row.count])),
  };
}

/** Has a refused one told again; answers whether there was one. */
export async function tellAgain(db: Executor, transNo: string, now: Date): Promise<number> {
  const again = await db
    .update(billingDeliveries)
    .set({ state: 'waiting', tryAt: now, endedAt: null, reason: null })
    .where(and(eq(billingDeliveries.transNo, transNo), eq(billingDeliveries.state, 'refused')));
  return again.rowCount ?? 0;
}

/** Gives what was refused, or never told, to the posting file: one payment, or all; answers how many rows. */
export async function giveToFile(db: Executor, transNo: string): Promise<number> {
  const given = await db.execute(sql`
    with gone as (delete from billing_deliveries where (${transNo} = 'all' or trans_no = ${transNo})
        and (state = 'refused' or (state = 'waiting' and begun_at is null)) returning account_number, trans_no)
    update ledger set linked_at = null from gone
    where ledger.account_number = gone.account_number and ledger.trans_no = gone.trans_no`);
  return given.rowCount ?? 0;
}
