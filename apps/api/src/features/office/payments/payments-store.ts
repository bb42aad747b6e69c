import type { Standing, Tender } from '@rochdale/domain/office/payments/payment-standing';
import { and, count, desc, eq, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { members } from '../../../tables/accounts.ts';
import { requisitionAccounts, requisitions } from '../../../tables/payments.ts';
import { shownMemberName } from '../../account/accounts/public.ts';

/** From one instant until before another; open where undefined. */
export interface Span {
  readonly from: Date | undefined;
  readonly until: Date | undefined;
}

/** What of a span is asked for. */
export interface PaymentFilter extends Span {
  readonly tender: Tender | undefined;
  readonly standing: Standing | undefined;
  /** Cents, both included. */
  readonly least: number | undefined;
  readonly most: number | undefined;
  /** A member, or an account. */
  readonly whose: string | undefined;
}

/** Where a page ended: when its last payment began, and which it was. */
export interface PaymentPlace {
  readonly at: Date;
  readonly transNo: string;
}

const { flow, paymentType, state, transNo, createdAt } = requisitions;

/** `tenderOf` of the domain, as the database says it; null until it is known. */
export const tenderSql = sql<Tender | null>`case when ${flow} in ('auto-pay', 'draft') then ${flow}
  when ${paymentType} = 'echeck' then 'echeck' when ${paymentType} = 'cc' then 'card' end`;

/** Nothing of it is left in the books: it came back and was not booked once more since, or was given back whole. */
const isBookedBack = sql<boolean>`((exists (select 1 from ledger back where back.trans_no = ${transNo} || '-R')
    and not exists (select 1 from ledger again where again.trans_no = ${transNo} || '-W'))
  or (select coalesce(sum(given.booked_cents), 0) from refunds given where given.trans_no = ${transNo}) >= ${requisitions.amount})`;

const conditionOf: Readonly<Record<Standing, SQL>> = {
  open: sql`${state} in ('initiated', 'presented')`,
  approved: sql`${state} = 'approved'`,
  posted: sql`${state} = 'posted' and not ${isBookedBack}`,
  // Few are booked back of very many: they are looked for from that end.
  back: sql`${state} = 'posted' and ${isBookedBack} and ${transNo} in (
    select regexp_replace(back.trans_no, '-R[0-9]*$', '') from ledger back where back.amount_cents < 0)`,
  declined: sql`${state} = 'declined'`,
  cancelled: sql`${state} = 'cancelled'`,
  expired: sql`${state} = 'expired'`,
};

/** Payments of a member, or on an account. */
const isOf = (number: string): SQL => sql`${transNo} in (
  select own.trans_no from requisitions own where own.member_number = ${number}
  union all select paid.trans_no from requisition_accounts paid where paid.account_number = ${number})`;

/** What is listed of a payment, beside its accounts. */
const facts = {
  transNo,
  at: createdAt,
  memberNumber: requisitions.memberNumber,
  name: shownMemberName,
  paymentType,
  lastFour: requisitions.lastFour,
  flow,
  amount: requisitions.amount,
  fee: requisitions.fee,
  state,
  isBookedBack,
};

const passes = ({ from, until, tender: wanted, standing, least, most, whose }: PaymentFilter): SQL | undefined =>
  and(
    eq(requisitions.purpose, 'payment'),
    from && gte(createdAt, from),
    until && lt(createdAt, until),
    wanted && sql`${tenderSql} = ${wanted}`,
    standing && conditionOf[standing],
    least === undefined ? undefined : gte(requisitions.amount, least),
    most === undefined ? undefined : lte(requisitions.amount, most),
    whose === undefined ? undefined : isOf(whose),
  );

/** Payments that a filter lets through, after a place in the list, the newest first. */
export async function paymentsAfter(
  db: Executor,
  filter: PaymentFilter,
  place: PaymentPlace | undefined,
  limit: number,
) {
  const after = place && sql`(${createdAt}, ${transNo}) < (${place.at.toISOString()}::timestamptz, ${place.transNo})`;
  return db
    .select(facts)
    .from(requisitions)
    .leftJoin(members, eq(members.memberNumber, requisitions.memberNumber))
    .where(and(passes(filter), after))
    .orderBy(desc(createdAt), desc(transNo))
    .limit(limit);
}

/** How many payments a filter lets through, counted no further than a bound. */
export async function countPayments(db: Executor, filter: PaymentFilter, bound: number): Promise<number> {
  const found = db.select({ transNo }).from(requisitions).where(passes(filter)).limit(bound).as('found');
  const [counted] = await db.select({ count: count() }).from(found);
  return counted?.count ?? 0;
}

export type ListedPayment = Awaited<ReturnType<typeof paymentsAfter>>[number];

/** One payment as a list has it; a wish to store a way of paying is none. */
export async function findPayment(db: Executor, number: string): Promise<ListedPayment | undefined> {
  const [found] = await db
    .select(facts)
    .from(requisitions)
    .leftJoin(members, eq(members.memberNumber, requisitions.memberNumber))
    .where(and(eq(transNo, number), eq(requisitions.purpose, 'payment')));
  return found;
}

/** What of each payment goes to which account, by account. Cents. */
export async function partsOf(db: Executor, numbers: readonly string[]) {
  if (numbers.length === 0) return [];
  return db
    .select()
    .from(requisitionAccounts)
    .where(inArray(requisitionAccounts.transNo, [...numbers]))
    .orderBy(requisitionAccounts.accountNumber);
}
