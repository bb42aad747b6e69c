import { type ToldKind, toldKinds } from '@rochdale/domain/account/billing-link/told-kinds';
import { and, asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';
import { billingDeliveries } from '../../../../tables/billing-link.ts';
import { sources } from './sources-store.ts';

export type Delivery = typeof billingDeliveries.$inferSelect;
export type DeliveryKey = Pick<Delivery, 'kind' | 'subject' | 'transNo'>;

const instantOf = (at: Date) => sql`${at.toISOString()}::timestamptz`;
const anyOf = (kinds: ReadonlySet<ToldKind>) => sql`any(${sql.param([...kinds])})`;

/** Takes over what was asked for and what no file has; answers how much. */
export async function takeOver(db: Executor, kinds: ReadonlySet<ToldKind>, now: Date): Promise<number> {
  const at = instantOf(now);
  let count = 0;
  for (const kind of kinds) {
    const { free, mark } = sources[kind];
    const taken = await db.execute(sql`
      with found as (${free}),
        taken as (${mark(at)} returning found.subject, found.number, found.asked_at)
      insert into billing_deliveries (kind, account_number, trans_no, posted_at, try_at)
        select ${kind}, subject, number, asked_at, ${at} from taken on conflict do nothing`);
    count += taken.rowCount ?? 0;
  }
  return count;
}

/** Selects a row where something is to be taken over, or told by then. */
export function somethingToTell(kinds: ReadonlySet<ToldKind>, now: SQLWrapper): SQL {
  const waiting = sql`select 1 from billing_deliveries where kind = ${anyOf(kinds)}
    and state in ('waiting', 'sent') and try_at <= ${now}`;
  const each = [waiting, ...[...kinds].map((kind) => sources[kind].free)].map((select) => sql`exists (${select})`);
  return sql`select 1 where ${sql.join(each, sql` or `)}`;
}

/** What a payment's number is without what marks that it went back, or counts once more. */
const paymentOf = (number: string) => sql.raw(`regexp_replace(${number}, '-(R[0-9]{0,4}|W)$', '')`);

/**
 * Those that may be told now: what is of one kind and one account one after the other, in the order in which it was asked
 * for (billing-link-6). What was refused holds back only what went back of it.
 */
export async function dueDeliveries(
  db: Executor,
  kinds: ReadonlySet<ToldKind>,
  now: Date,
  limit: number,
): Promise<DeliveryKey[]> {
  const { rows } = await db.execute<{ kind: ToldKind; account_number: string; trans_no: string }>(sql`
    select d.kind, d.account_number, d.trans_no from billing_deliveries d
    where d.kind = ${anyOf(kinds)} and d.state in ('waiting', 'sent') and d.try_at <= ${instantOf(now)}
      and not exists (select 1 from billing_deliveries b
        where b.kind = d.kind and b.account_number = d.account_number
          and (b.posted_at, b.trans_no) < (d.posted_at, d.trans_no)
          and (b.state in ('waiting', 'sent')
            or (b.state = 'refused' and ${paymentOf('b.trans_no')} = ${paymentOf('d.trans_no')})))
    order by d.posted_at, d.account_number limit ${limit}`);
  return rows.map((row) => ({ kind: row.kind, subject: row.account_number, transNo: row.trans_no }));
}

/** Notes that the billing system is about to be told, unless somebody else has just begun; answers whether it may be. */
export async function beginDelivery(
  db: Executor,
  { subject, transNo }: DeliveryKey,
  now: Date,
  until: Date,
): Promise<boolean> {
  const at = instantOf(now);
  const begun = await db.execute(sql`
    update billing_deliveries set state = 'sent', tries = tries + 1, begun_at = coalesce(begun_at, ${at}),
      try_at = ${instantOf(until)}
    where account_number = ${subject} and trans_no = ${transNo} and state in ('waiting', 'sent') and try_at <= ${at}`);
  return (begun.rowCount ?? 0) > 0;
}

const ofKey = ({ subject, transNo }: DeliveryKey) =>
  and(eq(billingDeliveries.subject, subject), eq(billingDeliveries.transNo, transNo));
const isSent = eq(billingDeliveries.state, 'sent');

/** Notes how it ended. What has ended stays so. */
export async function endDelivery(
  db: Executor,
  key: DeliveryKey,
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
export async function retryDelivery(db: Executor, key: DeliveryKey, tryAt: (tries: number) => Date): Promise<void> {
  const [found] = await db.select({ tries: billingDeliveries.tries }).from(billingDeliveries).where(ofKey(key));
  if (found)
    await db
      .update(billingDeliveries)
      .set({ tryAt: tryAt(found.tries) })
      .where(and(ofKey(key), isSent));
}

/** Those that were refused, the oldest first. */
export async function refusedDeliveries(db: Executor): Promise<Delivery[]> {
  return db
    .select()
    .from(billingDeliveries)
    .where(eq(billingDeliveries.state, 'refused'))
    .orderBy(asc(billingDeliveries.endedAt));
}

/** How many of each kind stand how. */
export async function countDeliveries(
  db: Executor,
): Promise<readonly { readonly kind: ToldKind; readonly state: Delivery['state']; readonly count: number }[]> {
  return db
    .select({ kind: billingDeliveries.kind, state: billingDeliveries.state, count: sql<number>`count(*)::int` })
    .from(billingDeliveries)
    .groupBy(billingDeliveries.kind, billingDeliveries.state);
}

/** Has a refused one told again; answers whether there was one. */
export async function tellAgain(db: Executor, transNo: string, now: Date): Promise<number> {
  const again = await db
    .update(billingDeliveries)
    .set({ state: 'waiting', tryAt: now, endedAt: null, reason: null })
    .where(and(eq(billingDeliveries.transNo, transNo), eq(billingDeliveries.state, 'refused')));
  return again.rowCount ?? 0;
}

/** Gives what was refused, or never told, to the next file: one of a number, or all; answers how many. */
export async function giveToFile(db: Executor, transNo: string): Promise<number> {
  let count = 0;
  for (const kind of toldKinds) {
    const { rows } = await db.execute<{ count: number }>(sql`
      with gone as (update billing_deliveries set state = 'filed'
          where kind = ${kind} and (${transNo} = 'all' or trans_no = ${transNo})
            and (state = 'refused' or (state = 'waiting' and begun_at is null))
          returning account_number as subject, trans_no as number),
        given as (${sources[kind].unmark})
      select count(*)::int as count from gone`);
    count += rows[0]?.count ?? 0;
  }
  return count;
}
