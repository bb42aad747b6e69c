import type { BillingPosting, PortalPosting } from '@rochdale/domain/paying/payments/compare-books';
import { and, eq, gte, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { postedPayments } from '../../../tables/history.ts';
import { ledger, requisitions } from '../../../tables/payments.ts';
import { refunds } from '../../../tables/refunds.ts';

/** The portal's postings since an instant and those of some numbers, with their co-op's day. */
export async function portalPostings(
  db: Executor,
  since: Date,
  numbers: readonly string[],
  timeZone: string,
): Promise<PortalPosting[]> {
  const found = await db
    .select({
      transNo: ledger.transNo,
      accountNumber: ledger.accountNumber,
      amount: ledger.amount,
      postedOn: sql<string>`((${ledger.postedAt} at time zone ${timeZone})::date)::text`,
      exportNumber: ledger.exportNumber,
      linkedAt: ledger.linkedAt,
      bookedBy: ledger.bookedBy,
      confirmedAt: ledger.confirmedAt,
    })
    .from(ledger)
    .where(or(gte(ledger.postedAt, since), inArray(ledger.transNo, [...numbers])));
  return found.map(({ exportNumber, linkedAt, bookedBy, confirmedAt, ...posting }) => {
    const saysSo = bookedBy === 'billing' || linkedAt !== null;
    return {
      ...posting,
      isExported: exportNumber !== null || saysSo,
      isInBalance: saysSo && confirmedAt !== null,
    };
  });
}

/** What the billing system posted of portal payments since a day. */
export async function billingPostings(db: Executor, since: string): Promise<BillingPosting[]> {
  const found = await db
    .select({
      transNo: postedPayments.transNo,
      accountNumber: postedPayments.accountNumber,
      amount: postedPayments.paymentAmount,
    })
    .from(postedPayments)
    .where(and(isNotNull(postedPayments.transNo), gte(postedPayments.paymentDate, since)));
  return found.flatMap(({ transNo, ...posting }) => (transNo === null ? [] : [{ ...posting, transNo }]));
}

/** The requisitions since an instant that the payment company should know: all payments but those of bank files. */
export async function companyRequisitions(db: Executor, since: Date, until: Date): Promise<string[]> {
  const found = await db
    .select({ transNo: requisitions.transNo })
    .from(requisitions)
    .where(
      and(
        gte(requisitions.createdAt, since),
        lt(requisitions.createdAt, until),
        ne(requisitions.purpose, 'store'),
        sql`not exists (select 1 from ach_entries where ach_entries.trans_no = ${requisitions.transNo})`,
      ),
    )
    .orderBy(requisitions.transNo);
  return found.map(({ transNo }) => transNo);
}

/** Which of some payments were booked back, or given back whole, after they had been posted. */
export async function sentBackOf(db: Executor, numbers: readonly string[]): Promise<string[]> {
  const found = await db
    .select({ transNo: ledger.transNo })
    .from(ledger)
    .where(
      inArray(
        ledger.transNo,
        numbers.map((transNo) => `${transNo}-R`),
      ),
    );
  const given = await db
    .select({ transNo: refunds.transNo })
    .from(refunds)
    .where(and(inArray(refunds.transNo, [...numbers]), eq(refunds.state, 'done')));
  return [...found.map(({ transNo }) => transNo.replace(/-R$/, '')), ...given.map(({ transNo }) => transNo)];
}
