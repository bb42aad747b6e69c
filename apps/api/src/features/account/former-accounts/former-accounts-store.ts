import type { LocalDay } from '@rochdale/domain/dates';
import { and, desc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { accountHoldings } from '../../../tables/account-holdings.ts';
import { bills, postedPayments } from '../../../tables/history.ts';
import { ledger, requisitions } from '../../../tables/payments.ts';

/** A member's time with an account, which is over. */
export interface PastHolding {
  readonly memberNumber: string;
  readonly accountNumber: string;
  readonly heldFrom: LocalDay;
  readonly heldUntil: LocalDay;
}

/** Rows that one paper list has at most: ten years of bills. */
const most = 120;

/** The time of a member with an account that ended on a day; undefined when there is none. */
export async function findPastHolding(
  db: Executor,
  { memberNumber, accountNumber, heldUntil }: Omit<PastHolding, 'heldFrom'>,
): Promise<PastHolding | undefined> {
  const [found] = await db
    .select({ heldFrom: accountHoldings.heldFrom })
    .from(accountHoldings)
    .where(
      and(
        eq(accountHoldings.memberNumber, memberNumber),
        eq(accountHoldings.accountNumber, accountNumber),
        eq(accountHoldings.heldUntil, heldUntil),
      ),
    );
  return found && { memberNumber, accountNumber, heldUntil, heldFrom: found.heldFrom };
}

/** The bills whose period began in that time, newest first; up to a day where one is given. */
export async function billsOfHolding(
  db: Executor,
  { accountNumber, heldFrom, heldUntil }: PastHolding,
  upTo?: LocalDay,
): Promise<(typeof bills.$inferSelect)[]> {
  const began = sql`coalesce(${bills.statementStartDate}, ${bills.billDate})`;
  return db
    .select()
    .from(bills)
    .where(
      and(
        eq(bills.accountNumber, accountNumber),
        sql`${began} between ${heldFrom}::date and ${heldUntil}::date`,
        upTo === undefined ? undefined : lte(bills.billDate, upTo),
      ),
    )
    .orderBy(desc(bills.billDate), desc(bills.billNumber))
    .limit(most);
}

/** A payment in that time, or by that member. Money in cents. */
export interface FormerPayment {
  readonly day: LocalDay;
  readonly amount: number;
  readonly method: string | null;
}

/** What was paid in that time by whoever is not known, and what the member paid of it here, newest first. */
export async function paymentsOfHolding(
  db: Executor,
  { memberNumber, accountNumber, heldFrom, heldUntil }: PastHolding,
  timeZone: string,
): Promise<FormerPayment[]> {
  const madeBy = (transNo: SQL) =>
    sql<string | null>`(select ${requisitions.memberNumber} from ${requisitions}
      where ${requisitions.transNo} = regexp_replace(${transNo}, '-[RW][0-9]*$', ''))`;
  const isOwn = (transNo: SQL, day: SQL) =>
    sql`coalesce(${madeBy(transNo)} = ${memberNumber}, ${day} between ${heldFrom}::date and ${heldUntil}::date)`;
  const posted = db
    .select({
      day: sql<LocalDay>`${postedPayments.paymentDate}::text`.as('day'),
      amount: sql<number>`${postedPayments.paymentAmount}`.mapWith(Number).as('amount'),
      method: sql<string | null>`${postedPayments.paymentMethod}`.as('method'),
    })
    .from(postedPayments)
    .where(
      and(
        eq(postedPayments.accountNumber, accountNumber),
        isOwn(sql`posted_payments.trans_no`, sql`posted_payments.payment_date`),
      ),
    );
  const day = sql`(ledger.posted_at at time zone ${timeZone})::date`;
  const unconfirmed = db
    .select({
      day: sql<LocalDay>`${day}::text`.as('day'),
      amount: sql<number>`${ledger.amount}`.mapWith(Number).as('amount'),
      method: sql<string | null>`null::text`.as('method'),
    })
    .from(ledger)
    .where(and(eq(ledger.accountNumber, accountNumber), isNull(ledger.confirmedAt), isOwn(sql`ledger.trans_no`, day)));
  return posted.unionAll(unconfirmed).orderBy(sql`day desc`).limit(most);
}
