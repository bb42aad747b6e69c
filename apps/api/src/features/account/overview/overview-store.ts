import { and, asc, desc, eq, isNotNull, max, sql, sum } from 'drizzle-orm';
import { builtOnce } from '../../../platform/database/built-once.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { arrangements } from '../../../tables/accounts.ts';
import { bills } from '../../../tables/history.ts';
import { accountDetails } from '../../../tables/overview.ts';
import { ofHolder } from '../holdings/public.ts';

export type AccountDetails = typeof accountDetails.$inferSelect;
export type Arrangement = typeof arrangements.$inferSelect;

const detailsOf = builtOnce(['accountNumber'], (db, { accountNumber }) =>
  db.select().from(accountDetails).where(eq(accountDetails.accountNumber, accountNumber)),
);
const arrangementOf = builtOnce(['accountNumber'], (db, { accountNumber }) =>
  db
    .select()
    .from(arrangements)
    .where(eq(arrangements.accountNumber, accountNumber))
    .orderBy(asc(arrangements.nextPaymentDueDate), asc(arrangements.arrangementId))
    .limit(1),
);

/** What is known of an account beside its balance; undefined when nothing was imported. */
export async function findDetails(db: Executor, accountNumber: string): Promise<AccountDetails | undefined> {
  const [found] = await detailsOf(db, { accountNumber });
  return found;
}

/** The arrangement that is paid next; undefined when there is none. */
export async function nextArrangement(db: Executor, accountNumber: string): Promise<Arrangement | undefined> {
  const [found] = await arrangementOf(db, { accountNumber });
  return found;
}

export interface BilledUse {
  readonly billDate: string;
  /** In the unit, as the database writes a number. */
  readonly quantity: string | null;
  readonly unit: string | null;
  readonly daysBilled: string | null;
}

/** Use by bill, newest first; a prepaid account, which is billed by the day, has its days summed by calendar month. */
export async function billedUsage(db: Executor, accountNumber: string, limit: number): Promise<BilledUse[]> {
  const period = sql`case when ${bills.prepaidDailyTotal} is null then ${bills.billDate}::text else to_char(${bills.billDate}, 'YYYY-MM') end`;
  const billDate = sql<string>`max(${bills.billDate})`;
  return db
    .select({
      billDate,
      quantity: sum(bills.usageQuantity),
      unit: max(bills.usageUnit),
      daysBilled: sum(bills.daysBilled),
    })
    .from(bills)
    .where(and(eq(bills.accountNumber, accountNumber), ofHolder('bills'), isNotNull(bills.usageQuantity)))
    .groupBy(period)
    .orderBy(desc(billDate))
    .limit(limit);
}
