import type { LocalDay } from '@rochdale/domain/dates';
import { and, asc, eq, gte, isNotNull, lt, max, min, sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';
import { members } from '../../../../tables/accounts.ts';
import { requisitions } from '../../../../tables/payments.ts';
import { settlements } from '../../../../tables/settlements.ts';

/** The days of the first and of the newest settlement that was told; undefined before there was one. */
export async function settledDays(db: Executor): Promise<{ first: LocalDay; newest: LocalDay } | undefined> {
  const [found] = await db.select({ first: min(settlements.day), newest: max(settlements.day) }).from(settlements);
  return found?.first && found.newest ? { first: found.first, newest: found.newest } : undefined;
}

/**
 * Payments that the company took from one instant until before another, that it did not take back before it paid them out,
 * and that no settlement has. What goes by a file of the bank's is none of the company's.
 */
const unsettledOf = ({ from, until }: { readonly from: Date; readonly until: Date }) =>
  and(
    eq(requisitions.purpose, 'payment'),
    eq(requisitions.state, 'posted'),
    isNotNull(requisitions.reference),
    gte(requisitions.chargedAt, from),
    lt(requisitions.chargedAt, until),
    // What was charged was begun before, within the day; so an index of the beginning bounds what is read.
    gte(requisitions.createdAt, new Date(from.getTime() - 86_400_000)),
    sql`not exists (select 1 from settlement_lines line where line.reference = ${requisitions.reference}
      and line.kind = 'payment' and not line.is_gone)`,
    sql`not exists (select 1 from gateway_results back where back.trans_no = ${requisitions.transNo}
      and back.reference = ${requisitions.reference} and back.status = 'returned')`,
    sql`not exists (select 1 from ach_entries sent where sent.trans_no = ${requisitions.transNo})`,
  );

/** How many there are, and when the first was charged. */
export async function countUnsettled(db: Executor, span: { readonly from: Date; readonly until: Date }) {
  const [found] = await db
    .select({ count: sql<number>`count(*)::int`, oldest: min(requisitions.chargedAt) })
    .from(requisitions)
    .where(unsettledOf(span));
  return { count: found?.count ?? 0, oldest: found?.oldest ?? null };
}

/** The oldest of them. */
export async function oldestUnsettled(db: Executor, span: { readonly from: Date; readonly until: Date }, most: number) {
  return db
    .select({
      transNo: requisitions.transNo,
      memberNumber: requisitions.memberNumber,
      name: sql<string>`concat_ws(' ', ${members.firstName}, nullif(${members.middleName}, ''), ${members.lastName})`,
      amountCents: requisitions.amount,
      chargedAt: requisitions.chargedAt,
    })
    .from(requisitions)
    .leftJoin(members, eq(members.memberNumber, requisitions.memberNumber))
    .where(unsettledOf(span))
    .orderBy(asc(requisitions.chargedAt), asc(requisitions.transNo))
    .limit(most);
}
