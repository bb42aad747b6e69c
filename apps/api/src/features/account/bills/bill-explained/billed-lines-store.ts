import type { BillLine } from '@rochdale/domain/account/bills/bill-charges';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';
import { billLines } from '../../../../tables/history.ts';
import type { Bill } from '../bills-store.ts';

/** Nobody prints bills with more lines. */
const mostLines = 6500;

/** A bill among those of its account. */
export const keyOfBill = ({ billDate, billNumber }: Pick<Bill, 'billDate' | 'billNumber'>): string =>
  `${billDate} ${billNumber}`;

/** The lines of several bills of one account, each in its order, by `keyOfBill`. */
export async function linesOfBills(db: Executor, bills: readonly Bill[]): Promise<ReadonlyMap<string, BillLine[]>> {
  const [first] = bills;
  const lines = new Map(bills.map((bill) => [keyOfBill(bill), [] as BillLine[]]));
  if (first === undefined) return lines;
  const days = bills.map(({ billDate }) => billDate);
  const found = await db
    .select()
    .from(billLines)
    .where(and(eq(billLines.accountNumber, first.accountNumber), inArray(billLines.billDate, days)))
    .orderBy(asc(billLines.billDate), asc(billLines.lineNumber))
    .limit(mostLines);
  // A day may have the bill of another holder too.
  for (const { description, lineAmount: amount, quantity, unit, rate, service, ...bill } of found)
    lines.get(keyOfBill(bill))?.push({
      description,
      amount,
      quantity: quantity === null ? null : Number(quantity),
      unit,
      rate: rate === null ? null : Number(rate),
      service,
    });
  return lines;
}
