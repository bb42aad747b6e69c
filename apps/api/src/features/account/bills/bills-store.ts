import { and, desc, eq, lte } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { bills } from '../../../tables/history.ts';

export type Bill = typeof bills.$inferSelect;

/** An account's bill of a day and the twelve before it, newest first. The first is of another day when there is none. */
export async function billsUpTo(db: Executor, accountNumber: string, billDate: string): Promise<Bill[]> {
  return db
    .select()
    .from(bills)
    .where(and(eq(bills.accountNumber, accountNumber), lte(bills.billDate, billDate)))
    .orderBy(desc(bills.billDate), desc(bills.billNumber))
    .limit(13);
}
